import type { WaitLimits } from '@entity-registry/database';
import { LedgerUnavailable } from '../errors.js';
import { PATIENT_CALLER } from '../waiting/waiting-caller.js';
import type { WaitingCaller } from '../waiting/waiting-caller.js';
import { WaitingLine } from '../waiting/waiting-line.js';

export interface ChargeGateLimits {
  /** Concurrent charges in this process; below the pool's size, so that reads always find a connection. */
  maxConcurrent: number;
  /** Concurrent charges for one account. More would only queue on its row lock, each holding a connection. */
  maxPerAccount: number;
  /** Maximum number of waiting charges. More are refused immediately. */
  maxWaiting: number;
}

/** What the gate knows about a charge. */
export interface GateOptions {
  readonly caller?: WaitingCaller;
  /** It may be booked already, and waits to ask: until its deadline, even if the database doesn't respond to others. */
  readonly mayBeBooked?: boolean;
}

/** Limits how many charges one process runs at once. First come, first served, within each account's limit. */
export class ChargeGate {
  private readonly running = new Map<bigint, number>();
  private readonly line: WaitingLine<{ readonly account: bigint; readonly mayBeBooked: boolean }, void>;
  private inside = 0;

  constructor(
    private readonly limits: ChargeGateLimits,
    waitLimits: WaitLimits,
  ) {
    this.line = new WaitingLine(waitLimits, limits.maxWaiting);
  }

  /**
   * Runs `work` when there is room. Throws LedgerUnavailable without running it: `late` at the caller's deadline, and `overloaded` if too
   * many are waiting, or if another charge finds no connection or loses its own meanwhile: waiting charges would fare no better.
   */
  async run<Result>(account: bigint, work: () => Promise<Result>, options: GateOptions = {}): Promise<Result> {
    await this.enter(account, options);
    try {
      return await work();
    } catch (error) {
      if (error instanceof LedgerUnavailable && (error.reason === 'connection' || error.reason === 'unreachable')) {
        this.line.refuse(new LedgerUnavailable('overloaded', error.cause), ({ mayBeBooked }) => !mayBeBooked);
      }
      throw error;
    } finally {
      this.leave(account);
    }
  }

  private enter(
    account: bigint,
    { caller = PATIENT_CALLER, mayBeBooked = false }: GateOptions,
  ): Promise<void> | undefined {
    if (!this.hasRoom(account)) return this.line.add({ account, mayBeBooked }, caller);
    this.admit(account);
    return undefined;
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
    if (this.line.isEmpty) return;
    // Each finished charge makes room for one. The first waiting charge that may enter does so synchronously.
    for (const { request, settled } of this.line.take(1, (waiting) => this.hasRoom(waiting.account))) {
      this.admit(request.account);
      settled.resolve();
    }
  }
}
