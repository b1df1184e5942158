import { QueryTimeoutError } from '@entity-registry/database';
import { LedgerUnavailable } from '../errors.js';

export interface ChargeGateLimits {
  /** Concurrent charges in this process; below the pool's size, so that reads always find a connection. */
  maxConcurrent: number;
  /** Concurrent charges for one account. More would only queue on its row lock, each holding a connection. */
  maxPerAccount: number;
  /** Maximum number of waiting charges. More are refused immediately. */
  maxWaiting: number;
}

interface WaitingCharge {
  account: bigint;
  enter: () => void;
  refuse: (reason: LedgerUnavailable) => void;
}

/** Limits how many charges one process runs at once. First come, first served, within each account's limit. */
export class ChargeGate {
  private readonly running = new Map<bigint, number>();
  private readonly waiting: WaitingCharge[] = [];
  private inside = 0;

  constructor(private readonly limits: ChargeGateLimits) {}

  /**
   * Runs `work` when there is room. Throws LedgerUnavailable `overloaded`, without running it, if too many are waiting, or if
   * the database does not respond to another charge meanwhile: waiting charges would wait just as long.
   */
  async run<Result>(account: bigint, work: () => Promise<Result>): Promise<Result> {
    await this.enter(account);
    try {
      return await work();
    } catch (error) {
      if (error instanceof LedgerUnavailable && error.cause instanceof QueryTimeoutError)
        this.rejectWaiting(error.cause);
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

  private rejectWaiting(cause: QueryTimeoutError): void {
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
    // Each finished charge makes room for one. The first waiting charge that may enter does so synchronously.
    const next = this.waiting.findIndex((waiting) => this.hasRoom(waiting.account));
    if (next < 0) return;
    const [entering] = this.waiting.splice(next, 1);
    if (entering === undefined) return;
    this.admit(entering.account);
    entering.enter();
  }
}
