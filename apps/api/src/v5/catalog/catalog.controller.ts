import { Access, JsonAnswer } from '@entity-registry/nest-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { exemptBilling } from '../../metering/exempt-call.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { isDryRun } from '../../validation/dry-run.js';
import { catalogBody } from './catalog-body.js';

const ANSWER = JSON.stringify({ ...catalogBody(), billing: exemptBilling(false) });
const PREVIEW = JSON.stringify({ billing: exemptBilling(true) });

@Controller('v5/catalog')
export class CatalogController {
  /** Codes, levels, sources and prices. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  catalog(@Query() query: DryRunQuery): JsonAnswer {
    return new JsonAnswer(200, isDryRun(query.dry_run) ? PREVIEW : ANSWER);
  }
}
