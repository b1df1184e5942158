import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { UpdateRequestIdPipe } from '../../refreshes/update-request-id.pipe.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { ServedIdPipe } from '../served-id.js';
import { UpdateBodyPipe } from './update-body.js';
import type { UpdateBody } from './update-body.js';
import { UpdateRequests } from './update-requests.js';

@Controller('v5')
export class UpdateRequestsController {
  constructor(private readonly updates: UpdateRequests) {}

  /** Refreshes an entity from its original sources. The charged codes, at completion; no base charge. */
  @Post('entities/:id/update')
  @Access({ key: 'v5' })
  request(
    @CurrentCall() call: Call,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Body(UpdateBodyPipe) body: UpdateBody,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.updates.request(call, id, body, query);
  }

  /** The status of a refresh. Free of charge. */
  @Get('update_requests/:id')
  @Access({ key: 'any' })
  poll(
    @CurrentCall() call: Call,
    @Param('id', UpdateRequestIdPipe) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.updates.poll(call, id, query);
  }
}
