/** Where this package lives and which version it is, whether run from sources or compiled. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = packageRoot(dirname(fileURLToPath(import.meta.url)));

function packageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json not found above the tools');
  return packageRoot(parent);
}

/** The path of a file that ships with the package, named from its root. */
export function packageFile(name: string): string {
  return join(root, name);
}

/** The package's version. */
export function packageVersion(): string {
  return JSON.parse(readFileSync(packageFile('package.json'), 'utf8')).version;
}
