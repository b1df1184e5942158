import { Access, FormBody } from '@entity-registry/nest-kit';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { isDryRun } from '../../validation/dry-run.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { ReconcileAnswers } from './reconcile-answers.js';
import { PropertiesParameters, ReconcileParameters, SuggestParameters } from './reconcile-query.dto.js';
import { ReconcileBody } from './reconcile-schema.js';
import type { ReconcileRequest } from './reconcile-schema.js';

/** Reconciliation Service API 0.2 (W3C Entity Reconciliation Community Group), as OpenRefine speaks it. */
@Controller('v5/reconcile')
export class ReconcileController {
  constructor(private readonly answers: ReconcileAnswers) {}

  /** The manifest; with `queries` or `extend`, what a POST answers. */
  @Get()
  @Access({ key: 'pa' })
  get(@CurrentCall() call: Call, @Query() { queries, extend, dry_run }: ReconcileParameters): Promise<JsonAnswer> {
    const dryRun = isDryRun(dry_run);
    if (queries === undefined && extend === undefined) return this.answers.manifest(call, dryRun);
    return this.answers.ask(
      call,
      { ...(queries !== undefined && { queries }), ...(extend !== undefined && { extend }) },
      dryRun,
    );
  }

  /** Reconciles queries, or reads properties of entities; a form, as the protocol has it, or JSON. */
  @Post()
  @Access({ key: 'pa' })
  @FormBody()
  post(
    @CurrentCall() call: Call,
    @Body(new SchemaBodyPipe(ReconcileBody)) body: ReconcileRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.answers.ask(call, body, isDryRun(query.dry_run));
  }

  /** Entities, types or properties that begin as the prefix. */
  @Get('suggest/:kind')
  @Access({ key: 'pa' })
  suggest(
    @CurrentCall() call: Call,
    @Param('kind') kind: string,
    @Query() { prefix, cursor, dry_run }: SuggestParameters,
  ): Promise<JsonAnswer> {
    return this.answers.suggest(call, kind, prefix, Number(cursor ?? 0), isDryRun(dry_run));
  }

  /** Properties that can be read of entities. */
  @Get('properties')
  @Access({ key: 'pa' })
  properties(@CurrentCall() call: Call, @Query() { type, dry_run }: PropertiesParameters): Promise<JsonAnswer> {
    return this.answers.properties(call, type, isDryRun(dry_run));
  }
}
