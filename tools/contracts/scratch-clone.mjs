import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** Files that a fresh clone doesn't have, or that it creates itself. */
const LEFT_OUT = new Set(['.git', '.nx', '.data', 'artifacts', 'coverage', 'dist', 'node_modules']);

/**
 * Copies this working tree in its current state to `directory`: a clone with its own `npm start`, .data and ports, so
 * that no
 * test touches the developer's data. Build output is copied and rebuilt only where it has changed. Installed packages
 * are
 * shared; links to workspace packages lead into the copy.
 */
export function scratchClone(directory) {
  cpSync(ROOT, directory, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.has(relative(ROOT, path)),
  });
  const [from, to] = [join(ROOT, 'node_modules'), join(directory, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    // Links among these are relative, so they lead into the copy.
    if (name === '@entity-registry')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}
