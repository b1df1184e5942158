import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentRequest } from '../../../gateway/api-request.js';
import type { ApiRequest } from '../../../gateway/api-request.js';
import { TypedIdPipe } from '../../typed-id.pipe.js';
import { AssetService } from '../assets/asset.service.js';
import { SectionService } from './section.service.js';
import { SectionQuery } from './section-query.dto.js';
import { TextQuery } from './text-query.dto.js';

@Controller('v5/entities/:id')
export class SectionsController {
  constructor(
    private readonly sectionService: SectionService,
    private readonly assetService: AssetService,
  ) {}

  /** A page of one section. Base charge with a valid cursor; without one also the code that covers the section. */
  @Get('sections/:level')
  @Access({ key: 'v5' })
  getSection(
    @CurrentRequest() request: ApiRequest,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Param('level') level: string,
    @Query() query: SectionQuery,
  ): Promise<JsonResponse> {
    return this.sectionService.getSection(request, id, level, query);
  }

  /** The text of a document, by page. Base charge and DAT-DOC. */
  @Get('text')
  @Access({ key: 'v5' })
  getDocumentText(
    @CurrentRequest() request: ApiRequest,
    @Param('id', TypedIdPipe) id: ParsedTypedId,
    @Query() query: TextQuery,
  ): Promise<JsonResponse> {
    return this.assetService.getDocumentText(request, id, query);
  }
}
