import { DEFAULT_JURISDICTION, JURISDICTIONS } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { RefreshPolls } from '../../refreshes/refresh-polls.js';
import { UpdateRequestIdPipe } from '../../refreshes/update-request-id.pipe.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { EntityIdPipe } from '../../validation/entity-id.pipe.js';
import { DetailQuery } from '../entities/detail-query.dto.js';
import { UpdateRequestService } from './update-requests.service.js';
import { updateStatus } from './update-status.js';

@Controller('v4')
export class UpdateRequestsController {
  constructor(
    private readonly updateRequestService: UpdateRequestService,
    private readonly polls: RefreshPolls,
  ) {}

  /** Refreshes an entity from its original sources. The charged codes, at completion; no base charge. */
  @Post(`${JURISDICTIONS[DEFAULT_JURISDICTION].v4Name}/entidades/:id/update`)
  @Access({ key: DEFAULT_JURISDICTION })
  createRefresh(
    @CurrentRequest() request: ApiRequest,
    @Param('id', EntityIdPipe) id: bigint,
    @Query() query: DetailQuery,
  ): Promise<JsonResponse> {
    return this.updateRequestService.createRefresh(request, id, query);
  }

  /** The status of a refresh. Free of charge. */
  @Get('update_requests/:id')
  @Access({ key: 'any' })
  poll(
    @CurrentRequest() request: ApiRequest,
    @Param('id', UpdateRequestIdPipe) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.polls.poll(request, { id, dryRun: isDryRun(query), render: updateStatus });
  }
}
