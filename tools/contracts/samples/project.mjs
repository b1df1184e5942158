import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyProject, installTarball } from '../packing/projects.mjs';
import { bin } from '../../suite/programs.mjs';

/**
 * Other packages that guides install (`npm install standardwebhooks`). They are linked from this clone, without a
 * registry.
 */
const ALSO = ['standardwebhooks', '@stablelib/base64', 'fast-sha256', '@modelcontextprotocol/client'];

/**
 * Installs the packed client into an empty project, as its readers do.
 * @returns {Promise<string>} the project's node_modules
 */
export async function installClient(directory, tarball) {
  emptyProject(directory, { type: 'module' });
  await installTarball(directory, tarball);
  const modules = join(directory, 'node_modules');
  for (const name of ALSO.filter((candidate) => existsSync(bin(candidate)))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(bin(name), join(modules, name));
  }
  return modules;
}
