import { findBy } from '../search-pages.js';
import type { StubSource } from '../stub-source.js';

/** The world's press: a search that returns JSON, or an empty object if nothing is found. */
export const gdelt: StubSource = {
  source: 'gdelt',
  async respond({ path, query }, world) {
    if (path !== '/api/v2/doc/doc') return undefined;
    const words = query.get('query')?.replace(/^"(.*)"$/, '$1') ?? null;
    const subject = await findBy('gdelt', world, null, words);
    const articles = (subject?.records ?? [])
      .filter(({ tag }) => tag === 'noticias_globales')
      .map(({ payload, itemDate }) => ({
        url: payload['url'],
        url_mobile: '',
        title: payload['titulo'],
        seendate: `${(itemDate ?? '').replaceAll('-', '')}T083000Z`,
        domain: payload['fuente'],
        language: 'Spanish',
        sourcecountry: 'Panama',
      }));
    const body = JSON.stringify(articles.length === 0 ? {} : { articles });
    return { contentType: 'application/json; charset=utf-8', body };
  },
};
