import { CATALOG, ZERO_USD, formatMoney } from '@entity-registry/domain';
import type { Code, MicroUsd } from '@entity-registry/domain';
import type { NotChargedReason, PricedRequest } from './priced-request.js';

/**
 * What a request costs, as in every v5 response and every dry run (contract, "billing"). Amounts are decimal strings in USD.
 * `price` is what the caller pays: nothing in the free and the public tier, where codes cost nothing either.
 */
export interface BillingBlock {
  readonly currency: string;
  readonly price: string;
  /** "0.00" for a dry run and for anything free of charge. */
  readonly charged: string;
  readonly dry_run: boolean;
  readonly base: string;
  readonly codes: readonly BilledCode[];
  readonly redundant: readonly Code[];
  /** Requested codes that cost nothing, because there was no data for them (ADR 0163). Omitted if empty. */
  readonly not_charged?: readonly NotChargedMember[];
  /** Omitted if empty. */
  readonly free_tier?: FreeTierMembers;
}

export interface BilledCode {
  readonly code: Code;
  readonly price: string;
  /** How often it is charged, and its unit price; only if not charged exactly once. */
  readonly quantity?: number;
  readonly unit_price?: string;
}

export interface NotChargedMember {
  readonly code: Code;
  readonly reason: NotChargedReason;
  /** The number of rows; only if not one. */
  readonly quantity?: number;
}

export interface FreeTierMembers {
  /** The tier does not include the request at all; `price` is then what it costs with a balance. */
  readonly locked?: true;
  readonly would_exceed?: true;
  readonly would_status?: 402 | 429;
}

interface BillingContext {
  /** Whether the caller pays for the request. */
  readonly paid: boolean;
  readonly dryRun: boolean;
  readonly freeTier?: FreeTierMembers | null;
}

export function billingBlock(priced: PricedRequest, { paid, dryRun, freeTier }: BillingContext): BillingBlock {
  const price = (amount: MicroUsd) => formatMoney(paid ? amount : ZERO_USD);
  return {
    currency: CATALOG.currency,
    price: price(priced.total),
    charged: dryRun ? formatMoney(ZERO_USD) : price(priced.total),
    dry_run: dryRun,
    base: price(priced.base),
    codes: priced.codes.map((line) => ({
      ...{ code: line.code, price: price(line.price) },
      ...(line.quantity !== 1 && { quantity: line.quantity, unit_price: price(line.unitPrice) }),
    })),
    redundant: priced.redundant,
    ...(priced.notCharged.length > 0 && {
      not_charged: priced.notCharged.map(({ code, reason, quantity }) => ({
        ...{ code, reason },
        ...(quantity !== 1 && { quantity }),
      })),
    }),
    ...(freeTier && { free_tier: freeTier }),
  };
}
