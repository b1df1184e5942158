import {
  DEFAULT_JURISDICTION,
  POSSIBLE_LEVEL,
  latinName,
  nameScorer,
  scriptOf,
  searchKeys,
  weighedWords,
} from '@entity-registry/domain';
import type { EntityKind, EntitySearchQuery } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { entitiesByIdentifier } from '../candidates/lookup.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { queryWords } from '../candidates/query-words.js';
import { readIndexState } from '../name-index/index-state.js';
import { readByPk } from '../resolve/entity-reads.js';
import type { ResolvableEntity } from '../resolve/entity-reads.js';
import { readWordWeights } from '../resolve/name-statistics.js';
import { rankName, rankedQuery } from '../search/name-match.js';

/** Entities that a search finds by something else than the words of the listing. */
export interface FoundOtherwise {
  /** Those with a number of the text, which are then the only ones; null: nobody has one. */
  readonly only: readonly bigint[] | null;
  /** Those whose name is in another script than the text, or is found by its sound. */
  readonly also: readonly bigint[];
}

const NUMBERED = 100;
/** Names read by each way to find them. */
const READ = 50;
/** The first letter after those of Latin scripts that folding leaves. Names in other scripts begin with a later one. */
const OTHER_SCRIPTS = '\u0370';

/**
 * What the listing, which has names as they are written, doesn't find: entities by the numbers in the text, and names in another
 * script, as resolve finds them. Registers of names in Latin letters alone cost one look into an index.
 */
export async function findOtherwise(db: Queryable, query: EntitySearchQuery): Promise<FoundOtherwise> {
  const numbered = await withNumbers(db, query.numbers);
  if (numbered.length > 0) return { only: numbered, also: [] };
  const isLatin = scriptOf(query.text) === 'latin';
  if (query.text === '' || (isLatin && !(await hasOtherScripts(db)))) return { only: null, also: [] };
  const entities = await inOtherScripts(db, query.text);
  const also = isLatin
    ? entities.filter((entity) => namesOf(entity).some((name) => scriptOf(name) !== 'latin'))
    : entities;
  return { only: null, also: also.map(({ pk }) => pk) };
}

async function withNumbers(db: Queryable, numbers: readonly string[]): Promise<bigint[]> {
  if (numbers.length === 0) return [];
  const found = numbers.map((number) => searchKeys(DEFAULT_JURISDICTION, number));
  const [keys, compact] = [found.flatMap((each) => each.keys), found.flatMap((each) => each.compact)];
  const rows = await entitiesByIdentifier(db, DEFAULT_JURISDICTION, keys, compact, NUMBERED);
  return rows.map(({ pk }) => pk);
}

/** Whether the listing has names in other scripts, and the name index can find them. */
async function hasOtherScripts(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>({
    name: 'browse_other_scripts',
    // The last name, not "exists a later one": for that, a plan for any letter reads the whole table.
    text: `select (select name from entity_listing where jurisdiction = $1 order by name desc limit 1) >= $2 as found`,
    values: [DEFAULT_JURISDICTION, OTHER_SCRIPTS],
  });
  if (rows[0]?.found !== true) return false;
  return (await readIndexState(db, DEFAULT_JURISDICTION))?.state === 'ready';
}

/** Entities of which a name has all the words in some script, or is likely the text in another one. */
async function inOtherScripts(db: Queryable, text: string): Promise<ResolvableEntity[]> {
  const source = new PostgresCandidateSource(db);
  const readings = [...new Set([text, latinName(text, 'Organization')])];
  const wanted = { jurisdiction: DEFAULT_JURISDICTION, limit: READ } as const;
  const pks = new Set<bigint>();
  for (const name of readings) {
    const { candidates } = await source.find({ ...wanted, name, words: 'all', unfinished: true });
    for (const { pk } of candidates) pks.add(pk);
  }
  for (const { pk } of (await source.find({ ...wanted, name: text })).candidates) pks.add(pk);
  const entities = await readByPk(db, DEFAULT_JURISDICTION, [...pks]);
  const isLike = await likeness(db, text, entities);
  const ranked = readings.map((name) => rankedQuery(queryWords(name, { unfinished: true }), name));
  const hasWords = (name: string, kind: EntityKind): boolean =>
    ranked.some((query) => rankName(query, name, kind)?.edits === 0);
  return entities.filter((entity) =>
    namesOf(entity).some((name) => hasWords(name, entity.kind) || isLike(name, entity.kind)),
  );
}

/** Whether resolve would show an entity with that name. */
async function likeness(
  db: Queryable,
  text: string,
  entities: readonly ResolvableEntity[],
): Promise<(name: string, kind: EntityKind) => boolean> {
  const held = entities.flatMap((entity) => namesOf(entity).flatMap((name) => [...weighedWords(name, entity.kind)]));
  const asked = (['NaturalPerson', 'Organization'] as const).flatMap((kind) => [...weighedWords(text, kind)]);
  const weight = await readWordWeights(db, DEFAULT_JURISDICTION, [...new Set([...held, ...asked])]);
  const score = nameScorer({ name: text, type: null }, weight);
  return (name, kind) => score({ name, kind }).confidence >= POSSIBLE_LEVEL;
}

const namesOf = ({ nombre, otherNames }: ResolvableEntity): string[] => [
  ...(nombre === null ? [] : [nombre]),
  ...otherNames.map(({ name }) => name),
];

/** The same connections, of which it uses one at a time: a search has its share of them. */
export function oneAtATime(db: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...given: Parameters<Queryable['query']>): Promise<unknown> => {
    const next = last.then(() => db.query(...given));
    last = next.catch(() => undefined);
    return next;
  };
  return { query } as Queryable;
}
