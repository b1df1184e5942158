import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** What a fresh clone does not have, or has of its own. */
const LEFT_OUT = new Set(['.git', '.nx', '.data', 'artefacts', 'coverage', 'dist', 'node_modules']);

/**
 * Copies this working tree as it stands to `directory`: a clone with an `npm start`, a .data and ports of its own, so that no test
 * touches the data of whoever works here. What is built is taken over and built again only where it has changed. Installed
 * packages are shared; those of the workspace are the copy's own.
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
