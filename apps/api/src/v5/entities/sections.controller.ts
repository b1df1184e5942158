import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { ServedIdPipe } from '../served-id.js';
import { AssetAnswers } from './asset-answers.js';
import { SectionAnswers } from './section-answers.js';
import { SectionQuery } from './section-query.dto.js';
import { TextQuery } from './text-query.dto.js';

@Controller('v5/entities/:id')
export class SectionsController {
  constructor(
    private readonly sections: SectionAnswers,
    private readonly assets: AssetAnswers,
  ) {}

  /** A page of one section. Base charge with a valid cursor; without one also the code that covers the section. */
  @Get('sections/:level')
  @Access({ key: 'v5' })
  section(
    @CurrentCall() call: Call,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Param('level') level: string,
    @Query() query: SectionQuery,
  ): Promise<JsonAnswer> {
    return this.sections.section(call, id, level, query);
  }

  /** The text of a document, by page. Base charge and DAT-DOC. */
  @Get('text')
  @Access({ key: 'v5' })
  text(
    @CurrentCall() call: Call,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Query() query: TextQuery,
  ): Promise<JsonAnswer> {
    return this.assets.text(call, id, query);
  }
}
