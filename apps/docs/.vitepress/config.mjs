import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { drawDiagrams } from './diagrams.mjs';
import { sidebars } from './sidebar.mjs';

/** Written by tools/docs: every page with its title, and whether it counts in full in searches. */
const pages = JSON.parse(readFileSync(join(import.meta.dirname, 'pages', 'pages.json'), 'utf8'));

/** Pages for those who run or change the service. */
const INTERNAL =
  /^(?:adr\/index|architecture|contributing|benchmarks|guides\/(?:operations|configuration|backup-and-restore|sources|development))\.md$/;

/**
 * What the search knows of a page. Decision records are found by their titles alone, and of other pages on how the service is
 * run and built the names in code and the longer words of headings are known, so that they stand below what says how to use
 * the service. (Options of the search that are functions would need a policy that allows
 * `eval`.)
 */
function searchable(text, env, markdown) {
  // Colours of samples are of no use to it, and they are half of the work.
  const { highlight } = markdown.options;
  markdown.options.highlight = null;
  const html = markdown.render(text, env);
  markdown.options.highlight = highlight;
  if (INTERNAL.test(env.relativePath)) return title(html) + namesIn(html);
  if (!env.relativePath.startsWith('adr/')) return html;
  return title(html);
}

const title = (html) => /<h1[^]*?<\/h1>/.exec(html)?.[0] ?? '';

function namesIn(html) {
  const headings = [...html.matchAll(/<h[2-6][^>]*>([^]*?)<a /g)].flatMap(
    ([, text]) => text.match(/\p{L}{5,}/gu) ?? [],
  );
  const codes = [...html.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, text]) => text);
  return `<p>${[...new Set([...headings, ...codes])].join(' ')}</p>`;
}

const component = (name) => join(import.meta.dirname, 'theme', 'components', name);

export default defineConfig({
  title: 'Entity Registry',
  description: 'Documentation of the Entity Registry API: public registers of Panama, Ecuador and Colombia',
  lang: 'en-GB',
  srcDir: '.vitepress/pages',
  outDir: process.env.DOCS_SITE_DIR ?? 'dist/html',
  cacheDir: '.vitepress/cache',
  cleanUrls: true,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/mark.svg' }]],
  // In a separate file, so that no page has an inline script that the content security policy would have to list.
  metaChunk: true,
  ignoreDeadLinks: process.env.DOCS_DRAFT === '1',
  markdown: {
    config: drawDiagrams,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    // The built-in languages that the pages use, by the names that they use.
    languageAlias: { console: 'sh', mjs: 'js' },
  },
  vite: {
    // Vite's compiler doesn't know TypeScript's own target yet.
    esbuild: { tsconfigRaw: { compilerOptions: { target: 'es2022' } } },
    resolve: { alias: [{ find: /^.*\/VPSocialLinks\.vue$/, replacement: component('NoSocialLinks.vue') }] },
  },
  themeConfig: {
    logo: { light: '/mark.svg', dark: '/mark-dark.svg', alt: '' },
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Prices', link: '/price-calculator' },
      { text: 'API', link: '/reference/api/v5/' },
      { text: 'Data', link: '/reference/data/' },
      { text: 'Errors', link: '/reference/errors' },
    ],
    sidebar: sidebars(pages),
    outline: { level: [2, 3] },
    externalLinkIcon: true,
    notFound: {
      title: 'Page not found',
      quote: 'It may have moved. Use the search, or the list of all pages at /llms.txt.',
      linkLabel: 'Go to the home page',
      linkText: 'Home page',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
    search: {
      provider: 'local',
      options: { _render: searchable },
    },
  },
});
