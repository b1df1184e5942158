import { DEFAULT_JURISDICTION, foldName, wordsOfLegalForms } from '@entity-registry/domain';
import type pg from 'pg';

/** mulberry32: the same seed gives the same questions in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Cycles through `items` endlessly, from the first. */
export function cycle<T>(items: readonly T[]): () => T {
  let index = -1;
  return () => {
    index = (index + 1) % items.length;
    return items[index] as T;
  };
}

/** Ids of organizations of the default jurisdiction, spread over the whole table and shuffled. */
export async function sampleOrganizations(pool: pg.Pool, count: number): Promise<bigint[]> {
  const { rows } = await pool.query<{ pk: bigint }>(
    `select pk from entity where jurisdiction = '${DEFAULT_JURISDICTION}' and kind = 'Organization' and merged_into is null order by md5(pk::text) limit $1`,
    [count],
  );
  return rows.map(({ pk }) => pk);
}

/** Written RUCs and cédulas, without their check digits. */
export async function sampleIdentifiers(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `select coalesce(ruc_no_dv, cedula) as number from entity
      where jurisdiction = '${DEFAULT_JURISDICTION}' and coalesce(ruc_no_dv, cedula) is not null order by md5(pk::text) limit $1`,
    [count],
  );
  return rows.map((row) => row.number);
}

/** Words that can be resolved by themselves: a query of nothing but a legal form is refused. */
const isTelling = (word: string): boolean =>
  word.length > 2 && !wordsOfLegalForms().has(foldName(word).replaceAll(' ', ''));

/**
 * Typical input: whole names, two words of one in any order, a name whose last word isn't finished yet, and names with one
 * wrong letter, in equal parts.
 */
export async function sampleNameQueries(pool: pg.Pool, count: number, seed: number): Promise<string[]> {
  const { rows } = await pool.query<{ nombre: string }>(
    `select nombre from entity where jurisdiction = '${DEFAULT_JURISDICTION}' and length(nombre) > 5 and nombre !~ '[0-9]'
      order by md5(pk::text) limit $1`,
    [count],
  );
  const random = randomNumbers(seed);
  const pick = (below: number) => Math.floor(random() * below);
  return rows.map(({ nombre }, index) => {
    const words = nombre.split(' ').filter(isTelling);
    const [first = nombre, second = first] = [words[pick(words.length)], words[pick(words.length)]];
    switch (index % 4) {
      case 0:
        return nombre;
      case 1:
        return first === second ? first : `${second} ${first}`;
      case 2:
        return nombre.slice(0, Math.max(5, nombre.length - 3)).trimEnd();
      default: {
        const at = 1 + pick(Math.max(1, nombre.length - 2));
        return nombre.slice(0, at) + nombre.slice(at + 1);
      }
    }
  });
}
