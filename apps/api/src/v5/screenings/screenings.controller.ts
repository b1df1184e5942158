import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { ScreeningsService } from './screenings.service.js';

@Controller('v5/screenings')
export class ScreeningsController {
  constructor(private readonly screeningsService: ScreeningsService) {}

  /** What a screening said then, signed. Free of charge. */
  @Get(':id')
  @Access({ key: 'v5' })
  getScreening(
    @CurrentRequest() request: ApiRequest,
    @Param('id') id: string,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.screeningsService.get(request, id, isDryRun(query));
  }
}
