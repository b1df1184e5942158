import type { ObjectStore } from '../objects/object-store.js';
import { isObjectKey } from '../objects/object-store.js';

/** How a payload refers to a document of the object store, instead of to an address elsewhere: `object://<key>`. */
export const OBJECT_SCHEME = 'object://';

/** How long the signed address of a document works (ruling 25). */
const OBJECT_URL_SECONDS = 15 * 60;

// In JSON text an unescaped `"pdf_url":"` can only be the member itself: within a string its quotes are escaped.
// v5 has the report's address under `data`.
const REFERENCE = /"(rp_report_url|pdf_url|data)":"object:\/\/([^"\\]*)"/g;

/**
 * Puts a freshly signed address in the place of every document reference of an answer's JSON text (ruling 25). Whoever
 * keeps an answer keeps the text as it was before. A reference that is no object key becomes null.
 */
export async function mintObjectUrls(json: string, store: ObjectStore): Promise<string> {
  if (!json.includes(OBJECT_SCHEME)) return json;
  const keys = new Set([...json.matchAll(REFERENCE)].map((match) => match[2] ?? '').filter(isObjectKey));
  const urls = new Map<string, string>();
  for (const key of keys) urls.set(key, JSON.stringify(await store.signedUrl(key, OBJECT_URL_SECONDS)));
  return json.replace(REFERENCE, (_reference, field: string, key: string) => `"${field}":${urls.get(key) ?? 'null'}`);
}
