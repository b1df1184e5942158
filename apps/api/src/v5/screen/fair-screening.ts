import { DomainError, screenedNames } from '@entity-registry/domain';
import type { ListKind, ScreenedSubject } from '@entity-registry/domain';
import type { ListScreening, ScreeningHit, SearchShares, SearchedList } from '@entity-registry/registry';
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
    { tenant, deadline }: ApiRequest,
    subjects: readonly ScreenedSubject[],
    lists: ListsToSearch,
  ): Promise<ScreenedSubjects> {
    const { reads, admission } = this.shares;
    const rows = Math.max(1, countNames(subjects));
    const admitted = admission.enter(tenant, rows);
    try {
      reads.assertDeadline(tenant, { rows, kind: WORK, deadline });
      const screenPart = (part: readonly ScreenedSubject[]): Promise<ScreenedSubjects> =>
        reads.run(tenant, () => mapDatabaseErrors(this.screening.screen(part, lists), 'search_backend_error'), {
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

  /** The lists that a screening would search. */
  async lists(kinds: readonly ListKind[]): Promise<readonly SearchedList[]> {
    const known = await mapDatabaseErrors(this.screening.listsSearched(), 'search_backend_error');
    return known.filter(({ kind }) => kinds.includes(kind));
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
