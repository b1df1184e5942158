import type { CreatedKey, KeyRow } from '@entity-registry/accounts';
import { KeyView as AccountKeyView, ShownId, ShownText, ShownTime, toKey as toAccountKey } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class KeyView extends AccountKeyView {
  @ShownId('its account')
  readonly account_id!: number;
}

export class CreatedKeyView extends KeyView {
  @ShownText('the key itself: shown once, stored nowhere')
  readonly key!: string;
}

export class RolledKeyView extends CreatedKeyView {
  @ShownTime('when the old key stops working')
  readonly old_key_ends_at!: string;
}

/** A key without its secret. */
export function toKey(key: KeyRow): Shown<KeyView> {
  return { ...toAccountKey(key), account_id: Number(key.accountId) };
}

/** A new key with its secret, which no other response contains. */
export function toCreatedKey(key: CreatedKey): Shown<CreatedKeyView> {
  return { ...toKey(key), key: key.key };
}
