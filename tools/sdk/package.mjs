import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { npm } from '../suite/npm.mjs';
import { bundleCommandLine } from './command-line.mjs';
import { FORMATS, compile } from './compile.mjs';
import { publishedManifest } from './manifest.mjs';

const SDK = join(ROOT, 'libs', 'sdk');

/**
 * Creates the published package of libs/sdk, in `directory`/package, and packs it with npm. Removes an earlier package
 * from `directory`.
 * @returns {Promise<{folder: string, tarball: string, bytes: number, unpackedBytes: number, files: number}>}
 */
export async function packClient(directory) {
  const folder = join(directory, 'package');
  const stage = join(directory, 'stage');
  mkdirSync(directory, { recursive: true });
  const tarballs = readdirSync(directory).filter((name) => /^entity-registry-sdk-.*\.tgz$/.test(name));
  for (const old of ['package', 'stage', ...tarballs]) rmSync(join(directory, old), { recursive: true, force: true });
  mkdirSync(folder);
  const made = await Promise.allSettled([
    ...Object.keys(FORMATS).map((format) => compile({ sdk: SDK, format, stage: join(stage, format), folder })),
    bundleCommandLine({ sdk: SDK, folder }),
  ]);
  rmSync(stage, { recursive: true, force: true });
  for (const { reason } of made) if (reason) throw reason;
  const workspace = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(workspace), null, 2)}\n`);
  for (const document of ['README.md', 'CHANGELOG.md']) cpSync(join(SDK, document), join(folder, document));
  return { folder, ...(await npmPack(folder, directory)) };
}

async function npmPack(folder, directory) {
  const output = await npm(['pack', folder, '--json', '--ignore-scripts', '--pack-destination', directory], {
    cwd: directory,
  });
  const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(output);
  return { tarball: join(directory, filename), bytes: size, unpackedBytes: unpackedSize, files: entryCount };
}
