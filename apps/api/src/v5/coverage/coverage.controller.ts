import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { CoverageService } from './coverage.service.js';

@Controller('v5/coverage')
export class CoverageController {
  constructor(private readonly coverageService: CoverageService) {}

  /** The records of each source, and how fresh they are. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  getCoverage(@CurrentRequest() request: ApiRequest, @Query() query: DryRunQuery): Promise<JsonResponse> {
    return this.coverageService.getCoverage(request, query);
  }
}
