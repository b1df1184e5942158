import type { IncomingMessage } from 'node:http';
import { DomainError, isDomainError } from '@entity-registry/domain';
import { contextOf, isAllowedFrom } from '@entity-registry/http';
import type { LineSampler } from '@entity-registry/http';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import { bearerKey } from './bearer-key.js';
import { KeyCaller } from '../caller.js';
import { failInConstantTime } from './constant-time.js';
import type { KeyAttempts } from './key-attempts.js';
import { keyError } from './key-error.js';
import type { KeyStates } from './key-states.js';
import type { KnownKeys } from './known-keys.js';

/**
 * Minimum time to refuse a well-formed key. Reading a row that exists takes some microseconds longer than finding none: without
 * this, timing tells a revoked key from one that never existed.
 */
const REJECTION_MS = 10;

export interface KeyAuthenticationDependencies {
  readonly hashKey: (key: string) => Buffer;
  readonly keys: KeyStates;
  readonly known: KnownKeys;
  readonly attempts: KeyAttempts;
  /** For the log lines of refused keys. */
  readonly sampler: LineSampler;
  readonly now: () => Date;
}

/** Finds the account that a request's key belongs to. */
export class KeyAuthentication {
  constructor(private readonly deps: KeyAuthenticationDependencies) {}

  /**
   * Returns the caller for the request's key. Throws `missing_key`, `key_rejected` and `key_expired`, or `rate_limited` instead
   * for an address with too many bad keys, regardless of whether the key is malformed, unknown, revoked or used from an
   * unlisted address. A key that is known to be good is always admitted.
   */
  async authenticate(request: IncomingMessage, address: string | undefined): Promise<KeyCaller> {
    try {
      return await this.identify(request, address);
    } catch (error) {
      if (isKeyError(error) || isDomainError(error, 'rate_limited')) contextOf(request).sampler = this.deps.sampler;
      throw error;
    }
  }

  private async identify(request: IncomingMessage, address: string | undefined): Promise<KeyCaller> {
    const { hashKey, keys, now } = this.deps;
    let key: string;
    try {
      key = bearerKey(request);
    } catch (error) {
      // The checksum is not secret, so the time of this refusal may reveal that it was wrong.
      if (isDomainError(error, 'key_rejected')) await this.deps.attempts.consume(request, address ?? '');
      throw error;
    }
    const hash = hashKey(key);
    const cachedState = keys.cached(hash);
    const caller = cachedState && new KeyCaller(keys, hash, cachedState, false, now);
    const known =
      caller && keyAccessError(caller, address, now()) === null
        ? caller
        : await failInConstantTime(REJECTION_MS, () => this.attempt(hash, request, address));
    describeCaller(request, known);
    return known;
  }

  /** Looks up the key, unless it is not known to be good and its address has tried too many keys. */
  private async attempt(hash: Buffer, request: IncomingMessage, address: string | undefined): Promise<KeyCaller> {
    const { keys, known, attempts } = this.deps;
    // If the cached state has just refused this request, it is reread, but the attempt is counted, so that rereads are limited.
    const counted = !known.isGood(hash) || keys.cached(hash) !== undefined;
    if (counted) await attempts.consume(request, address ?? '');
    if (known.isRejected(hash)) throw new DomainError('key_rejected');
    try {
      return await this.lookUp(hash, request, address);
    } catch (error) {
      if (!counted && isKeyError(error)) await attempts.consume(request, address ?? '');
      throw error;
    }
  }

  /** The caller, from a state that is read for this request. */
  private async lookUp(hash: Buffer, request: IncomingMessage, address: string | undefined): Promise<KeyCaller> {
    const { keys, known, now } = this.deps;
    const state = await mapDatabaseErrors(keys.readFresh(hash), 'service_unavailable');
    known.record(hash, state);
    if (state === null) throw new DomainError('key_rejected');
    const caller = new KeyCaller(keys, hash, state, true, now);
    describeCaller(request, caller);
    const error = keyAccessError(caller, address, now());
    if (error) throw error;
    return caller;
  }
}

const isKeyError = (error: unknown): boolean =>
  isDomainError(error, 'key_rejected') || isDomainError(error, 'key_expired');

/** Adds the caller to the log line, even if it is refused. */
function describeCaller(request: IncomingMessage, { state }: KeyCaller): void {
  const { facts } = contextOf(request);
  facts['account'] = state.accountId;
  facts['key'] = state.keyId;
}

/** Why the key may not make requests from `address` at `now`, or null. */
function keyAccessError({ state }: KeyCaller, address: string | undefined, now: Date): DomainError | null {
  // An unlisted address learns nothing about the key, not even that it has expired.
  return isAllowedFrom(state.allowedAddresses, address) ? keyError(state, now) : new DomainError('key_rejected');
}
