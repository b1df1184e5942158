import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** Files and folders that the dashboard is built from, relative to the root. The lock file covers its packages. */
const INPUTS = [
  'apps/dashboard/index.html',
  'apps/dashboard/operator',
  'apps/dashboard/public',
  'apps/dashboard/src',
  'apps/dashboard/package.json',
  'apps/dashboard/tsconfig.json',
  'apps/dashboard/vite.config.mjs',
  'libs/sdk/src',
  'tools/dashboard',
  'tsconfig.base.json',
  'package-lock.json',
];

function filesBelow(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** A digest of everything that the dashboard is built from, without tests. */
export function digestOfInputs() {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap(filesBelow).filter((file) => !/\.spec\.tsx?$|\.md$/.test(file));
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}
