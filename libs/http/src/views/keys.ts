import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { Text, WholeNumber } from '../fields/fields.js';
import { KeyAddresses, KeyScopes } from '../fields/key-fields.js';
import { Limit } from '../fields/money-fields.js';
import { ShownAmount, ShownId, ShownText, ShownTexts, ShownTime } from './schemas.js';
import type { Shown } from './shown.js';

const MAX_OVERLAP_HOURS = 168;
const DEFAULT_OVERLAP_HOURS = 24;

export class NewKeyBody {
  @Text({ max: 100, description: 'its name', example: 'production' })
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
  @Text({ max: 100, description: 'its name', optional: true })
  readonly name?: string;

  @KeyScopes()
  readonly scopes?: string[];

  @Limit({
    description: 'spending limit of a UTC month, shared with the keys it was rolled from and into; null: none',
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
    description: 'how long the old key keeps working',
    optional: true,
  })
  readonly overlap_hours: number = DEFAULT_OVERLAP_HOURS;
}

/** An API key without its secret, as read. */
export interface KeyRow {
  readonly id: bigint;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: string[];
  readonly monthlyCap: MicroUsd | null;
  readonly allowedAddresses: string[];
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly rolledFrom: bigint | null;
  readonly createdAt: Date;
}

export class KeyView {
  @ShownId('the key')
  readonly id!: number;
  @ShownText('its name')
  readonly name!: string;
  @ShownText('its first characters', { example: 'pk_7QmXk2' })
  readonly prefix!: string;
  @ShownTexts('product codes that it can be charged for; empty: all')
  readonly scopes!: string[];
  @ShownAmount('spending limit of a UTC month; null: none', { nullable: true })
  readonly monthly_cap!: string | null;
  @ShownTexts('addresses and CIDR blocks that can use it; empty: any')
  readonly allowed_addresses!: string[];
  @ShownTime('when it expires, unless credit is bought before; null: never', { nullable: true })
  readonly expires_at!: string | null;
  @ShownTime('when it is or was revoked: in the future during the overlap of a roll; null: not revoked', {
    nullable: true,
  })
  readonly revoked_at!: string | null;
  @ShownTime('when it was last used, to about a minute; null: never', { nullable: true })
  readonly last_used_at!: string | null;
  @ShownId('the key that it replaced; null: none', { nullable: true })
  readonly rolled_from!: number | null;
  @ShownTime('when it was created')
  readonly created_at!: string;
}

/** A key without its secret. */
export function toKey(key: KeyRow): Shown<KeyView> {
  return {
    id: Number(key.id),
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
