import { Type } from 'typebox';

/** Variables of the search engine, for the schema of the environment of every app that reads or fills it. */
export const searchFields = {
  SEARCH_URL: Type.String({
    pattern: '^https?://\\S+( https?://\\S+)*$',
    default: '',
    description:
      'addresses of OpenSearch 3, `https://user:password@host:9200`, separated by spaces; the same for the API and the worker; when not set, PostgreSQL searches',
    remedy: 'set SEARCH_URL to addresses that begin with http:// or https://, separated by spaces',
  }),
  SEARCH_PREFIX: Type.String({
    pattern: '^[a-z][a-z0-9_]{0,30}$',
    default: 'registry',
    description: 'beginning of the names of its indexes; one for each database that shares a cluster',
  }),
};

/** The addresses in SEARCH_URL; none if it isn't set. */
export function searchNodes({ SEARCH_URL }: { readonly SEARCH_URL: string }): readonly string[] {
  return SEARCH_URL === '' ? [] : SEARCH_URL.split(' ');
}
