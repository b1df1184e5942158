import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { resetAttempts, consumeAttempt } from '../identity/attempts.js';
import {
  deleteEndedSessions,
  deleteOperatorSession,
  findOperatorBySession,
  insertOperatorSession,
  touchOperatorSession,
} from './operator-session-rows.js';
import type { OperatorRow } from './operator-rows.js';
import { createKeyHasher } from '../keys/key-hash.js';
import { withAudit } from '../audit/audit.js';
import type { Operators } from './operators.js';

/** A session ends after a working day, even if its operator is active. */
const MAX_AGE_MS = 12 * 3_600_000;
/** A session also ends after this long without activity. */
const IDLE_MS = 3_600_000;
/** Activity is recorded at most this often: an idle session may end a minute early. */
const TOUCH_MS = 60_000;
/** Tokens can't be guessed; attempts are limited so that guessing can't keep the service busy. */
const SIGN_IN = { intervalMs: 6_000, burst: 10 };

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

export interface NewOperatorSession {
  operator: OperatorRow;
  /** The token that the browser keeps. It isn't stored on the server. */
  token: string;
  expiresAt: Date;
}

/** Result of a sign-in attempt; `retryAfterMs`: when the address can try again. */
export type SignInOutcome =
  | ({ outcome: 'signed_in' } & NewOperatorSession)
  | { outcome: 'rejected' }
  | { outcome: 'limited'; retryAfterMs: number };

/** Where a sign-in comes from. */
export interface SignInOrigin {
  /** An IPv4 address, or the network of an IPv6 one; 64 characters at most. */
  address: string;
  requestId: string;
  /** The session that the browser had before, if any. It ends, because the new session has another token. */
  former: string | null;
}

export interface OperatorSessionsOptions {
  operators: Operators;
  /** The secret of the stored API keys; it hashes the tokens of sessions too. */
  pepper: Uint8Array;
  now: () => Date;
}

/**
 * Sessions of operators in a browser (ADR 0056). A session token is 32 random bytes, stored as a keyed hash. A session ends
 * after 12 hours, after an hour without activity, at sign-out, and at once when its operator is revoked.
 */
export class OperatorSessions {
  private readonly hash: (token: string) => Buffer;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: OperatorSessionsOptions,
  ) {
    this.hash = createKeyHasher(options.pepper);
  }

  /** Signs an operator in by their token. */
  async signIn(operatorToken: string, { address, requestId, former }: SignInOrigin): Promise<SignInOutcome> {
    const now = this.options.now();
    const bucket = { key: `operator sign-in from ${address}`, ...SIGN_IN };
    const retryAfterMs = await consumeAttempt(this.pool, bucket, now);
    if (retryAfterMs > 0) return { outcome: 'limited', retryAfterMs };
    const operator = await this.options.operators.authenticate(operatorToken);
    if (operator === null) return { outcome: 'rejected' };
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(now.getTime() + MAX_AGE_MS);
    const actor = { operatorId: operator.id, name: operator.name, requestId };
    await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await deleteEndedSessions(tx, { now, idleSince: idleSince(now) });
      if (former !== null && TOKEN_SHAPE.test(former)) await deleteOperatorSession(tx, this.hash(former));
      await resetAttempts(tx, bucket.key);
      await insertOperatorSession(tx, { operatorId: operator.id, tokenHash: this.hash(token), now, expiresAt });
      await recordChange({ action: 'operator.sign_in', target: `operator:${operator.id}` });
    });
    return { outcome: 'signed_in', operator, token, expiresAt };
  }

  /**
   * The operator signed in under `token`, or null. `present`: someone is at the browser; requests that a page makes on its
   * own don't keep a session alive.
   */
  async authenticate(token: string, present: boolean): Promise<OperatorRow | null> {
    if (!TOKEN_SHAPE.test(token)) return null;
    const now = this.options.now();
    const found = await findOperatorBySession(this.pool, this.hash(token), { now, idleSince: idleSince(now) });
    if (found === null) return null;
    const { operator, session } = found;
    if (present && session.lastSeenAt.getTime() + TOUCH_MS <= now.getTime()) {
      await touchOperatorSession(this.pool, session.id, now);
    }
    return operator;
  }

  /** Ends a session; repeating it does nothing. */
  async signOut(token: string, operator: OperatorRow, requestId: string): Promise<void> {
    if (!TOKEN_SHAPE.test(token)) return;
    const actor = { operatorId: operator.id, name: operator.name, requestId };
    await withAudit(this.pool, actor, this.options.now(), async (tx, recordChange) => {
      const ended = await deleteOperatorSession(tx, this.hash(token));
      if (ended) await recordChange({ action: 'operator.sign_out', target: `operator:${ended.operatorId}` });
    });
  }
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}
