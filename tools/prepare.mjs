// npm's `prepare`: compiles, and makes `npx puzzle-bank` find this checkout's own command line.
// npm links the bins of dependencies only, so the package's own bin gets its link here.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = `${root}node_modules/typescript/bin/tsc`;
if (!existsSync(tsc)) {
  console.error('prepare: typescript is not installed (npm ci without --omit=dev installs it)');
  process.exit(1);
}
// Anew, so that nothing of a deleted source stays in the package.
rmSync(`${root}dist`, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const cli = `${root}dist/tools/cli.js`;
chmodSync(cli, 0o755);
const bin = `${root}node_modules/.bin`;
mkdirSync(bin, { recursive: true });
if (process.platform === 'win32') {
  writeFileSync(`${bin}/puzzle-bank.cmd`, '@node "%~dp0\\..\\..\\dist\\tools\\cli.js" %*\r\n');
} else {
  rmSync(`${bin}/puzzle-bank`, { force: true });
  symlinkSync('../../dist/tools/cli.js', `${bin}/puzzle-bank`);
}
