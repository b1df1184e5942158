import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { DecisionBody } from './decision-body.js';
import type { DecisionRequestBody } from './decision-body.js';
import { DecisionsQuery } from './decisions.dto.js';
import { DecisionsService } from './decisions.service.js';

@Controller('v5/screening/decisions')
export class DecisionsController {
  constructor(private readonly decisionsService: DecisionsService) {}

  /** Records a decision about a hit. Free of charge. */
  @Post()
  @Access({ key: 'v5' })
  decide(
    @CurrentRequest() request: ApiRequest,
    @Body(new SchemaBodyPipe(DecisionBody)) body: DecisionRequestBody,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.decisionsService.decide(request, body, isDryRun(query));
  }

  /** The account's decisions, newest first. Free of charge. */
  @Get()
  @Access({ key: 'v5' })
  list(@CurrentRequest() request: ApiRequest, @Query() query: DecisionsQuery): Promise<JsonResponse> {
    return this.decisionsService.list(request, query);
  }
}
