import type { Actor, OperatorId, OperatorRow } from '@entity-registry/accounts';
import { IdPipe, PathId, listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentOperator } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { CreatedOperatorView, MeView, NewOperatorBody, OperatorView, toMe } from './operator.dto.js';
import { OperatorsService } from './operators.service.js';

const OperatorList = listSchema(OperatorView);

@ApiTags('operators')
@Controller('admin')
export class OperatorsController {
  constructor(private readonly operators: OperatorsService) {}

  @Get('me')
  @Role('viewer')
  @Responses({ summary: 'The operator who makes the request', body: MeView })
  me(@CurrentOperator() operator: OperatorRow): Shown<MeView> {
    return toMe(operator);
  }

  @Get('operators')
  @Role('admin')
  @Responses({ summary: 'All operators, oldest first, including revoked ones', body: OperatorList })
  list(): Promise<{ items: Shown<OperatorView>[] }> {
    return this.operators.list();
  }

  @Post('operators')
  @Role('admin')
  @Responses({
    summary: 'Adds an operator',
    description: 'Only this response contains the token.',
    status: 201,
    body: CreatedOperatorView,
  })
  add(@Body() body: NewOperatorBody, @CurrentActor() actor: Actor): Promise<Shown<CreatedOperatorView>> {
    return this.operators.add(body, actor);
  }

  @Delete('operators/:id')
  @Role('admin')
  @PathId()
  @Responses({
    summary: 'Revokes an operator immediately and permanently; the last active admin cannot be revoked',
    body: OperatorView,
    errorStatuses: [404, 409],
  })
  revoke(@Param('id', IdPipe) id: OperatorId, @CurrentActor() actor: Actor): Promise<Shown<OperatorView>> {
    return this.operators.revoke(id, actor);
  }
}
