import { DomainError } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { allReady, readIndexState } from '../name-index/index-state.js';
import type { NameIndexState } from '../name-index/index-state.js';
import type { NameScope } from '../name-index/name-scope.js';
import { UNLIMITED } from '../queues/time-left.js';
import type { TimeLeft } from '../queues/time-left.js';
import { findCandidates } from './lookup.js';
import type { NameKeySource } from './lookup.js';
import { readInitials, withInitials, withRareInitials } from './initials.js';
import type { Initials } from './initials.js';
import { rowScorer } from './row-scorer.js';
import type { Candidate, CandidateQuery, CandidateSource, Candidates } from './candidate-source.js';
import { planCompared, planPreferred, planReading, planSearch } from './plan.js';
import type { WordGroup } from './expansion.js';
import type { SearchPlan } from './plan.js';
import { mayBeUnindexed, mayStartLegalForm, queryWords, resolvedWords, syllableWords } from './query-words.js';
import type { ResolvedWords } from './query-words.js';
import { otherReadings } from './readings.js';
import { soundReadings } from './sound-readings.js';
import { closest, expandGroups, groupsToCompare, widenGroups, withSimilarWords, withoutEdits } from './word-groups.js';
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
/** Conjunctions of words that are known by their sound: the rarest are often translated in Latin names ('bank'). */
const CONJUNCTIONS_OF_SOUNDS = 3;
/** Maximum number of query words that are used. */
const MAX_WORDS = 12;
/** A query, the build of the name index that its words are looked up in, and the time that the lookup of keys may take. */
type EpochQuery<Scope extends NameScope> = CandidateQuery<Scope> &
  Pick<NameIndexState, 'epoch'> & { readonly left: TimeLeft };
const NONE = { candidates: [], truncated: false };

/**
 * Candidates from the name index in PostgreSQL (design, "Candidates in PostgreSQL"). Its words are always there; the keys of names
 * can be in a search engine, with the same result.
 */
export class PostgresCandidateSource<Scope extends NameScope = Jurisdiction> implements CandidateSource<Scope> {
  private readonly keys: NameKeySource;

  constructor(
    private readonly db: Queryable,
    keys?: NameKeySource,
  ) {
    this.keys = keys ?? { find: (...query) => findCandidates(db, query[0], query[1], query[2]) };
  }

  async isReady(): Promise<boolean> {
    return await allReady(this.db);
  }

  /**
   * At most `limit` candidates, in a few round trips. Throws DomainError `search_backend_error` if the index is not
   * ready.
   */
  async find(query: CandidateQuery<Scope>, left = UNLIMITED): Promise<Candidates<Scope>> {
    const state = await readIndexState(this.db, query.jurisdiction);
    if (state?.state !== 'ready') {
      throw new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return await this.findIn({ ...query, epoch: state.epoch, left }, state);
  }

  private async findIn(query: EpochQuery<Scope>, state: NameIndexState): Promise<Candidates<Scope>> {
    const { jurisdiction } = query;
    if (query.words !== 'all') {
      const words = resolvedWords(query.name, query.kind ?? null);
      const tokens = words.words.slice(0, MAX_WORDS);
      if (tokens.length === 0) return NONE;
      const { names, consonants } = state;
      const queried = { ...words, jurisdiction, tokens, unfinished: null, names, consonants };
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
    query: EpochQuery<Scope>,
    words: QueriedWords & ResolvedWords,
    near: readonly WordGroup[],
  ): Promise<Candidates<Scope>> {
    const mayBePerson = query.kind !== 'Organization';
    const initials: Initials = mayBePerson ? await readInitials(this.db, words) : new Map();
    const initialed = withInitials(words.tokens, near, initials);
    const [groups, others] = await Promise.all([
      withSimilarWords(this.db, words, initialed),
      otherReadings(this.db, { ...words, initials }, initialed),
    ]);
    const sounding =
      words.script === 'vowelless' ? await soundReadings(this.db, { ...words, name: query.name }, groups) : [];
    const readings = [...others, ...sounding];
    const plan =
      words.script === 'vowelless'
        ? planSounds(groups, words.names)
        : planSearch(groups, words.names, READ_LIMIT_MOST, { allWords: false });
    for (const reading of readings) {
      const { setKeys, conjunctions } = planReading(reading, words.names, READ_LIMIT_MOST);
      plan.setKeys.close.push(...setKeys.close);
      plan.setKeys.contained.push(...setKeys.contained);
      plan.conjunctions.push(...conjunctions);
    }
    return await this.read(query, plan, words.names, [groups, ...readings]);
  }

  /**
   * Searches from strict to tolerant until there are enough candidates: the words as they are; with typos; each as the
   * beginning of a word; without words of legal forms.
   */
  private async matchAll(
    query: EpochQuery<Scope>,
    words: QueriedWords,
    groups: readonly WordGroup[],
    phrases: readonly string[],
  ): Promise<Candidates<Scope>> {
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
    let found: Candidates<Scope> = NONE;
    for (const way of ways) {
      if (found.candidates.length >= (query.enough ?? query.limit)) break;
      found = merge(found, await way(), query.limit);
    }
    return found;
  }

  private async matchWords(
    query: EpochQuery<Scope>,
    groups: readonly WordGroup[],
    names: number,
    phrases: readonly string[],
  ): Promise<Candidates<Scope>> {
    if (groups.some((group) => group.expansions.length === 0)) return NONE;
    const plan = planSearch(groups, names, READ_LIMIT, { allWords: true });
    if (phrases.length > 0) plan.conjunctions.push(...planPreferred(groups, names, READ_LIMIT, phrases));
    return await this.read(query, plan, names, [groups]);
  }

  /**
   * Names in which each query word is the beginning of a word. If more words start that way than a group can hold, and the
   * other words leave few names, the names themselves are compared.
   */
  private async matchBeginnings(
    query: EpochQuery<Scope>,
    words: QueriedWords,
    groups: readonly WordGroup[],
  ): Promise<Candidates<Scope>> {
    const widened = await widenGroups(this.db, words, groups);
    const compared = groupsToCompare(widened, words.names);
    if (compared !== null) {
      const like = compared.others.map((at) => startingWith(words.tokens[at] ?? ''));
      const plan = planCompared(compared.groups, words.names, READ_LIMIT, like);
      return await this.read(query, plan, words.names, [compared.groups]);
    }
    if (!widened.gained || widened.groups.some((group) => group.expansions.length === 0)) return NONE;
    const plan = planSearch(widened.groups, words.names, READ_LIMIT, { allWords: true });
    return await this.read(query, plan, words.names, [widened.groups]);
  }

  /** The candidates of a plan, each by its best name: first those that match the query's wording, then by score. */
  private async read(
    query: EpochQuery<Scope>,
    plan: SearchPlan,
    names: number,
    readings: readonly (readonly WordGroup[])[],
  ): Promise<Candidates<Scope>> {
    const { jurisdiction, limit, epoch, left } = query;
    const rows = await this.keys.find(jurisdiction, plan.setKeys, plan.conjunctions, { epoch, left });
    const complete = rows.length > limit ? await withRareInitials(this.db, jurisdiction, readings, rows) : readings;
    const scorers = complete.map((words) => rowScorer(words, { names, allWords: query.words === 'all' }));
    const ranked = rows
      .map((row) => ({ row, score: Math.max(...scorers.map((scoreOf) => scoreOf(row))) }))
      .filter(({ score }) => score > 0)
      .sort(
        (a, b) =>
          Number(b.row.liked) - Number(a.row.liked) || b.score - a.score || (a.row.entityPk < b.row.entityPk ? -1 : 1),
      );
    const best = new Map<bigint, Candidate<Scope>>();
    for (const { row, score } of ranked) {
      if (!best.has(row.entityPk)) best.set(row.entityPk, { jurisdiction, pk: row.entityPk, score });
    }
    return { candidates: [...best.values()].slice(0, limit), truncated: plan.truncated };
  }
}

/** LIKE pattern for a folded name, between blanks, that contains the words; the last one may be unfinished. */
function startingWith(words: string): string {
  return `% ${words}%`;
}

/** Plans what to read for words that are known by their sound: most of the conjunctions are of words that sound the same. */
function planSounds(groups: readonly WordGroup[], names: number): SearchPlan {
  const same = planSearch(groups.map(closest), names, READ_LIMIT_MOST, {
    allWords: false,
    conjunctions: CONJUNCTIONS_OF_SOUNDS,
  });
  const similar = planSearch(groups, names, READ_LIMIT_MOST, { allWords: false, conjunctions: 1 });
  return { ...same, conjunctions: [...same.conjunctions, ...similar.conjunctions] };
}

function merge<Scope extends NameScope>(
  first: Candidates<Scope>,
  second: Candidates<Scope>,
  limit: number,
): Candidates<Scope> {
  const distinct = new Map<bigint, Candidate<Scope>>();
  for (const candidate of [...first.candidates, ...second.candidates]) {
    if (!distinct.has(candidate.pk)) distinct.set(candidate.pk, candidate);
  }
  return { candidates: [...distinct.values()].slice(0, limit), truncated: first.truncated || second.truncated };
}
