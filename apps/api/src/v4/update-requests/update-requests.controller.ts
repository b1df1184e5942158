import { Access } from '@entity-registry/nest-kit';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { EntityIdPipe } from '../../validation/entity-id.pipe.js';
import { DetailQuery } from '../entities/detail-query.dto.js';
import { UpdateRequestIdPipe } from './update-request-id.pipe.js';
import { UpdatePolls } from './update-polls.js';
import { UpdateRequests } from './update-requests.js';

@Controller('v4')
export class UpdateRequestsController {
  constructor(
    private readonly updates: UpdateRequests,
    private readonly polls: UpdatePolls,
  ) {}

  /** Refreshes a Panama entity from its original sources. The charged codes, at completion; no base charge. */
  @Post('panama/entidades/:id/update')
  @Access({ key: 'pa' })
  request(
    @CurrentCall() call: Call,
    @Param('id', EntityIdPipe) id: bigint,
    @Query() query: DetailQuery,
  ): Promise<JsonAnswer> {
    return this.updates.request(call, id, query);
  }

  /** What became of a refresh. Free of charge. */
  @Get('update_requests/:id')
  @Access({ key: 'any' })
  poll(
    @CurrentCall() call: Call,
    @Param('id', UpdateRequestIdPipe) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.polls.poll(call, id, query);
  }
}
