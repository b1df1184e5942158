import { DEFAULT_JURISDICTION, parseInclude } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import type { StoredEntities } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import { sidOf } from '../../refreshes/entity-sid.js';
import type { RefreshPolls } from '../../refreshes/refresh-polls.js';
import type { RefreshService } from '../../refreshes/refresh.service.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { assertDefaultJurisdiction, assertOwnType } from '../typed-id.pipe.js';
import type { SectionCursors } from '../cursors/section-cursors.js';
import { redirectIfMerged, readEntity } from '../entities/merged-entity.js';
import { acceptedUpdate } from './accepted-update.js';
import type { UpdateBody } from './update-body.js';
import { updateStatus } from './update-status.js';

/** v5's refresh requests and their status (ADR 0008). */
export class UpdateRequestService {
  constructor(
    private readonly refreshes: RefreshService,
    private readonly polls: RefreshPolls,
    private readonly storedEntities: StoredEntities,
    private readonly cursors: SectionCursors,
  ) {}

  /**
   * Requests a refresh: 202, or a 308 for a merged entity. Throws `invalid_parameter` for the id of an asset, and what
   * `RefreshService.request` throws.
   */
  async createRefresh(
    request: ApiRequest,
    id: ParsedTypedId,
    body: UpdateBody,
    query: DryRunQuery,
  ): Promise<JsonResponse> {
    assertDefaultJurisdiction(id);
    assertOwnType(id, 'refreshes');
    const codes = parseInclude(body.include.join(','), DEFAULT_JURISDICTION, 'v4');
    const find = async () => sidOf(await readEntity(this.storedEntities, id));
    const order = {
      version: 'v5',
      pk: id.pk,
      codes,
      dryRun: isDryRun(query),
      find,
      renderAccepted: acceptedUpdate,
    } as const;
    return redirectIfMerged(request, this.refreshes.createRefresh(request, order), find);
  }

  /** The status of one of the caller's own requests, made through either version. Free of charge. */
  poll(request: ApiRequest, id: bigint, query: DryRunQuery): Promise<JsonResponse> {
    const { accountId } = request.caller.state;
    const render = (row: Parameters<typeof updateStatus>[0]) => updateStatus(row, accountId, this.cursors);
    return this.polls.poll(request, { id, dryRun: isDryRun(query), render });
  }
}
