import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { BatchAnswers } from './batch-answers.js';
import { BatchBodyPipe } from './batch-body.js';
import type { BatchBody } from './batch-body.js';

@Controller('v5/entities')
export class BatchController {
  constructor(private readonly batches: BatchAnswers) {}

  /** Many entities and assets at once. Base charge, and for each id that exists what it costs by itself. */
  @Post('batch')
  @Access({ key: 'v5' })
  batch(
    @CurrentCall() call: Call,
    @Body(BatchBodyPipe) body: BatchBody,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.batches.batch(call, body, query);
  }
}
