import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { RefreshPolls } from '../../refreshes/refresh-polls.js';
import { UpdateRequestIdPipe } from '../../refreshes/update-request-id.pipe.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { EntityIdPipe } from '../../validation/entity-id.pipe.js';
import { DetailQuery } from '../entities/detail-query.dto.js';
import { UpdateRequests } from './update-requests.js';
import { updateStatus } from './update-status.js';

@Controller('v4')
export class UpdateRequestsController {
  constructor(
    private readonly updates: UpdateRequests,
    private readonly polls: RefreshPolls,
  ) {}

  /** Refreshes a Panama entity from its original sources. The charged codes, at completion; no base charge. */
  @Post('panama/entidades/:id/update')
  @Access({ key: DEFAULT_JURISDICTION })
  request(
    @CurrentCall() call: Call,
    @Param('id', EntityIdPipe) id: bigint,
    @Query() query: DetailQuery,
  ): Promise<JsonAnswer> {
    return this.updates.request(call, id, query);
  }

  /** The status of a refresh. Free of charge. */
  @Get('update_requests/:id')
  @Access({ key: 'any' })
  poll(
    @CurrentCall() call: Call,
    @Param('id', UpdateRequestIdPipe) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.polls.poll(call, { id, dryRun: isDryRun(query), render: updateStatus });
  }
}
