import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { ServedIdPipe } from '../served-id.js';
import { DossierAnswers } from './dossier-answers.js';

@Controller('v5/entities')
export class DossierController {
  constructor(private readonly dossiers: DossierAnswers) {}

  /** An entity as a bidder for public contracts. Base charge and DAT-PROPONENTE. */
  @Get(':id/proponente-dossier')
  @Access({ key: 'v5' })
  dossier(
    @CurrentCall() call: Call,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Query() query: DryRunQuery,
  ): Promise<JsonAnswer> {
    return this.dossiers.dossier(call, id, query);
  }
}
