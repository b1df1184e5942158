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
      'Every record names its source (`source.id`) and when it was read. To see how fresh each source is now, call `GET /v5/coverage`, which is free with any key.',
      ...sections,
    ),
  };
}
