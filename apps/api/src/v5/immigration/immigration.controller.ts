import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { TypedIdPipe } from '../typed-id.pipe.js';
import { ImmigrationService } from './immigration.service.js';
import { ImmigrationQuery } from './immigration.dto.js';

@Controller('v5/entities')
export class ImmigrationController {
  constructor(private readonly immigrationService: ImmigrationService) {}

  /** An entity's immigration data from four sources. Base charge; the records DAT-LABOR. */
  @Get(':id/immigration')
  @Access({ key: 'v5' })
  getImmigration(
    @CurrentRequest() request: ApiRequest,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Query() query: ImmigrationQuery,
  ): Promise<JsonResponse> {
    return this.immigrationService.getImmigration(request, id, query);
  }
}
