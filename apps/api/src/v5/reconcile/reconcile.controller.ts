import { Access, FormBody } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import { BatchDeadline } from '../../gateway/request-deadline.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { ReconcileService } from './reconcile.service.js';
import { PropertiesParameters, ReconcileParameters, SuggestParameters } from './reconcile-query.dto.js';
import { ReconcileBody } from './reconcile-schema.js';
import type { ReconcileRequest } from './reconcile-schema.js';

/** Reconciliation Service API 0.2 (W3C Entity Reconciliation Community Group), as used by OpenRefine. */
@Controller('v5/reconcile')
export class ReconcileController {
  constructor(private readonly reconcileService: ReconcileService) {}

  /** The manifest; with `queries` or `extend`, the response of a POST. */
  @Get()
  @Access({ key: 'v5' })
  @BatchDeadline()
  get(@CurrentRequest() request: ApiRequest, @Query() query: ReconcileParameters): Promise<JsonResponse> {
    const { queries, extend } = query;
    const dryRun = isDryRun(query);
    if (queries === undefined && extend === undefined) return this.reconcileService.manifest(request, dryRun);
    return this.reconcileService.reconcileOrExtend(
      request,
      { ...(queries !== undefined && { queries }), ...(extend !== undefined && { extend }) },
      dryRun,
    );
  }

  /** Reconciles queries, or reads properties of entities; accepts a form, as in the protocol, or JSON. */
  @Post()
  @Access({ key: 'v5' })
  @BatchDeadline()
  @FormBody()
  post(
    @CurrentRequest() request: ApiRequest,
    @Body(new SchemaBodyPipe(ReconcileBody)) body: ReconcileRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.reconcileService.reconcileOrExtend(request, body, isDryRun(query));
  }

  /** Entities, types or properties with the prefix. */
  @Get('suggest/:kind')
  @Access({ key: 'v5' })
  suggest(
    @CurrentRequest() request: ApiRequest,
    @Param('kind') kind: string,
    @Query() query: SuggestParameters,
  ): Promise<JsonResponse> {
    const { prefix, cursor = 0 } = query;
    return this.reconcileService.suggest(request, kind, prefix, Number(cursor), isDryRun(query));
  }

  /** Properties of entities that can be read. */
  @Get('properties')
  @Access({ key: 'v5' })
  properties(@CurrentRequest() request: ApiRequest, @Query() query: PropertiesParameters): Promise<JsonResponse> {
    return this.reconcileService.properties(request, query.type, isDryRun(query));
  }
}
