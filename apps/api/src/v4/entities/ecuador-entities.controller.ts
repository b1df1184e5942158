import { Access } from '@entity-registry/nest-kit';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { EntityIdPipe } from '../../validation/entity-id.pipe.js';
import { DetailQuery } from './detail-query.dto.js';
import { EntityAnswers } from './entity-answers.js';
import { SearchQuery } from './search-query.dto.js';

@Controller('v4/ecuador/entidades')
export class EcuadorEntitiesController {
  constructor(private readonly entities: EntityAnswers) {}

  /** Entities by name, tax number or both: 20 at most, best first. Base charge only. */
  @Get()
  @Access({ key: 'ec' })
  search(@CurrentCall() call: Call, @Query() query: SearchQuery): Promise<JsonAnswer> {
    return this.entities.search(call, 'ec', query);
  }

  /** One entity with the sections that `include` asks for. Base charge and the charged codes. */
  @Get(':id')
  @Access({ key: 'ec' })
  detail(
    @CurrentCall() call: Call,
    @Param('id', EntityIdPipe) id: bigint,
    @Query() query: DetailQuery,
  ): Promise<JsonAnswer> {
    return this.entities.detail(call, 'ec', id, query);
  }
}
