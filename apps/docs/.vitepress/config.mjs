import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { drawDiagrams } from './diagrams.mjs';
import { sidebars } from './sidebar.mjs';

/** Written by tools/docs: the path and title of every page. */
const pages = JSON.parse(readFileSync(join(import.meta.dirname, 'pages', 'pages.json'), 'utf8'));

/** Pages for people who run or change the service. */
const INTERNAL =
  /^(?:adr\/index|architecture|contributing|benchmarks|capacity|guides\/(?:operations|configuration|backup-and-restore|production|runbooks|sources|development))\.md$/;

/**
 * The text of a page that the search indexes. Decision records are indexed by title only. Other pages on running and building
 * the service are indexed by title, names in code and longer words of headings, so that they rank below pages on using it.
 * (Search options that are functions would need a policy that allows `eval`.)
 */
function searchable(text, env, markdown) {
  // The search doesn't need highlighted samples, and highlighting takes half of the time.
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
  description: 'Documentation of the Entity Registry API: public registry data of Panama, Ecuador and Colombia',
  lang: 'en-US',
  srcDir: '.vitepress/pages',
  outDir: process.env.DOCS_SITE_DIR ?? 'dist/html',
  cacheDir: '.vitepress/cache',
  cleanUrls: true,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/mark.svg' }]],
  // A separate file, so that pages have no inline script that the content security policy would have to list.
  metaChunk: true,
  ignoreDeadLinks: process.env.DOCS_DRAFT === '1',
  markdown: {
    config: drawDiagrams,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    // Other names that the pages use for built-in languages.
    languageAlias: { console: 'sh', mjs: 'js' },
  },
  vite: {
    // Vite's compiler doesn't know the newer target in our TypeScript configuration.
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
      linkText: 'Go to the home page',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
    search: {
      provider: 'local',
      options: { _render: searchable },
    },
  },
});
