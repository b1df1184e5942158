import type { ObjectStore } from '../objects/object-store.js';
import { isObjectKey } from '../objects/object-store.js';

/** Prefix of a payload's reference to a document in the object store, as opposed to an external URL: `object://<key>`. */
export const OBJECT_SCHEME = 'object://';

/** How long the signed URL of a document is valid (ADR 0025). */
const OBJECT_URL_SECONDS = 15 * 60;

// In JSON text, an unescaped `"pdf_url":"` can only be the member itself: within a string, its quotes are escaped.
// v5 has the report's URL under `data`. JSON text that PostgreSQL has rewritten has a space after the colon.
const REFERENCE = /"(rp_report_url|pdf_url|data)": ?"object:\/\/([^"\\]*)"/g;

/**
 * Replaces every document reference in a response's JSON text with a freshly signed URL (ADR 0025). Stored responses keep the
 * references. A reference that isn't an object key becomes null.
 */
export async function mintObjectUrls(json: string, store: ObjectStore): Promise<string> {
  if (!json.includes(OBJECT_SCHEME)) return json;
  const keys = new Set([...json.matchAll(REFERENCE)].map((match) => match[2] ?? '').filter(isObjectKey));
  const urls = new Map<string, string>();
  for (const key of keys) urls.set(key, JSON.stringify(await store.signedUrl(key, OBJECT_URL_SECONDS)));
  return json.replace(REFERENCE, (_reference, field: string, key: string) => `"${field}":${urls.get(key) ?? 'null'}`);
}
