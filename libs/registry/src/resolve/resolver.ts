import { setTimeout } from 'node:timers/promises';
import { isDomainError } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import type { CandidateSource } from '../search/candidate-source.js';
import { readByNumber, readByPk } from './entity-reads.js';
import type { ResolvableEntity } from './entity-reads.js';
import { holdersOf } from './identifier.js';
import { readIndexAsOf, readWordWeights, wordsOf } from './name-statistics.js';
import { judge } from './judgement.js';
import type { Found } from './judgement.js';
import { readPresence } from './presence.js';
import type { Presence } from './presence.js';
import type { ReadQuery, Resolution } from './resolve-query.js';

/** Candidates that the scorer sees (design, "Candidates in PostgreSQL", 8). */
const SCORED = 50;
/** Searches that one call has under way at once: more would not be faster, and would crowd out other calls. */
const PARALLEL = 4;

/** How long a refused search lets others through before it is tried again: some dozen of them. */
const RETRY_AFTER_MS = 100;

export interface ResolveOptions {
  /** Whether a search that is refused for load is tried once more: of the rows of a batch, but not for a single query. */
  readonly retry: boolean;
}

/** Answers to the queries of one call, in their order, and how fresh they are. */
export interface Resolved {
  readonly resolutions: readonly Resolution[];
  /** When the newest import or refresh that was looked through was made; null: nothing was ever imported. */
  readonly indexAsOf: Date | null;
}

/** Finds whom names and numbers mean (design, "Resolving names and identifiers"). */
export class Resolver {
  constructor(
    private readonly db: Queryable,
    private readonly candidates: CandidateSource,
    private readonly wait: (ms: number) => Promise<unknown> = setTimeout,
  ) {}

  /**
   * Resolves the queries of one call, all of one jurisdiction. The searches run a few at a time; entities, numbers and word
   * weights are read once for all. With `retry` a search refused for load is tried once more, a little after the others;
   * refused again, it fails the call: throws `search_backend_error`, as it does when names are not searchable.
   */
  async resolve(jurisdiction: Jurisdiction, queries: readonly ReadQuery[], options: ResolveOptions): Promise<Resolved> {
    const identifiers = queries.flatMap((query) => query.identifiers);
    const [named, numbered, indexAsOf] = await Promise.all([
      this.findAll(jurisdiction, queries, options),
      readByNumber(
        this.db,
        jurisdiction,
        unique(identifiers.flatMap(({ keys }) => keys)),
        unique(identifiers.flatMap(({ compact }) => compact)),
      ),
      readIndexAsOf(this.db),
    ]);
    const entities = new Map(numbered.map((entity) => [entity.pk, entity]));
    const missing = unique(named.flat()).filter((pk) => !entities.has(pk));
    for (const entity of await readByPk(this.db, jurisdiction, missing)) entities.set(entity.pk, entity);
    const found = queries.map((query, at) => foundFor(query, named[at] ?? [], numbered, entities));
    const weight = await readWordWeights(this.db, jurisdiction, wordsOf(namesIn(queries, found)));
    const resolutions: Resolution[] = [];
    for (const [at, query] of queries.entries()) {
      resolutions.push(judge(query, found[at] ?? [], weight));
      // Scoring is all computation: other calls have their turn between two rows.
      if (queries.length > 1) await new Promise(setImmediate);
    }
    return { resolutions, indexAsOf };
  }

  /** Entities as resolving shows them; merged ones, and those that are not on record, are left out. */
  entities(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<readonly ResolvableEntity[]> {
    return readByPk(this.db, jurisdiction, pks);
  }

  /** For every code that holds levels, how many of `pks` have data under it. */
  presence(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<readonly Presence[]> {
    return readPresence(this.db, jurisdiction, pks);
  }

  /** The pks of each query's candidates by name. */
  private async findAll(
    jurisdiction: Jurisdiction,
    queries: readonly ReadQuery[],
    { retry }: ResolveOptions,
  ): Promise<bigint[][]> {
    const found: bigint[][] = queries.map(() => []);
    const refused: number[] = [];
    const search = async (at: number): Promise<void> => {
      const name = queries[at]?.name ?? null;
      if (name !== null) found[at] = await this.find(jurisdiction, name);
    };
    await inParallel(queries.keys(), async (at) => {
      try {
        await search(at);
      } catch (error) {
        if (!retry || !isDomainError(error, 'search_backend_error')) throw error;
        refused.push(at);
      }
    });
    if (refused.length > 0) await this.wait(RETRY_AFTER_MS);
    await inParallel(refused, search);
    return found;
  }

  private async find(jurisdiction: Jurisdiction, name: string): Promise<bigint[]> {
    const { candidates } = await this.candidates.find({ jurisdiction, name, limit: SCORED });
    return candidates.map(({ pk }) => pk);
  }
}

/** What was found for a query: by number, by name, or both. */
function foundFor(
  query: ReadQuery,
  named: readonly bigint[],
  numbered: readonly ResolvableEntity[],
  entities: ReadonlyMap<bigint, ResolvableEntity>,
): Found[] {
  const holders = query.identifiers.map((identifier) => ({
    identifier,
    pks: new Set(holdersOf(identifier, numbered).map(({ pk }) => pk)),
  }));
  const pks = unique([...holders.flatMap(({ pks }) => [...pks]), ...named]);
  return pks.flatMap((pk) => {
    const entity = entities.get(pk);
    if (entity === undefined) return [];
    return [{ entity, holds: holders.filter(({ pks }) => pks.has(pk)).map(({ identifier }) => identifier.field) }];
  });
}

function namesIn(queries: readonly ReadQuery[], found: readonly (readonly Found[])[]): string[] {
  const asked = queries.flatMap(({ name }) => name ?? []);
  return [...asked, ...found.flat().flatMap(({ entity }) => entity.nombre ?? [])];
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** Runs `work` for every item, a few at a time. The first failure ends it: what has not begun does not begin. */
async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const run = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
}
