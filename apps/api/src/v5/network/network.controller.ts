import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { TypedIdPipe } from '../typed-id.pipe.js';
import { NetworkService } from './network.service.js';
import { NetworkQuery } from './network.dto.js';

@Controller('v5/entities')
export class NetworkController {
  constructor(private readonly networkService: NetworkService) {}

  /** The entities linked to an entity, one to three steps away. Base charge and DAT-NETWORK. */
  @Get(':id/network')
  @Access({ key: 'v5' })
  getNetwork(
    @CurrentRequest() request: ApiRequest,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Query() query: NetworkQuery,
  ): Promise<JsonResponse> {
    return this.networkService.getNetwork(request, id, query);
  }
}
