import { DomainError } from '@entity-registry/domain';
import { databaseErrorKind } from '@entity-registry/database';

const RETRY_AFTER_SECONDS = 5;

/**
 * Returns the result of a database query. When the database is down, slow or failing over, throws `code` with
 * the error as its cause, and the response asks the caller to try again. Errors in a statement itself are rethrown.
 */
export async function mapDatabaseErrors<Result>(
  query: Promise<Result>,
  code: 'service_unavailable' | 'search_backend_error',
): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if (!databaseErrorKind(error)) throw error;
    const mapped = new DomainError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    mapped.cause = error;
    throw mapped;
  }
}
