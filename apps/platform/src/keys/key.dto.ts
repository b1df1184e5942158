import type { CreatedKey, KeyListing, KeyRow, KeyStanding } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  KeyAddresses,
  KeyScopes,
  Limit,
  OneOf,
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  Text,
  WholeNumber,
  pageSchema,
} from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { ApiProperty } from '@nestjs/swagger';

const STANDINGS = ['working', 'ended', 'all'] as const;
const STATES = ['working', 'ending', 'revoked', 'expired'] as const;
const MAX_OVERLAP_HOURS = 168;
const DEFAULT_OVERLAP_HOURS = 24;

export class KeysQuery extends PageQuery {
  @OneOf(STANDINGS, { description: 'working: those that may call now, the default; ended; all', optional: true })
  readonly standing?: KeyStanding;
}

export class NewKeyBody {
  @Text({ max: 100, description: 'what it is for', example: 'production' })
  readonly name!: string;

  @KeyScopes()
  readonly scopes?: string[];

  @Limit({ description: 'spending limit of a UTC month; null: none', optional: true, nullable: true })
  readonly monthly_cap?: string | null;

  @KeyAddresses()
  readonly allowed_addresses?: string[];
}

/** Absent members stay unchanged. */
export class KeyChangeBody {
  @Text({ max: 100, description: 'what it is for', optional: true })
  readonly name?: string;

  @KeyScopes()
  readonly scopes?: string[];

  @Limit({
    description: 'spending limit of a UTC month, for the keys it was rolled from and into too; null: none',
    optional: true,
    nullable: true,
  })
  readonly monthly_cap?: string | null;

  @KeyAddresses()
  readonly allowed_addresses?: string[];
}

export class RollBody {
  @WholeNumber({
    min: 0,
    max: MAX_OVERLAP_HOURS,
    default: DEFAULT_OVERLAP_HOURS,
    description: 'how long the old key works beside the new one',
    optional: true,
  })
  readonly overlap_hours: number = DEFAULT_OVERLAP_HOURS;
}

export class KeyView {
  @ShownId('the key')
  readonly id!: number;
  @ShownText('what it is for')
  readonly name!: string;
  @ShownText('how its text begins', { example: 'pk_7QmXk2' })
  readonly prefix!: string;
  @ShownText('how it stands; ending: rolled, and in its overlap', { enum: [...STATES] })
  readonly state!: (typeof STATES)[number];
  @ShownTexts('product codes that it may be charged for; empty: all')
  readonly scopes!: string[];
  @ShownAmount('spending limit of a UTC month; null: none', { nullable: true })
  readonly monthly_cap!: string | null;
  @ShownTexts('addresses and CIDR blocks that it may be used from; empty: any')
  readonly allowed_addresses!: string[];
  @ShownTime('when it stops by itself unless credit is bought before; null: never', { nullable: true })
  readonly expires_at!: string | null;
  @ShownTime('when it stops or stopped for good; null: it works', { nullable: true })
  readonly revoked_at!: string | null;
  @ShownTime('its last call, to the minute or so; null: none', { nullable: true })
  readonly last_used_at!: string | null;
  @ShownId('the key that it replaced; null: none', { nullable: true })
  readonly rolled_from!: number | null;
  @ShownTime('when it was made')
  readonly created_at!: string;
}

export class ListedKeyView extends KeyView {
  @ShownAmount('what this month has spent of its limit; null: no limit', { nullable: true })
  readonly cap_spent!: string | null;
  @ShownId('the key that it was rolled into; null: none', { nullable: true })
  readonly replaced_by!: number | null;
  @ApiProperty({ type: 'boolean', description: 'whether the explorer of this dashboard calls with it' })
  readonly dashboard!: boolean;
}

const ListedKeys = pageSchema(ListedKeyView);

export class KeyPage extends (ListedKeys as new () => { items: ListedKeyView[]; next: number | null }) {
  @ShownCount('how many keys may work at a time', { example: 50 })
  readonly limit!: number;
}

export class CreatedKeyView extends KeyView {
  @ShownText('the key itself: shown once, stored nowhere')
  readonly key!: string;
}

export class RolledKeyView extends CreatedKeyView {
  @ShownTime('until when the old key works')
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
  return {
    id: Number(key.id),
    name: key.name,
    prefix: key.prefix,
    state: stateOf(key, now),
    scopes: key.scopes,
    monthly_cap: key.monthlyCap === null ? null : formatMoney(key.monthlyCap),
    allowed_addresses: key.allowedAddresses,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    rolled_from: key.rolledFrom === null ? null : Number(key.rolledFrom),
    created_at: key.createdAt.toISOString(),
  };
}

/** A key of the list. */
export function toListedKey(key: KeyListing, now: Date): Shown<ListedKeyView> {
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
