import type { Key } from './queries.js';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

export interface Expiry {
  /** ISO 8601: when the first of the keys stops. */
  at: string;
  /** Whole days left, rounded down. */
  days: number;
  /** How many of the keys stop unless credit is bought. */
  keys: number;
  soon: boolean;
}

/** The coming expiry of the keys of an account without purchases; null: none. Revoked keys do not count. */
export function expiryOf(keys: readonly Pick<Key, 'state' | 'expires_at'>[], now: Date): Expiry | null {
  const ends = keys
    .filter(({ state }) => state === 'working')
    .map(({ expires_at: end }) => end)
    .filter((end) => end !== null)
    .sort();
  const [first] = ends;
  if (first === undefined) return null;
  const days = Math.max(0, Math.floor((new Date(first).getTime() - now.getTime()) / DAY_MS));
  return { at: first, days, keys: ends.length, soon: days < SOON_DAYS };
}
