/** The targets of a subpath of the package, for `import` and `require`. */
const entry = (path) => ({
  import: { types: `./esm/${path}.d.ts`, default: `./esm/${path}.js` },
  require: { types: `./cjs/${path}.d.ts`, default: `./cjs/${path}.js` },
});

/**
 * The published package.json. Name, version and description come from the package.json of libs/sdk, which points to the
 * sources.
 */
export function publishedManifest({ name, version, description }) {
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    main: './cjs/index.js',
    module: './esm/index.js',
    types: './cjs/index.d.ts',
    exports: {
      '.': entry('index'),
      './webhooks': entry('webhooks/index'),
      './package.json': './package.json',
    },
    bin: { 'registry-cli': './bin/registry-cli.js' },
    files: ['esm', 'cjs', 'bin', 'README.md', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.md'],
  };
}
