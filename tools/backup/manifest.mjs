import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { hashFile } from './copy.mjs';

const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.sha256'; // in the format of `sha256sum`
const FORMAT = 1;

/** Folder of a base backup that holds the cluster's files. */
export const CLUSTER = 'cluster';

/** Writes the manifest of the copy. It comes last: a folder without it is an incomplete backup. */
export async function writeManifest(backup, facts) {
  const text = `${JSON.stringify({ format: FORMAT, ...facts }, null, 1)}\n`;
  await writeFile(join(backup, CHECKSUM), `${sha256(text)}  ${MANIFEST}\n`, { mode: 0o600, flush: true });
  await writeFile(join(backup, MANIFEST), text, { mode: 0o600, flush: true });
}

/**
 * The manifest of a base backup. Throws a one-line error if it isn't a base backup, is incomplete, or its manifest was
 * changed.
 * @returns {{startedAt: string, finishedAt: string, startSegment: string, stopSegment: string, systemId: string,
 *   serverVersion: string, archive: string, files: {path: string, size: number, sha256: string}[]}}
 */
export function readManifest(backup) {
  if (!existsSync(join(backup, MANIFEST))) {
    throw new FriendlyError(`${backup} is not a complete base backup: it has no ${MANIFEST}.`);
  }
  const text = readFileSync(join(backup, MANIFEST), 'utf8');
  const [expected] = existsSync(join(backup, CHECKSUM)) ? readFileSync(join(backup, CHECKSUM), 'utf8').split(' ') : [];
  if (expected !== sha256(text))
    throw new FriendlyError(`${join(backup, MANIFEST)} was changed: its checksum differs.`);
  const manifest = JSON.parse(text);
  if (manifest.format !== FORMAT) {
    throw new FriendlyError(`${backup} has format ${manifest.format}; this version reads format ${FORMAT}.`);
  }
  return manifest;
}

/**
 * Compares every file with the manifest. Reports each missing, changed or unexpected file in one line.
 * @param {(bytes: number) => void} advance called with each file's bytes
 * @returns {Promise<string[]>} at most ten faults; empty if the copy is intact
 */
export async function compareFiles(backup, files, advance) {
  const root = join(backup, CLUSTER);
  const faults = [];
  const expected = new Set(files.map(({ path }) => path));
  for (const path of await filesBelow(root)) if (!expected.has(path)) faults.push(`${path} is not part of the backup`);
  for (const { path, size, sha256: wanted } of files) {
    if (faults.length >= 10) break;
    const found = await hashFile(join(root, path)).catch((error) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!found) faults.push(`${path} is missing`);
    else if (found.size !== size || found.sha256 !== wanted) faults.push(`${path} was changed`);
    advance(size);
  }
  return faults;
}

async function filesBelow(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
