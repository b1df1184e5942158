import { DEFAULT_JURISDICTION, DomainError, parseInclude } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import type { EntityDetails } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { sidOf } from '../../refreshes/entity-sid.js';
import type { RefreshService } from '../../refreshes/refresh.service.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DetailQuery } from '../entities/detail-query.dto.js';
import { acceptedUpdate } from './accepted-update.js';

/** v4's refresh requests. */
export class UpdateRequestService {
  constructor(
    private readonly refreshes: RefreshService,
    private readonly details: EntityDetails,
  ) {}

  /** Requests a refresh (202). Throws `missing_include`, `unknown_code` and what `RefreshService.createRefresh` throws. */
  async createRefresh(request: ApiRequest, pk: bigint, query: DetailQuery): Promise<JsonResponse> {
    if (query.include === undefined) throw new DomainError('missing_include');
    const codes = parseInclude(query.include, DEFAULT_JURISDICTION, 'v4');
    const input = { version: 'v4', pk, codes, dryRun: isDryRun(query), renderAccepted: acceptedUpdate } as const;
    return this.refreshes.createRefresh(request, { ...input, find: () => this.sid(pk) });
  }

  /** The entity's stable key. Throws `entity_not_found`. */
  private async sid(pk: bigint): Promise<string> {
    const detail = await mapDatabaseErrors(
      this.details.read(DEFAULT_JURISDICTION, pk, ['core_registro']),
      'service_unavailable',
    );
    if (!detail) throw new DomainError('entity_not_found');
    return sidOf(detail);
  }
}
