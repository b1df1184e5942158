import type { ParsedTypedId } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import type { JsonAnswer } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import { ServedIdPipe } from '../served-id.js';
import { NetworkAnswers } from './network-answers.js';
import { NetworkQuery } from './network.dto.js';

@Controller('v5/entities')
export class NetworkController {
  constructor(private readonly networks: NetworkAnswers) {}

  /** The entities linked to an entity, one to three steps away. Base charge and DAT-NETWORK. */
  @Get(':id/network')
  @Access({ key: 'v5' })
  network(
    @CurrentCall() call: Call,
    @Param('id', ServedIdPipe) id: ParsedTypedId,
    @Query() query: NetworkQuery,
  ): Promise<JsonAnswer> {
    return this.networks.network(call, id, query);
  }
}
