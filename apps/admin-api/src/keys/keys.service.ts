import { ManagedKeys } from '@entity-registry/accounts';
import type { AccountId, Actor, KeyId } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { KeyChangeBody, NewKeyBody, RollBody, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toCreatedKey, toKey } from './key.dto.js';
import type { CreatedKeyView, KeyView, RolledKeyView } from './key.dto.js';

const HOUR_MS = 3_600_000;

/** Maps API keys between the wire and the accounts library. */
@Injectable()
export class KeysService {
  constructor(private readonly keys: ManagedKeys) {}

  async list(accountId: AccountId): Promise<{ items: Shown<KeyView>[] }> {
    return { items: (await this.keys.list(accountId)).map(toKey) };
  }

  async create(accountId: AccountId, body: NewKeyBody, actor: Actor): Promise<Shown<CreatedKeyView>> {
    return toCreatedKey(await this.keys.create({ accountId, name: body.name, ...settingsOf(body) }, actor));
  }

  async update(id: KeyId, body: KeyChangeBody, actor: Actor): Promise<Shown<KeyView>> {
    const { name } = body;
    return toKey(await this.keys.update(null, id, { ...(name !== undefined && { name }), ...settingsOf(body) }, actor));
  }

  async revoke(id: KeyId, actor: Actor): Promise<Shown<KeyView>> {
    return toKey(await this.keys.revoke(null, id, actor));
  }

  async roll(id: KeyId, { overlap_hours: hours }: RollBody, actor: Actor): Promise<Shown<RolledKeyView>> {
    const { created, old } = await this.keys.roll(null, id, hours * HOUR_MS, actor);
    const end = [old.revokedAt, old.expiresAt].filter((time) => time !== null).map((time) => time.getTime());
    return { ...toCreatedKey(created), old_key_ends_at: new Date(Math.min(...end)).toISOString() };
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
