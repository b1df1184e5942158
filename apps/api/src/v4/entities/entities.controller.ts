import { JURISDICTIONS } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { EntityIdPipe } from '../../validation/entity-id.pipe.js';
import { DetailQuery } from './detail-query.dto.js';
import { EntityService } from './entity.service.js';
import { SearchQuery } from './search-query.dto.js';

/** v4's search and detail of one jurisdiction. Each gets its own class, because handlers declare who may call them. */
export function entitiesController(jurisdiction: Jurisdiction): Type {
  @Controller(`v4/${JURISDICTIONS[jurisdiction].v4Name}/entidades`)
  class EntitiesController {
    constructor(private readonly entities: EntityService) {}

    /** Entities by name, tax number or both: 20 at most, best first. Base charge only. */
    @Get()
    @Access({ key: jurisdiction })
    search(@CurrentRequest() request: ApiRequest, @Query() query: SearchQuery): Promise<JsonResponse> {
      return this.entities.search(request, jurisdiction, query);
    }

    /** One entity with the sections requested in `include`. Base charge and the charged codes. */
    @Get(':id')
    @Access({ key: jurisdiction })
    detail(
      @CurrentRequest() request: ApiRequest,
      @Param('id', EntityIdPipe) id: bigint,
      @Query() query: DetailQuery,
    ): Promise<JsonResponse> {
      return this.entities.detail(request, jurisdiction, id, query);
    }
  }
  return EntitiesController;
}
