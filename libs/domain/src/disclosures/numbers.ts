import { LEVELS } from '../catalog/tags.js';
import { UNLISTED_RECORDS } from '../catalog/unlisted-records.js';
import type { RecordLevel } from '../catalog/unlisted-records.js';
import type { IdType } from '../ids/typed-id.js';

/**
 * The numbers that stored disclosures use (ADR 0158). Append-only: a number is never changed, removed or reused, because old
 * rows still use it. Each level and each country defines its own number.
 */

/** 0 to 31: five bits of an entity key. */
export const ID_TYPE_NUMBERS = {
  own: 0,
  finca: 1,
  ph: 2,
  edif: 3,
  nave: 4,
  bm: 5,
  marca: 6,
  imp: 7,
  exp: 8,
  entrada: 9,
  elemento: 10,
  relemento: 11,
  mig: 12,
  wp: 13,
  visaaut: 14,
  imped: 15,
} as const satisfies Record<IdType, number>;

/** By level, its bit in a set of levels; the lowest first. */
export const LEVEL_NUMBERS = Object.fromEntries(
  [...Object.entries(LEVELS), ...Object.entries(UNLISTED_RECORDS)]
    .map(([level, { number }]) => [level, number] as const)
    .sort(([, one], [, other]) => one - other),
) as Readonly<Record<RecordLevel, number>>;

/** The kind of response. `none`: it had no facts about an entity or a record. */
export const CHANNEL_NUMBERS = {
  none: 0,
  detail: 1,
  search: 2,
  section: 3,
  text: 4,
  asset: 5,
  batch: 6,
  network: 7,
  dossier: 8,
  immigration: 9,
  changes: 10,
  surface: 11,
  resolve: 12,
  reconcile: 13,
  refresh: 14,
  webhook: 15,
  screen: 16,
  watch: 17,
} as const;

/** The kind of response that disclosed facts. */
export type Channel = keyof typeof CHANNEL_NUMBERS;

export const CHANNELS = Object.keys(CHANNEL_NUMBERS) as readonly Channel[];

const BY_NUMBER: ReadonlyMap<number, Channel> = new Map(CHANNELS.map((name) => [CHANNEL_NUMBERS[name], name]));

/** The channel with a number. Throws RangeError for a number that was never issued. */
export function channelOf(number: number): Channel {
  const channel = BY_NUMBER.get(number);
  if (channel === undefined) throw new RangeError(`no channel has the number ${String(number)}`);
  return channel;
}
