import type { AccountId, Actor, OperatorRow } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentOperator } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { UsageQuery, UsageView } from './usage.dto.js';
import { UsageService } from './usage.service.js';

@ApiTags('reports')
@Controller('admin/accounts')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get(':id/usage')
  @Role('viewer')
  @PathId()
  @Responses({
    summary: 'Usage of an account, as totals by a group or as single requests',
    description:
      'Totals leave out reversed charges, whose response was never sent. Operators with the role `support` or a higher one see ' +
      'which entity each request was about; the audit log records each such query.',
    body: UsageView,
    csv: true,
    errorStatuses: [404],
  })
  read(
    @Param('id', IdPipe) id: AccountId,
    @Query() query: UsageQuery,
    @CurrentOperator() operator: OperatorRow,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<UsageView> | StreamableFile> {
    return this.usage.read(id, query, { operator, actor });
  }
}
