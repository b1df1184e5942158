import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import { ServedIdPipe } from '../served-id.js';
import { CardAnswers } from './card-answers.js';
import { CardQuery } from './card-query.dto.js';

@Controller('v5/entities')
export class CardController {
  constructor(private readonly cards: CardAnswers) {}

  /** One entity with the sections requested in `include`. Base charge and the charged codes; works without an API key. */
  @Get(':id')
  @Access({ key: 'v5', keyless: true })
  card(
    @CurrentCall() call: Call<Caller>,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Query() query: CardQuery,
  ): Promise<JsonAnswer> {
    return this.cards.card(call, id, query);
  }
}
