import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** The project for tools that aren't packages, and for the files at the root. */
export const WORKSPACE = 'tools';

/** The directories of tools that aren't packages. */
export function workspaceTools() {
  return readdirSync(join(ROOT, WORKSPACE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !existsSync(join(ROOT, WORKSPACE, entry.name, 'package.json')))
    .map(({ name }) => `${WORKSPACE}/${name}`);
}

/** The root of the project that a file belongs to, by its path from the root of the repository. */
export function ownerOf(path) {
  const [group, name] = path.split('/');
  const project = `${group}/${name}`;
  return existsSync(join(ROOT, project, 'package.json')) ? project : WORKSPACE;
}
