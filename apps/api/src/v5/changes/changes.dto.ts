import { Field } from '@entity-registry/http';
import type { Check } from '@entity-registry/http';
import { PageQuery } from '../page-query.dto.js';

const SINCE = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

const checkSince: Check = (value) =>
  typeof value === 'string' && isInstant(value)
    ? null
    : 'must be a day or an instant with its offset, such as 2026-11-21 or 2026-11-21T06:00:00Z';

/** Query of `GET /v5/entities/{id}/changes`. */
export class ChangesQuery extends PageQuery {
  @Field(
    {
      anyOf: [
        { type: 'string', description: 'A UTC day.', format: 'date' },
        { type: 'string', description: 'An instant.', format: 'date-time' },
      ],
    },
    checkSince,
    {
      optional: true,
      description: 'UTC day or instant. Returns changes from then on; all changes if omitted.',
      example: '2026-11-01',
    },
  )
  readonly since?: string;
}

/** The instant to return changes from; null: from the first. */
export const sinceOf = ({ since }: ChangesQuery): Date | null => (since === undefined ? null : new Date(since));

function isInstant(text: string): boolean {
  const day = SINCE.exec(text)?.[1];
  // `Date` turns a day that does not exist, such as 2026-02-30, into another day.
  return day !== undefined && isDay(day) && !Number.isNaN(new Date(text).getTime());
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
