import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { WatchIdPipe } from '../watchlists/watch-id.pipe.js';
import { NoticesQuery } from './notices.dto.js';
import { NoticesService } from './notices.service.js';

@Controller('v5/notices')
export class NoticesController {
  constructor(private readonly noticesService: NoticesService) {}

  /** Corrections of data that the account received. Free of charge. */
  @Get()
  @Access({ key: 'v5' })
  list(@CurrentRequest() request: ApiRequest, @Query() query: NoticesQuery): Promise<JsonResponse> {
    return this.noticesService.list(request, query);
  }

  /** Records that the account has seen a notice. Free of charge. */
  @Post(':id/acknowledgements')
  @HttpCode(200)
  @Access({ key: 'v5' })
  acknowledge(
    @CurrentRequest() request: ApiRequest,
    @Param('id', new WatchIdPipe('notice_not_found')) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.noticesService.acknowledge(request, id, query);
  }
}
