import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const { externalLoads } = (await import(join(import.meta.dirname, '../external-loads.mjs'))) as {
  externalLoads: (files: ReadonlyMap<string, string>) => string[];
};
const { deadLinks } = (await import(join(import.meta.dirname, '../dead-links.mjs'))) as {
  deadLinks: (files: ReadonlyMap<string, string>) => string[];
};
const { filesBelow, inputs } = (await import(join(import.meta.dirname, '../inputs.mjs'))) as {
  filesBelow: (path: string) => string[];
  inputs: () => string[];
};

describe('the files that the site is built from', () => {
  it.each([
    'docs/index.md',
    'apps/mcp/src/registry-module.ts',
    'apps/mcp/src/tool-kit/next-steps.ts',
    'apps/mcp/src/tool-kit/replayed-pages.ts',
    'node_modules/beautiful-mermaid/package.json',
    'tools/bootstrap.mjs',
  ])('include %s', (file) => {
    expect(inputs()).toContain(file);
  });

  it('include no component of more than 300 lines (ESLint does not read them)', () => {
    const components = filesBelow('apps/docs/.vitepress/theme').filter((file) => file.endsWith('.vue'));
    expect(components.length).toBeGreaterThan(2);
    const long = components.filter(
      (file) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').split('\n').length > 301,
    );
    expect(long).toEqual([]);
  });
});

describe('an external load of a built site', () => {
  it.each([
    ['a.html', '<script type="module" src="https://cdn.example/x.js"></script>'],
    ['a.html', '<link rel="stylesheet" href="//fonts.example/css">'],
    ['a.html', '<img alt="" src="http://pictures.example/x.png">'],
    ['a.html', '<style>@import "https://fonts.example/css";</style>'],
    ['a.css', '@font-face { src: url("https://fonts.example/x.woff2") }'],
    ['a.js', 'await fetch(`https://api.example/${name}`)'],
    ['a.js', 'import("https://cdn.example/x.js")'],
  ])('is found in %s: %s', (name, text) => {
    expect(externalLoads(new Map([[name, text]]))).toHaveLength(1);
  });

  it.each([
    ['a.html', '<a href="https://www.rp.gob.pa">Registro</a><script src="/assets/x.js"></script>'],
    ['a.css', 'a { background: url(data:image/svg+xml;base64,AA) }'],
    ['a.js', 'const text = "curl https://api.example"; import("./b.js")'],
  ])('is not reported for links, data and local files in %s: %s', (name, text) => {
    expect(externalLoads(new Map([[name, text]]))).toEqual([]);
  });
});

describe('dead links of a built site', () => {
  const files = new Map([
    [
      'index.html',
      '<a href="/guides/a#here">x</a> <a href="/guides/a#gone">x</a> <a href="/nowhere">x</a> <a href="#top">x</a>',
    ],
    ['guides/a.html', '<h2 id="here">x</h2> <a href="/">x</a> <a href="https://other.example/y">x</a>'],
  ]);

  it('are missing pages and missing anchors', () => {
    expect(deadLinks(files)).toEqual([
      'index.html: /guides/a#gone has no such anchor',
      'index.html: /nowhere is not a page',
      'index.html: #top has no such anchor',
    ]);
  });
});
