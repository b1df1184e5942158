import { guidePage } from './guide-page.js';
import type { SitePage } from './site-page.js';

/** What the site is made of. */
export interface SiteSources {
  /** Markdown written by hand, by its path from the root of the repository. */
  readonly files: ReadonlyMap<string, string>;
}

/** Every page of the site: those written by hand, and those made from the catalogue and the OpenAPI documents. */
export function sitePages({ files }: SiteSources): SitePage[] {
  return [...files].map(([file, text]) => guidePage(file, text));
}
