import { CATALOG, DEFAULT_JURISDICTION, jurisdictionNames } from '@entity-registry/domain';
import { priceIn, soldCodes } from '../reference/code-prices.js';
import { anchorOf } from '../reference/markdown.js';
import { outsideFences } from './guide-page.js';
import { pageDescription, titleIn } from './page-descriptions.js';
import type { SitePage } from '../site-page.js';

/** A group of the sidebar: its title, and [title, path] of its pages. */
export type SidebarGroup = readonly [string, readonly (readonly [string, string])[], object?];

const SUMMARY =
  `Documentation of the Entity Registry API: public registry data of ${jurisdictionNames()}, billed per response. ` +
  'Every page is also served as Markdown: add `.md` to its address.';

/** Groups that API users don't need: how the service is built and run. */
const OPTIONAL: ReadonlySet<string> = new Set(['Running the service', 'How it is built']);

/**
 * A page as plain Markdown: without front matter, components and heading attributes, and with links to the Markdown of other
 * pages. `paths` are those of all pages.
 */
export function agentCopy({ title, markdown }: SitePage, paths: ReadonlySet<string>): string {
  const text = markdown.replace(/^---\n[^]*?\n---\n/, '');
  const plain = outsideFences(text, (line) => relink(withoutMarkup(line), paths));
  const fences = plain.replaceAll(/^```(\w+) \[[^\]]*\]$/gm, '```$1');
  const body = fences.replaceAll(/\n{3,}/g, '\n\n').trim();
  return `${/^# /m.test(body) ? '' : `# ${title}\n\n`}${body}\n`;
}

/** llms.txt: a list of the pages, by the groups of the sidebar. */
export function llmsIndex(groups: readonly SidebarGroup[], pages: readonly SitePage[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sections = groups.map(([name, items]) => {
    const entries = items.flatMap(([title, path]) => [
      ...entry(byPath.get(path), title),
      ...below(path, pages).flatMap((page) => entry(page, page.title)),
    ]);
    return { name, entries };
  });
  const wanted = sections.filter(({ name, entries }) => entries.length > 0 && !OPTIONAL.has(name));
  const optional = sections.filter(({ name }) => OPTIONAL.has(name)).flatMap(({ entries }) => entries);
  return [
    '# Entity Registry',
    `> ${SUMMARY}`,
    'Links start at the root of this site. In the demo the site is at `http://127.0.0.1:4500` and the API at `http://127.0.0.1:4000`.',
    `All pages in one file, about ${thousands(llmsFull(groups, pages).length / 4)} tokens: [llms-full.txt](/llms-full.txt). The OpenAPI documents: [v5](/openapi/v5.yml), [v4](/openapi/v4.yml).`,
    'Webhooks are signed. To verify them, with or without the SDK: [Receive webhooks](/guides/webhooks.md).',
    prices(),
    ...wanted.map(({ name, entries }) => `## ${name}\n\n${entries.join('\n')}`),
    `## Optional\n\n${optional.join('\n')}`,
    '',
  ].join('\n\n');
}

/** llms-full.txt: every page for callers, one after another. */
export function llmsFull(groups: readonly SidebarGroup[], pages: readonly SitePage[]): string {
  const paths = new Set(pages.map(({ path }) => path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const read = groups
    .filter(([name]) => !OPTIONAL.has(name))
    .flatMap(([, items]) => items.flatMap(([, path]) => [byPath.get(path), ...below(path, pages)]))
    .filter((page) => page !== undefined);
  return [`# Entity Registry\n\n> ${SUMMARY}\n`, ...read.map((page) => agentCopy(page, paths))].join('\n---\n\n');
}

/** The pages that an index of the reference links to. */
function below(path: string, pages: readonly SitePage[]): SitePage[] {
  if (!path.startsWith('reference/') || !path.endsWith('/index')) return [];
  return pages.filter((page) => page.path.startsWith(path.slice(0, -'index'.length)) && page.path !== path);
}

function entry(page: SitePage | undefined, title: string): string[] {
  if (page === undefined) return [];
  const lead = pageDescription(page.path, agentCopy(page, new Set()));
  return [`- [${titleIn(page.path, title)}](/${page.path}.md)${lead === '' ? '' : `: ${lead}`}`];
}

/** The price of every code, for readers who need only prices. */
function prices(): string {
  const lines = soldCodes().map((definition) => {
    const { code, description, unit, jurisdictions } = definition;
    const each = jurisdictions.map((one) => `${one} ${priceIn(definition, one)}`).join(', ');
    return `- [${code}](/reference/codes.md#${anchorOf(code)}): ${each} USD per ${unit}. ${description}.`;
  });
  const base = `A call costs the base charge of ${CATALOG.base} USD plus its codes for each entity. A refresh (${jurisdictionNames([DEFAULT_JURISDICTION])}, \`${DEFAULT_JURISDICTION}\`) costs its codes without the base charge. Errors are free. \`dry_run=1\` returns the price.`;
  return `## Prices\n\n${base}\n\n${lines.join('\n')}`;
}

const thousands = (count: number) => `${String(Math.round(count / 1000))},000`;

function withoutMarkup(line: string): string {
  if (/^:::/.test(line) || /^<\/?(?:HomePage|PriceCalculator)\b/.test(line)) return '';
  return line
    .replaceAll(/ <Badge [^>]*text="([^"]*)"[^>]*\/>/g, ' ($1)')
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
    .replace(/ \{[.#][\w-]+\}$/, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#123;', '{')
    .replaceAll('&amp;', '&');
}

function relink(line: string, paths: ReadonlySet<string>): string {
  return line.replaceAll(/\]\(\/([\w/-]*)(#[\w-]+)?\)/g, (link, target: string, hash = '') => {
    const path = target.replace(/(^|\/)$/, '$1index');
    return paths.has(path) ? `](/${path}.md${String(hash)})` : link;
  });
}
