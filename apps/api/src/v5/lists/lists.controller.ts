import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { ListsService } from './lists.service.js';

@Controller('v5/lists')
export class ListsController {
  constructor(private readonly listsService: ListsService) {}

  /** The lists on file and their versions. Free of charge, with any key. */
  @Get()
  @Access({ key: 'any' })
  getLists(@CurrentRequest() request: ApiRequest, @Query() query: DryRunQuery): Promise<JsonResponse> {
    return this.listsService.getLists(request, query);
  }
}
