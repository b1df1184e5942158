import { DomainError } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { allReady, expandWords, findCandidates, readIndexState, tokensByPrefix } from '@entity-registry/persistence';
import type { CandidateRow, Queryable, TokenRow } from '@entity-registry/persistence';
import type { Candidate, CandidateQuery, CandidateSource, Candidates } from './candidate-source.js';
import { withinOneEdit } from './edit-distance.js';
import { deletions, isFuzzy, textHash } from './key-hash.js';
import { inverseFrequency } from './name-keys.js';
import { planSearch } from './plan.js';
import type { Expansion, WordGroup } from './plan.js';
import { mayBeUnindexed, mayStartLegalForm, queryWords } from './query-words.js';
import type { QueryWords } from './query-words.js';

/** When to try again after the index was not ready (specification, "Errors": Retry-After 5). */
const RETRY_AFTER_SECONDS = 5;
const SIMILARITY_OF_PREFIX = 0.95;
const SIMILARITY_OF_EDIT = 0.85;
/** Words that one word of the query may stand for. */
const MOST_EXPANSIONS = 24;
const MOST_PREFIXED = 200;
/** A shorter beginning is completed to common words only: too many rare words share it. */
const SHORTEST_RARE_PREFIX = 3;
/** Names read per conjunction, for the ranking to choose from. */
const READ_LIMIT = 200;
/** Words of a query that are looked at. */
const MOST_WORDS = 12;

function toExpansion(row: TokenRow, similarity: number): Expansion {
  return { id: row.id, df: row.df, common: row.frequency === 'common', similarity };
}

/** Best expansion of each word id, the most similar and most frequent first. */
function ordered(expansions: readonly Expansion[], most: number): Expansion[] {
  const best = new Map<number, Expansion>();
  for (const expansion of expansions) {
    const known = best.get(expansion.id);
    if (known === undefined || known.similarity < expansion.similarity) best.set(expansion.id, expansion);
  }
  return [...best.values()].sort((a, b) => b.similarity - a.similarity || b.df - a.df || a.id - b.id).slice(0, most);
}

/** Candidates from the name index in PostgreSQL (design, "Candidates in PostgreSQL"). */
export class PostgresCandidateSource implements CandidateSource {
  constructor(private readonly db: Queryable) {}

  async isReady(): Promise<boolean> {
    return await allReady(this.db);
  }

  /** At most `limit` candidates in two or three round trips. Throws DomainError `search_backend_error` when not ready. */
  async find(query: CandidateQuery): Promise<Candidates> {
    const state = await readIndexState(this.db, query.jurisdiction);
    if (state?.state !== 'ready') {
      throw new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const words = queryWords(query.name, { unfinished: query.unfinished ?? false });
    const tokens = words.words.slice(0, MOST_WORDS);
    if (tokens.length === 0) return { candidates: [], truncated: false };
    const groups = await this.expand(query, tokens, words, state.names);
    if (query.words !== 'all') return await this.match(query, groups, state.names);
    return await this.matchAll(query, tokens, groups, words.unfinished, state.names);
  }

  /** From strict to tolerant, until there are enough: the words as they are; with typing errors; without form words. */
  private async matchAll(
    query: CandidateQuery,
    tokens: readonly string[],
    groups: readonly WordGroup[],
    unfinished: string | null,
    names: number,
  ): Promise<Candidates> {
    const formStart = unfinished !== null && mayStartLegalForm(unfinished) && tokens.length > 1 ? unfinished : null;
    const searched = groups.filter((_, at) => tokens[at] !== formStart);
    const indexed = groups.filter((_, at) => tokens[at] !== formStart && !mayBeUnindexed(tokens[at] ?? ''));
    const attempts: (readonly WordGroup[])[] = [searched.map(withoutEdits)];
    if (attempts[0]?.some((group, at) => group.expansions.length < (searched[at]?.expansions.length ?? 0)) ?? false) {
      attempts.push(searched);
    }
    if (indexed.length > 0 && indexed.length < searched.length) attempts.push(indexed);
    let found: Candidates = { candidates: [], truncated: false };
    for (const attempt of attempts) {
      if (found.candidates.length >= query.limit) break;
      if (attempt.some((group) => group.expansions.length === 0)) continue;
      found = merge(found, await this.match(query, attempt, names), query.limit);
    }
    return found;
  }

  /** What each word may stand for: itself, words one edit away, and for an unfinished last word its completions. */
  private async expand(
    query: CandidateQuery,
    tokens: readonly string[],
    words: QueryWords,
    names: number,
  ): Promise<WordGroup[]> {
    const probes = tokens.map((token, word) => {
      const shorter = isFuzzy(token) ? deletions(token) : [];
      return { word, hashes: isFuzzy(token) ? [token, ...shorter].map(textHash) : [], spellings: [token, ...shorter] };
    });
    const [rows, completions] = await Promise.all([
      expandWords(this.db, query.jurisdiction, probes),
      this.complete(query.jurisdiction, words.unfinished),
    ]);
    return tokens.map((token, word) => {
      const near = rows.filter((row) => row.word === word && withinOneEdit(row.token, token));
      const whole = near.map((row) => toExpansion(row, row.token === token ? 1 : SIMILARITY_OF_EDIT));
      const completed = token === words.unfinished ? completions : [];
      const begun = completed.map((row) => toExpansion(row, row.token === token ? 1 : SIMILARITY_OF_PREFIX));
      const expansions = ordered([...begun, ...ordered(whole, MOST_EXPANSIONS)], MOST_EXPANSIONS + MOST_PREFIXED);
      const own = near.find((row) => row.token === token);
      const rarest = Math.min(...expansions.map((expansion) => expansion.df));
      const weight = inverseFrequency(own?.df ?? (expansions.length > 0 ? rarest : 0), names);
      return { weight, expansions };
    });
  }

  private async complete(jurisdiction: Jurisdiction, beginning: string | null): Promise<TokenRow[]> {
    if (beginning === null) return [];
    const commonOnly = beginning.length < SHORTEST_RARE_PREFIX;
    return await tokensByPrefix(this.db, jurisdiction, beginning, MOST_PREFIXED, commonOnly);
  }

  private async match(query: CandidateQuery, groups: readonly WordGroup[], names: number): Promise<Candidates> {
    const allWords = query.words === 'all';
    const plan = planSearch(groups, names, READ_LIMIT, { allWords });
    const rows = await findCandidates(this.db, query.jurisdiction, plan.setKeys, plan.conjunctions);
    const ranked = rows
      .map((row) => ({ row, score: scoreOf(row, groups, allWords) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.row.entityPk < b.row.entityPk ? -1 : 1));
    const candidates = ranked
      .slice(0, query.limit)
      .map(({ row, score }) => ({ jurisdiction: query.jurisdiction, pk: row.entityPk, score }));
    return { candidates, truncated: plan.truncated };
  }
}

/** The group without the words that are a typing error away, unless there are no others. */
function withoutEdits(group: WordGroup): WordGroup {
  const exact = group.expansions.filter((expansion) => expansion.similarity > SIMILARITY_OF_EDIT);
  return exact.length > 0 ? { ...group, expansions: exact } : group;
}

/** Weight in common over the weight of query and name together; 0 when a word is missing and all are asked for. */
function scoreOf(row: CandidateRow, groups: readonly WordGroup[], allWords: boolean): number {
  let shared = 0;
  let total = 0;
  for (const group of groups) {
    const best = group.expansions.find((expansion) => row.keys.has(expansion.id));
    if (best === undefined && allWords) return 0;
    shared += group.weight * (best?.similarity ?? 0);
    total += group.weight;
  }
  return shared / Math.max(Number.EPSILON, total + Math.max(0, row.weight - shared));
}

function merge(first: Candidates, second: Candidates, limit: number): Candidates {
  const distinct = new Map<bigint, Candidate>();
  for (const candidate of [...first.candidates, ...second.candidates]) {
    if (!distinct.has(candidate.pk)) distinct.set(candidate.pk, candidate);
  }
  return { candidates: [...distinct.values()].slice(0, limit), truncated: first.truncated || second.truncated };
}
