import { CSV_DOCUMENTS } from './csv-documents.js';
import { FEED_DOCUMENTS } from './feed-documents.js';
import type { HostileDocument } from './hostile-document.js';
import { HTML_DOCUMENTS } from './html-documents.js';
import { JSON_DOCUMENTS } from './json-documents.js';
import { WORKBOOK_DOCUMENTS } from './workbook-documents.js';

/** Every hostile document, by kind. */
export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  ...HTML_DOCUMENTS,
  ...FEED_DOCUMENTS,
  ...JSON_DOCUMENTS,
  ...CSV_DOCUMENTS,
  ...WORKBOOK_DOCUMENTS,
];
