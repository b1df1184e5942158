import { QueryInteger } from '@entity-registry/http';
import type { NetworkDepth } from '@entity-registry/registry';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';

/** Steps from the entity (specification, "Limits"). */
const DEPTH = { minimum: 1, maximum: 3, default: 2 } as const;

/** Query of `GET /v5/entities/{id}/network`. */
export class NetworkQuery extends DryRunQuery {
  @QueryInteger({ range: DEPTH, description: 'Maximum number of steps from the entity.', example: 2 })
  readonly depth?: string;
}

/** The depth that a query requests. */
export const depthOf = ({ depth }: NetworkQuery): NetworkDepth => Number(depth ?? DEPTH.default) as NetworkDepth;
