import { CATALOG } from '@entity-registry/domain';
import type { SitePage } from '../site-page.js';
import { code, page, prose, table } from './markdown.js';

/** The institutions that we read, by jurisdiction. */
export function sourcesPage(): SitePage {
  const sections = CATALOG.jurisdictions.map(({ code: jurisdiction, name }) => {
    const rows = CATALOG.sources
      .filter((source) => source.jurisdiction === jurisdiction)
      .map((source) => [
        `[${prose(source.name)}](${source.url})`,
        code(source.id),
        source.cadence,
        source.feeds.map(code).join(', '),
      ]);
    return page(`## ${name}`, table(['institution', 'id', 'read', 'feeds'], rows)).trimEnd();
  });
  return {
    path: 'reference/sources',
    title: 'Sources',
    markdown: page(
      '# Sources',
      'Every record says which of these it came from (`source.id`) and when it was read. How fresh each source is at the moment: `GET /v5/coverage`, free with any key.',
      ...sections,
    ),
  };
}
