// `npm run golden`: compares test/golden/ with what the code makes; `npm run golden -- --accept` takes the new ones.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const known = new Set(['--accept']);
const unknown = process.argv.slice(2).find((argument) => !known.has(argument));
if (unknown !== undefined) {
  console.error(`golden: ${unknown}: unknown; expected nothing or --accept`);
  process.exit(2);
}
const update = process.argv.includes('--accept') ? ['--update'] : [];
const vitest = `${root}node_modules/vitest/vitest.mjs`;
const run = spawnSync(process.execPath, [vitest, 'run', 'test/golden.test.ts', ...update], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
