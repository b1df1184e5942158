import {
  DEFAULT_JURISDICTION,
  disclosureOf,
  firstPeriod,
  formatMoney,
  levelMask,
  ownKey,
  priceOf,
  unlinkedFact,
  watchChargeKey,
} from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { bookChargeBatch } from '../charge/charge-batch-rows.js';
import { chargeOnce } from '../charge/charge.js';
import type { ChargeOutcome, ChargeRequest } from '../charge/charge.js';
import type { AccountId, EntryId } from '../ids.js';
import { savePeriods } from './item-rows.js';
import type { NewWatchItem } from './item-rows.js';
import type { WatchActor } from './watchlists.js';

/** The price of an item and period. */
export const WATCH_PRICE: MicroUsd = priceOf(DEFAULT_JURISDICTION, 'WCH-MONTH');

/** A charge was refused while items were added: nothing was added or charged. */
export class WatchChargeRefused extends Error {
  constructor(
    readonly outcome: ChargeOutcome,
    readonly items: number,
  ) {
    super(`adding watch items: ${outcome.outcome}`);
  }
}

interface Charging {
  readonly actor: WatchActor;
  readonly clientReference: string | null;
  readonly now: Date;
}

/**
 * Charges periods that begin now, each under its own key, and saves them. The first charge locks the account and applies every rule; the
 * others are booked in one statement, and those that it skips one by one. Returns what is spendable afterwards; null: there was nothing to
 * charge. Throws WatchChargeRefused.
 */
export async function chargeFirstPeriods(
  tx: Queryable,
  items: readonly ChargedItem[],
  { actor: { keyId, userId, requestId }, clientReference, now }: Charging,
): Promise<MicroUsd | null> {
  const call = { keyId, userId, requestId, route: 'POST /v5/watchlists/:id/items', clientReference };
  const charges = items.map((item) => ({ ...watchCharge(item, now), ...call }));
  const [first, ...others] = charges;
  if (first === undefined) return null;
  const booked: { entryId: EntryId; balance: MicroUsd }[] = [await chargeOrRefuse(tx, first, items.length)];
  const lines = others.map((charge) => ({ ...charge, lines: JSON.stringify(charge.lines) }));
  const bookings = others.length === 0 ? [] : await bookChargeBatch(tx, lines, now);
  for (const [at, charge] of others.entries())
    booked.push(bookings[at] ?? (await chargeOrRefuse(tx, charge, items.length)));
  const period = firstPeriod(now);
  await savePeriods(
    tx,
    items.flatMap(({ id, period: nr }, at) => {
      const entryId = booked[at]?.entryId;
      return entryId === undefined ? [] : [{ id, period: nr, ...period, entryId }];
    }),
  );
  // The balance falls with each booking, so the lowest one is what is left.
  return booked.map(({ balance }) => balance).reduce((least, balance) => (balance < least ? balance : least));
}

async function chargeOrRefuse(
  tx: Queryable,
  charge: ChargeRequest,
  items: number,
): Promise<{ entryId: EntryId; balance: MicroUsd }> {
  const outcome = await chargeOnce(tx, charge);
  if (outcome.outcome !== 'charged' && outcome.outcome !== 'replayed') throw new WatchChargeRefused(outcome, items);
  return outcome;
}

export interface ChargedItem {
  readonly accountId: AccountId;
  readonly id: bigint;
  readonly period: number;
  /** Null for a subject that is no entity. */
  readonly entity: NewWatchItem['entity'];
}

/**
 * The charge of one item and period, once for its key. It is what pays for hits that the item shows in the period, so it discloses them:
 * when it is booked, nobody knows whether there will be any (ruling 48).
 */
export function watchCharge({ accountId, id, period, entity }: ChargedItem, now: Date): ChargeRequest {
  const fact =
    entity === null
      ? unlinkedFact('screening')
      : { entity: ownKey(entity.jurisdiction, entity.pk), levels: levelMask(['screening']) };
  return {
    ...{ accountId, keyId: null, idempotencyKey: watchChargeKey(id, period), amount: WATCH_PRICE },
    lines: [{ code: 'WCH-MONTH', price: formatMoney(WATCH_PRICE) }],
    ...{ quota: null, requestId: null, route: null, clientReference: null, record: null },
    ...{ disclosure: disclosureOf('watch', [fact]), userId: null, now },
  };
}
