import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../../gateway/api-request.js';
import { BatchDeadline } from '../../../gateway/request-deadline.js';
import type { ApiRequest } from '../../../gateway/api-request.js';
import { DryRunQuery } from '../../../validation/dry-run-query.dto.js';
import { BatchService } from './batch.service.js';
import { BatchBodyPipe } from './batch-body.js';
import type { BatchBody } from './batch-body.js';

@Controller('v5/entities')
export class BatchController {
  constructor(private readonly batchService: BatchService) {}

  /** Many entities and assets at once. Base charge, and for each id that exists what it costs by itself. */
  @Post('batch')
  @Access({ key: 'v5' })
  @BatchDeadline()
  getEntities(
    @CurrentRequest() request: ApiRequest,
    @Body(BatchBodyPipe) body: BatchBody,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.batchService.getEntities(request, body, query);
  }
}
