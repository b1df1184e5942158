import type { CreatedKey, KeyListRow, KeyRow, KeyListStatus } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  KeyView as SharedKeyView,
  OneOf,
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTime,
  pageSchema,
  toKey as toSharedKey,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

const KEY_LIST_STATUSES = ['working', 'ended', 'all'] as const;
const STATES = ['working', 'ending', 'revoked', 'expired'] as const;

export class KeysQuery extends PageQuery {
  @OneOf(KEY_LIST_STATUSES, {
    description: 'working (the default): active keys; ended: revoked and expired keys; all',
    optional: true,
  })
  readonly standing?: KeyListStatus;
}

/** A key as its account sees it. */
export class KeyView extends SharedKeyView {
  @ShownText('its state; ending: rolled, and in its overlap', { enum: [...STATES] })
  readonly state!: (typeof STATES)[number];
}

export class ListedKeyView extends KeyView {
  @ShownAmount('spent of its limit this month; null: no limit', { nullable: true })
  readonly cap_spent!: string | null;
  @ShownId('the key that it was rolled into; null: none', { nullable: true })
  readonly replaced_by!: number | null;
  @ApiProperty({ type: 'boolean', description: 'whether the explorer uses it' })
  readonly dashboard!: boolean;
}

const ListedKeys = pageSchema(ListedKeyView);

export class KeyPage extends (ListedKeys as new () => { items: ListedKeyView[]; next: number | null }) {
  @ShownCount('maximum number of active keys', { example: 50 })
  readonly limit!: number;
}

export class CreatedKeyView extends KeyView {
  @ShownText('the key itself: shown once, stored nowhere')
  readonly key!: string;
}

export class RolledKeyView extends CreatedKeyView {
  @ShownTime('when the old key stops working')
  readonly old_key_ends_at!: string;
}

/** The key's state at `now`; revocation takes precedence over expiry. */
export function stateOf(key: KeyRow, now: Date): (typeof STATES)[number] {
  if (key.revokedAt !== null && key.revokedAt <= now) return 'revoked';
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired';
  return key.revokedAt === null ? 'working' : 'ending';
}

/** A key without its secret, as of `now`. */
export function toKey(key: KeyRow, now: Date): Shown<KeyView> {
  return { ...toSharedKey(key), state: stateOf(key, now) };
}

/** A key of the list. */
export function toListedKey(key: KeyListRow, now: Date): Shown<ListedKeyView> {
  return {
    ...toKey(key, now),
    cap_spent: key.capSpent === null ? null : formatMoney(key.capSpent),
    replaced_by: key.replacedBy === null ? null : Number(key.replacedBy),
    dashboard: key.dashboard,
  };
}

/** A new key with its secret, which no other response contains. */
export function toCreatedKey(key: CreatedKey, now: Date): Shown<CreatedKeyView> {
  return { ...toKey(key, now), key: key.key };
}
