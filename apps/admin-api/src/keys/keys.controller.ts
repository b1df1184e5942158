import type { AccountId, Actor, KeyId } from '@entity-registry/accounts';
import { IdPipe, KeyChangeBody, NewKeyBody, PathId, RollBody, listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { CreatedKeyView, KeyView, RolledKeyView } from './key.dto.js';
import { KeysService } from './keys.service.js';

const KeyList = listSchema(KeyView);

@ApiTags('keys')
@Controller('admin')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Get('accounts/:id/keys')
  @Role('viewer')
  @PathId()
  @Responses({
    summary: 'The keys of an account, oldest first, without their secrets',
    body: KeyList,
    errorStatuses: [404],
  })
  list(@Param('id', IdPipe) id: AccountId): Promise<{ items: Shown<KeyView>[] }> {
    return this.keys.list(id);
  }

  @Post('accounts/:id/keys')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Creates a key',
    description: 'Only this response contains the key itself.',
    status: 201,
    body: CreatedKeyView,
    errorStatuses: [404],
  })
  create(
    @Param('id', IdPipe) id: AccountId,
    @Body() body: NewKeyBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<CreatedKeyView>> {
    return this.keys.create(id, body, actor);
  }

  @Patch('keys/:id')
  @Role('support')
  @PathId()
  @Responses({ summary: "Changes a key's settings; those left out stay", body: KeyView, errorStatuses: [404] })
  update(
    @Param('id', IdPipe) id: KeyId,
    @Body() body: KeyChangeBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<KeyView>> {
    return this.keys.update(id, body, actor);
  }

  @Delete('keys/:id')
  @Role('support')
  @PathId()
  @Responses({ summary: 'Revokes a key immediately and permanently', body: KeyView, errorStatuses: [404] })
  revoke(@Param('id', IdPipe) id: KeyId, @CurrentActor() actor: Actor): Promise<Shown<KeyView>> {
    return this.keys.revoke(id, actor);
  }

  @Post('keys/:id/roll')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Replaces a key with a new one that has the same settings',
    description: 'The two share the monthly limit. Only this response contains the new key itself.',
    status: 201,
    body: RolledKeyView,
    errorStatuses: [404, 409],
  })
  roll(
    @Param('id', IdPipe) id: KeyId,
    @Body() body: RollBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<RolledKeyView>> {
    return this.keys.roll(id, body, actor);
  }
}
