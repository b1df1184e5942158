import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { UpdateRequestIdPipe } from '../../refreshes/update-request-id.pipe.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { TypedIdPipe } from '../typed-id.pipe.js';
import { UpdateBodyPipe } from './update-body.js';
import type { UpdateBody } from './update-body.js';
import { UpdateRequestService } from './update-requests.service.js';

@Controller('v5')
export class UpdateRequestsController {
  constructor(private readonly updateRequestService: UpdateRequestService) {}

  /** Refreshes an entity from its original sources. The charged codes, at completion; no base charge. */
  @Post('entities/:id/update')
  @Access({ key: 'v5' })
  createRefresh(
    @CurrentRequest() request: ApiRequest,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Body(UpdateBodyPipe) body: UpdateBody,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.updateRequestService.createRefresh(request, id, body, query);
  }

  /** The status of a refresh. Free of charge. */
  @Get('update_requests/:id')
  @Access({ key: 'any' })
  poll(
    @CurrentRequest() request: ApiRequest,
    @Param('id', UpdateRequestIdPipe) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.updateRequestService.poll(request, id, query);
  }
}
