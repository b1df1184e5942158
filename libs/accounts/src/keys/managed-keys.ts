import { isDeepStrictEqual } from 'node:util';
import { formatMoney } from '@entity-registry/domain';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { readDashboardKey } from './dashboard-key-rows.js';
import { listKeyPage, listKeys } from './key-rows.js';
import type { AccountId, KeyId } from '../ids.js';
import type { Page } from '../page.js';
import type { KeyListRow, KeyRow, KeyListStatus } from './key-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { BillingError } from '../errors.js';
import { createKey, readKey, revokeKey, rollKey, updateKey } from './keys.js';
import type { CreatedKey, KeyChange, NewKey } from './keys.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import type { ManagedOptions } from '../accounts/managed-accounts.js';

/**
 * API keys for operators and the members of an account. Every change is in the audit log, which never holds a key's text.
 * `owner` is the account that the key must belong to, checked in the transaction of the change; null (operators only): any
 * account.
 */
export class ManagedKeys {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: ManagedOptions,
  ) {}

  /** The account's keys, oldest first, revoked ones too. Throws `unknown_account`. */
  async list(accountId: AccountId): Promise<KeyRow[]> {
    await readAccount(this.pool, accountId, this.options.now());
    return listKeys(this.pool, accountId);
  }

  /** A page of the account's keys, newest first. */
  page(accountId: AccountId, standing: KeyListStatus, page: Page): Promise<KeyListRow[]> {
    return listKeyPage(this.pool, accountId, { standing, now: this.options.now() }, page);
  }

  /** Creates a key; only this response holds its text. Throws `unknown_account`, `key_limit_reached`. */
  create(request: NewKey, actor: Actor): Promise<CreatedKey> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const key = await createKey(tx, this.options.hashKey, request, now);
      await recordChange({ action: 'key.create', ...placeOf(key), after: settingsOf(key) });
      return key;
    });
  }

  /**
   * Changes the given fields. A monthly cap also applies to the keys that this one was rolled from and into. Throws
   * `unknown_key`.
   */
  update(owner: AccountId | null, id: KeyId, change: KeyChange, actor: Actor): Promise<KeyRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const before = await readKey(tx, owner, id);
      const after = await updateKey(tx, owner, id, change, now);
      const [from, to] = [settingsOf(before), settingsOf(after)];
      if (!isDeepStrictEqual(from, to))
        await recordChange({ action: 'key.update', ...placeOf(after), before: from, after: to });
      return after;
    });
  }

  /** Permanently revokes a key at once; repeating it changes nothing. Throws `unknown_key`. */
  revoke(owner: AccountId | null, id: KeyId, actor: Actor): Promise<KeyRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const { accountId } = await readKey(tx, owner, id);
      // The same lock order as a roll, so that the log lists changes in the order in which they happened.
      await lockAccount(tx, accountId);
      const before = await readKey(tx, owner, id);
      const after = await revokeKey(tx, owner, id, now);
      if (before.revokedAt?.getTime() !== after.revokedAt?.getTime()) {
        const [from, to] = [before, after].map(({ revokedAt }) => ({ revoked_at: revokedAt }));
        await recordChange({ action: 'key.revoke', ...placeOf(after), before: from, after: to });
      }
      return after;
    });
  }

  /**
   * Replaces a key; the old one works for `overlapMs` more. Throws `unknown_key`, `key_of_explorer`, and the errors of
   * `rollKey`.
   */
  roll(
    owner: AccountId | null,
    id: KeyId,
    overlapMs: number,
    actor: Actor,
  ): Promise<{ created: CreatedKey; old: KeyRow }> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const { accountId } = await readKey(tx, owner, id);
      // Until the overlap ends, the explorer would keep using the old text (ADR 0140).
      if ((await readDashboardKey(tx, accountId))?.keyId === id) throw new BillingError({ code: 'key_of_explorer' });
      const created = await rollKey(tx, this.options.hashKey, { accountId: owner, keyId: id, overlapMs }, now);
      const old = await readKey(tx, owner, id);
      await recordChange({
        ...{ action: 'key.roll', ...placeOf(old) },
        after: { replaced_by: Number(created.id), revoked_at: old.revokedAt },
      });
      return { created, old };
    });
  }
}

const placeOf = ({ id, accountId }: KeyRow) => ({ accountId, target: `key:${id}` });

/** The fields of a key that can be changed. */
function settingsOf({ name, scopes, monthlyCap, allowedAddresses }: KeyRow) {
  return {
    name,
    scopes,
    monthly_cap: monthlyCap === null ? null : formatMoney(monthlyCap),
    allowed_addresses: allowedAddresses,
  };
}
