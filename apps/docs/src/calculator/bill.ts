import {
  CATALOG,
  ZERO_USD,
  codesFor,
  formatMoney,
  freeTierCodes,
  levelsFor,
  microUsd,
  offerOf,
  quote,
  resolveCodes,
  tagDefinition,
} from '@entity-registry/domain';
import type { ApiVersion, Code, Jurisdiction, Level, MicroUsd } from '@entity-registry/domain';

/** The kind of purchase; `detail` and `refresh` with codes of the caller's choice. */
export type Purchase = 'detail' | 'refresh' | 'resolve' | 'search' | 'network' | 'dossier';

export interface Order {
  readonly purchase: Purchase;
  readonly jurisdiction: Jurisdiction;
  /** The codes in `include`; ignored for a purchase with its own code. */
  readonly codes: readonly Code[];
  /** Entities, names or pages: a whole number from 1 on. */
  readonly quantity: number;
}

/** Amounts are USD as decimal strings. */
export interface Bill {
  /** The number of calls: v5 reads and resolves 100 at once. */
  readonly calls: number;
  readonly base: string;
  readonly lines: readonly { readonly code: Code; readonly unitPrice: string; readonly price: string }[];
  readonly redundant: readonly Code[];
  readonly total: string;
  /** Every level of the jurisdiction, with the charged code that delivers it; null: none does. */
  readonly levels: readonly { readonly level: Level; readonly code: Code | null }[];
  /** Codes that are refused without a balance; `*` if the call is refused with any codes. */
  readonly locked: readonly string[];
  /** The first call's response with `dry_run=1` and a balance. */
  readonly dryRun: unknown;
}

/** Maximum rows of one call (specification, "Limits"). */
export const BATCH_ROWS = 100;

const OWN_CODE: Readonly<Partial<Record<Purchase, Code>>> = {
  resolve: 'DAT-RESOLVE',
  network: 'DAT-NETWORK',
  dossier: 'DAT-PROPONENTE',
};

/** Purchases that a key without a balance can never make, with any codes (ADR 0006). */
const LOCKED: ReadonlySet<Purchase> = new Set<Purchase>(['refresh', 'search']);

/** The API version for a jurisdiction: v5 where it is served. */
export function versionOf(jurisdiction: Jurisdiction): ApiVersion {
  const found = CATALOG.jurisdictions.find(({ code }) => code === jurisdiction);
  return found?.v5Status === 'active' ? 'v5' : 'v4';
}

/** The codes that can be requested in a jurisdiction, with their prices. */
export function codesOnSale(
  jurisdiction: Jurisdiction,
): { readonly code: Code; readonly description: string; readonly price: string }[] {
  return codesFor(jurisdiction, versionOf(jurisdiction)).map((code) => ({
    code,
    description: CATALOG.codes.find((one) => one.code === code)?.description ?? '',
    price: offerOf(jurisdiction, code)?.price ?? '0.00',
  }));
}

/**
 * The bill of an order, computed by the service's own pricing: base once per call (none for a refresh), codes once per row,
 * redundant codes never. Throws `unknown_code` for a code that the jurisdiction does not sell.
 */
export function billOf({ purchase, jurisdiction, codes, quantity }: Order): Bill {
  const own = OWN_CODE[purchase];
  const requested = own === undefined ? (purchase === 'search' ? [] : codes) : [own];
  const { base, codes: charged, redundant } = quote(jurisdiction, requested, { base: purchase !== 'refresh' });
  const rows = rowsPerCall(purchase, jurisdiction);
  const calls = Math.ceil(quantity / rows);
  const times = (amount: MicroUsd, count: number) => microUsd(amount * BigInt(count));
  const lines = charged.map(({ code, price }) => ({
    ...{ code, unitPrice: formatMoney(price), price: formatMoney(times(price, quantity)) },
  }));
  const unit = charged.reduce<bigint>((sum, { price }) => sum + price, 0n);
  const total = microUsd(times(base, calls) + unit * BigInt(quantity));
  const first = Math.min(quantity, rows);
  return {
    calls,
    base: formatMoney(times(base, calls)),
    lines,
    redundant,
    total: formatMoney(total),
    levels: coverage(jurisdiction, requested),
    locked: lockedCodes(purchase, jurisdiction, requested),
    dryRun: {
      billing: {
        currency: CATALOG.currency,
        price: formatMoney(microUsd(base + unit * BigInt(first))),
        charged: formatMoney(ZERO_USD),
        dry_run: true,
        base: formatMoney(base),
        codes: charged.map(({ code, price }) => ({
          ...{ code, price: formatMoney(times(price, first)) },
          ...(first !== 1 && { quantity: first, unit_price: formatMoney(price) }),
        })),
        redundant,
      },
    },
  };
}

function rowsPerCall(purchase: Purchase, jurisdiction: Jurisdiction): number {
  const inBatches = purchase === 'resolve' || (purchase === 'detail' && versionOf(jurisdiction) === 'v5');
  return inBatches ? BATCH_ROWS : 1;
}

function lockedCodes(purchase: Purchase, jurisdiction: Jurisdiction, requested: readonly Code[]): readonly string[] {
  if (LOCKED.has(purchase)) return ['*'];
  const free = freeTierCodes(versionOf(jurisdiction));
  return requested.filter((code) => !free.includes(code));
}

/** Each level goes to the first charged code that delivers it: codes are sorted largest first. */
function coverage(jurisdiction: Jurisdiction, requested: readonly Code[]): Bill['levels'] {
  const { charged } = resolveCodes(jurisdiction, requested);
  const levelsOf = (code: Code) => (offerOf(jurisdiction, code)?.tags ?? []).map((tag) => tagDefinition(tag).level);
  return levelsFor(jurisdiction).map((level) => ({
    level,
    code: charged.find((code) => levelsOf(code).includes(level)) ?? null,
  }));
}
