import type { ChargeLine } from '@entity-registry/accounts';
import {
  PUBLIC_LIMITS,
  codeNeedsPurpose,
  formatMoney,
  freeTierCodes,
  largestFirst,
  microUsd,
  needsPurpose,
  quote,
  ZERO_USD,
} from '@entity-registry/domain';
import type { ApiVersion, Code, Jurisdiction, MicroUsd, Quote, RecordLevel } from '@entity-registry/domain';

/** Whether the request is locked in a tier, and by which of its codes. */
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

/** Why a requested code is not charged: none of its sections was ever read (ADR 0163), or it covers no requested record. */
export type NotChargedReason = 'never_fetched' | 'not_applicable';

/** A requested code that is not charged, `quantity` times. */
export interface NotChargedCode {
  readonly code: Code;
  readonly reason: NotChargedReason;
  readonly quantity: number;
}

/** The price of a request and which callers may make it, determined before anything is read. */
export interface PricedRequest {
  readonly version: ApiVersion;
  readonly base: MicroUsd;
  /** The charged codes, largest first: by number of levels. */
  readonly codes: readonly PricedCode[];
  readonly redundant: Quote['redundant'];
  /** Codes that would be charged if their sources had ever been read; known once the data is read. */
  readonly notCharged: readonly NotChargedCode[];
  readonly total: MicroUsd;
  readonly lines: readonly ChargeLine[];
  /** ADR 0006. */
  readonly freeTier: TierLock;
  /** ADR 0011. */
  readonly publicTier: TierLock;
  /** The codes that the key's scopes must include: those that are charged, and those charged before. */
  readonly scoped: readonly Code[];
  /** The scopes must include one code of each of these lists: the codes that cover what a search finds (ADR 0163). */
  readonly scopedToOneOf: readonly (readonly Code[])[];
  /** Jurisdictions whose immigration, court or criminal records it reads: they may require a purpose (ADR 0214). */
  readonly purposeIn: readonly Jurisdiction[];
}

export interface RequestToPrice {
  readonly jurisdiction: Jurisdiction;
  readonly version: ApiVersion;
  readonly codes: readonly Code[];
  /** False for a request that a free key may not make with any codes, such as a search. */
  readonly openToFreeKeys: boolean;
  /** True for the two routes that work without a key, on an `own` id or one row. */
  readonly openToPublic: boolean;
  /** False for a refresh, which costs only its codes (ADR 0003). */
  readonly base?: false;
  /** The number of rows or ids that each pay for the codes; defaults to 1. The base is charged once per request (ADR 0003). */
  readonly rows?: number;
  /** Codes that the account was already charged for: they are not charged again, but stay locked in the same tiers. */
  readonly paidBefore?: readonly Code[];
  /** See `PricedRequest.scopedToOneOf`; defaults to none. */
  readonly scopedToOneOf?: readonly (readonly Code[])[];
  /** The levels that it reads; defaults to those of its codes. */
  readonly levels?: readonly RecordLevel[];
}

const FREE_CODES: Record<ApiVersion, readonly Code[]> = { v4: freeTierCodes('v4'), v5: freeTierCodes('v5') };

/** Prices a request: the base charge, if it has one, and for each row the codes that smart resolution leaves charged. */
export function priceRequest(request: RequestToPrice): PricedRequest {
  const { jurisdiction, version, openToFreeKeys, openToPublic, rows = 1, paidBefore = [] } = request;
  const { base, codes, redundant } = quote(jurisdiction, request.codes, { base: request.base ?? true });
  const requested = [...request.codes, ...paidBefore];
  return sumUp({
    version,
    base,
    codes: codes.map(({ code, price }) => priced(code, price, rows)),
    redundant,
    notCharged: [],
    freeTier: lockOf(requested, FREE_CODES[version], openToFreeKeys),
    publicTier: lockOf(requested, PUBLIC_LIMITS.codes, openToPublic),
    scoped: [...codes.map(({ code }) => code), ...paidBefore],
    scopedToOneOf: request.scopedToOneOf ?? [],
    purposeIn: readsForPurpose(request) ? [jurisdiction] : [],
  });
}

function readsForPurpose({ jurisdiction, codes, paidBefore = [], levels }: RequestToPrice): boolean {
  if (levels !== undefined) return levels.some(needsPurpose);
  return [...codes, ...paidBefore].some((code) => codeNeedsPurpose(jurisdiction, code));
}

/** Prices all `parts` as one request: the base once, and each code with its total quantity. */
export function priceTogether(
  jurisdiction: Jurisdiction,
  parts: readonly [PricedRequest, ...PricedRequest[]],
): PricedRequest {
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
    notCharged: joinNotCharged(parts.flatMap(({ notCharged }) => notCharged)),
    freeTier: joinLocks(
      freeTier,
      parts.map((part) => part.freeTier),
    ),
    publicTier: joinLocks(
      publicTier,
      parts.map((part) => part.publicTier),
    ),
    scoped: [...new Set(parts.flatMap(({ scoped }) => scoped))],
    scopedToOneOf: parts.flatMap(({ scopedToOneOf }) => scopedToOneOf),
    purposeIn: [...new Set(parts.flatMap(({ purposeIn }) => purposeIn))],
  });
}

/** The same request without charging these of its codes (ADR 0163). Its locks stay, because they depend on what it requests. */
export function withoutCharging(
  request: PricedRequest,
  codes: readonly Code[],
  reason: NotChargedReason = 'never_fetched',
): PricedRequest {
  const left = request.codes.filter(({ code }) => codes.includes(code));
  if (left.length === 0) return request;
  const notCharged = left.map(({ code, quantity }) => ({ code, reason, quantity }));
  return sumUp({
    ...request,
    codes: request.codes.filter((line) => !left.includes(line)),
    notCharged: joinNotCharged([...request.notCharged, ...notCharged]),
  });
}

/** Joins entries with the same code and reason, and adds up their quantities. */
function joinNotCharged(codes: readonly NotChargedCode[]): NotChargedCode[] {
  const joined = new Map<string, NotChargedCode>();
  for (const each of codes) {
    const key = `${each.code} ${each.reason}`;
    joined.set(key, { ...each, quantity: each.quantity + (joined.get(key)?.quantity ?? 0) });
  }
  return [...joined.values()];
}

function sumUp(parts: Omit<PricedRequest, 'total' | 'lines'>): PricedRequest {
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
