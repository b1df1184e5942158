import { agentToolsPage } from '../reference/agent-tools-page.js';
import type { AgentTools } from '../reference/agent-tools-page.js';
import { apiPages } from '../reference/api-pages.js';
import { codesPage } from '../reference/codes-page.js';
import { dataPages } from '../reference/data-pages.js';
import { errorsPage } from '../reference/errors-page.js';
import { headersPage } from '../reference/headers-page.js';
import type { OpenApiDocument } from '../reference/openapi-document.js';
import { sourcesPage } from '../reference/sources-page.js';
import { surfacePages } from '../reference/surface-pages.js';
import { calculatorPage } from './calculator-page.js';
import { guidePage } from './guide-page.js';
import { homePage } from './home-page.js';
import type { SitePage } from '../site-page.js';

/** The inputs of the site. */
export interface SiteSources {
  /** Handwritten Markdown, by its path from the root of the repository. */
  readonly files: ReadonlyMap<string, string>;
  readonly v4: OpenApiDocument;
  readonly v5: OpenApiDocument;
  readonly agents: AgentTools;
}

/** Every page of the site: the handwritten ones, and those generated from the catalog and the OpenAPI documents. */
export function sitePages({ files, v4, v5, agents }: SiteSources): SitePage[] {
  return [
    homePage(files.get('docs/index.md')),
    ...[...files].filter(([file]) => file !== 'docs/index.md').map(([file, text]) => guidePage(file, text)),
    calculatorPage(),
    codesPage(),
    ...dataPages(),
    sourcesPage(),
    ...surfacePages(v5),
    ...apiPages('v5', v5),
    ...apiPages('v4', v4),
    errorsPage(v4, v5, agents.nextSteps),
    headersPage(v5),
    agentToolsPage(agents),
  ];
}
