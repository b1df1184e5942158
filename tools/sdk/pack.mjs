// `npm run sdk:pack [-- DIR]`: the published package, @entity-registry/sdk, as a folder and as npm's tarball. The
// default DIR is dist/sdk.
import { join, relative, resolve } from 'node:path';
import { ROOT, command } from '../bootstrap.mjs';
import { step } from '../progress.mjs';
import { readArguments } from '../suite/run-suite.mjs';
import { packClient } from './package.mjs';

const HELP = `npm run sdk:pack             pack libs/sdk into dist/sdk: the folder package/ and the tarball
npm run sdk:pack -- DIR      pack it into DIR

Compiles the client as ESM and CommonJS with declarations, bundles the command line, and lists the licenses of bundled
packages. Install the tarball like a published package: npm install PATH.
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
