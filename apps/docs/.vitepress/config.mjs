import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { sidebars } from './sidebar.mjs';

/** Written by tools/docs: every page with its title, and whether it counts in full in searches. */
const pages = JSON.parse(readFileSync(join(import.meta.dirname, 'pages', 'pages.json'), 'utf8'));

export default defineConfig({
  title: 'Entity Registry',
  description: 'Documentation of the Entity Registry API: public registers of Panama, Ecuador and Colombia',
  lang: 'en-GB',
  srcDir: '.vitepress/pages',
  outDir: process.env.DOCS_SITE_DIR ?? 'dist/html',
  cacheDir: '.vitepress/cache',
  cleanUrls: true,
  // In a file of its own, so that no page holds a script that the policy of the pages would have to name.
  metaChunk: true,
  ignoreDeadLinks: process.env.DOCS_DRAFT === '1',
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    // The built-in languages that the pages use, by the names that they use.
    languageAlias: { console: 'sh' },
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
    docFooter: { prev: 'Before', next: 'Next' },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            // Decision records are found, below everything that says how to use the service.
            boostDocument: (id) => (id.startsWith('/adr/') ? 0.05 : id.startsWith('/reference/') ? 0.8 : 1),
          },
        },
      },
    },
  },
});
