import { chmodSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** CommonJS packages in the bundle load Node's modules with `require`, which ES modules don't have. */
const REQUIRE = "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);";

/**
 * Bundles the command line with its packages to `folder`/bin/registry-cli.js, and writes the licenses of these packages
 * next
 * to it.
 */
export async function bundleCommandLine({ sdk, folder }) {
  // Not imported at the top: on a fresh clone, the command installs packages first.
  const { build } = await import('esbuild');
  const file = join(folder, 'bin', 'registry-cli.js');
  const { metafile } = await build({
    entryPoints: [join(sdk, 'src', 'cli', 'main.ts')],
    outfile: file,
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: REQUIRE }, // goes below the entry's shebang line
    // Minified, so that esbuild doesn't write comments about the origin of each piece.
    minify: true,
    keepNames: true,
    legalComments: 'none', // they are in the notices
    logLevel: 'silent',
    metafile: true,
  });
  chmodSync(file, 0o755);
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.md'), notices(packagesOf(Object.keys(metafile.inputs))));
}

/** Folders of the packages that the files belong to, in order. */
function packagesOf(inputs) {
  const folders = inputs.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/** Throws if a package has no license text, because it can't be redistributed without one. */
function notices(folders) {
  const parts = folders.map((folder) => {
    const directory = join(ROOT, folder);
    const { name, version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    return `## ${name} ${version} (${license})\n\n${licenseText(directory, name).trim()}\n`;
  });
  const head =
    '# Notices\n\nThe command line (`bin/registry-cli.js`) contains these packages. The client itself contains none.\n';
  return [head, ...parts].join('\n');
}

function licenseText(directory, name) {
  const file = readdirSync(directory).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no license file`);
  return readFileSync(join(directory, file), 'utf8');
}
