import type { Queryable } from '@entity-registry/database';
import type { Content } from './content.js';

/** An index of the search engine that gets every change of its content. */
export interface SearchIndex {
  readonly name: string;
  readonly content: Content;
  /** `live`: searches read it. `building`: a rebuild fills it. */
  readonly state: 'building' | 'live';
  /** What its documents are like; null: an index of a version that didn't tell them apart. */
  readonly definition: string | null;
  readonly createdAt: Date;
}

export async function listIndexes(db: Queryable): Promise<SearchIndex[]> {
  const { rows } = await db.query<Omit<SearchIndex, 'createdAt'> & { created_at: Date }>({
    name: 'search_list_indexes',
    text: 'select name, content, state, definition, created_at from search_index order by name',
    values: [],
  });
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }));
}

export async function addIndex(db: Queryable, index: Omit<SearchIndex, 'state'>): Promise<void> {
  await db.query(
    `insert into search_index (name, content, state, definition, created_at) values ($1, $2, 'building', $3, $4)`,
    [index.name, index.content, index.definition, index.createdAt],
  );
}

/**
 * Makes these indexes the live ones of their contents and definitions; returns the names of those that get no more changes. Live
 * indexes of other definitions stay, because processes of another version read them: until the next rebuild of the same definition.
 */
export async function switchIndexes(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `with switched as (select * from search_index where name = any ($1::text[])),
          live as (update search_index set state = 'live' where name = any ($1::text[])),
          gone as (delete from search_index i using switched s
                    where i.content = s.content and i.name <> all ($1::text[])
                      and (i.state = 'building' or i.definition = s.definition
                           or exists (select from search_index o
                                       where o.definition = s.definition and o.state = 'live' and o.name <> all ($1::text[])))
                   returning i.name)
     select distinct name from gone order by name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Forgets indexes that get no more changes. */
export async function removeIndexes(db: Queryable, names: readonly string[]): Promise<void> {
  await db.query('delete from search_index where name = any ($1::text[])', [names]);
}
