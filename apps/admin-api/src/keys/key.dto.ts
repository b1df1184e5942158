import type { CreatedKey, KeyRow } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  KeyAddresses,
  KeyScopes,
  Limit,
  ShownAmount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  Text,
  WholeNumber,
} from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';

const MAX_OVERLAP_HOURS = 168;
const DEFAULT_OVERLAP_HOURS = 24;

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
  @ShownId('its account')
  readonly account_id!: number;
  @ShownText('what it is for')
  readonly name!: string;
  @ShownText('how its text begins', { example: 'pk_7QmXk2' })
  readonly prefix!: string;
  @ShownTexts('product codes that it may be charged for; empty: all')
  readonly scopes!: string[];
  @ShownAmount('spending limit of a UTC month; null: none', { nullable: true })
  readonly monthly_cap!: string | null;
  @ShownTexts('addresses and CIDR blocks that it may be used from; empty: any')
  readonly allowed_addresses!: string[];
  @ShownTime('when it stops by itself; null: never', { nullable: true })
  readonly expires_at!: string | null;
  @ShownTime('when it stops or stopped for good: ahead while the overlap of a roll lasts; null: it works', {
    nullable: true,
  })
  readonly revoked_at!: string | null;
  @ShownTime('its last call, to the minute or so; null: none', { nullable: true })
  readonly last_used_at!: string | null;
  @ShownId('the key that it replaced; null: none', { nullable: true })
  readonly rolled_from!: number | null;
  @ShownTime('when it was made')
  readonly created_at!: string;
}

export class CreatedKeyView extends KeyView {
  @ShownText('the key itself: shown once, stored nowhere')
  readonly key!: string;
}

export class RolledKeyView extends CreatedKeyView {
  @ShownTime('until when the old key works')
  readonly old_key_ends_at!: string;
}

/** A key without its secret. */
export function toKey(key: KeyRow): Shown<KeyView> {
  return {
    id: Number(key.id),
    account_id: Number(key.accountId),
    name: key.name,
    prefix: key.prefix,
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

/** A new key with its secret, which no other response contains. */
export function toCreatedKey(key: CreatedKey): Shown<CreatedKeyView> {
  return { ...toKey(key), key: key.key };
}
