import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { UsageAnswers } from './usage-answers.js';
import { UsageQuery } from './usage.dto.js';

@Controller('v5/usage')
export class UsageController {
  constructor(private readonly answers: UsageAnswers) {}

  /** The account's own calls and their cost, as JSON or as a file. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  usage(@CurrentCall() call: Call, @Query() query: UsageQuery): Promise<JsonAnswer | StreamableFile> {
    return this.answers.usage(call, query);
  }
}
