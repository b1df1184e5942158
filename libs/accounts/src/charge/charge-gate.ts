import { UnansweredError } from '@entity-registry/database';
import { LedgerUnavailable } from '../errors.js';

export interface ChargeGateLimits {
  /** Concurrent charges in this process; below the pool's size, so that reads always find a connection. */
  maxConcurrent: number;
  /** Of those, for one account: they queue on its row lock anyway, and each would hold a connection meanwhile. */
  maxPerAccount: number;
  /** Charges waiting at most; one more is refused at once. */
  maxWaiting: number;
}

interface Waiting {
  account: bigint;
  enter: () => void;
  refuse: (reason: LedgerUnavailable) => void;
}

/** Bounds the charges that one process runs at once, fairly (first come, first served within its account's bound). */
export class ChargeGate {
  private readonly running = new Map<bigint, number>();
  private readonly waiting: Waiting[] = [];
  private inside = 0;

  constructor(private readonly limits: ChargeGateLimits) {}

  /**
   * Runs `work` when there is room. Throws LedgerUnavailable `overloaded`, without running it, if too many are waiting, and
   * if the ledger leaves another charge unanswered meanwhile: those waiting would wait as long again.
   */
  async run<Result>(account: bigint, work: () => Promise<Result>): Promise<Result> {
    await this.enter(account);
    try {
      return await work();
    } catch (error) {
      if (error instanceof LedgerUnavailable && error.cause instanceof UnansweredError) this.refuseWaiting(error.cause);
      throw error;
    } finally {
      this.leave(account);
    }
  }

  private enter(account: bigint): Promise<void> | undefined {
    if (this.hasRoom(account)) {
      this.admit(account);
      return undefined;
    }
    if (this.waiting.length >= this.limits.maxWaiting) throw new LedgerUnavailable('overloaded');
    return new Promise((enter, refuse) => this.waiting.push({ account, enter, refuse }));
  }

  private refuseWaiting(cause: UnansweredError): void {
    for (const { refuse } of this.waiting.splice(0)) refuse(new LedgerUnavailable('overloaded', cause));
  }

  private hasRoom(account: bigint): boolean {
    return this.inside < this.limits.maxConcurrent && (this.running.get(account) ?? 0) < this.limits.maxPerAccount;
  }

  private admit(account: bigint): void {
    this.inside += 1;
    this.running.set(account, (this.running.get(account) ?? 0) + 1);
  }

  private leave(account: bigint): void {
    this.inside -= 1;
    const left = (this.running.get(account) ?? 0) - 1;
    if (left > 0) this.running.set(account, left);
    else this.running.delete(account);
    // Each departure makes room for one; the first that may enter does so before the leaver's turn ends.
    const next = this.waiting.findIndex((waiting) => this.hasRoom(waiting.account));
    if (next < 0) return;
    const [entering] = this.waiting.splice(next, 1);
    if (entering === undefined) return;
    this.admit(entering.account);
    entering.enter();
  }
}
