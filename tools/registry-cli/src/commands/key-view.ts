import type { CreatedKey, KeyRow } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { facts, formatSpendingLimit, table, time } from '../output.js';

/** The state of a key at `now`; `ending`: it was rolled and works until `revoked_at`. */
function stateOf(key: KeyRow, now: Date): 'revoked' | 'ending' | 'expired' | 'live' {
  if (key.revokedAt !== null && key.revokedAt <= now) return 'revoked';
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired';
  return key.revokedAt === null ? 'live' : 'ending';
}

/** A key as JSON, without its text. */
export function toKey(key: KeyRow, now: Date): object {
  return {
    id: String(key.id),
    account: String(key.accountId),
    name: key.name,
    prefix: key.prefix,
    state: stateOf(key, now),
    scopes: key.scopes,
    monthly_cap: key.monthlyCap === null ? null : formatMoney(key.monthlyCap),
    allowed_addresses: key.allowedAddresses,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    rolled_from: key.rolledFrom === null ? null : String(key.rolledFrom),
    last_used_at: key.lastUsedAt,
    created_at: key.createdAt,
  };
}

/** A new key with its text. */
export function describeNewKey(key: CreatedKey): string {
  return [
    `${`key`.padEnd(LABEL)}  ${key.key}`,
    describeKey(key),
    'Save it now: only its hash is stored, so it cannot be shown again.',
  ].join('\n');
}

const LABEL = 'monthly limit'.length;

/** A key, without its text. */
export function describeKey(key: KeyRow): string {
  return facts([
    ['number', String(key.id)],
    ['account', String(key.accountId)],
    ['name', key.name],
    ['scopes', listed(key.scopes, 'all')],
    ['used from', listed(key.allowedAddresses, 'anywhere')],
    ['monthly limit', formatSpendingLimit(key.monthlyCap)],
    ['expires', time(key.expiresAt, 'never')],
  ]);
}

/** An account's keys. */
export function keyTable(keys: readonly KeyRow[], now: Date): string {
  return table(
    keys,
    [
      { title: 'KEY', cell: (key) => String(key.id), number: true },
      { title: 'PREFIX', cell: (key) => key.prefix },
      { title: 'NAME', cell: (key) => key.name },
      { title: 'STATE', cell: (key) => stateOf(key, now) },
      { title: 'SCOPES', cell: (key) => listed(key.scopes, 'all') },
      { title: 'LIMIT', cell: (key) => formatSpendingLimit(key.monthlyCap), number: true },
      { title: 'FROM', cell: (key) => listed(key.allowedAddresses, 'anywhere') },
      { title: 'ENDS', cell: (key) => time(endOf(key), 'never') },
      { title: 'LAST USED', cell: (key) => time(key.lastUsedAt, 'never') },
      { title: 'CREATED', cell: (key) => time(key.createdAt) },
    ],
    'The account has no keys. Create one with `key create`.',
  );
}

const listed = (items: readonly string[], nothing: string): string => (items.length === 0 ? nothing : items.join(','));

/** When it stops working: revoked or expired, whichever comes first. */
function endOf({ expiresAt, revokedAt }: KeyRow): Date | null {
  if (expiresAt === null || revokedAt === null) return expiresAt ?? revokedAt;
  return expiresAt < revokedAt ? expiresAt : revokedAt;
}
