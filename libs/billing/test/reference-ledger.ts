interface Lot {
  left: bigint;
  expiresAt: number;
}

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The ledger of one account as a few lines of arithmetic in memory: what the real one is compared with. */
export class ReferenceLedger {
  balance = 0n;
  cap: bigint | null = null;
  readonly lots: Lot[] = [];
  private readonly booked = new Set<string>();
  private readonly charged = new Map<string, bigint>();
  private readonly units = new Map<string, number>();

  /** `time` in milliseconds since the epoch; it moves forward only. */
  constructor(public time: number) {}

  spendable(): bigint {
    return this.open().reduce((sum, lot) => sum + lot.left, this.balance);
  }

  monthSpent(): bigint {
    return this.charged.get(isoDate(this.time).slice(0, 7)) ?? 0n;
  }

  charge(amount: bigint, key: string, quota: { units: number; dayLimit: number; monthLimit: number } | null): string {
    const [day, month] = [isoDate(this.time), isoDate(this.time).slice(0, 7)];
    if (this.booked.has(key)) return 'replayed';
    if (this.spendable() < amount) return 'insufficient';
    if (this.cap !== null && amount > 0n && this.monthSpent() + amount > this.cap) return 'capped';
    const used = (period: string): number => (this.units.get(period) ?? 0) + (quota?.units ?? 0);
    if (quota && (used(day) > quota.dayLimit || used(month) > quota.monthLimit)) return 'quota';
    for (const period of [day, month]) this.units.set(period, used(period));
    let rest = amount;
    for (const lot of this.open().sort((one, other) => one.expiresAt - other.expiresAt)) {
      const taken = rest < lot.left ? rest : lot.left;
      lot.left -= taken;
      rest -= taken;
    }
    this.balance -= rest;
    this.booked.add(key);
    this.charged.set(month, this.monthSpent() + amount);
    return 'charged';
  }

  /** Writes expired lots off; answers how much that was. */
  expire(): bigint {
    const expired = this.lots.filter((lot) => lot.expiresAt <= this.time);
    const total = expired.reduce((sum, lot) => sum + lot.left, 0n);
    for (const lot of expired) lot.left = 0n;
    return total;
  }

  private open(): Lot[] {
    return this.lots.filter((lot) => lot.expiresAt > this.time);
  }
}
