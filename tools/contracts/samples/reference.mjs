import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from './blocks.mjs';
import { runPage } from './page.mjs';

/** Where `npm start` writes the pages of the site before it builds them. */
const PAGES = join('apps', 'docs', '.vitepress', 'pages');

/**
 * The placeholders in the pages' samples: the address, your key, the id of an entity. Errors fail the sample; the rate
 * limit only makes it wait.
 */
const SHELL = `
API=$(node -p "require('./.data/demo.json').api")
KEY=$(node -p "require('./.data/demo.json').keys.balance")
curl() { command curl -S --fail --retry 9 "$@"; }
ID=$(node -p "require('./.data/demo.json').examples.panama.organization")
REQUEST=$(curl -s -X POST "$API/v4/panama/entidades/$ID/update?include=CHK-BIN" -H "Authorization: Bearer $KEY" \\
  | node -p "JSON.parse(require('fs').readFileSync(0)).update_request_id")
export REQUEST`;

const PROGRAM = `
import { readFileSync } from 'node:fs';
import { EntityRegistry } from '@entity-registry/sdk';
const demo = JSON.parse(readFileSync('.data/demo.json', 'utf8'));
const registry = new EntityRegistry({ baseUrl: demo.api, apiKey: demo.keys.balance, maxRetries: 9 });`;

/**
 * Runs the samples of the reference, which is generated from the OpenAPI documents. Each of its pages only has a single
 * request.
 * @returns {Promise<{block: {at: string}, fault: string | null, output: string}[]>} `at`: page and line
 */
export async function runReference({ directory, root, modules, onSpawn }) {
  const { examples } = JSON.parse(readFileSync(join(root, '.data', 'demo.json'), 'utf8'));
  const pages = globSync('reference/**/*.md', { cwd: join(root, PAGES) }).sort();
  const samples = pages.flatMap((page) => {
    const blocks = blocksOf(readFileSync(join(root, PAGES, page), 'utf8'));
    const wanted = blocks.filter(({ kind }) => kind === 'shell' || kind === 'program');
    return wanted.map((block) => prepared(block, page, examples));
  });
  const begin = [
    { kind: 'shell', language: 'sh', text: SHELL, at: 'before the reference' },
    { kind: 'program', language: 'ts', text: PROGRAM, at: 'before the reference' },
  ];
  const blocks = [...begin, ...samples].map((block, index) => ({ ...block, line: index }));
  const results = await runPage({ blocks, directory, root, modules, onSpawn, isPaced: false });
  return results.filter(({ block, fault }) => block.line >= begin.length || fault !== null);
}

/** Pages about a screening with hits, a watchlist or a correction notice. The demo has none, so their requests must be refused. */
const NEEDS_HITS =
  /\/(?:decideHit|getScreening|(?:get|update|delete)Watchlist|addWatchItems|listWatchItems|deleteWatchItem|acknowledgeNotice)\.md$/;

/** The sample, which passes if what it asks for isn't there. */
const unanswered = (kind, text) =>
  kind === 'shell'
    ? `(\ncurl() { command curl -S --retry 9 "$@"; }\n${text}\n) | grep -q '"error"'`
    : `try {\n${text}\nthrow new Error('it was answered');\n} catch (error) { if (error.status !== 404) throw error; }`;

/** Adds the id that the page's sample needs, in its own scope. */
function prepared({ kind, language, text: written, line }, page, { panama, ecuador, colombia, v5 }) {
  const isMissing = NEEDS_HITS.test(page);
  const text = isMissing ? unanswered(kind, written) : written;
  const at = `${page}:${line}`;
  const isV4 = page.includes('/v4/');
  const jurisdiction = /Ecuador/.test(page) ? ecuador : /Colombia/.test(page) ? colombia : panama;
  const id = isV4 ? jurisdiction.organization : page.endsWith('/getDocumentText.md') ? v5.entrada : v5.organization;
  if (kind === 'shell') return { kind, language, at, text: `ID='${id}'\n${text}` };
  const value = page.endsWith('/getUpdateRequest.md') ? 'Number(process.env.REQUEST)' : JSON.stringify(id);
  return { kind, language, at, text: `{ const id = ${value}; void id;\n${text}\n${isMissing ? '' : 'void answer; '}}` };
}
