import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { ServedIdPipe } from '../served-id.js';
import { ImmigrationAnswers } from './immigration-answers.js';
import { ImmigrationQuery } from './immigration.dto.js';

@Controller('v5/entities')
export class ImmigrationController {
  constructor(private readonly immigration: ImmigrationAnswers) {}

  /** An entity's immigration data from four sources. Base charge; the records DAT-LABOR. */
  @Get(':id/immigration')
  @Access({ key: 'v5' })
  file(
    @CurrentCall() call: Call,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Query() query: ImmigrationQuery,
  ): Promise<JsonAnswer> {
    return this.immigration.file(call, id, query);
  }
}
