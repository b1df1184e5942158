import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { TypedIdPipe } from '../typed-id.pipe.js';
import { ChangesService } from './changes.service.js';
import { ChangesQuery } from './changes.dto.js';

@Controller('v5/entities')
export class ChangesController {
  constructor(private readonly changesService: ChangesService) {}

  /** What changed in an entity's records. Base charge. */
  @Get(':id/changes')
  @Access({ key: 'v5' })
  listChanges(
    @CurrentRequest() request: ApiRequest,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Query() query: ChangesQuery,
  ): Promise<JsonResponse> {
    return this.changesService.listChanges(request, id, query);
  }
}
