import { createHash } from 'node:crypto';
import { addressBucket } from '@entity-registry/nest-kit';
import { forgiveAttempts, takeAttempt } from '@entity-registry/persistence';
import type { Queryable } from '@entity-registry/persistence';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';

interface Limit {
  /** Between two attempts at the steady rate. */
  everySeconds: number;
  /** Attempts at once after a pause. */
  burst: number;
}

/** What is counted, and how much of it may be tried; ADR 0129 says why. */
const LIMITS = {
  /** Passwords tried from an address, at whichever account. */
  'sign-in from': { everySeconds: 6, burst: 15 },
  /** Passwords tried at an account, from wherever, but for browsers that signed in to it before. */
  'sign-in to': { everySeconds: 60, burst: 10 },
  /** Passwords tried at an account in a browser that signed in to it before. */
  'sign-in known': { everySeconds: 30, burst: 10 },
  /** Codes and passkeys tried from an address. */
  'factor from': { everySeconds: 6, burst: 15 },
  'sign-up from': { everySeconds: 30, burst: 10 },
  /** Mails to an address that its owner did not ask for, perhaps. */
  'mail to': { everySeconds: 300, burst: 4 },
  'reset from': { everySeconds: 30, burst: 10 },
  /** Links of mails tried from an address. */
  'link from': { everySeconds: 3, burst: 20 },
  /** Passwords tried with one link of a sign-up. */
  'link password': { everySeconds: 60, burst: 5 },
  /** Passwords and codes tried within a session. */
  'password of': { everySeconds: 30, burst: 10 },
  /** Invitations of an organisation. */
  'invitations of': { everySeconds: 60, burst: 30 },
  /** Questions of an account to the payment provider, which answers all accounts together so often and no more. */
  'payments of': { everySeconds: 3, burst: 30 },
} as const satisfies Record<string, Limit>;

export type AttemptKind = keyof typeof LIMITS;

/** Counts attempts in the database, for all processes together. */
export class Attempts {
  constructor(
    private readonly db: Queryable,
    private readonly now: Clock,
  ) {}

  /** Takes one attempt. Throws `too_many_attempts`, with the wait, when there is none left. */
  async take(kind: AttemptKind, subject: string): Promise<void> {
    const { everySeconds, burst } = LIMITS[kind];
    const bucket = { key: keyOf(kind, subject), intervalMs: everySeconds * 1_000, burst };
    const wait = await takeAttempt(this.db, bucket, this.now());
    if (wait > 0) throw new PlatformError({ code: 'too_many_attempts', retryAfterSeconds: Math.ceil(wait / 1_000) });
  }

  /** The same for an address: one of IPv4, or the network of a customer of IPv6. */
  async takeFrom(kind: AttemptKind, address: string): Promise<void> {
    await this.take(kind, addressBucket(address));
  }

  /** Forgives what was counted: it was the owner who tried. */
  forgive(kind: AttemptKind, subject: string): Promise<void> {
    return forgiveAttempts(this.db, keyOf(kind, subject));
  }
}

/** Hashed: a bucket of every address that somebody typed would be a list of addresses. */
function keyOf(kind: AttemptKind, subject: string): string {
  return `${kind} ${createHash('sha256').update(subject).digest('base64url')}`;
}
