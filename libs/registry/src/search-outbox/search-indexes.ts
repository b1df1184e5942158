import type { Queryable } from '@entity-registry/database';
import type { Content } from './content.js';

/** An index of the search engine that gets every change of its content. */
export interface SearchIndex {
  readonly name: string;
  readonly content: Content;
  /** `live`: searches read it. `building`: a rebuild fills it. */
  readonly state: 'building' | 'live';
  readonly createdAt: Date;
}

export async function listIndexes(db: Queryable): Promise<SearchIndex[]> {
  const { rows } = await db.query<Omit<SearchIndex, 'createdAt'> & { created_at: Date }>({
    name: 'search_list_indexes',
    text: 'select name, content, state, created_at from search_index order by name',
    values: [],
  });
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }));
}

export async function addIndex(db: Queryable, index: Omit<SearchIndex, 'state'>): Promise<void> {
  await db.query(`insert into search_index (name, content, state, created_at) values ($1, $2, 'building', $3)`, [
    index.name,
    index.content,
    index.createdAt,
  ]);
}

/** Makes these indexes the live ones of their contents; returns the names of the others, which get no more changes. */
export async function switchIndexes(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `with live as (update search_index set state = 'live' where name = any ($1::text[]) returning content),
          gone as (delete from search_index
                    where content in (select content from search_index where name = any ($1::text[]))
                      and name <> all ($1::text[]) returning name)
     select name from gone order by name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Forgets indexes that get no more changes. */
export async function removeIndexes(db: Queryable, names: readonly string[]): Promise<void> {
  await db.query('delete from search_index where name = any ($1::text[])', [names]);
}
