import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const { faultsOfContents } = (await import(join(import.meta.dirname, '../packing/contents.mjs'))) as {
  faultsOfContents: (folder: string) => string[];
};

const GOOD = {
  'package.json': '{ "version": "1.2.0", "license": "UNLICENSED" }',
  'README.md': '',
  'CHANGELOG.md': '# Changelog\n\n## 1.2.0 – 2026-11-22\n',
  'THIRD-PARTY-NOTICES.md': '',
  'bin/registry-cli.js': "#!/usr/bin/env node\nimport 'node:fs';",
  'esm/index.js': "/** import { a } from 'elsewhere' */\nexport * from './a.js';\nconst text = `import ${1}`;",
  'cjs/index.js': 'const a = require("./a.js");',
};

describe('the contents of a package', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'entity-registry-contents-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const errorsOf = (files: Record<string, string>): string[] => {
    for (const [name, text] of Object.entries({ ...GOOD, ...files })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return faultsOfContents(folder);
  };

  it('have no fault if they match the published files', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it.each([
    ['a source', { 'src/index.ts': '' }, 'src/index.ts does not belong in the package'],
    ['a test', { 'esm/a.spec.js': '', 'cjs/a.spec.js': '' }, 'esm/a.spec.js is a test'],
    ['a module of one format', { 'esm/a.js': '' }, 'a.js exists in only one format'],
    ['a path of the workspace', { 'README.md': join(import.meta.dirname, '../../..') }, 'README.md contains '],
    ['a source map', { 'esm/index.js': '//# sourceMappingURL=index.js.map' }, 'esm/index.js contains sourceMappingURL'],
    ['an import of a package', { 'esm/index.js': "export { x } from 'commander';" }, 'esm/index.js imports commander'],
    ['an import for its effects', { 'esm/index.js': "import 'node:fs';" }, 'esm/index.js imports node:fs'],
    ['a require of Node', { 'cjs/index.js': 'require("fs")' }, 'cjs/index.js imports fs'],
    ['an import in a type', { 'esm/index.d.ts': 'x: import("pg").Pool', 'cjs/index.d.ts': '' }, 'imports pg'],
    [
      'the workspace’s package.json',
      { 'package.json': '{ "private": true }' },
      'package.json is that of the workspace',
    ],
    [
      'another version',
      { 'package.json': '{ "version": "1.3.0" }' },
      'CHANGELOG.md ends with 1.2.0, the package is 1.3.0',
    ],
    ['no shebang line', { 'bin/registry-cli.js': 'x' }, 'bin/registry-cli.js has no shebang line'],
  ])('with %s have a fault', (_, files, error) => {
    expect(errorsOf(files as unknown as Record<string, string>).join('\n')).toContain(error);
  });
});
