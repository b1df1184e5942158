import { SearchEngineError } from './search-engine-error.js';

/** The engine answers, but from an index that lacks changes: what it says may be wrong. */
export class StaleIndexError extends SearchEngineError {
  constructor(message: string) {
    super(message, null);
    this.name = 'StaleIndexError';
  }
}
