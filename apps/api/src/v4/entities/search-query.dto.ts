import { QueryText } from '@entity-registry/http';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';

/** Query of the v4 search routes: `nombre`, `ruc`, or both, which must then both match. */
export class SearchQuery extends DryRunQuery {
  /** A country's minimum is added to its document, and shorter names are refused as `name_too_short`. */
  @QueryText({
    max: 200,
    optional: true,
    description: 'Name or the beginning of a name, with words in any order.',
    example: 'maderas ficticias',
  })
  readonly nombre?: string;

  @QueryText({
    max: 64,
    optional: true,
    description: 'Tax number (RUC, cédula or NIT), with or without check digit, dashes, spaces and leading zeros.',
  })
  readonly ruc?: string;
}
