import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../suite/npm.mjs';

/** Versions beside the pinned Node, which is the newest that the client promises to run on. All come from npm, by number. */
const NODE_VERSIONS = ['20.20.2', '22.23.3'];
const BUN_VERSION = '1.4.5';

/**
 * What the client promises to run on: the pinned Node, older ones and Bun, which are fetched from npm into `directory`.
 * @returns {Promise<{name: string, program: string}[]>}
 */
export async function runtimes(directory) {
  const system = `${platform()}-${arch()}`;
  const nodes = NODE_VERSIONS.map((version) => `node-${version}@npm:node-${system}@${version}`);
  const bun = `@oven/bun-${platform()}-${arch() === 'arm64' ? 'aarch64' : arch()}`;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "private": true }\n');
  await npm(['install', '--prefer-offline', '--ignore-scripts', '--no-save', ...nodes, `${bun}@${BUN_VERSION}`], {
    cwd: directory,
  });
  const modules = join(directory, 'node_modules');
  return [
    ...NODE_VERSIONS.map((version) => ({
      name: `Node ${version}`,
      program: join(modules, `node-${version}`, 'bin', 'node'),
    })),
    { name: `Node ${process.versions.node}`, program: process.execPath },
    { name: `Bun ${BUN_VERSION}`, program: join(modules, bun, 'bin', 'bun') },
  ];
}
