import type { Actor, KeyId } from '@entity-registry/accounts';
import { IdPipe, KeyChangeBody, NewKeyBody, PathId, RollBody } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { CreatedKeyView, KeyPage, KeyView, KeysQuery, RolledKeyView } from './key.dto.js';
import { KeysService } from './keys.service.js';

@ApiTags('keys')
@Controller('api/keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The API keys of the account, newest first, without their secrets', body: KeyPage })
  list(@CurrentMember() { accountId }: Member, @Query() query: KeysQuery): Promise<Shown<KeyPage>> {
    return this.keys.list(accountId, query);
  }

  @Post()
  @Role('member')
  @Responses({
    summary: 'Creates a key',
    description: 'Only this response contains the key itself.',
    status: 201,
    body: CreatedKeyView,
    errorStatuses: [409],
  })
  create(
    @CurrentMember() { accountId }: Member,
    @Body() body: NewKeyBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<CreatedKeyView>> {
    return this.keys.create(accountId, body, actor);
  }

  @Patch(':id')
  @Role('member')
  @PathId()
  @Responses({ summary: "Changes a key's settings; those left out stay", body: KeyView, errorStatuses: [404] })
  update(
    @CurrentMember() { accountId }: Member,
    @Param('id', IdPipe) id: KeyId,
    @Body() body: KeyChangeBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<KeyView>> {
    return this.keys.update(accountId, id, body, actor);
  }

  @Delete(':id')
  @Role('member')
  @PathId()
  @Responses({ summary: 'Revokes a key immediately and permanently', body: KeyView, errorStatuses: [404] })
  revoke(
    @CurrentMember() { accountId }: Member,
    @Param('id', IdPipe) id: KeyId,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<KeyView>> {
    return this.keys.revoke(accountId, id, actor);
  }

  @Post(':id/roll')
  @Role('member')
  @PathId()
  @Responses({
    summary: 'Replaces a key with a new one that has the same settings',
    description: 'The two share the monthly limit. Only this response contains the new key itself.',
    status: 201,
    body: RolledKeyView,
    errorStatuses: [404, 409],
  })
  roll(
    @CurrentMember() { accountId }: Member,
    @Param('id', IdPipe) id: KeyId,
    @Body() body: RollBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<RolledKeyView>> {
    return this.keys.roll(accountId, id, body, actor);
  }
}
