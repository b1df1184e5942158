import { MAX_WORKING_KEYS, ManagedKeys } from '@entity-registry/accounts';
import type { AccountId, Actor, KeyId } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { pageOf, toPage } from '@entity-registry/http';
import type { KeyChangeBody, NewKeyBody, RollBody, Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { toCreatedKey, toKey, toListedKey } from './key.dto.js';
import type { CreatedKeyView, KeyPage, KeyView, KeysQuery, RolledKeyView } from './key.dto.js';

const HOUR_MS = 3_600_000;

/** Maps an account's API keys between the wire and the accounts library. Keys of other accounts are not found. */
@Injectable()
export class KeysService {
  constructor(
    private readonly keys: ManagedKeys,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async list(accountId: AccountId, query: KeysQuery): Promise<Shown<KeyPage>> {
    const { limit, before } = pageOf(query);
    const rows = await this.keys.page(accountId, query.standing ?? 'working', { before, limit: limit + 1 });
    const now = this.now();
    return { ...toPage(rows, limit, (key) => toListedKey(key, now)), limit: MAX_WORKING_KEYS };
  }

  async create(accountId: AccountId, body: NewKeyBody, actor: Actor): Promise<Shown<CreatedKeyView>> {
    const created = await this.keys.create({ accountId, name: body.name, ...settingsOf(body) }, actor);
    return toCreatedKey(created, this.now());
  }

  async update(accountId: AccountId, id: KeyId, body: KeyChangeBody, actor: Actor): Promise<Shown<KeyView>> {
    const { name } = body;
    const change = { ...(name !== undefined && { name }), ...settingsOf(body) };
    return toKey(await this.keys.update(accountId, id, change, actor), this.now());
  }

  async revoke(accountId: AccountId, id: KeyId, actor: Actor): Promise<Shown<KeyView>> {
    return toKey(await this.keys.revoke(accountId, id, actor), this.now());
  }

  async roll(accountId: AccountId, id: KeyId, body: RollBody, actor: Actor): Promise<Shown<RolledKeyView>> {
    const { created, old } = await this.keys.roll(accountId, id, body.overlap_hours * HOUR_MS, actor);
    const ends = [old.revokedAt, old.expiresAt].filter((time) => time !== null).map((time) => time.getTime());
    return { ...toCreatedKey(created, this.now()), old_key_ends_at: new Date(Math.min(...ends)).toISOString() };
  }
}

/** The given settings that new and changed keys share. */
function settingsOf({ scopes, monthly_cap: cap, allowed_addresses: addresses }: Shown<KeyChangeBody>): {
  scopes?: string[];
  monthlyCap?: MicroUsd | null;
  allowedAddresses?: string[];
} {
  return {
    ...(scopes !== undefined && { scopes }),
    ...(cap !== undefined && { monthlyCap: cap === null ? null : micro(cap) }),
    ...(addresses !== undefined && { allowedAddresses: addresses }),
  };
}
