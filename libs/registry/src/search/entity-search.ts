import { searchKeys, withUsualForms } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { entitiesByIdentifier, entitiesByNamePrefix, entitiesByPk, entitiesContaining } from '../candidates/lookup.js';
import type { EntityRow } from '../candidates/lookup.js';
import type { CandidateSource } from '../candidates/candidate-source.js';
import { compareRanks, rankName, rankedQuery } from './name-match.js';
import type { NameRank, RankedQuery } from './name-match.js';
import { timeLeft } from '../queues/time-left.js';
import type { TimeLeft } from '../queues/time-left.js';
import { queryWords } from '../candidates/query-words.js';

export interface EntityQuery {
  jurisdiction: Jurisdiction;
  /** Part of a name. The API rejects names that are too short (ADR 0091). */
  nombre?: string;
  /** RUC, cédula or NIT in any written form. */
  ruc?: string;
}

/** A search result (specification, "Entity summary"). All fields are always present. */
export interface EntitySearchItem {
  id: number;
  nombre: string | null;
  ruc_no_dv: string | null;
  type: 'Organization' | 'NaturalPerson';
  /** The former, trade or alias name that matches better than the current one; null if there is none. */
  otherName: string | null;
}

/** Maximum number of results (specification, "Limits"). */
const SEARCH_LIMIT = 20;
const PREFIX_READ = 200;
/** More names are read for a query with ñ, so that exact spellings can come first. */
const PREFIX_READ_ENYE = 1_000;
const CANDIDATES_READ = 60;
const CONTAINING_READ = 100;
const IDENTIFIERS_READ = 100;

function toItem({ row, otherName }: Found): EntitySearchItem {
  return { id: Number(row.pk), nombre: row.nombre, ruc_no_dv: row.rucNoDv, type: row.kind, otherName };
}

/** Searches entities by name and by identifier (specification, "Search"; ADR 0091). */
export class EntitySearch {
  constructor(
    private readonly db: Queryable,
    private readonly candidates: CandidateSource,
  ) {}

  /**
   * At most 20 entities, best first, the same ones for the same query. Former, trade and alias names are found too. If `nombre` and `ruc` are given, both must match.
   * Returns [] if neither is given or `ruc` is in no known format. Throws DomainError `search_backend_error` if names are not
   * searchable. A search engine takes `leftMs` milliseconds at most.
   */
  async search({ jurisdiction, nombre, ruc }: EntityQuery, leftMs = Infinity): Promise<EntitySearchItem[]> {
    const query = nombre === undefined ? null : rankedQuery(queryWords(nombre, { unfinished: true }), nombre);
    if (query !== null && query.words.length === 0) return [];
    let rows: EntityRow[] = [];
    if (ruc !== undefined) rows = await this.byIdentifier(jurisdiction, ruc);
    else if (query !== null) rows = await this.byName(jurisdiction, nombre ?? '', query, timeLeft(leftMs));
    const found = query === null ? rows.map((row) => ({ row, otherName: null })) : ranked(rows, query);
    return found.slice(0, SEARCH_LIMIT).map(toItem);
  }

  /** Entities by the best reading of the identifier. If the DV fits only one kind of holder, only entities of that kind. */
  private async byIdentifier(jurisdiction: Jurisdiction, ruc: string): Promise<EntityRow[]> {
    const { keys, compact, holder } = searchKeys(jurisdiction, ruc);
    if (keys.length === 0 && compact.length === 0) return [];
    const found = await entitiesByIdentifier(this.db, jurisdiction, keys, compact, IDENTIFIERS_READ);
    const place = (row: (typeof found)[number]): number => {
      const at = keys.indexOf(row.idKey);
      return at >= 0 ? at : keys.length + compact.indexOf(row.idCompact);
    };
    const best = Math.min(...found.map(place));
    const rows = found.filter((row) => place(row) === best);
    const kind = holder === 'person' ? 'NaturalPerson' : 'Organization';
    const ofHolder = holder === null ? [] : rows.filter((row) => row.kind === kind);
    return ofHolder.length > 0 ? ofHolder : rows;
  }

  private async byName(
    jurisdiction: Jurisdiction,
    nombre: string,
    query: RankedQuery,
    left: TimeLeft,
  ): Promise<EntityRow[]> {
    const read = /ñ/i.test(nombre.normalize('NFC')) ? PREFIX_READ_ENYE : PREFIX_READ;
    const rows = new Map<bigint, EntityRow>();
    const add = (found: readonly EntityRow[]): boolean => {
      for (const row of found) if (!rows.has(row.pk)) rows.set(row.pk, row);
      return rows.size >= SEARCH_LIMIT;
    };
    const full =
      add(await entitiesByNamePrefix(this.db, jurisdiction, withUsualForms(query.core), query.folded, read)) ||
      add(await this.byWords(jurisdiction, nombre, { known: rows, left }));
    if (!full && query.formSpellings.length > 0) {
      add(await entitiesContaining(this.db, jurisdiction, query.formSpellings, CONTAINING_READ));
    }
    return [...rows.values()];
  }

  /** Entities with all the words of the name in any order, except those in `known`. */
  private async byWords(
    jurisdiction: Jurisdiction,
    name: string,
    { known, left }: { readonly known: ReadonlyMap<bigint, EntityRow>; readonly left: TimeLeft },
  ): Promise<EntityRow[]> {
    const limits = { limit: CANDIDATES_READ, enough: SEARCH_LIMIT };
    const query = { jurisdiction, name, ...limits, words: 'all', unfinished: true } as const;
    const { candidates } = await this.candidates.find(query, left);
    const pks = candidates.map((candidate) => candidate.pk).filter((pk) => !known.has(pk));
    return pks.length === 0 ? [] : await entitiesByPk(this.db, jurisdiction, pks);
  }
}

interface Found {
  row: EntityRow;
  otherName: string | null;
}

interface Ranked extends Found {
  rank: NameRank;
}

function compare(a: Ranked, b: Ranked): number {
  return compareRanks(a.rank, b.rank) || (a.row.pk < b.row.pk ? -1 : 1);
}

/** The entity by the best of its names; undefined if none matches. */
function best(row: EntityRow, query: RankedQuery): Ranked | undefined {
  const { nombre, kind, otherNames = [] } = row;
  const current = nombre === null ? [] : [{ row, otherName: null, rank: rankName(query, nombre, kind) }];
  const others = otherNames.map((otherName) => ({ row, otherName, rank: rankName(query, otherName, kind, 1) }));
  return [...current, ...others]
    .flatMap(({ rank, ...found }) => (rank === null ? [] : [{ ...found, rank }]))
    .sort((a, b) => compareRanks(a.rank, b.rank))[0];
}

/** The rows of which a name matches, best first. They show the current name, whichever matches. */
function ranked(rows: readonly EntityRow[], query: RankedQuery): Found[] {
  return rows.flatMap((row) => best(row, query) ?? []).sort(compare);
}
