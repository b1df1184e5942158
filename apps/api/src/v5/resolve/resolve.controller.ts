import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { ResolveAnswers } from './resolve-answers.js';
import { BatchBody, ResolveBody } from './resolve-schema.js';
import type { BatchRequest, ResolveRequest } from './resolve-schema.js';

@Controller('v5/resolve')
export class ResolveController {
  constructor(private readonly answers: ResolveAnswers) {}

  /** The entity that a name, a RUC or a cédula refers to. Base charge and DAT-RESOLVE; works without an API key. */
  @Post()
  @Access({ key: 'v5', keyless: true })
  one(
    @CurrentCall() call: Call<Caller>,
    @Body(new SchemaBodyPipe(ResolveBody)) body: ResolveRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.answers.one(call, body, isDryRun(query));
  }

  /** The same for up to 100 rows. Base charge, and DAT-RESOLVE for each valid row. */
  @Post('batch')
  @Access({ key: 'v5' })
  batch(
    @CurrentCall() call: Call<Caller>,
    @Body(new SchemaBodyPipe(BatchBody)) body: BatchRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.answers.batch(call, body, isDryRun(query));
  }
}
