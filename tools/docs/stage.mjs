// Copies the pages of the site to where VitePress reads them: handwritten Markdown, and Markdown generated from the
// code.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap.mjs';
import { agentTools } from './agent-tools.mjs';
import { filesBelow, handWritten } from './inputs.mjs';

export const PAGES = join(ROOT, 'apps', 'docs', '.vitepress', 'pages');

/** Rewrites every page; returns the pages. Unchanged files aren't touched, so that a watcher doesn't react. */
export async function stagePages() {
  const { sitePages } = await import(pathToFileURL(join(ROOT, 'apps/docs/dist/pages/site-pages.js')).href);
  const { load } = await import('js-yaml');
  const document = (version) => load(readFileSync(join(ROOT, 'openapi', `${version}.yml`), 'utf8'));
  const pages = sitePages({ files: handWritten(), v4: document('v4'), v5: document('v5'), agents: await agentTools() });
  const wanted = new Map(pages.map((page) => [`${page.path}.md`, page.markdown]));
  wanted.set('pages.json', JSON.stringify(pages.map(({ path, title }) => ({ path, title }))));
  for (const file of filesBelow('apps/docs/.vitepress/pages')) {
    const name = file.slice('apps/docs/.vitepress/pages/'.length);
    if (!wanted.has(name)) rmSync(join(ROOT, file));
  }
  for (const [name, text] of wanted) write(join(PAGES, name), text);
  for (const file of filesBelow('docs').filter((name) => !name.endsWith('.md'))) copy(file, file.slice('docs/'.length));
  for (const file of filesBelow('apps/docs/public')) copy(file, file.replace('apps/docs/public', 'public'));
  for (const file of filesBelow('openapi')) copy(file, `public/${file}`);
  return pages;
}

function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from, to) {
  mkdirSync(dirname(join(PAGES, to)), { recursive: true });
  cpSync(join(ROOT, from), join(PAGES, to));
}
