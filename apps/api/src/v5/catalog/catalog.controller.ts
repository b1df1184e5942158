import { Access, JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { announceExempt, exemptBilling } from '../../metering/exempt-call.js';
import { Meter } from '../../metering/meter.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { catalogBody } from './catalog-body.js';

const ANSWER = JSON.stringify({ ...catalogBody(), billing: exemptBilling(false) });
const PREVIEW = JSON.stringify({ billing: exemptBilling(true) });

@Controller('v5/catalog')
export class CatalogController {
  constructor(private readonly meter: Meter) {}

  /** Codes, levels, sources and prices. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  async catalog(@CurrentCall() call: Call, @Query() query: DryRunQuery): Promise<JsonAnswer> {
    const answer = isDryRun(query) ? PREVIEW : ANSWER;
    await announceExempt(call, this.meter);
    return new JsonAnswer(200, answer);
  }
}
