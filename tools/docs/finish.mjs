// Adds files to a built site and checks it.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap.mjs';
import { externalLoads } from './external-loads.mjs';
import { deadLinks } from './dead-links.mjs';

const WITHOUT_SCRIPT =
  '<noscript><h1>Page not found</h1><p><a href="/">Home page</a> · <a href="/llms.txt">All pages</a></p></noscript>';

/**
 * Adds the Markdown of every page, llms.txt and llms-full.txt. Throws if a page loads something from another host or,
 * unless the site is a draft, if a link or its anchor is dead.
 */
export async function finishSite(directory, pages, { draft }) {
  const { agentCopy, llmsFull, llmsIndex } = await import(
    pathToFileURL(join(ROOT, 'apps/docs/dist/pages/agent-copies.js')).href
  );
  const { GROUPS } = await import(pathToFileURL(join(ROOT, 'apps/docs/.vitepress/sidebar.mjs')).href);
  const paths = new Set(pages.map(({ path }) => path));
  const write = (name, text) => {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  };
  for (const page of pages) write(`${page.path}.md`, agentCopy(page, paths));
  const notFound = join(directory, '404.html');
  writeFileSync(
    notFound,
    readFileSync(notFound, 'utf8').replace('<div id="app"></div>', `<div id="app"></div>${WITHOUT_SCRIPT}`),
  );
  write('llms.txt', llmsIndex(GROUPS, pages));
  write('llms-full.txt', llmsFull(GROUPS, pages));

  const files = readSite(directory);
  const missing = GROUPS.flatMap(([, items]) => items.map(([, path]) => path)).filter((path) => !paths.has(path));
  const faults = [
    ...externalLoads(files),
    ...(draft ? [] : [...deadLinks(files), ...missing.map((path) => `the sidebar names ${path}, which is not a page`)]),
  ];
  if (faults.length > 0) throw new Error(`The site has ${faults.length} fault(s):\n${faults.join('\n')}`);
}

/** The files of a site by path, with the text of those that are checked. */
export function readSite(directory) {
  const read = new Map();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const isText = ['.html', '.css', '.js'].includes(extname(file));
    read.set(relative(directory, file).split(sep).join('/'), isText ? readFileSync(file, 'utf8') : '');
  }
  return read;
}
