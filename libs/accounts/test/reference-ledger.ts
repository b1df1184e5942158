interface Lot {
  left: bigint;
  expiresAt: number;
}

/** A requested charge; `key`: the index of the paying key, or null. */
export interface ReferenceCharge {
  amount: bigint;
  key: number | null;
  units: number;
  rows: number;
}

interface Booked extends ReferenceCharge {
  day: string;
  fromLots: [Lot, bigint][];
  reversed: boolean;
}

export const REFERENCE_LIMITS = { day: 5, month: 9, estimator: 7 };

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
const sum = (values: bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
const count = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The ledger of one account as a few lines of arithmetic in memory, to compare with the real one. It has no counters: spend
 * and usage are added up from the charges that weren't reversed.
 */
export class ReferenceLedger {
  balance = 0n;
  spendingLimit: bigint | null = null;
  readonly keySpendingLimits: (bigint | null)[] = [null, null];
  readonly lots: Lot[] = [];
  private readonly booked = new Map<string, Booked>();

  /** `time` in milliseconds since the epoch; it moves forward only. */
  constructor(public time: number) {}

  spendable(): bigint {
    return this.balance + sum(this.open().map((lot) => lot.left));
  }

  /** What the account, or one key of it, has spent this month. */
  spent(key?: number): bigint {
    const charges = this.standing('month').filter((charge) => key === undefined || charge.key === key);
    return sum(charges.map((charge) => charge.amount));
  }

  used(): { day: number; month: number; estimator: number } {
    const [day, month] = [this.standing('day'), this.standing('month')];
    const units = (charges: Booked[]): number => count(charges.map((charge) => charge.units));
    return { day: units(day), month: units(month), estimator: count(month.map((charge) => charge.rows)) };
  }

  charge(event: string, requested: ReferenceCharge): string {
    const error = this.booked.has(event) ? 'replayed' : this.refusal(requested);
    if (error !== null) return error;
    const fromLots: [Lot, bigint][] = [];
    let rest = requested.amount;
    for (const lot of this.open().sort((one, other) => one.expiresAt - other.expiresAt)) {
      const taken = rest < lot.left ? rest : lot.left;
      lot.left -= taken;
      rest -= taken;
      fromLots.push([lot, taken]);
    }
    this.balance -= rest;
    this.booked.set(event, { ...requested, day: isoDate(this.time), fromLots, reversed: false });
    return 'charged';
  }

  /** Reverses a charge, once, to where it was taken from. Its event stays booked. */
  reverse(event: string): void {
    const charge = this.booked.get(event);
    if (!charge || charge.reversed) return;
    charge.reversed = true;
    for (const [lot, taken] of charge.fromLots) lot.left += taken;
    this.balance += charge.amount - sum(charge.fromLots.map(([, taken]) => taken));
  }

  /** Writes off expired lots; returns their total. */
  expire(): bigint {
    const expired = this.lots.filter((lot) => lot.expiresAt <= this.time);
    const total = sum(expired.map((lot) => lot.left));
    for (const lot of expired) lot.left = 0n;
    return total;
  }

  private refusal({ amount, key, units, rows }: ReferenceCharge): string | null {
    const keyCap = key === null ? null : (this.keySpendingLimits[key] ?? null);
    const used = this.used();
    if (this.spendable() < amount) return 'insufficient';
    if (amount > 0n && this.spendingLimit !== null && this.spent() + amount > this.spendingLimit)
      return 'capped account';
    if (amount > 0n && keyCap !== null && this.spent(key ?? 0) + amount > keyCap) return 'capped key';
    if (units > 0 && used.month + units > REFERENCE_LIMITS.month) return 'quota month';
    if (units > 0 && used.day + units > REFERENCE_LIMITS.day) return 'quota day';
    return rows > 0 && used.estimator + rows > REFERENCE_LIMITS.estimator ? 'quota estimator' : null;
  }

  /** The charges of this day or month that weren't reversed. */
  private standing(period: 'day' | 'month'): Booked[] {
    const now = isoDate(this.time).slice(0, period === 'day' ? 10 : 7);
    return [...this.booked.values()].filter((charge) => !charge.reversed && charge.day.startsWith(now));
  }

  private open(): Lot[] {
    return this.lots.filter((lot) => lot.expiresAt > this.time);
  }
}
