// `npm run sdk:pack [-- DIR]`: the published package, @entity-registry/sdk, as a folder and as npm's tarball. Without DIR both
// go to dist/sdk.
import { join, relative, resolve } from 'node:path';
import { ROOT, command } from '../bootstrap.mjs';
import { step } from '../progress.mjs';
import { readArguments } from '../suite/run-suite.mjs';
import { packClient } from './package.mjs';

const HELP = `npm run sdk:pack             the package of libs/sdk, in dist/sdk: the folder package/ and the tarball
npm run sdk:pack -- DIR      the same in DIR

Compiles it as ESM and CommonJS with declarations for both, bundles the command line, and lists the licences of what is
bundled. The tarball installs like a published package: npm install PATH.
`;

const read = () => readArguments(HELP, 'npm run sdk:pack');

await command(
  async () => {
    const directory = resolve(ROOT, read()[0] ?? join('dist', 'sdk'));
    const { tarball, bytes, unpackedBytes, files } = await step('Packing the client', () => packClient(directory));
    const kilobytes = (size) => `${(size / 1000).toFixed(0)} kB`;
    process.stdout.write(
      `${relative(process.cwd(), tarball)}: ${kilobytes(bytes)}, unpacked ${kilobytes(unpackedBytes)} in ${files} files\n`,
    );
  },
  { beforeInstall: read },
);
