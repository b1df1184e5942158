import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { UsageService } from './usage.service.js';
import { UsageQuery } from './usage.dto.js';

@Controller('v5/usage')
export class UsageController {
  constructor(private readonly usageService: UsageService) {}

  /** The account's own calls and their cost, as JSON or as a file. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  getUsage(@CurrentRequest() request: ApiRequest, @Query() query: UsageQuery): Promise<JsonResponse | StreamableFile> {
    return this.usageService.getUsage(request, query);
  }
}
