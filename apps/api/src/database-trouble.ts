import { DomainError } from '@entity-registry/domain';
import { databaseTrouble } from '@entity-registry/database';

const RETRY_AFTER_SECONDS = 5;

/**
 * Returns the result of `work`, which queries the database. When the database is down, slow or failing over, throws `code` with
 * the error as its cause, and the response asks the caller to try again. Errors in a statement itself are rethrown.
 */
export async function orTrouble<Result>(
  work: Promise<Result>,
  code: 'service_unavailable' | 'search_backend_error',
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!databaseTrouble(error)) throw error;
    const trouble = new DomainError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    trouble.cause = error;
    throw trouble;
  }
}
