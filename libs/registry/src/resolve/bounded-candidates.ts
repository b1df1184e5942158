import { DomainError } from '@entity-registry/domain';
import type { CandidateQuery, CandidateSource, Candidates } from '../search/candidate-source.js';

export interface CandidateLimits {
  /** Searches under way at once, in this process. */
  readonly maxConcurrent: number;
  /** Searches waiting at most; one more is refused at once. */
  readonly maxWaiting: number;
}

/** When to try again after a refusal for load (specification, "Errors": Retry-After 5). */
const RETRY_AFTER_SECONDS = 5;

/**
 * A candidate source behind a bounded queue, first come, first served. Under more load than it takes, callers are told at
 * once to come again, and the database goes on at the pace at which it answers most: a queue without an end would make
 * every answer late.
 */
export class BoundedCandidates implements CandidateSource {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(
    private readonly source: CandidateSource,
    private readonly limits: CandidateLimits,
  ) {}

  isReady(): Promise<boolean> {
    return this.source.isReady();
  }

  /** As the source's own; beyond the queue's end it throws DomainError `search_backend_error` without asking the source. */
  async find(query: CandidateQuery): Promise<Candidates> {
    await this.enter();
    try {
      return await this.source.find(query);
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | undefined {
    if (this.inside < this.limits.maxConcurrent) {
      this.inside += 1;
      return undefined;
    }
    if (this.waiting.length >= this.limits.maxWaiting) {
      throw new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Whoever leaves hands the place on, so that nobody who comes later takes it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.inside -= 1;
    else next();
  }
}
