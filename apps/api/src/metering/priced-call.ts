import type { ChargeLine } from '@entity-registry/billing';
import {
  PUBLIC_LIMITS,
  formatMoney,
  freeTierCodes,
  largestFirst,
  microUsd,
  quote,
  ZERO_USD,
} from '@entity-registry/domain';
import type { ApiVersion, Code, Jurisdiction, MicroUsd, Quote } from '@entity-registry/domain';

/** What a tier lets a call do: whether the call is locked to it, and by which of its codes. */
export interface TierLock {
  readonly locked: boolean;
  readonly lockedCodes: readonly Code[];
  readonly freeCodes: readonly Code[];
}

/** A charged code: `price` is `quantity` times `unitPrice`. */
export interface PricedCode {
  readonly code: Code;
  readonly quantity: number;
  readonly unitPrice: MicroUsd;
  readonly price: MicroUsd;
}

/** What a call costs and to whom it is open, worked out before anything is read. */
export interface PricedCall {
  readonly version: ApiVersion;
  readonly base: MicroUsd;
  /** The charged codes, largest first: by number of levels. */
  readonly codes: readonly PricedCode[];
  readonly redundant: Quote['redundant'];
  readonly total: MicroUsd;
  readonly lines: readonly ChargeLine[];
  /** Ruling 13. */
  readonly freeTier: TierLock;
  /** Ruling 12. */
  readonly publicTier: TierLock;
  /** The codes that the scopes of a key must hold: those that are charged, and those that were before. */
  readonly scoped: readonly Code[];
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
  /** How many rows or ids cost the codes, each anew; 1 when absent. The base is charged once a call (ruling 3). */
  readonly rows?: number;
  /**
   * Codes that the account was charged for before and is now given more of: they cost nothing again, but are locked to
   * whom they are locked.
   */
  readonly paidBefore?: readonly Code[];
}

const FREE_CODES: Record<ApiVersion, readonly Code[]> = { v4: freeTierCodes('v4'), v5: freeTierCodes('v5') };

/** Prices a call: the base charge, unless it has none, and for each row the codes that smart resolution leaves charged. */
export function priceCall(call: CallToPrice): PricedCall {
  const { jurisdiction, version, openToFreeKeys, openToPublic, rows = 1, paidBefore = [] } = call;
  const { base, codes, redundant } = quote(jurisdiction, call.codes, { base: call.base ?? true });
  const asked = [...call.codes, ...paidBefore];
  return sumUp({
    version,
    base,
    codes: codes.map(({ code, price }) => priced(code, price, rows)),
    redundant,
    freeTier: lockOf(asked, FREE_CODES[version], openToFreeKeys),
    publicTier: lockOf(asked, PUBLIC_LIMITS.codes, openToPublic),
    scoped: [...codes.map(({ code }) => code), ...paidBefore],
  });
}

/** One call that asks for all that `parts` ask for: the base once, each code as often as they have it together. */
export function priceTogether(jurisdiction: Jurisdiction, parts: readonly [PricedCall, ...PricedCall[]]): PricedCall {
  const order = largestFirst(jurisdiction);
  const [{ version, base, freeTier, publicTier }] = parts;
  const byCode = Map.groupBy(
    parts.flatMap(({ codes }) => codes),
    ({ code }) => code,
  );
  return sumUp({
    version,
    base,
    codes: [...byCode]
      .map(([code, lines]) => priced(code, lines[0]?.unitPrice ?? ZERO_USD, sum(lines.map(({ quantity }) => quantity))))
      .sort((a, b) => order(a.code, b.code)),
    redundant: [...new Set(parts.flatMap(({ redundant }) => redundant))],
    freeTier: joinLocks(
      freeTier,
      parts.map((part) => part.freeTier),
    ),
    publicTier: joinLocks(
      publicTier,
      parts.map((part) => part.publicTier),
    ),
    scoped: [...new Set(parts.flatMap(({ scoped }) => scoped))],
  });
}

function sumUp(parts: Omit<PricedCall, 'total' | 'lines'>): PricedCall {
  const { base, codes } = parts;
  return {
    ...parts,
    total: microUsd(codes.reduce<bigint>((total, { price }) => total + price, base)),
    lines: [
      ...(base > 0n ? [{ code: 'base', price: formatMoney(base) }] : []),
      ...codes.map(({ code, price, quantity }) => ({
        ...{ code, price: formatMoney(price) },
        ...(quantity !== 1 && { quantity }),
      })),
    ],
  };
}

function priced(code: Code, unitPrice: MicroUsd, quantity: number): PricedCode {
  return { code, quantity, unitPrice, price: microUsd(unitPrice * BigInt(quantity)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function lockOf(codes: readonly Code[], freeCodes: readonly Code[], open: boolean): TierLock {
  const lockedCodes = codes.filter((code) => !freeCodes.includes(code));
  return { locked: !open || lockedCodes.length > 0, lockedCodes, freeCodes };
}

function joinLocks({ freeCodes }: TierLock, locks: readonly TierLock[]): TierLock {
  const lockedCodes = [...new Set(locks.flatMap((lock) => lock.lockedCodes))];
  return { locked: locks.some((lock) => lock.locked), lockedCodes, freeCodes };
}
