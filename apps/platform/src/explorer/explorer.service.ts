import type { IncomingMessage, ServerResponse } from 'node:http';
import { DashboardKeys } from '@entity-registry/billing';
import type { AccountId, Actor } from '@entity-registry/billing';
import type { Shown } from '@entity-registry/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { Forwarder } from '../forwarding/forwarder.js';
import { AllowList, ENTITY_OPERATIONS } from '../forwarding/operations.js';
import { toExplorer } from './explorer.dto.js';
import type { ExplorerView } from './explorer.dto.js';

/** Under which the API is reached with the account's own key. */
export const MOUNT = '/api/explorer';

const ALLOWED = new AllowList(ENTITY_OPERATIONS);

/** Calls of members to the API, with the key of their account that only this server knows (ADR 0144). */
@Injectable()
export class ExplorerService {
  constructor(
    private readonly keys: DashboardKeys,
    private readonly forwarder: Forwarder,
  ) {}

  async show(accountId: AccountId): Promise<Shown<ExplorerView>> {
    return toExplorer(await this.keys.read(accountId));
  }

  async renewKey(accountId: AccountId, actor: Actor): Promise<Shown<ExplorerView>> {
    return toExplorer(await this.keys.renew(accountId, actor));
  }

  /** Throws `key_revoked` and `key_expired` of the account's key, besides what the forwarder throws. */
  async forward(
    request: IncomingMessage,
    response: ServerResponse,
    { accountId }: Member,
    actor: Actor,
  ): Promise<void> {
    const key = await this.keys.text(accountId, actor);
    await this.forwarder.forward(request, response, { mount: MOUNT, key, allow: ALLOWED });
  }
}
