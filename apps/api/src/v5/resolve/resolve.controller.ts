import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import { BatchDeadline } from '../../gateway/request-deadline.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Caller } from '../../gateway/caller.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { ResolveService } from './resolve.service.js';
import { BatchBody, ResolveBody } from './resolve-schema.js';
import type { BatchRequest, ResolveRequest } from './resolve-schema.js';

@Controller('v5/resolve')
export class ResolveController {
  constructor(private readonly resolveService: ResolveService) {}

  /** The entity that a name, a RUC or a cédula refers to. Base charge and DAT-RESOLVE; works without an API key. */
  @Post()
  @Access({ key: 'v5', keyless: true })
  resolve(
    @CurrentRequest() request: ApiRequest<Caller>,
    @Body(new SchemaBodyPipe(ResolveBody)) body: ResolveRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.resolveService.resolveOne(request, body, isDryRun(query));
  }

  /** The same for up to 100 rows. Base charge, and DAT-RESOLVE for each valid row. */
  @Post('batch')
  @Access({ key: 'v5' })
  @BatchDeadline()
  resolveBatch(
    @CurrentRequest() request: ApiRequest<Caller>,
    @Body(new SchemaBodyPipe(BatchBody)) body: BatchRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.resolveService.resolveBatch(request, body, isDryRun(query));
  }
}
