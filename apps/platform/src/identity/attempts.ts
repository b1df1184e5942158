import { createHash } from 'node:crypto';
import { addressBucket } from '@entity-registry/http';
import { resetAttempts, consumeAttempt } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';

interface Limit {
  /** Interval between attempts at the steady rate. */
  everySeconds: number;
  /** Attempts allowed at once after a pause. */
  burst: number;
}

/** What is counted, and the limits; ADR 0052 gives the reasons. */
const LIMITS = {
  /** Passwords tried from an address, at any account. */
  'sign-in from': { everySeconds: 6, burst: 15 },
  /** Passwords tried at an account from unknown browsers; beyond it a mailed link is required. 106 on the first day, then 96. */
  'sign-in to': { everySeconds: 900, burst: 10 },
  /** Passwords tried at an account from a browser that signed in to it before or was confirmed by such a link. */
  'sign-in known': { everySeconds: 30, burst: 10 },
  /** Codes and passkeys tried from an address. */
  'factor from': { everySeconds: 6, burst: 15 },
  'sign-up from': { everySeconds: 30, burst: 10 },
  /** Mails that the owner of an address may not have asked for. Each kind has its own limit, so none uses up another's. */
  'confirm mail to': { everySeconds: 300, burst: 4 },
  'change mail to': { everySeconds: 300, burst: 4 },
  'invitation mail to': { everySeconds: 300, burst: 4 },
  /** When these two refuse, the newest mail is younger than `everySeconds` and its link still works, so no other is needed. */
  'reset mail to': { everySeconds: 1_800, burst: 3 },
  'browser mail to': { everySeconds: 14_400, burst: 3 },
  'reset from': { everySeconds: 30, burst: 10 },
  /** Mail links tried from an address. */
  'link from': { everySeconds: 3, burst: 20 },
  /** Forms about personal data, and the mails that their addresses may not have asked for. */
  'data request from': { everySeconds: 300, burst: 5 },
  'data request mail to': { everySeconds: 1_800, burst: 3 },
  /** Identity documents, of up to 4 MB each. */
  'identity document from': { everySeconds: 60, burst: 6 },
  /** Passwords tried with one sign-up link. */
  'link password': { everySeconds: 60, burst: 5 },
  /** Passwords and codes tried within a session. */
  'password of': { everySeconds: 30, burst: 10 },
  /** Invitations of an organization. */
  'invitations of': { everySeconds: 60, burst: 30 },
  /** An account's queries to the payment provider, whose rate limit covers all accounts together. */
  'payments of': { everySeconds: 3, burst: 30 },
} as const satisfies Record<string, Limit>;

export type AttemptKind = keyof typeof LIMITS;

/** Counts attempts in the database, across all processes. */
export class Attempts {
  constructor(
    private readonly db: Queryable,
    private readonly now: Clock,
  ) {}

  /** Uses one attempt. Throws `too_many_attempts`, with the wait, when none is left. */
  async consume(kind: AttemptKind, subject: string): Promise<void> {
    const wait = await this.waitMs(kind, subject);
    if (wait > 0) throw new PlatformError({ code: 'too_many_attempts', retryAfterSeconds: Math.ceil(wait / 1_000) });
  }

  /** Uses one attempt; returns false when none is left. */
  async tryConsume(kind: AttemptKind, subject: string): Promise<boolean> {
    return (await this.waitMs(kind, subject)) === 0;
  }

  /** Like `consume`, for an IPv4 address or the network of an IPv6 customer. */
  async consumeForAddress(kind: AttemptKind, address: string): Promise<void> {
    await this.consume(kind, addressBucket(address));
  }

  /** Resets the count: it was the owner who tried. */
  reset(kind: AttemptKind, subject: string): Promise<void> {
    return resetAttempts(this.db, keyOf(kind, subject));
  }

  /** Makes room for the next mail to a user whose earlier links no longer work or were never sent. */
  async resetMailLimits(email: string): Promise<void> {
    await this.reset('reset mail to', email);
    await this.reset('browser mail to', email);
  }

  /** Uses one attempt, or returns the milliseconds until the next one. */
  private waitMs(kind: AttemptKind, subject: string): Promise<number> {
    const { everySeconds, burst } = LIMITS[kind];
    return consumeAttempt(this.db, { key: keyOf(kind, subject), intervalMs: everySeconds * 1_000, burst }, this.now());
  }
}

/** Hashed: otherwise the buckets would be a list of every address that was ever typed. */
function keyOf(kind: AttemptKind, subject: string): string {
  return `${kind} ${createHash('sha256').update(subject).digest('base64url')}`;
}
