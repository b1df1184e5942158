import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { TypedIdPipe } from '../typed-id.pipe.js';
import { DossierService } from './dossier.service.js';

@Controller('v5/entities')
export class DossierController {
  constructor(private readonly dossierService: DossierService) {}

  /** An entity as a bidder for public contracts. Base charge and DAT-PROPONENTE. */
  @Get(':id/proponente-dossier')
  @Access({ key: 'v5' })
  getDossier(
    @CurrentRequest() request: ApiRequest,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.dossierService.getDossier(request, id, query);
  }
}
