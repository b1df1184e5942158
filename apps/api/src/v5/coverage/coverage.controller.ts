import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { CoverageAnswers } from './coverage-answers.js';

@Controller('v5/coverage')
export class CoverageController {
  constructor(private readonly answers: CoverageAnswers) {}

  /** The records of each source, and how fresh they are. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  coverage(@CurrentCall() call: Call, @Query() query: DryRunQuery): Promise<JsonAnswer> {
    return this.answers.coverage(call, query);
  }
}
