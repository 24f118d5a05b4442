/** Runs before all tests: some of them start the compiled command line and its worker threads. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function compile(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  execFileSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-b'], { cwd: root, stdio: 'inherit' });
}
