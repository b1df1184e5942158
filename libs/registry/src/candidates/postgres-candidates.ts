import { DomainError } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { allReady, readIndexState } from '../name-index/index-state.js';
import { findCandidates } from './lookup.js';
import type { CandidateRow } from './lookup.js';
import type { Candidate, CandidateQuery, CandidateSource, Candidates } from './candidate-source.js';
import { planCompared, planPreferred, planReading, planSearch } from './plan.js';
import type { SearchPlan, WordGroup } from './plan.js';
import { mayBeUnindexed, mayStartLegalForm, queryWords, resolvedWords, syllableWords } from './query-words.js';
import type { ResolvedWords } from './query-words.js';
import { otherReadings } from './readings.js';
import { expandGroups, groupsToCompare, widenGroups, withSimilarWords, withoutEdits } from './word-groups.js';
import type { QueriedWords } from './word-groups.js';

/** When to retry if the index is not ready (specification, "Errors": Retry-After 5). */
const RETRY_AFTER_SECONDS = 5;
/** Maximum number of names read per conjunction, for the ranking to choose from. */
const READ_LIMIT = 200;
/**
 * The same if not all words must occur. A conjunction that is estimated to match 300 names may match more, because words occur
 * together more often than by chance, and the right name may have the most additional words.
 */
const READ_LIMIT_MOST = 400;
/** Maximum number of query words that are used. */
const MAX_WORDS = 12;
const NONE: Candidates = { candidates: [], truncated: false };

/** Candidates from the name index in PostgreSQL (design, "Candidates in PostgreSQL"). */
export class PostgresCandidateSource implements CandidateSource {
  constructor(private readonly db: Queryable) {}

  async isReady(): Promise<boolean> {
    return await allReady(this.db);
  }

  /**
   * At most `limit` candidates, in a few round trips. Throws DomainError `search_backend_error` if the index is not
   * ready.
   */
  async find(query: CandidateQuery): Promise<Candidates> {
    const state = await readIndexState(this.db, query.jurisdiction);
    if (state?.state !== 'ready') {
      throw new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const { jurisdiction } = query;
    if (query.words !== 'all') {
      const words = resolvedWords(query.name, query.kind ?? null);
      const tokens = words.words.slice(0, MAX_WORDS);
      if (tokens.length === 0) return NONE;
      const queried = { ...words, jurisdiction, tokens, unfinished: null, names: state.names };
      return await this.matchMost(query, queried, await expandGroups(this.db, queried));
    }
    const words = queryWords(query.name, { unfinished: query.unfinished ?? false });
    const syllables = syllableWords(query.name);
    const tokens = (syllables ?? words.words).slice(0, MAX_WORDS);
    if (tokens.length === 0) return NONE;
    const unfinished = syllables === null ? words.unfinished : null;
    const queried = { jurisdiction, tokens, unfinished, names: state.names };
    const groups = await expandGroups(this.db, queried);
    return await this.matchAll(query, queried, groups, words.phrases.map(startingWith));
  }

  /** Names that share the distinctive words, in any reading of the query; unknown words with up to two edits. */
  private async matchMost(
    query: CandidateQuery,
    words: QueriedWords & ResolvedWords,
    near: readonly WordGroup[],
  ): Promise<Candidates> {
    const [groups, readings] = await Promise.all([
      withSimilarWords(this.db, words, near),
      otherReadings(this.db, words, near),
    ]);
    const plan = planSearch(groups, words.names, READ_LIMIT_MOST, { allWords: false });
    for (const reading of readings) {
      const { setKeys, conjunctions } = planReading(reading, words.names, READ_LIMIT_MOST);
      plan.setKeys.push(...setKeys);
      plan.conjunctions.push(...conjunctions);
    }
    return await this.read(query, plan, groups, readings);
  }

  /**
   * Searches from strict to tolerant until there are enough candidates: the words as they are; with typos; each as the
   * beginning of a word; without words of legal forms.
   */
  private async matchAll(
    query: CandidateQuery,
    words: QueriedWords,
    groups: readonly WordGroup[],
    phrases: readonly string[],
  ): Promise<Candidates> {
    const { tokens, unfinished, names } = words;
    const formStart = unfinished !== null && mayStartLegalForm(unfinished) && tokens.length > 1 ? unfinished : null;
    const searched = groups.filter((_, at) => tokens[at] !== formStart);
    const indexed = groups.filter((_, at) => tokens[at] !== formStart && !mayBeUnindexed(tokens[at] ?? ''));
    const attempts: (readonly WordGroup[])[] = [searched.map(withoutEdits)];
    if (attempts[0]?.some((group, at) => group.expansions.length < (searched[at]?.expansions.length ?? 0)) ?? false) {
      attempts.push(searched);
    }
    const ways = attempts.map((attempt) => () => this.matchWords(query, attempt, names, phrases));
    ways.push(() => this.matchBeginnings(query, words, groups));
    // Last, because its matches may not contain the words that are left out.
    if (indexed.length > 0 && indexed.length < searched.length) {
      ways.push(() => this.matchWords(query, indexed, names, phrases));
    }
    let found = NONE;
    for (const way of ways) {
      if (found.candidates.length >= (query.enough ?? query.limit)) break;
      found = merge(found, await way(), query.limit);
    }
    return found;
  }

  private async matchWords(
    query: CandidateQuery,
    groups: readonly WordGroup[],
    names: number,
    phrases: readonly string[],
  ): Promise<Candidates> {
    if (groups.some((group) => group.expansions.length === 0)) return NONE;
    const plan = planSearch(groups, names, READ_LIMIT, { allWords: true });
    if (phrases.length > 0) plan.conjunctions.push(...planPreferred(groups, names, READ_LIMIT, phrases));
    return await this.read(query, plan, groups);
  }

  /**
   * Names in which each query word is the beginning of a word. If more words start that way than a group can hold, and the
   * other words leave few names, the names themselves are compared.
   */
  private async matchBeginnings(
    query: CandidateQuery,
    words: QueriedWords,
    groups: readonly WordGroup[],
  ): Promise<Candidates> {
    const widened = await widenGroups(this.db, words, groups);
    const compared = groupsToCompare(widened, words.names);
    if (compared !== null) {
      const like = compared.others.map((at) => startingWith(words.tokens[at] ?? ''));
      return await this.read(query, planCompared(compared.groups, words.names, READ_LIMIT, like), compared.groups);
    }
    if (!widened.gained || widened.groups.some((group) => group.expansions.length === 0)) return NONE;
    const plan = planSearch(widened.groups, words.names, READ_LIMIT, { allWords: true });
    return await this.read(query, plan, widened.groups);
  }

  /** The candidates of a plan, each by its best name: first those that match the query's wording, then by score. */
  private async read(
    query: CandidateQuery,
    plan: SearchPlan,
    groups: readonly WordGroup[],
    readings: readonly (readonly WordGroup[])[] = [],
  ): Promise<Candidates> {
    const rows = await findCandidates(this.db, query.jurisdiction, plan.setKeys, plan.conjunctions);
    const scorers = [groups, ...readings].map((words) => rowScorer(words, query.words === 'all'));
    const ranked = rows
      .map((row) => ({ row, score: Math.max(...scorers.map((scoreOf) => scoreOf(row))) }))
      .filter(({ score }) => score > 0)
      .sort(
        (a, b) =>
          Number(b.row.liked) - Number(a.row.liked) || b.score - a.score || (a.row.entityPk < b.row.entityPk ? -1 : 1),
      );
    const best = new Map<bigint, Candidate>();
    for (const { row, score } of ranked) {
      const { jurisdiction } = query;
      if (!best.has(row.entityPk)) best.set(row.entityPk, { jurisdiction, pk: row.entityPk, score });
    }
    return { candidates: [...best.values()].slice(0, query.limit), truncated: plan.truncated };
  }
}

/** LIKE pattern for a folded name, between blanks, that contains the words; the last one may be unfinished. */
function startingWith(words: string): string {
  return `% ${words}%`;
}

/**
 * Scores names for groups of words: the weight in common over the combined weight of query and name; 0 if a word is missing
 * and all are required. A name has few words and the groups have hundreds, so each word of the name is looked up once.
 */
function rowScorer(groups: readonly WordGroup[], allWords: boolean): (row: CandidateRow) => number {
  const total = groups.reduce((sum, group) => sum + group.weight, 0);
  const uses = new Map<number, { readonly group: number; readonly similarity: number }[]>();
  for (const [group, { expansions }] of groups.entries()) {
    for (const { id, similarity } of expansions) {
      const known = uses.get(id);
      if (known === undefined) uses.set(id, [{ group, similarity }]);
      else known.push({ group, similarity });
    }
  }
  return ({ keys, weight }) => {
    const best = new Float64Array(groups.length);
    for (const key of keys) {
      for (const { group, similarity } of uses.get(key) ?? []) best[group] = Math.max(best[group] ?? 0, similarity);
    }
    if (allWords && best.includes(0)) return 0;
    const shared = groups.reduce((sum, group, at) => sum + group.weight * (best[at] ?? 0), 0);
    return shared / Math.max(Number.EPSILON, total + Math.max(0, weight - shared));
  };
}

function merge(first: Candidates, second: Candidates, limit: number): Candidates {
  const distinct = new Map<bigint, Candidate>();
  for (const candidate of [...first.candidates, ...second.candidates]) {
    if (!distinct.has(candidate.pk)) distinct.set(candidate.pk, candidate);
  }
  return { candidates: [...distinct.values()].slice(0, limit), truncated: first.truncated || second.truncated };
}
