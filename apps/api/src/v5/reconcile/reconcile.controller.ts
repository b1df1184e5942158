import { Access, FormBody } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { ReconcileAnswers } from './reconcile-answers.js';
import { PropertiesParameters, ReconcileParameters, SuggestParameters } from './reconcile-query.dto.js';
import { ReconcileBody } from './reconcile-schema.js';
import type { ReconcileRequest } from './reconcile-schema.js';

/** Reconciliation Service API 0.2 (W3C Entity Reconciliation Community Group), as used by OpenRefine. */
@Controller('v5/reconcile')
export class ReconcileController {
  constructor(private readonly answers: ReconcileAnswers) {}

  /** The manifest; with `queries` or `extend`, the response of a POST. */
  @Get()
  @Access({ key: 'v5' })
  get(@CurrentCall() call: Call, @Query() query: ReconcileParameters): Promise<JsonAnswer> {
    const { queries, extend } = query;
    const dryRun = isDryRun(query);
    if (queries === undefined && extend === undefined) return this.answers.manifest(call, dryRun);
    return this.answers.ask(
      call,
      { ...(queries !== undefined && { queries }), ...(extend !== undefined && { extend }) },
      dryRun,
    );
  }

  /** Reconciles queries, or reads properties of entities; accepts a form, as in the protocol, or JSON. */
  @Post()
  @Access({ key: 'v5' })
  @FormBody()
  post(
    @CurrentCall() call: Call,
    @Body(new SchemaBodyPipe(ReconcileBody)) body: ReconcileRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.answers.ask(call, body, isDryRun(query));
  }

  /** Entities, types or properties with the prefix. */
  @Get('suggest/:kind')
  @Access({ key: 'v5' })
  suggest(
    @CurrentCall() call: Call,
    @Param('kind') kind: string,
    @Query() query: SuggestParameters,
  ): Promise<JsonAnswer> {
    const { prefix, cursor = 0 } = query;
    return this.answers.suggest(call, kind, prefix, Number(cursor), isDryRun(query));
  }

  /** Properties of entities that can be read. */
  @Get('properties')
  @Access({ key: 'v5' })
  properties(@CurrentCall() call: Call, @Query() query: PropertiesParameters): Promise<JsonAnswer> {
    return this.answers.properties(call, query.type, isDryRun(query));
  }
}
