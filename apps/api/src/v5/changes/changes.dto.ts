import { DomainError } from '@entity-registry/domain';
import { IsOptional, IsString } from 'class-validator';

/** Query of `GET /v5/entities/{id}/changes`. */
export class ChangesQuery {
  /** A day (UTC) or an instant, ISO 8601: changes from then on; all when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly since?: string;

  /** Most changes of a page: 1 to 100, 50 when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly limit?: string;

  /** `page.next_cursor` of the page before. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly cursor?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}

const SINCE = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The instant that `since` names; null: from the beginning. Throws `invalid_parameter`. */
export function sinceOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const day = SINCE.exec(text)?.[1];
  const instant = new Date(text);
  // A day that no calendar has is another day to the runtime, or none.
  const known = day !== undefined && isDay(day) && !Number.isNaN(instant.getTime());
  if (!known) {
    const message = 'must be a day or an instant with its offset, such as 2026-11-21 or 2026-11-21T06:00:00Z';
    throw new DomainError('invalid_parameter', { parameter: 'since', message });
  }
  return instant;
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
