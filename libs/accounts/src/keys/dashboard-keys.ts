import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { readDashboardKey, writeDashboardKey } from './dashboard-key-rows.js';
import { updateRevoked } from './key-rows.js';
import type { AccountId } from '../ids.js';
import type { DashboardKeyRow } from './dashboard-key-rows.js';
import { BillingError } from '../errors.js';
import { createKeyUnderLock } from './keys.js';
import type { HashKey } from './keys.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import type { SecretBox } from '../sealing/sealing.js';

/** Its name on the keys page. */
const KEY_NAME = 'Dashboard';

export interface DashboardKeysOptions {
  hashKey: HashKey;
  box: SecretBox;
  now: () => Date;
}

/** The key that an account's explorer calls with; its text isn't included. */
export interface DashboardKeyView {
  prefix: string;
  createdAt: Date;
  /** Only a working key can be used. Another one is replaced when a member requests it. */
  state: 'working' | 'revoked' | 'expired';
}

/**
 * The key that an account's explorer calls with (ADR 0140): an ordinary API key with its own charges, cap and scopes, except
 * that its text is stored, sealed for its account. If it is revoked on the keys page, the next call doesn't replace it; a
 * member has to ask for a new one.
 */
export class DashboardKeys {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: DashboardKeysOptions,
  ) {}

  /** Null: never created. */
  async read(accountId: AccountId): Promise<DashboardKeyView | null> {
    const row = await readDashboardKey(this.pool, accountId);
    return row === null ? null : this.viewOf(accountId, row);
  }

  /**
   * The key's text, to call with; the key is created on first use, in the name of `actor`. Throws `key_revoked`,
   * `key_expired`, `unknown_account`.
   */
  async readOrCreate(accountId: AccountId, actor: Actor): Promise<string> {
    const row = await readDashboardKey(this.pool, accountId);
    return row === null ? this.create(accountId, actor, (known) => known === null) : this.unseal(accountId, row);
  }

  /** Creates a new key if there is none or the old one no longer works; a working one stays. Throws `unknown_account`. */
  async renew(accountId: AccountId, actor: Actor): Promise<DashboardKeyView> {
    const dead = (row: DashboardKeyRow | null) => row === null || this.viewOf(accountId, row).state !== 'working';
    await this.create(accountId, actor, dead);
    return this.viewOf(accountId, (await readDashboardKey(this.pool, accountId)) as DashboardKeyRow);
  }

  /** Returns the key's text. Creates a new key if `wanted`, called under the account's lock, returns true. */
  private async create(
    accountId: AccountId,
    actor: Actor,
    wanted: (known: DashboardKeyRow | null) => boolean,
  ): Promise<string> {
    const { box, hashKey, now: clock } = this.options;
    const now = clock();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const known = await readDashboardKey(tx, accountId);
      // If two first uses happen at once, the second finds the key of the first.
      if (known !== null && !wanted(known)) return this.unseal(accountId, known);
      // A key whose text is lost can't be used and must not stay active unnoticed.
      if (known !== null) await updateRevoked(tx, known.keyId, now);
      const { id, key, prefix } = await createKeyUnderLock(tx, hashKey, { accountId, name: KEY_NAME }, now);
      await writeDashboardKey(tx, accountId, id, box.seal(key, contextOf(accountId)));
      const after = { name: KEY_NAME, prefix, replaces: known === null ? null : Number(known.keyId) };
      await recordChange({ action: 'key.create', accountId, target: `key:${id}`, after });
      return key;
    });
  }

  private unseal(accountId: AccountId, row: DashboardKeyRow): string {
    const { state } = this.viewOf(accountId, row);
    const text = state === 'working' ? this.tryUnseal(accountId, row) : null;
    if (text === null) throw new BillingError({ code: state === 'expired' ? 'key_expired' : 'key_revoked' });
    return text;
  }

  private viewOf(accountId: AccountId, row: DashboardKeyRow): DashboardKeyView {
    const { prefix, createdAt, revokedAt, expiresAt } = row;
    const now = this.options.now();
    const revoked = (revokedAt !== null && revokedAt <= now) || this.tryUnseal(accountId, row) === null;
    const expired = expiresAt !== null && expiresAt <= now;
    return { prefix, createdAt, state: revoked ? 'revoked' : expired ? 'expired' : 'working' };
  }

  /** Null: it was sealed under another secret and can't be read anymore. */
  private tryUnseal(accountId: AccountId, { sealed }: DashboardKeyRow): string | null {
    try {
      return this.options.box.open(sealed, contextOf(accountId));
    } catch {
      return null;
    }
  }
}

const contextOf = (accountId: AccountId): string => `dashboard_key:${accountId}`;
