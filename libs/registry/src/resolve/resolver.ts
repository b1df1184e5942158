import { setTimeout } from 'node:timers/promises';
import { isDomainError } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, WordWeight } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Tenant } from '../queues/fair-queue.js';
import type { SearchShares } from '../queues/search-shares.js';
import type { CandidateSource } from '../candidates/candidate-source.js';
import { readByIdentifier, readByPk } from './entity-reads.js';
import type { ResolvableEntity } from './entity-reads.js';
import { entitiesWithIdentifier } from './identifier.js';
import { readIndexAsOf, readNameCount, readWordFrequencies, wordWeights, wordsOf } from './name-statistics.js';
import { rankCandidates } from './ranking.js';
import type { UnscoredCandidate } from './ranking.js';
import { readPresence } from './presence.js';
import type { Presence } from './presence.js';
import type { ReadQuery, Resolution } from './resolve-query.js';
import { TimeSlice } from './time-slice.js';

/** Maximum number of candidates to score (design, "Candidates in PostgreSQL", 8). */
const SCORED = 50;
/** Concurrent searches of one request: more would not be faster. */
const PARALLEL = 4;

/** Delay before a rejected search is retried: enough time for a few dozen other searches. */
const RETRY_AFTER_MS = 100;

/** Entities or words read per statement. Other work can run between two statements. */
const READ_AT_ONCE = 500;

export interface ResolveOptions {
  /** The tenant of the request. */
  readonly tenant: Tenant;
  /**
   * Whether to retry a search once if it is rejected because of load. True for the rows of a batch, false for a single
   * query.
   */
  readonly retry: boolean;
}

/** The resolutions of one request, in the order of its queries, and how fresh the data is. */
export interface Resolved {
  readonly resolutions: readonly Resolution[];
  /** The time of the newest import or refresh in the index; null if nothing was ever imported. */
  readonly indexAsOf: Date | null;
}

/** Runs a read when it is the tenant's turn. */
type Share = <Result>(work: () => Promise<Result>) => Promise<Result>;
type Wait = (ms: number) => Promise<unknown>;

/** Finds which entities names and numbers refer to (design, "Resolving names and identifiers"). */
export class Resolver {
  constructor(
    private readonly db: Queryable,
    private readonly candidates: CandidateSource,
    private readonly shares: SearchShares,
    private readonly wait: Wait = setTimeout,
  ) {}

  /**
   * Resolves the queries of one request, all in one jurisdiction. Searches, reads and scoring take turns with those of other
   * tenants (ADR 0071). Entities, numbers and word weights are read once for all queries. With `retry`, a search that is
   * rejected because of load is retried once, shortly after the others. Throws `search_backend_error` if it is rejected again,
   * if names are not searchable, or, before anything is read, if the tenant has too many rows in progress.
   */
  async resolve(jurisdiction: Jurisdiction, queries: readonly ReadQuery[], options: ResolveOptions): Promise<Resolved> {
    const admitted = this.shares.admission.enter(options.tenant, queries.length);
    try {
      return await this.resolveAdmitted(jurisdiction, queries, options);
    } finally {
      admitted.leave();
    }
  }

  private async resolveAdmitted(
    jurisdiction: Jurisdiction,
    queries: readonly ReadQuery[],
    { tenant, retry }: ResolveOptions,
  ): Promise<Resolved> {
    const share: Share = (work) => this.shares.reads.run(tenant, work);
    // A single query takes one turn for all its reads. In a batch, each row takes a turn, and so does each read for all
    // rows.
    const { found, weight, indexAsOf } = retry
      ? await this.read(jurisdiction, queries, share, this.wait)
      : await share(() => this.read(jurisdiction, queries, (work) => work(), null));
    const resolutions: Resolution[] = [];
    for (const [at, query] of queries.entries()) {
      const score = (): Promise<Resolution> => Promise.resolve(rankCandidates(query, found[at] ?? [], weight));
      resolutions.push(await this.shares.scoring.run(tenant, score));
    }
    return { resolutions, indexAsOf };
  }

  private async read(
    jurisdiction: Jurisdiction,
    queries: readonly ReadQuery[],
    share: Share,
    wait: Wait | null,
  ): Promise<{ found: UnscoredCandidate[][]; weight: WordWeight; indexAsOf: Date | null }> {
    const identifiers = queries.flatMap((query) => query.identifiers);
    const [named, numbered, indexAsOf] = await Promise.all([
      this.findAll(jurisdiction, queries, share, wait),
      share(() =>
        readByIdentifier(
          this.db,
          jurisdiction,
          unique(identifiers.flatMap(({ keys }) => keys)),
          unique(identifiers.flatMap(({ compact }) => compact)),
        ),
      ),
      readIndexAsOf(this.db),
    ]);
    const entities = new Map(numbered.map((entity) => [entity.pk, entity]));
    const missing = unique(named.flat()).filter((pk) => !entities.has(pk));
    for (const pks of slicesOf(missing)) {
      for (const entity of await share(() => readByPk(this.db, jurisdiction, pks))) entities.set(entity.pk, entity);
    }
    // This is pure computation, so it yields to other work of the process every few milliseconds.
    const slice = new TimeSlice();
    const found: UnscoredCandidate[][] = [];
    const words = new Set<string>();
    for (const [at, query] of queries.entries()) {
      const own = candidatesFor(query, named[at] ?? [], numbered, entities);
      found.push(own);
      for (const name of namesIn(query, own)) for (const word of wordsOf(name)) words.add(word);
      await slice.yieldIfOver();
    }
    return { found, weight: await this.weights(jurisdiction, [...words], share), indexAsOf };
  }

  private async weights(jurisdiction: Jurisdiction, words: readonly string[], share: Share): Promise<WordWeight> {
    const read = async (): Promise<Map<string, number>> => {
      const frequencies = new Map<string, number>();
      for (const some of slicesOf(words)) {
        const counts = await share(() => readWordFrequencies(this.db, jurisdiction, some));
        for (const [word, count] of counts) frequencies.set(word, count);
      }
      return frequencies;
    };
    const [names, frequencies] = await Promise.all([readNameCount(this.db, jurisdiction), read()]);
    return wordWeights(names, frequencies);
  }

  /** Entities as resolve shows them; merged and unknown ones are left out. */
  entities(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<readonly ResolvableEntity[]> {
    return readByPk(this.db, jurisdiction, pks);
  }

  /** For every code with levels, the number of `pks` that have data under it. */
  presence(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<readonly Presence[]> {
    return readPresence(this.db, jurisdiction, pks);
  }

  /** The pks of each query's candidates by name. With `wait`, a search that is rejected because of load is retried once. */
  private async findAll(
    jurisdiction: Jurisdiction,
    queries: readonly ReadQuery[],
    share: Share,
    wait: Wait | null,
  ): Promise<bigint[][]> {
    const found: bigint[][] = queries.map(() => []);
    const rejected: number[] = [];
    const search = async (at: number): Promise<void> => {
      const { name = null, type = null } = queries[at] ?? {};
      if (name === null) return;
      found[at] = await share(() => this.find(jurisdiction, name, type));
    };
    await inParallel(queries.keys(), async (at) => {
      try {
        await search(at);
      } catch (error) {
        if (wait === null || !isDomainError(error, 'search_backend_error')) throw error;
        rejected.push(at);
      }
    });
    if (rejected.length > 0) await wait?.(RETRY_AFTER_MS);
    await inParallel(rejected, search);
    return found;
  }

  private async find(jurisdiction: Jurisdiction, name: string, kind: EntityKind | null): Promise<bigint[]> {
    const { candidates } = await this.candidates.find({ jurisdiction, name, kind, limit: SCORED });
    return candidates.map(({ pk }) => pk);
  }
}

/** The entities found for a query, by number, by name, or both. */
function candidatesFor(
  query: ReadQuery,
  named: readonly bigint[],
  numbered: readonly ResolvableEntity[],
  entities: ReadonlyMap<bigint, ResolvableEntity>,
): UnscoredCandidate[] {
  const byIdentifier = query.identifiers.map((identifier) => ({
    identifier,
    pks: new Set(entitiesWithIdentifier(identifier, numbered).map(({ pk }) => pk)),
  }));
  const pks = unique([...byIdentifier.flatMap(({ pks }) => [...pks]), ...named]);
  return pks.flatMap((pk) => {
    const entity = entities.get(pk);
    if (entity === undefined) return [];
    return [
      {
        entity,
        matchedIdentifiers: byIdentifier.filter(({ pks }) => pks.has(pk)).map(({ identifier }) => identifier.field),
      },
    ];
  });
}

function namesIn({ name }: ReadQuery, found: readonly UnscoredCandidate[]): string[] {
  const held = found.flatMap(({ entity: { nombre, otherNames } }) => [
    ...(nombre === null ? [] : [nombre]),
    ...otherNames.map((other) => other.name),
  ]);
  return [...(name === null ? [] : [name]), ...held];
}

function slicesOf<Item>(items: readonly Item[]): Item[][] {
  const slices: Item[][] = [];
  for (let from = 0; from < items.length; from += READ_AT_ONCE) slices.push(items.slice(from, from + READ_AT_ONCE));
  return slices;
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** Runs `work` for every item, a few at a time. After a failure, no more items are started. */
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
