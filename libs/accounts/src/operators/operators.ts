import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import {
  findOperatorByHash,
  insertOperator,
  listOperators,
  lockActiveOperators,
  updateOperatorRevoked,
} from './operator-rows.js';
import { deleteSessionsOfOperator } from './operator-session-rows.js';
import type { OperatorId } from './ids.js';
import type { OperatorRole, OperatorRow } from './operator-rows.js';
import { BillingError } from '../errors.js';
import { createKeyHasher } from '../keys/key-hash.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

const TOKEN_PREFIX = 'op_';
const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^op_[A-Za-z0-9_-]{43}$/;

export interface NewOperator {
  name: string;
  role: OperatorRole;
}

export interface CreatedOperator extends OperatorRow {
  /** The token itself: shown once, stored nowhere. */
  token: string;
}

export interface OperatorsOptions {
  /** The secret of the stored API keys; it hashes operators' tokens too. */
  pepper: Uint8Array;
  now: () => Date;
}

/** People who use the admin API. A token is `op_` and 32 random bytes in base64url; its keyed hash is stored. */
export class Operators {
  private readonly hash: (token: string) => Buffer;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: OperatorsOptions,
  ) {
    this.hash = createKeyHasher(options.pepper);
  }

  /** Adds an operator; only this response holds the token. */
  async add({ name, role }: NewOperator, actor: Actor): Promise<CreatedOperator> {
    const token = TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.options.now();
    const row = await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const operator = await insertOperator(tx, { name, role, tokenHash: this.hash(token), now });
      await recordChange({ action: 'operator.add', target: `operator:${operator.id}`, after: { name, role } });
      return operator;
    });
    return { ...row, token };
  }

  /** All operators, oldest first, revoked ones too. */
  list(): Promise<OperatorRow[]> {
    return listOperators(this.pool);
  }

  /**
   * Permanently revokes an operator at once; repeating it changes nothing. Throws `unknown_operator`, and `last_admin` for
   * the only active admin: nobody could add another through the API.
   */
  revoke(id: OperatorId, actor: Actor): Promise<OperatorRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const working = await lockActiveOperators(tx);
      const operator = working.find((one) => one.id === id);
      const admins = working.filter(({ role }) => role === 'admin');
      if (operator?.role === 'admin' && admins.length === 1) throw new BillingError({ code: 'last_admin' });
      const revoked = await updateOperatorRevoked(tx, id, now);
      if (revoked === null) throw new BillingError({ code: 'unknown_operator' });
      await deleteSessionsOfOperator(tx, id);
      if (operator) {
        await recordChange({
          action: 'operator.revoke',
          target: `operator:${id}`,
          before: { name: operator.name, role: operator.role },
        });
      }
      return revoked;
    });
  }

  /** The active operator who holds `token`, or null. A text in another format isn't looked up. */
  async authenticate(token: string): Promise<OperatorRow | null> {
    if (!TOKEN_SHAPE.test(token)) return null;
    const operator = await findOperatorByHash(this.pool, this.hash(token));
    return operator === null || operator.revokedAt !== null ? null : operator;
  }
}
