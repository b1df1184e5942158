import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOfTerminal, npm } from '../../suite/npm.mjs';

/** Time limit for any program of the checks. */
const LIMIT_MS = 60_000;

/** An empty project with these files. `type` as in package.json. */
export function emptyProject(directory, { type, files = {} }) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), `${JSON.stringify({ private: true, type })}\n`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
}

/** Installs the tarball as npm does, without asking a registry: it has no dependencies. */
export async function installTarball(directory, tarball) {
  await npm(['install', '--offline', tarball], { cwd: directory });
}

/**
 * Runs a program to its end. `node`: path of the Node for `#!/usr/bin/env node`; the Node that runs this by default.
 * @returns {Promise<{code: number, stdout: string, stderr: string}>}
 */
export async function run(program, args, { cwd, env = {}, node = process.execPath }) {
  const PATH = `${dirname(node)}:${process.env.PATH}`;
  const options = { cwd, timeout: LIMIT_MS, env: { ...environmentOfTerminal(), PATH, NO_COLOR: '1', ...env } };
  try {
    return { code: 0, ...(await promisify(execFile)(program, args, options)) };
  } catch (error) {
    if (typeof error.code !== 'number') throw error;
    return { code: error.code, stdout: error.stdout, stderr: error.stderr };
  }
}

/** The same for a program that must succeed. Returns its output. */
export async function output(program, args, options) {
  const { code, stdout, stderr } = await run(program, args, options);
  if (code !== 0) throw new Error(`It exited with code ${code}:\n${stderr}${stdout}`);
  return stdout;
}
