import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../suite/npm.mjs';

/**
 * Versions in addition to the pinned Node, which is the newest supported version. All are installed from npm by
 * version.
 */
const NODE_VERSIONS = ['20.20.2', '22.23.3'];
const BUN_VERSION = '1.4.5';
/** The oldest TypeScript that must be able to read the declarations. */
const TYPESCRIPT_VERSIONS = ['5.4.5'];

/**
 * Installs the supported runtimes of the client (the pinned Node, older ones and Bun) and the compilers that read its
 * declarations, from npm into `directory`.
 * @returns {Promise<{programs: {name: string, program: string, isNode: boolean}[], compilers: {name: string, tsc:
 *   string}[]}>}
 */
export async function fetchRuntimes(directory) {
  const system = `${platform()}-${arch()}`;
  const bun = `@oven/bun-${platform()}-${arch() === 'arm64' ? 'aarch64' : arch()}`;
  const packages = [
    ...NODE_VERSIONS.map((version) => `node-${version}@npm:node-${system}@${version}`),
    ...TYPESCRIPT_VERSIONS.map((version) => `typescript-${version}@npm:typescript@${version}`),
    `${bun}@${BUN_VERSION}`,
  ];
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "private": true }\n');
  await npm(['install', '--prefer-offline', '--ignore-scripts', '--no-save', ...packages], { cwd: directory });
  const modules = join(directory, 'node_modules');
  const older = NODE_VERSIONS.map((version) => ({ version, program: join(modules, `node-${version}`, 'bin', 'node') }));
  const nodes = [{ version: process.versions.node, program: process.execPath }, ...older];
  return {
    programs: [
      ...nodes.map(({ version, program }) => ({ name: `Node ${version}`, program, isNode: true })),
      { name: `Bun ${BUN_VERSION}`, program: join(modules, bun, 'bin', 'bun'), isNode: false },
    ],
    compilers: TYPESCRIPT_VERSIONS.map((version) => ({
      name: `TypeScript ${version}`,
      tsc: join(modules, `typescript-${version}`, 'bin', 'tsc'),
    })),
  };
}
