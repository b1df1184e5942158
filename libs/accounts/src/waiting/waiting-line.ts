import type { WaitLimits, Waiting } from '@entity-registry/database';
import { LedgerUnavailable } from '../errors.js';
import { endOf } from './waiting-caller.js';
import type { WaitingCaller } from './waiting-caller.js';

/** A request that waits, and where to send its result. */
export interface WaitingRequest<Request, Result> extends Waiting {
  readonly request: Request;
  readonly caller: WaitingCaller;
  readonly settled: PromiseWithResolvers<Result>;
}

/**
 * Requests that wait for their turn at the database, first come, first served. Until it's taken, a request is refused, and nothing of it
 * was sent: when its deadline passes, when its caller has left, and when the line is refused because the database doesn't respond to
 * others (ADR 0198).
 */
export class WaitingLine<Request, Result> {
  private waiting: WaitingRequest<Request, Result>[] = [];

  constructor(
    private readonly limits: WaitLimits,
    private readonly maxWaiting: number,
  ) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** The result of a request. Rejects with LedgerUnavailable: `overloaded` if too many are waiting, `late` at its deadline. */
  async add(request: Request, caller: WaitingCaller): Promise<Result> {
    if (this.waiting.length >= this.maxWaiting) throw new LedgerUnavailable('overloaded');
    const settled = Promise.withResolvers<Result>();
    const waiting: WaitingRequest<Request, Result> = {
      ...{ request, caller, settled, endBy: endOf(caller) },
      expire: () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        settled.reject(new LedgerUnavailable('late'));
      },
    };
    this.waiting.push(waiting);
    this.limits.add(waiting);
    return settled.promise;
  }

  /** Takes the first requests that `accepts` allows, `max` at most. Requests that nobody waits for are refused instead. */
  take(max: number, accepts: (request: Request) => boolean = () => true): WaitingRequest<Request, Result>[] {
    const taken: WaitingRequest<Request, Result>[] = [];
    const left: WaitingRequest<Request, Result>[] = [];
    for (const waiting of this.waiting) {
      if (taken.length >= max || !accepts(waiting.request)) left.push(waiting);
      else if (this.isWanted(waiting)) taken.push(waiting);
    }
    this.waiting = left;
    return taken;
  }

  /** Refuses all requests, or those that `concerns` selects. */
  refuse(reason: LedgerUnavailable, concerns: (request: Request) => boolean = () => true): void {
    const refused = this.waiting.filter(({ request }) => concerns(request));
    this.waiting = this.waiting.filter(({ request }) => !concerns(request));
    for (const waiting of refused) {
      this.limits.delete(waiting);
      waiting.settled.reject(reason);
    }
  }

  private isWanted(waiting: WaitingRequest<Request, Result>): boolean {
    this.limits.delete(waiting);
    try {
      assertWanted(waiting.caller, this.limits);
      return true;
    } catch (error) {
      waiting.settled.reject(error);
      return false;
    }
  }
}

/** Throws LedgerUnavailable `late` if the caller's time is up, and the caller's own error if it has left. */
export function assertWanted(caller: WaitingCaller, limits: WaitLimits): void {
  caller.assertConnected();
  if (limits.isOver({ endBy: endOf(caller) })) throw new LedgerUnavailable('late');
}
