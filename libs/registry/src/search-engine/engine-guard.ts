import { DomainError } from '@entity-registry/domain';
import type { Content } from '../search-outbox/content.js';
import { SearchEngineError } from './search-engine-error.js';
import { StaleIndexError } from './stale-index-error.js';

/** When to retry (specification, "Errors": Retry-After 5). */
const RETRY_AFTER_SECONDS = 5;
/** After this many failures in a row, the engine isn't asked for a while: each question would wait for its time limit. */
const FAILURES = 3;
const PAUSE_MS = 5_000;

/** How a search was answered: by the engine; by PostgreSQL instead; or not, with an error. */
export type SearchAnswer = 'engine' | 'postgres' | 'error';

export interface EngineGuardOptions {
  /** Whether PostgreSQL answers while the engine doesn't. */
  readonly fallsBack: boolean;
  readonly now: () => Date;
  /** Throws StaleIndexError if the engine lacks changes for too long. */
  readonly assertFresh: (content: Content) => Promise<void>;
  /** Called for each search; with the failure, if the engine was asked in vain. */
  readonly onAnswer?: (answer: SearchAnswer, failure?: SearchEngineError) => void;
}

/**
 * Decides what happens when the engine doesn't answer, or answers from an index that lacks changes: an error that isn't charged, or an
 * answer from PostgreSQL. Never nothing, and never "no matches" for a record that the engine doesn't have yet.
 */
export class EngineGuard {
  /** Whether the engine answered the last question, from whatever index. */
  isUp = true;
  private failures = 0;
  private pausedUntil = 0;

  constructor(private readonly options: EngineGuardOptions) {}

  /**
   * Searches a content. Throws DomainError `search_backend_error` if the engine fails and PostgreSQL may not answer; other errors as they are.
   */
  async run<Result>(content: Content, engine: () => Promise<Result>, postgres: () => Promise<Result>): Promise<Result> {
    const { now, assertFresh, onAnswer } = this.options;
    if (now().getTime() < this.pausedUntil) return await this.instead(postgres);
    try {
      await assertFresh(content);
      const result = await engine();
      this.failures = 0;
      this.isUp = true;
      onAnswer?.('engine');
      return result;
    } catch (error) {
      if (!(error instanceof SearchEngineError)) throw error;
      if (error instanceof StaleIndexError) return await this.instead(postgres, error);
      this.isUp = false;
      // A refusal is an answer: the next question may be answered.
      if (error.status === null) this.failures += 1;
      if (error.status === null && this.failures >= FAILURES) this.pausedUntil = now().getTime() + PAUSE_MS;
      return await this.instead(postgres, error);
    }
  }

  private async instead<Result>(postgres: () => Promise<Result>, failure?: SearchEngineError): Promise<Result> {
    const { fallsBack, onAnswer } = this.options;
    onAnswer?.(fallsBack ? 'postgres' : 'error', failure);
    if (fallsBack) return await postgres();
    const error = new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    error.cause = failure;
    throw error;
  }
}
