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

describe('the files that the site is made of', () => {
  it.each([
    'docs/index.md',
    'apps/mcp/src/registry-module.ts',
    'apps/mcp/src/tool-kit/next-steps.ts',
    'apps/mcp/src/tool-kit/replayed-pages.ts',
    'node_modules/beautiful-mermaid/package.json',
    'tools/bootstrap.mjs',
  ])('hold %s', (file) => {
    expect(inputs()).toContain(file);
  });

  it('hold no component of more than 300 lines, which the lint does not read', () => {
    const components = filesBelow('apps/docs/.vitepress/theme').filter((file) => file.endsWith('.vue'));
    expect(components.length).toBeGreaterThan(2);
    const long = components.filter(
      (file) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').split('\n').length > 301,
    );
    expect(long).toEqual([]);
  });
});

describe('what a built site would load from another host', () => {
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
  ])('is not what a reader may follow, or our own: %s: %s', (name, text) => {
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

  it('are pages and places that are not there', () => {
    expect(deadLinks(files)).toEqual([
      'index.html: /guides/a#gone has no such place',
      'index.html: /nowhere is no page',
      'index.html: #top has no such place',
    ]);
  });
});
