import { definitionOf } from '@entity-registry/registry';
import type { Content } from '@entity-registry/registry';
import type { ApiFixture } from './api-fixture.js';

/** Lists an index of the search engine in the database, as a rebuild does. The engine itself is the test's affair. */
export async function listIndex(api: ApiFixture, content: Content): Promise<void> {
  await api.db.query(
    `insert into search_index (name, content, state, definition, created_at) values ($1, $1, 'live', $2, now())
     on conflict do nothing`,
    [content, definitionOf(content)],
  );
}
