import { DomainError } from '@entity-registry/domain';

export interface QueueLimits {
  /** Pieces of work under way at once, in this process. */
  readonly maxConcurrent: number;
  /** Pieces waiting at most; one more is refused at once. */
  readonly maxWaiting: number;
  /** Whoever has waited longer when the turn comes is refused: the answer would come too late for anybody. */
  readonly maxWaitMs: number;
}

/** When to try again after a refusal for load (specification, "Errors": Retry-After 5). */
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs so many searches at once, first come, first served. Under more load than it takes, callers are told at once to come
 * again, and the database goes on at the pace at which it answers most: a queue without an end would make every answer late.
 */
export class BoundedQueue {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(
    private readonly limits: QueueLimits,
    private readonly now: () => Date,
  ) {}

  /** What `work` gives. Throws DomainError `search_backend_error`, without running it, beyond the limits. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.inside < this.limits.maxConcurrent) {
      this.inside += 1;
      return;
    }
    if (this.waiting.length >= this.limits.maxWaiting) throw refusal();
    const since = this.now().getTime();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.now().getTime() - since <= this.limits.maxWaitMs) return;
    this.leave();
    throw refusal();
  }

  /** Whoever leaves hands the place on, so that nobody who comes later takes it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.inside -= 1;
    else next();
  }
}

function refusal(): DomainError {
  return new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
