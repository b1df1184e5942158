import { DomainError, screenedNames } from '@entity-registry/domain';
import type { ListKind, ScreenedSubject } from '@entity-registry/domain';
import type {
  ListScreening,
  ReadTurns,
  ScreeningHit,
  ScreeningOptions,
  SearchShares,
  SearchedList,
} from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';

export interface ListsToSearch {
  readonly kinds: readonly ListKind[];
  readonly minScore: number;
}

export interface ScreenedSubjects {
  /** Of each subject, in their order: its hits, best first. */
  readonly hits: readonly (readonly ScreeningHit[])[];
  readonly listsSearched: readonly SearchedList[];
}

/** Names that are screened in one turn, unless a subject has more. Between two such parts of a large call, other accounts get theirs. */
const NAMES_AT_ONCE = 20;
/** How often a call starts again because a list was imported meanwhile. Imports are hours apart. */
const ATTEMPTS = 3;
const RETRY_AFTER_SECONDS = 5;
const WORK = 'screening';
const READS = 'screening reads';
/** Entities that are read in the time of a turn. */
const ENTITIES_A_TURN = 20;

/** Screens the subjects of a call in its account's turns (ADR 0071), against one version of each list. */
export class FairScreening {
  constructor(
    private readonly screening: ListScreening,
    private readonly shares: SearchShares,
  ) {}

  /**
   * Throws `search_backend_error`, before anything is read, if the account has too many names in progress or so many can't be
   * expected to make the deadline; and if a thread that scores fails.
   */
  async screen(
    request: ApiRequest,
    subjects: readonly ScreenedSubject[],
    lists: ListsToSearch,
  ): Promise<ScreenedSubjects> {
    const { tenant, deadline } = request;
    const { screenings, admission } = this.shares;
    const rows = Math.max(1, countNames(subjects));
    const admitted = admission.enter(tenant, rows);
    try {
      screenings.assertDeadline(tenant, { rows, kind: WORK, deadline });
      const turns = this.turnsOf(request);
      const screenPart = (part: readonly ScreenedSubject[]): Promise<ScreenedSubjects> =>
        screenings.run(tenant, () => this.screenPart(part, { ...lists, turns }), {
          kind: WORK,
          rows: Math.max(1, countNames(part)),
          deadline,
          isAdmitted: true,
        });
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const screened = await inParts(subjects, screenPart);
        if (screened !== null) return screened;
      }
      throw new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    } finally {
      admitted.leave();
    }
  }

  /**
   * Runs a read of `entities` entities of the register in a turn of its account; of none, at once. A dry run reads them too, for free,
   * so it waits like a paid call. Throws `search_backend_error` if it would have to wait too long.
   */
  read<Result>({ tenant, deadline }: ApiRequest, entities: number, work: () => Promise<Result>): Promise<Result> {
    if (entities === 0) return work();
    const rows = Math.ceil(entities / ENTITIES_A_TURN);
    return this.shares.reads.run(tenant, work, { kind: READS, rows, deadline });
  }

  /** The lists that a screening would search, read in a turn of the account. */
  async lists(request: ApiRequest, kinds: readonly ListKind[]): Promise<readonly SearchedList[]> {
    const read = () => mapDatabaseErrors(this.screening.listsSearched(), 'search_backend_error');
    const known = await this.read(request, 1, read);
    return known.filter(({ kind }) => kinds.includes(kind));
  }

  private screenPart(part: readonly ScreenedSubject[], options: ScreeningOptions): Promise<ScreenedSubjects> {
    return mapDatabaseErrors(this.screening.screen(part, options), 'search_backend_error');
  }

  /** A turn for each read alone: a connection isn't held back from other requests while threads score. */
  private turnsOf({ tenant, deadline }: ApiRequest): ReadTurns {
    return { run: (read) => this.shares.reads.run(tenant, read, { kind: READS, isAdmitted: true, deadline }) };
  }
}

/** Null: a list was imported between two parts, so they can't be one answer. */
async function inParts(
  subjects: readonly ScreenedSubject[],
  screenPart: (part: readonly ScreenedSubject[]) => Promise<ScreenedSubjects>,
): Promise<ScreenedSubjects | null> {
  const [first = [], ...others] = partsOf(subjects);
  const { hits: firstHits, listsSearched } = await screenPart(first);
  const hits = [...firstHits];
  for (const other of others) {
    const part = await screenPart(other);
    if (!isSame(part.listsSearched, listsSearched)) return null;
    hits.push(...part.hits);
  }
  return { hits, listsSearched };
}

/** Each name is searched, so names are what costs: of an entity, also those of the register. */
function countNames(subjects: readonly ScreenedSubject[]): number {
  return subjects.reduce((sum, subject) => sum + screenedNames(subject).length, 0);
}

function partsOf(subjects: readonly ScreenedSubject[]): ScreenedSubject[][] {
  const parts: ScreenedSubject[][] = [];
  let names = Infinity;
  for (const subject of subjects) {
    const own = screenedNames(subject).length;
    if (names + own > NAMES_AT_ONCE) {
      parts.push([]);
      names = 0;
    }
    parts.at(-1)?.push(subject);
    names += own;
  }
  return parts;
}

function isSame(some: readonly SearchedList[], others: readonly SearchedList[]): boolean {
  return some.every(({ list, version }, at) => others[at]?.list === list && others[at].version === version);
}

/** Whether any of the lists is on file: if none is, nothing was looked at. */
export function isAnyLoaded(lists: readonly SearchedList[]): boolean {
  return lists.some(({ version }) => version !== null);
}
