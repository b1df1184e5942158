import { foldName, lookup, nameTokens, scoreName, UNLISTED_RECORDS, weighedWords } from '@entity-registry/domain';
import type { Jurisdiction, UnlistedItem } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { readWordWeights } from '../resolve/name-statistics.js';

/** An impediment that may belong to the person. Impediments have only a name. */
export interface LinkedImpediment {
  readonly pk: bigint;
  readonly item: Readonly<Record<string, unknown>>;
  /** Similarity of the names, 0 to 1. */
  readonly score: number;
}

/** Names with a lower score are not linked, unless they are the same. */
const MIN_SCORE = 0.3;
/** Maximum impediments in one response. */
export const MAX_IMPEDIMENTS = 50;
/** How many words of a name are looked up, the rarest first. An impediment must have two of them. */
const WORDS = 6;
/** How many impediments are compared. Hardly any name in a register shares two words with more. */
const COMPARED = 200;

type Impedimento = UnlistedItem<'impedimentos'>;

// Names that contain the whole name are sorted before the limit, with the exact name first. For each word pair, any matches
// are enough. Each pair is looked up separately, because a hundred thousand names may contain one word but not both. No
// limit follows the order of an index, because the planner would scan the whole index for a few rows. A materialized CTE is
// planned as if it were read completely, but it is only read up to its limit.
const CANDIDATES = {
  name: 'impediments_by_name',
  text: `
    with candidate as (
      (select i.pk from record i
        where i.level = 'impedimentos' and i.jurisdiction = $1
          and string_to_array(i.payload ->> 'nombre_norm', ' ') @> string_to_array($3, ' ')
        order by i.payload ->> 'nombre_norm' is distinct from $3, i.pk limit ${String(COMPARED)})
      union all
      select f.pk
        from unnest($2::text[]) w (words)
       cross join lateral (
              with named as materialized (
                select i.pk from record i
                 where i.level = 'impedimentos' and i.jurisdiction = $1
                   and string_to_array(i.payload ->> 'nombre_norm', ' ') @> string_to_array(w.words, ' '))
              select pk from named limit ${String(COMPARED)}) f
    )
    select r.pk, r.payload
      from (select distinct pk from candidate) met
      join record r on r.level = 'impedimentos' and r.jurisdiction = $1 and r.pk = met.pk
     cross join lateral (
            select count(*) as shared
              from unnest(string_to_array(r.payload ->> 'nombre_norm', ' ')) word
             where word = any ($4::text[])) s
     order by r.payload ->> 'nombre_norm' is distinct from $3, s.shared desc, r.pk limit ${String(COMPARED)}`,
};

/** Finds impediments by the name of a person. */
export class Impediments {
  constructor(private readonly db: Queryable) {}

  /** Impediments with a similar name, most similar first. A name without words has none. */
  async ofName(jurisdiction: Jurisdiction, name: string): Promise<LinkedImpediment[]> {
    const tokens = [...new Set(nameTokens(name))];
    if (tokens.length === 0) return [];
    const own = await readWordWeights(this.db, jurisdiction, tokens);
    const words = tokens.sort((a, b) => own(b) - own(a)).slice(0, WORDS);
    const folded = foldName(name);
    const { rows } = await this.db.query<{ pk: bigint; payload: Partial<Impedimento> }>({
      ...CANDIDATES,
      values: [jurisdiction, conjunctions(words), folded, words],
    });
    const named = rows.flatMap((row) => (row.payload.nombre ? [{ ...row, nombre: row.payload.nombre }] : []));
    if (named.length === 0) return [];
    const weight = await readWordWeights(
      this.db,
      jurisdiction,
      [name, ...named.map(({ nombre }) => nombre)].flatMap((each) => [...weighedWords(each, 'NaturalPerson')]),
    );
    const query = { name, type: 'NaturalPerson' as const };
    // Many impediments share a name, so it is compared once.
    const scores = new Map<string, number>();
    const scoreOf = (nombre: string): number => {
      const score = scores.get(nombre) ?? scoreName(query, { name: nombre, kind: 'NaturalPerson' }, weight).confidence;
      scores.set(nombre, score);
      return score;
    };
    return named
      .map(({ pk, payload, nombre }) => ({ pk, item: shown(payload), nombre, score: scoreOf(nombre) }))
      .filter(({ nombre, score }) => score >= MIN_SCORE || foldName(nombre) === folded)
      .sort((a, b) => b.score - a.score || (a.pk < b.pk ? -1 : 1))
      .slice(0, MAX_IMPEDIMENTS)
      .map(({ pk, item, score }) => ({ pk, item, score }));
  }
}

/** All pairs of words. For a name of one or two words also each word alone, because one typo would otherwise hide it. */
function conjunctions(words: readonly string[]): string[] {
  const pairs = words.flatMap((a, at) => words.slice(at + 1).map((b) => `${a} ${b}`));
  return words.length > 2 ? pairs : [...pairs, ...words];
}

const FIELDS = Object.keys(UNLISTED_RECORDS.impedimentos.schema.properties).filter(
  (field) => field !== 'id' && field !== 'nombre_norm',
);

function shown(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(FIELDS.map((field) => [field, lookup(payload, field) ?? null]));
}
