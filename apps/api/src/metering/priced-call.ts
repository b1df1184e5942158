import type { ChargeLine } from '@entity-registry/billing';
import { PUBLIC_LIMITS, formatMoney, freeTierCodes, quote } from '@entity-registry/domain';
import type { ApiVersion, Code, Jurisdiction, MicroUsd, Quote } from '@entity-registry/domain';

/** What a tier lets a call do: whether the call is locked to it, and by which of its codes. */
export interface TierLock {
  readonly locked: boolean;
  readonly lockedCodes: readonly Code[];
  readonly freeCodes: readonly Code[];
}

/** What a call costs and to whom it is open, worked out before anything is read. */
export interface PricedCall {
  readonly version: ApiVersion;
  readonly quote: Quote;
  readonly total: MicroUsd;
  readonly lines: readonly ChargeLine[];
  /** Ruling 13. */
  readonly freeTier: TierLock;
  /** Ruling 12. */
  readonly publicTier: TierLock;
}

export interface CallToPrice {
  readonly jurisdiction: Jurisdiction;
  readonly version: ApiVersion;
  readonly codes: readonly Code[];
  /** False for a call that a free key may not make whatever its codes, such as a search. */
  readonly openToFreeKeys: boolean;
  /** True for the two routes that answer without a key, on an `own` id or one row. */
  readonly openToPublic: boolean;
  /** False for a refresh, whose price is that of its codes alone (ruling 2). */
  readonly base?: false;
}

const FREE_CODES: Record<ApiVersion, readonly Code[]> = { v4: freeTierCodes('v4'), v5: freeTierCodes('v5') };

/** Prices a call: the base charge, unless it has none, and the codes that smart resolution leaves charged. */
export function priceCall(call: CallToPrice): PricedCall {
  const { jurisdiction, version, codes, openToFreeKeys, openToPublic } = call;
  const priced = quote(jurisdiction, codes, { base: call.base ?? true });
  return {
    version,
    quote: priced,
    total: priced.total,
    lines: [
      ...(priced.base > 0n ? [{ code: 'base', price: formatMoney(priced.base) }] : []),
      ...priced.codes.map(({ code, price }) => ({ code, price: formatMoney(price) })),
    ],
    freeTier: lockOf(codes, FREE_CODES[version], openToFreeKeys),
    publicTier: lockOf(codes, PUBLIC_LIMITS.codes, openToPublic),
  };
}

function lockOf(codes: readonly Code[], freeCodes: readonly Code[], open: boolean): TierLock {
  const lockedCodes = codes.filter((code) => !freeCodes.includes(code));
  return { locked: !open || lockedCodes.length > 0, lockedCodes, freeCodes };
}
