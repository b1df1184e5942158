import { CATALOG, DEFAULT_JURISDICTION, SURFACE_NAMES } from '@entity-registry/domain';
import { billOf } from '../calculator/bill.js';
import { guidePage, outsideFences } from './guide-page.js';
import type { SitePage } from '../site-page.js';

/** The home page: the layout of the theme with the text of docs/index.md. */
export function homePage(text: string | undefined): SitePage {
  const levels = CATALOG.levels.length;
  const sources = CATALOG.sources.length;
  const head = [
    '---',
    'layout: page',
    'title: Entity Registry',
    'titleTemplate: Documentation',
    'sidebar: false',
    '---',
    '',
  ];
  const codes = ['DAT-CORE', 'CHK-BIN'] as const;
  const order = { purchase: 'detail', jurisdiction: DEFAULT_JURISDICTION, codes, quantity: 1 } as const;
  const { base, lines, redundant, total } = billOf(order);
  const receipt = JSON.stringify({ include: codes.join(','), base, lines, redundant, total });
  const where = CATALOG.jurisdictions.map(({ name }) => name).join(' · ');
  const hero = `<HomePage :receipt='${receipt}' where="${where}" :levels="${String(levels)}" :sources="${String(sources)}" :surfaces="${String(SURFACE_NAMES.length)}">`;
  const body = text === undefined ? '' : withoutTitle(guidePage('docs/index.md', text).markdown);
  return {
    path: 'index',
    title: 'Entity Registry',
    markdown: [...head, hero, '', body, '', '</HomePage>', ''].join('\n'),
  };
}

/** The layout already has the title. */
function withoutTitle(markdown: string): string {
  return outsideFences(markdown.replace(/^---\n[^]*?\n---\n/, ''), (line) => (/^# /.test(line) ? '' : line)).trim();
}
