import { searchWords } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { lockForWriting, markStale, readIndexState } from './index-state.js';
import { deleteNameKeys, readNames, upsertNameKeys } from './name-key-rows.js';
import type { EntityName, NameKeyRow } from './name-key-rows.js';
import { allWords, nameKeys } from './name-keys.js';
import { learnTokens } from './vocabulary.js';

/** An entity with a new, changed or removed name. */
export interface NamedEntity {
  jurisdiction: string;
  pk: bigint;
}

/** Entities per statement. Limits memory and message size. */
const PAGE = 5_000;

/** The index rows for names of one jurisdiction. Adds their words to the vocabulary. */
async function rowsFor(client: Queryable, jurisdiction: string, names: readonly EntityName[]): Promise<NameKeyRow[]> {
  const state = await readIndexState(client, jurisdiction);
  const worded = names.map((name) => ({ ...name, words: searchWords(name.nombre, name.kind) }));
  const vocabulary = await learnTokens(
    client,
    jurisdiction,
    worded.flatMap((name) => allWords(name.words)),
  );
  return worded
    .filter(({ words }) => words.words.length > 0)
    .map(({ pk, words }) => ({ jurisdiction, entityPk: pk, ...nameKeys(pk, words, vocabulary, state?.names ?? 0) }));
}

async function indexPage(client: Queryable, entities: readonly NamedEntity[]): Promise<void> {
  const names = await readNames(client, entities);
  const rows: NameKeyRow[] = [];
  for (const jurisdiction of [...new Set(names.map((name) => name.jurisdiction))].sort()) {
    const own = names.filter((name) => name.jurisdiction === jurisdiction);
    rows.push(...(await rowsFor(client, jurisdiction, own)));
  }
  const indexed = new Set(rows.map((row) => `${row.jurisdiction}:${String(row.entityPk)}`));
  const gone = entities.filter((entity) => !indexed.has(`${entity.jurisdiction}:${String(entity.pk)}`));
  if (gone.length > 0) await deleteNameKeys(client, gone);
  if (rows.length > 0) await upsertNameKeys(client, rows);
}

/**
 * Updates the name index for entities that were added, renamed, merged or removed; any number of them. Call it after the
 * change, with the `client` of the same transaction: names are read from `entity`. An entity that has no row or no name, or was
 * merged into another, is removed from the index. Repeating a call changes nothing. Waits while the index is being rebuilt.
 */
export async function indexNames(client: Queryable, entities: readonly NamedEntity[]): Promise<void> {
  if (entities.length === 0) return;
  await lockForWriting(client);
  for (let from = 0; from < entities.length; from += PAGE) await indexPage(client, entities.slice(from, from + PAGE));
}

/**
 * Replaces {@link indexNames} in a bulk load: indexes nothing and marks the jurisdictions' names as not searchable until
 * `rebuildNameIndex` has run. Until then, searches return an error, not an empty list (ADR 0027).
 */
export async function deferNames(client: Queryable, entities: readonly NamedEntity[]): Promise<void> {
  if (entities.length > 0) await markStale(client, [...new Set(entities.map((entity) => entity.jurisdiction))]);
}
