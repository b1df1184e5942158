import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bin } from '../../suite/programs.mjs';

/** What guides name beside the client (`npm install standardwebhooks`): taken from here, so that no registry is asked. */
const ALSO = ['standardwebhooks', '@stablelib/base64', 'fast-sha256', '@modelcontextprotocol/client'];

/**
 * Installs the packed client into an empty project, as its readers do.
 * @returns {Promise<string>} the project's node_modules
 */
export async function installClient(directory, tarball) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "private": true, "type": "module" }\n');
  const args = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tarball];
  await promisify(execFile)('npm', args, { cwd: directory });
  const modules = join(directory, 'node_modules');
  for (const name of ALSO.filter((candidate) => existsSync(bin(candidate)))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(bin(name), join(modules, name));
  }
  return modules;
}
