import { Access } from '@entity-registry/nest-kit';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { isDryRun } from '../../validation/dry-run.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { ResolveAnswers } from './resolve-answers.js';
import { BatchBody, ResolveBody } from './resolve-schema.js';
import type { BatchRequest, ResolveRequest } from './resolve-schema.js';

@Controller('v5/resolve')
export class ResolveController {
  constructor(private readonly answers: ResolveAnswers) {}

  /** Whom a name, a RUC or a cédula means. Base charge and DAT-RESOLVE; open to callers without a key. */
  @Post()
  @Access({ key: 'pa', keyless: true })
  one(
    @CurrentCall() call: Call<Caller>,
    @Body(new SchemaBodyPipe(ResolveBody)) body: ResolveRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.answers.one(call, body, isDryRun(query.dry_run));
  }

  /** The same for up to 100 rows. Base charge, and DAT-RESOLVE for each row that can be read. */
  @Post('batch')
  @Access({ key: 'pa' })
  batch(
    @CurrentCall() call: Call<Caller>,
    @Body(new SchemaBodyPipe(BatchBody)) body: BatchRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.answers.batch(call, body, isDryRun(query.dry_run));
  }
}
