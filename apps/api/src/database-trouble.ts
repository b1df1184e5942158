import { DomainError } from '@entity-registry/domain';
import { databaseTrouble } from '@entity-registry/persistence';

const RETRY_AFTER_SECONDS = 5;

/**
 * The result of `work`, which talks to the database; when the database is down, slow or failing over, throws `code` with
 * the fault as its cause, which a caller answers as "try again". A fault of the statement itself is thrown on as it is.
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
