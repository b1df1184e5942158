import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE, buildDocs } from '../docs/build.mjs';
import { deadLinks } from '../docs/dead-links.mjs';
import { externalLoads } from '../docs/external-loads.mjs';
import { readSite } from '../docs/finish.mjs';
import { check } from './check.mjs';

/** Words that a reader searches for, and a page that must be among the first results. */
const SEARCHES = [
  ['webhook signature', /^\/(concepts|guides)\/webhooks/],
  ['insufficient_credits', /^\/reference\/errors/],
  ['DAT-CORE', /^\/(concepts\/codes-and-prices|reference\/codes|reference\/data)/],
  ['idempotency key', /^\/concepts\/idempotency/],
  ['trademark', /^\/reference\/(data|surfaces)\/marcas|^\/reference\/codes/],
  ['exit codes', /^\/guides\/cli/],
];
const RESULTS = 8;

/**
 * Checks the built documentation site: links, loaded resources, search index, Markdown. Its reference samples run with
 * the other samples. Counts in `run.totals`.
 * @param {{totals: {passed: number, failed: number}, programs: {interrupted: boolean}, servers: {stop(): unknown}[]}}
 *   run
 */
export async function docsSite(run) {
  if (
    !(await check(run, 'The documentation builds without dead links', () =>
      buildDocs({ force: true, onChild: (child) => run.servers.push({ stop: () => void child.kill('SIGTERM') }) }),
    ))
  )
    return;
  const files = readSite(SITE);
  await check(run, 'Every link and anchor inside the site exists', () => none(deadLinks(files)));
  await check(run, 'No page loads anything from another host', () => none(externalLoads(files)));
  await check(run, 'Every page also exists as Markdown, and llms.txt lists them', () => {
    const pages = [...files.keys()].filter((name) => name.endsWith('.html') && name !== '404.html');
    none(pages.map((name) => name.replace(/html$/, 'md')).filter((name) => !existsSync(join(SITE, name))));
    const listed = readFileSync(join(SITE, 'llms.txt'), 'utf8').matchAll(/\]\(\/([^)]+\.md)\)/g);
    none([...listed].map(([, name]) => name).filter((name) => !existsSync(join(SITE, name))));
  });
  await check(run, 'Diagrams are rendered as SVG', () => {
    const drawn = [...files].filter(([, text]) => /class="diagram"[^>]*><svg/.test(text)).map(([name]) => name);
    if (!drawn.includes('architecture.html')) throw new Error('architecture.html has no diagram');
    none(
      [...files]
        .filter(([name, text]) => name.endsWith('.html') && text.includes('language-mermaid'))
        .map(([name]) => name),
    );
  });
  const search = await searchIndex();
  for (const [words, wanted] of SEARCHES) {
    await check(run, `The search finds "${words}"`, () => {
      const found = search(words)
        .slice(0, RESULTS)
        .map(({ id }) => id);
      if (!found.some((id) => wanted.test(id))) throw new Error(`only ${found.join(', ')}`);
    });
  }
}

/** The index that the pages load, with the search options of the pages. */
async function searchIndex() {
  const [file] = globSync('assets/chunks/@localSearchIndexroot.*.js', { cwd: SITE });
  const { default: index } = await import(join(SITE, file));
  const { default: MiniSearch } = await import('minisearch');
  const engine = MiniSearch.loadJSON(index, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  return (words) => engine.search(words);
}

function none(faults) {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
