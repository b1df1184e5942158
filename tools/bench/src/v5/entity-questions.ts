import { DEFAULT_JURISDICTION, parseEntitySearch } from '@entity-registry/domain';
import type pg from 'pg';
import { randomNumbers } from '../queries.js';

/** The body of a search of entities by name. */
export interface EntityQuestion {
  q: string;
  filters?: Record<string, unknown>;
  facets?: string[];
  limit: number;
}

/** Size of a typical page of results. */
const LIMIT = 20;
/** Letters of a beginning. */
const BEGINNING = 4;

/**
 * `count` searches made from existing names: one word, a beginning or two words in any order, a third with a status or a kind, a
 * third with facets. Half of the words are frequent, because names are sampled as they are.
 */
export async function entityQuestions(
  pool: pg.Pool,
  { count, seed }: { count: number; seed: number },
): Promise<EntityQuestion[]> {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const { rows } = await pool.query<{ name: string; kind: string; status: string | null }>(
    `select name, kind, status from entity_listing where jurisdiction = '${DEFAULT_JURISDICTION}'
      order by md5(entity_pk::text || $1) limit $2`,
    [String(seed), count],
  );
  if (rows.length === 0) throw new Error('no entity has a name to search for');
  return rows.map(({ name, kind, status }) => {
    const { words } = parseEntitySearch({ q: name });
    const long = words.filter((word) => word.length >= BEGINNING);
    const one = pick(long.length === 0 ? words : long);
    const shape = random();
    const q = shape < 0.4 ? one : shape < 0.7 ? one.slice(0, BEGINNING) : `${pick(words)} ${one}`;
    const filtered = random() < 1 / 3;
    return {
      q,
      ...(filtered && { filters: status === null ? { kind } : { status } }),
      ...(random() < 1 / 3 && { facets: ['kind', 'status', 'province'] }),
      limit: LIMIT,
    };
  });
}
