import { Access, JsonResponse } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import { Meter } from '../../metering/meter.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { catalogBody } from './catalog-body.js';

const CATALOG_JSON = JSON.stringify({ ...catalogBody(), billing: exemptBilling(false) });
const PREVIEW = JSON.stringify({ billing: exemptBilling(true) });

@Controller('v5/catalog')
export class CatalogController {
  constructor(private readonly meter: Meter) {}

  /** Codes, levels, sources and prices. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  async catalog(@CurrentRequest() request: ApiRequest, @Query() query: DryRunQuery): Promise<JsonResponse> {
    const response = isDryRun(query) ? PREVIEW : CATALOG_JSON;
    await announceExempt(request, this.meter);
    return new JsonResponse(200, response);
  }
}
