import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOG, SURFACE_NAMES, UNLISTED_TAGS, facetsOf, surfaceOf, tagDefinition } from '@entity-registry/domain';
import { EntityRegistry } from '@entity-registry/sdk';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { agentCopy, llmsFull, llmsIndex } from '../src/pages/agent-copies.js';
import { sitePages } from '../src/pages/site-pages.js';
import { ERROR_ADVICE } from '../src/reference/error-advice.js';
import type { OpenApiDocument } from '../src/reference/openapi-document.js';
import { operationsOf } from '../src/reference/openapi-document.js';
import { sdkCall } from '../src/reference/samples.js';
import type { JsonSchema } from '../src/reference/schema-tables.js';

const root = path.resolve(import.meta.dirname, '../../..');
const document = (version: string) =>
  load(readFileSync(path.join(root, 'openapi', `${version}.yml`), 'utf8')) as OpenApiDocument;

const v4 = document('v4');
const v5 = document('v5');
const agents = {
  tools: [
    { name: 'say', title: 'Says', description: 'Says <it>.', keyless: true, readOnly: true },
    { name: 'do', title: 'Does', description: 'Does it.', keyless: false, readOnly: false },
  ].map((tool) => ({ ...tool, input: { type: 'object', properties: { words: { type: 'string' } } } })),
  prompts: [{ name: 'ask', title: 'Ask', description: 'Asks.', arguments: null }],
  resources: [{ name: 'all', uri: 'registry://all', title: 'All', description: 'All there is.' }],
  nextSteps: { rate_limited: 'Wait <a little>.' },
};
const files = new Map([
  ['docs/index.md', '# Registry\n\nSee [the guide](guides/a.md#b).\n'],
  ['docs/guides/a.md', '# A guide\n\nOf [code](../../libs/domain/src/index.ts), [decisions](../adr/README.md).\n'],
  ['docs/adr/README.md', '# Decisions\n'],
]);
const pages = new Map(sitePages({ files, v4, v5, agents }).map((page) => [page.path, page]));
const textOf = (name: string) => pages.get(name)?.markdown ?? '';

describe('the data dictionary', () => {
  it.each(CATALOG.levels.map((level) => [level.level, level] as const))(
    'has a page for %s',
    (level, { tags, codes }) => {
      const text = textOf(`reference/data/${level}`);
      for (const one of codes) expect(text).toContain(`\`${one}\``);
      for (const tag of tags) {
        const { schema, sources, jurisdictions } = tagDefinition(tag);
        expect(text).toContain(`## Section \`${tag}\``);
        for (const name of Object.keys((schema as JsonSchema).properties ?? {})) expect(text).toContain(`\`${name}\``);
        for (const jurisdiction of jurisdictions) {
          const names = CATALOG.sources.filter(({ id }) => sources[jurisdiction]?.includes(id)).map(({ url }) => url);
          for (const url of names) expect(text).toContain(url);
        }
      }
      expect(textOf('reference/data/index')).toContain(`/reference/data/${level})`);
    },
  );

  it.each([...UNLISTED_TAGS])('has a page for %s', (tag) => {
    expect(textOf(`reference/data/${tag}`)).toContain('## Fields');
  });
});

describe('the reference', () => {
  it.each(CATALOG.codes.map((code) => [code.code, code] as const))('shows %s with its prices', (code, definition) => {
    const text = textOf('reference/codes');
    expect(text).toContain(code);
    if (definition.status === 'unpriced') return;
    const row = text.split('\n').find((line) => line.startsWith(`| [\`${code}\`]`));
    for (const offer of Object.values(definition.offers)) expect(row).toContain(`| ${offer.price} |`);
  });

  it.each(Object.keys(ERROR_ADVICE))('explains the error %s with a body and what to do', (code) => {
    const section = textOf('reference/errors')
      .split(/^## /m)
      .find((one) => one.includes(`{#${code}}`));
    expect(section).toMatch(/^\d{3} /);
    expect(section).toContain('**What to do**');
    expect(section?.includes('**The agent tools say** Wait &lt;a little>.')).toBe(code === 'rate_limited');
    expect(section).toContain('```json');
  });

  it('lists the errors of v4 that have no code', () => {
    const text = /^On v4, recognize these.*$/m.exec(textOf('reference/errors'))?.[0];
    expect(text).toContain('(#entity_not_found)');
    expect(text).not.toContain('(#free_tier_limit)');
  });

  it.each([...SURFACE_NAMES])('shows the filters and facets of %s', (name) => {
    const text = textOf(`reference/surfaces/${name}`);
    for (const field of surfaceOf(name).fields) expect(text).toContain(`| \`${field.name}\` |`);
    for (const facet of facetsOf(surfaceOf(name))) expect(text).toContain(`\`${facet}\``);
  });

  it('describes every operation of both versions', () => {
    for (const [version, api] of [
      ['v4', v4],
      ['v5', v5],
    ] as const) {
      const index = textOf(`reference/api/${version}/index`);
      const shown = operationsOf(api).filter(({ path: route }) => !route.endsWith('/schema'));
      for (const { method, path: route } of shown) expect(index).toContain(`${method.toUpperCase()} ${route}`);
    }
  });

  it('calls methods that the SDK has', () => {
    const registry = new EntityRegistry({
      baseUrl: 'http://127.0.0.1:1',
      fetch: () => Promise.reject(new Error('none')),
    });
    const calls = [v4, v5].flatMap(operationsOf).flatMap((one) => sdkCall(one) ?? []);
    expect(calls.length).toBeGreaterThan(40);
    for (const call of calls) {
      const names = /^[\w.]+/.exec(call)?.[0].split('.') ?? [];
      const method = names.reduce<unknown>((object, name) => (object as Record<string, unknown>)[name], registry);
      expect([call, typeof method]).toEqual([call, 'function']);
    }
  });

  it('lists tools, prompts and resources of the agent-tool server', () => {
    const text = textOf('reference/agent-tools');
    for (const name of ['{#say}', '{#do}', '`ask`', '`registry://all`', 'Says &lt;it>']) expect(text).toContain(name);
  });
});

describe('a handwritten page', () => {
  it('keeps links to pages, and turns links to sources into their text', () => {
    expect(textOf('guides/a')).toContain('Of code, [decisions](/adr/).');
    expect(textOf('index')).toContain('[the guide](/guides/a#b)');
  });

  it('is plain Markdown for agents', () => {
    const paths = new Set(pages.keys());
    const copy = (name: string) => agentCopy(pages.get(name) ?? { path: '', title: '', markdown: '' }, paths);
    expect(copy('guides/a')).toBe('# A guide\n\nOf code, [decisions](/adr/index.md).\n');
    expect(copy('index')).toContain('[the guide](/guides/a.md#b)');
    const everything = [...paths].map(copy).join('\n');
    expect(everything).not.toMatch(/^:::|<Badge|<HomePage|<PriceCalculator|\{\.route\}|\{#\w/m);
  });

  it('is listed in llms.txt and included in llms-full.txt', () => {
    const groups = [['Guides', [['The guide', 'guides/a']]]] as const;
    expect(llmsIndex(groups, [...pages.values()])).toContain('- [The guide](/guides/a.md): Of code, decisions.');
    expect(llmsFull(groups, [...pages.values()])).toContain('# A guide\n\nOf code');
  });

  it('has the price of each code in llms.txt, and a description of every page', () => {
    const written = [...pages.keys()].filter((name) => name !== 'adr/index'); // it has only a title
    const text = llmsIndex([['All', written.map((name) => [name, name] as const)]], [...pages.values()]);
    expect(text).toContain('[DAT-GOV](/reference/codes.md#dat-gov): pa 0.15 USD per entity');
    expect(text).toContain('(/guides/webhooks.md)');
    expect(text).not.toContain('```');
    expect(text).not.toMatch(/^- \[[^\]]*\]\([^)]*\)(: *)?$/m);
  });

  it('is described without its samples', () => {
    const guide = {
      path: 'guides/b',
      title: 'B',
      markdown: '# B\n\n```console\nnpm test\n\n# all\n```\n\nTests it.\n',
    };
    expect(llmsIndex([['Guides', [['B', 'guides/b']]]], [guide])).toContain('- [B](/guides/b.md): Tests it.');
  });
});
