import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { ServedIdPipe } from '../served-id.js';
import { ChangesAnswers } from './changes-answers.js';
import { ChangesQuery } from './changes.dto.js';

@Controller('v5/entities')
export class ChangesController {
  constructor(private readonly feed: ChangesAnswers) {}

  /** What changed in an entity's records. Base charge. */
  @Get(':id/changes')
  @Access({ key: 'v5' })
  changes(
    @CurrentCall() call: Call,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Query() query: ChangesQuery,
  ): Promise<JsonAnswer> {
    return this.feed.changes(call, id, query);
  }
}
