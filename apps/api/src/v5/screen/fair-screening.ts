import { DomainError } from '@entity-registry/domain';
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

/** Subjects that are screened in one turn. Between two such parts of a large call, other accounts get theirs. */
const AT_ONCE = 20;
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
   * Throws `search_backend_error`, before anything is read, if the account has too many rows in progress or so many subjects can't be
   * expected to make the deadline; and if a thread that scores fails.
   */
  async screen(
    { tenant, deadline }: ApiRequest,
    subjects: readonly ScreenedSubject[],
    lists: ListsToSearch,
  ): Promise<ScreenedSubjects> {
    const { reads, admission } = this.shares;
    const admitted = admission.enter(tenant, Math.max(1, subjects.length));
    try {
      reads.assertDeadline(tenant, { rows: subjects.length, kind: WORK, deadline });
      const screenPart = (part: readonly ScreenedSubject[]): Promise<ScreenedSubjects> =>
        reads.run(tenant, () => mapDatabaseErrors(this.screening.screen(part, lists), 'search_backend_error'), {
          kind: WORK,
          rows: Math.max(1, part.length),
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
  const { hits: firstHits, listsSearched } = await screenPart(subjects.slice(0, AT_ONCE));
  const hits = [...firstHits];
  for (let from = AT_ONCE; from < subjects.length; from += AT_ONCE) {
    const part = await screenPart(subjects.slice(from, from + AT_ONCE));
    if (!isSame(part.listsSearched, listsSearched)) return null;
    hits.push(...part.hits);
  }
  return { hits, listsSearched };
}

function isSame(some: readonly SearchedList[], others: readonly SearchedList[]): boolean {
  return some.every(({ list, version }, at) => others[at]?.list === list && others[at].version === version);
}

/** Whether any of the lists is on file: if none is, nothing was looked at. */
export function isAnyLoaded(lists: readonly SearchedList[]): boolean {
  return lists.some(({ version }) => version !== null);
}
