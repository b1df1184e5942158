import { decodeBody } from './charset.js';
import type { FetchedPage, Page } from '../source.js';

/** A response as page readers see it. Its text is decoded once, on first use. */
export function pageOf({ url, status, contentType, lastModified = null, body }: FetchedPage): Page {
  let text: string | undefined;
  return { url, status, contentType, lastModified, body, text: () => (text ??= decodeBody(body, contentType)) };
}
