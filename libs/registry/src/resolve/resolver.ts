import { readCutListings } from '../suppression/cut-listings.js';
import { setTimeout } from 'node:timers/promises';
import { hasSameLetters, isDomainError, weighedWords } from '@entity-registry/domain';
import type { Code, DomainError, Jurisdiction, WordWeight } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Requester } from '../queues/fair-surfaces.js';
import type { Work } from '../queues/fair-queue.js';
import { QueueRefusal } from '../queues/queue-refusal.js';
import type { SearchShares } from '../queues/search-shares.js';
import { timeLeft } from '../queues/time-left.js';
import type { TimeLeft } from '../queues/time-left.js';
import type { CandidateQuery, CandidateSource } from '../candidates/candidate-source.js';
import { readByIdentifier, readByPk } from './entity-reads.js';
import type { ResolvableEntity } from './entity-reads.js';
import { entitiesWithIdentifier } from './identifier.js';
import { readIndexStatistics, readWordFrequencies, wordWeights } from './name-statistics.js';
import { rankCandidates } from './ranking.js';
import type { UnscoredCandidate } from './ranking.js';
import type { ScreenedSections } from '../entity/screened-sections.js';
import { readPresence } from './presence.js';
import type { Presence } from './presence.js';
import type { ReadQuery, Resolution } from './resolve-query.js';

/** Maximum number of candidates to score (design, "Candidates in PostgreSQL", 8). */
const SCORED = 50;
/** Concurrent searches of one request: more would not be faster. */
const PARALLEL = 4;

/** Delay before a rejected search is retried: enough time for a few dozen other searches. */
const RETRY_AFTER_MS = 100;

/** Entities or words read per statement. Other work can run between two statements. */
const READ_AT_ONCE = 500;

/** The work of a query that has a turn of its own, whose time is measured (ADR 0198). */
const [SINGLE, NAME, OTHER_READ] = ['query', 'name', 'rows'] as const;

export interface ResolveOptions {
  /** The tenant of the request, and its deadline. */
  readonly requester: Requester;
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

/** Runs a read, or a computation, when it is the tenant's turn. */
type Share = <Result>(work: Work<Result>, kind?: string) => Promise<Result>;
type Wait = (ms: number) => Promise<unknown>;

/** Finds which entities names and numbers refer to (design, "Resolving names and identifiers"). */
export class Resolver {
  constructor(
    private readonly db: Queryable,
    private readonly candidates: CandidateSource,
    private readonly shares: SearchShares,
    private readonly wait: Wait = setTimeout,
    private readonly screened?: ScreenedSections,
  ) {}

  /**
   * Resolves the queries of one request, all in one jurisdiction. Searches, reads and scoring take turns with those of other
   * tenants (ADR 0071). Entities, numbers and word weights are read once for all queries. With `retry`, a search that is
   * rejected because of load is retried once, shortly after the others. Throws `search_backend_error` if it is rejected again,
   * if names are not searchable, or, before anything is read, if the tenant has too many rows in progress or if so many rows
   * can't be expected to make the deadline.
   */
  async resolve(jurisdiction: Jurisdiction, queries: readonly ReadQuery[], options: ResolveOptions): Promise<Resolved> {
    const { requester, retry } = options;
    const admitted = this.shares.admission.enter(requester.tenant, queries.length);
    try {
      if (retry) this.assertDeadline(requester, queries);
      return await this.resolveAdmitted(jurisdiction, queries, options);
    } finally {
      admitted.leave();
    }
  }

  private assertDeadline({ tenant, deadline }: Requester, queries: readonly ReadQuery[]): void {
    const { reads, scoring } = this.shares;
    const names = queries.filter(({ name }) => name !== null).length;
    reads.assertDeadline(tenant, { rows: names, kind: NAME, deadline, parallel: PARALLEL });
    // Each row is computed twice: its words, and its scores.
    scoring.assertDeadline(tenant, { rows: 2 * queries.length, deadline });
  }

  private async resolveAdmitted(
    jurisdiction: Jurisdiction,
    queries: readonly ReadQuery[],
    { requester: { tenant, deadline }, retry }: ResolveOptions,
  ): Promise<Resolved> {
    const share: Share = (work, kind = OTHER_READ) => this.shares.reads.run(tenant, work, { kind, deadline });
    const compute: Share = (work) => this.shares.scoring.run(tenant, work, { deadline });
    // A single query takes one turn for all its reads. In a batch, each row takes a turn, and so does each read for all
    // rows.
    const { found, weight, indexAsOf } = retry
      ? await this.read(jurisdiction, queries, { share, compute, wait: this.wait })
      : await share((leftMs) => {
          const left = timeLeft(leftMs);
          return this.read(jurisdiction, queries, { share: (work) => work(left()), compute, wait: null });
        }, SINGLE);
    const resolutions: Resolution[] = [];
    for (const [at, query] of queries.entries()) {
      const score = (): Promise<Resolution> => Promise.resolve(rankCandidates(query, found[at] ?? [], weight));
      resolutions.push(await compute(score));
    }
    return { resolutions, indexAsOf };
  }

  private async read(
    jurisdiction: Jurisdiction,
    queries: readonly ReadQuery[],
    { share, compute, wait }: { share: Share; compute: Share; wait: Wait | null },
  ): Promise<{ found: UnscoredCandidate[][]; weight: WordWeight; indexAsOf: Date | null }> {
    const identifiers = queries.flatMap((query) => query.identifiers);
    const [named, numbered, index] = await Promise.all([
      this.findAll(jurisdiction, queries, share, wait),
      share(() =>
        readByIdentifier(
          this.db,
          jurisdiction,
          unique(identifiers.flatMap(({ keys }) => keys)),
          unique(identifiers.flatMap(({ compact }) => compact)),
        ),
      ),
      readIndexStatistics(this.db, jurisdiction),
    ]);
    const entities = new Map(numbered.map((entity) => [entity.pk, entity]));
    const missing = unique(named.flat()).filter((pk) => !entities.has(pk));
    for (const pks of slicesOf(missing)) {
      for (const entity of await share(() => readByPk(this.db, jurisdiction, pks))) entities.set(entity.pk, entity);
    }
    const found: UnscoredCandidate[][] = [];
    const words = new Set<string>();
    for (const [at, query] of queries.entries()) {
      const own = candidatesFor(query, named[at] ?? [], numbered, entities);
      found.push(own);
      for (const word of await compute(() => Promise.resolve(wordsIn(query, own)))) words.add(word);
    }
    const frequencies = await this.readFrequencies(jurisdiction, [...words], share);
    return { found, weight: wordWeights(index.names, frequencies), indexAsOf: index.asOf };
  }

  private async readFrequencies(
    jurisdiction: Jurisdiction,
    words: readonly string[],
    share: Share,
  ): Promise<ReadonlyMap<string, number>> {
    const frequencies = new Map<string, number>();
    for (const some of slicesOf(words)) {
      const counts = await share(() => readWordFrequencies(this.db, jurisdiction, some));
      for (const [word, count] of counts) frequencies.set(word, count);
    }
    return frequencies;
  }

  /** Entities as resolve shows them; merged and unknown ones are left out. */
  entities(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<readonly ResolvableEntity[]> {
    return readByPk(this.db, jurisdiction, pks);
  }

  /** The entries of lists that aren't about these entities, as `list:entry`, by pk (ADR 0211). */
  cutListings(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<ReadonlyMap<bigint, ReadonlySet<string>>> {
    return readCutListings(this.db, jurisdiction, pks);
  }

  /** For every code with levels, the number of `pks` that have data under it. */
  presence(
    jurisdiction: Jurisdiction,
    pks: readonly bigint[],
    withheld: readonly Code[] = [],
  ): Promise<readonly Presence[]> {
    return readPresence(this.db, jurisdiction, pks, { screened: this.screened, withheld });
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
      found[at] = await share((leftMs) => this.find({ jurisdiction, name, kind: type }, timeLeft(leftMs)), NAME);
    };
    await inParallel(queries.keys(), async (at) => {
      try {
        await search(at);
      } catch (error) {
        if (wait === null || !isDomainError(error, 'search_backend_error') || isTooLate(error)) throw error;
        rejected.push(at);
      }
    });
    if (rejected.length > 0) await wait?.(RETRY_AFTER_MS);
    await inParallel(rejected, search);
    return found;
  }

  private async find(query: Omit<CandidateQuery, 'limit'>, left: TimeLeft): Promise<bigint[]> {
    const { candidates } = await this.candidates.find({ ...query, limit: SCORED }, left);
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
    if (entity === undefined || (query.wholeName && !isCalled(entity, query.name ?? ''))) return [];
    return [
      {
        entity,
        matchedIdentifiers: byIdentifier.filter(({ pks }) => pks.has(pk)).map(({ identifier }) => identifier.field),
      },
    ];
  });
}

function isCalled({ nombre, otherNames }: ResolvableEntity, name: string): boolean {
  return [nombre ?? '', ...otherNames.map((other) => other.name)].some((own) => hasSameLetters(own, name));
}

/** Words whose weights the scores need: a query is read as each kind of candidate. */
function wordsIn({ name }: ReadQuery, found: readonly UnscoredCandidate[]): string[] {
  const kinds = ['NaturalPerson', 'Organization'] as const;
  const asked = name === null ? [] : kinds.flatMap((kind) => [...weighedWords(name, kind)]);
  const held = found.flatMap(({ entity: { nombre, kind, otherNames } }) =>
    [...(nombre === null ? [] : [nombre]), ...otherNames.map((other) => other.name)].flatMap((each) => [
      ...weighedWords(each, kind),
    ]),
  );
  return [...asked, ...held];
}

/** A search that can't make its deadline isn't retried. */
function isTooLate(error: DomainError): boolean {
  return error instanceof QueueRefusal && error.isTooLate;
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
