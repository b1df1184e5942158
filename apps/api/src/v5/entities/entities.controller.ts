import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Caller } from '../../gateway/caller.js';
import { TypedIdPipe } from '../typed-id.pipe.js';
import { EntityService } from './entity.service.js';
import { EntityQuery } from './entity-query.dto.js';

@Controller('v5/entities')
export class EntitiesController {
  constructor(private readonly entityService: EntityService) {}

  /** One entity with the sections requested in `include`. Base charge and the charged codes; works without an API key. */
  @Get(':id')
  @Access({ key: 'v5', keyless: true })
  getEntity(
    @CurrentRequest() request: ApiRequest<Caller>,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Query() query: EntityQuery,
  ): Promise<JsonResponse> {
    return this.entityService.getEntity(request, id, query);
  }
}
