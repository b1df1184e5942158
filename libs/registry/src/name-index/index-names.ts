import { searchWords } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { carryMergedNames } from '../names/merged-names.js';
import { lockForWriting, markStale, readIndexState } from './index-state.js';
import { deleteNameKeys, readNames, upsertNameKeys } from './name-key-rows.js';
import type { EntityName, NameKeyRow } from './name-key-rows.js';
import { allWords, nameKeys } from './name-keys.js';
import { deleteOtherNameKeys, readOtherNames, upsertOtherNameKeys } from './other-name-key-rows.js';
import type { OtherNameKeyRow } from './other-name-key-rows.js';
import { learnTokens } from './vocabulary.js';

/** An entity with a new, changed or removed name. */
export interface NamedEntity {
  jurisdiction: string;
  pk: bigint;
}

function keyOf({ jurisdiction, pk }: NamedEntity): string {
  return `${jurisdiction}:${String(pk)}`;
}

/** Entities per statement. Limits memory and message size. */
const PAGE = 5_000;

/** The index rows for names of one scope, each beside its name. Adds their words to the vocabulary. */
export async function rowsFor<Name extends EntityName>(
  client: Queryable,
  jurisdiction: string,
  names: readonly Name[],
): Promise<{ name: Name; row: NameKeyRow }[]> {
  const state = await readIndexState(client, jurisdiction);
  const worded = names.map((name) => ({ name, words: searchWords(name.nombre, name.kind) }));
  const vocabulary = await learnTokens(
    client,
    jurisdiction,
    worded.flatMap(({ words }) => allWords(words)),
  );
  return worded
    .filter(({ words }) => words.words.length > 0)
    .map(({ name, words }) => {
      const keys = nameKeys(name.pk, words, vocabulary, state?.names ?? 0);
      return { name, row: { jurisdiction, entityPk: name.pk, ...keys } };
    });
}

async function indexPage(client: Queryable, entities: readonly NamedEntity[]): Promise<void> {
  const names = await readNames(client, entities);
  const otherNames = await readOtherNames(client, entities);
  const rows: NameKeyRow[] = [];
  const otherRows: OtherNameKeyRow[] = [];
  for (const jurisdiction of [...new Set([...names, ...otherNames].map((name) => name.jurisdiction))].sort()) {
    const isOwn = (name: EntityName): boolean => name.jurisdiction === jurisdiction;
    rows.push(...(await rowsFor(client, jurisdiction, names.filter(isOwn))).map(({ row }) => row));
    const others = await rowsFor(client, jurisdiction, otherNames.filter(isOwn));
    otherRows.push(...others.map(({ name, row }) => ({ ...row, nameId: name.id })));
  }
  const indexed = new Set(rows.map(({ jurisdiction, entityPk }) => keyOf({ jurisdiction, pk: entityPk })));
  const gone = entities.filter((entity) => !indexed.has(keyOf(entity)));
  if (gone.length > 0) await deleteNameKeys(client, gone);
  if (rows.length > 0) await upsertNameKeys(client, rows);
  const kept = otherRows.map(({ nameId }) => nameId);
  await deleteOtherNameKeys(client, entities, kept);
  if (otherRows.length > 0) await upsertOtherNameKeys(client, otherRows);
}

/**
 * Updates the name index for entities that were added, renamed, merged or removed; any number of them. Call it after the
 * change, with the `client` of the same transaction: names are read from `entity` and `entity_name`. An entity that has no row or
 * no name is removed from the index; the names of one that was merged into another go to that one. Repeating a call changes
 * nothing. Waits while the index is being rebuilt.
 */
export async function indexNames(client: Queryable, entities: readonly NamedEntity[]): Promise<void> {
  if (entities.length === 0) return;
  await lockForWriting(client);
  const survivors = await carryMergedNames(client, entities);
  const known = new Set(entities.map(keyOf));
  const changed = [...entities, ...survivors.filter((entity) => !known.has(keyOf(entity)))];
  for (let from = 0; from < changed.length; from += PAGE) await indexPage(client, changed.slice(from, from + PAGE));
}

/**
 * Replaces {@link indexNames} in a bulk load: indexes nothing and marks the jurisdictions' names as not searchable until
 * `rebuildNameIndex` has run. Until then, searches return an error, not an empty list (ADR 0027).
 */
export async function deferNames(client: Queryable, entities: readonly NamedEntity[]): Promise<void> {
  if (entities.length > 0) await markStale(client, [...new Set(entities.map((entity) => entity.jurisdiction))]);
}
