import { DEFAULT_JURISDICTION, codesFor } from '@entity-registry/domain';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { Include } from '../../validation/include-field.js';

/** Query of the v4 detail and refresh routes. Other countries have codes of their own (`detailCodes`). */
export class DetailQuery extends DryRunQuery {
  @Include({ codes: codesFor(DEFAULT_JURISDICTION, 'v4'), description: 'Product codes.', example: 'CHK-BIN' })
  readonly include?: string;
}
