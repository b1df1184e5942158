import { WaitLimits } from '@entity-registry/database';
import type { SetTimer } from '@entity-registry/database';
import type { MicroUsd } from '@entity-registry/domain';
import { microUsd } from '@entity-registry/domain';
import type pg from 'pg';
import { listAccounts } from './accounts/account-rows.js';
import { findKey, findKeyStates, findKeysInUse, listKeys, upsertKeyUse } from './keys/key-rows.js';
import { listEntries } from './ledger/entry-rows.js';
import type { AccountRow } from './accounts/account-rows.js';
import type { AccountId, EntryId, KeyId } from './ids.js';
import type { KeyRow, KeyState } from './keys/key-rows.js';
import type { EntryRow } from './ledger/entry-rows.js';
import { createAccount, readAccount } from './accounts/accounts.js';
import type { NewAccount } from './accounts/accounts.js';
import { ChargeGate } from './charge/charge-gate.js';
import type { ChargeGateLimits } from './charge/charge-gate.js';
import { ChargeBatches } from './charge/charge-batches.js';
import type { ChargeBatchLimits } from './charge/charge-batches.js';
import type { ChargeOutcome, ChargeRequest } from './charge/charge.js';
import { SingleCharges } from './charge/single-charges.js';
import { confirmAccount } from './accounts/confirmation.js';
import { adjust, grantTrial, purchase } from './credit/credit.js';
import type { Booking, CreditRequest } from './ledger/booking.js';
import { createKeyHasher } from './keys/key-hash.js';
import { createKey, revokeKey, rollKey, updateKey } from './keys/keys.js';
import type { CreatedKey, KeyChange, NewKey } from './keys/keys.js';
import { readPublicUsage, consumePublicBudget } from './public-budget/public-budget.js';
import type { PublicUsage } from './public-budget/public-budget.js';
import { reconcile } from './ledger/reconcile.js';
import type { Reconciliation } from './ledger/reconcile.js';
import { creditUnsent, reverseCharge } from './credit/reversal.js';
import type { Reversal, UnsentOutcome } from './credit/reversal.js';
import { PATIENT_CALLER } from './waiting/waiting-caller.js';
import type { WaitingCaller } from './waiting/waiting-caller.js';

export interface BillingOptions {
  /** Keys the hash of API keys; at least 32 bytes, the same for every process. */
  pepper: Uint8Array;
  now: () => Date;
  /** Limits of concurrent charges. Default: 16 at once, 4 per account, 1,000 waiting. */
  gate?: Partial<ChargeGateLimits>;
  /** Called for every batch that failed. Its charges are then decided one by one, so callers may not notice. */
  onError?: (error: unknown) => void;
  /** Sets the timer of what waits; tests set their own. */
  setTimer?: SetTimer;
}

/** One batch at a time: the next one fills up meanwhile, and larger batches cost the database less per charge. */
const CHARGE_BATCHES: ChargeBatchLimits = { maxBatches: 1, maxSize: 64, maxWaiting: 1_000 };

/** How long a charge without a deadline is tried, in milliseconds. */
const CHARGE_LIMIT_MS = 10_000;

/** Maximum number of keys that `keysInUse` returns. */
const KEYS_IN_USE = 100_000;

/** Default page size of the ledger. */
const DEFAULT_PAGE = 50;

/** Accounts, keys and the ledger. Nothing else uses the money tables. */
export class Billing {
  /** Hashes a key's text for storage. */
  readonly hashKey: (key: string) => Buffer;
  private readonly gate: ChargeGate;
  private readonly batches: ChargeBatches;
  private readonly now: () => Date;

  constructor(
    private readonly pool: pg.Pool,
    options: BillingOptions,
  ) {
    this.hashKey = createKeyHasher(options.pepper);
    this.now = options.now;
    const waits = new WaitLimits(this.now, options.setTimer);
    this.gate = new ChargeGate({ maxConcurrent: 16, maxPerAccount: 4, maxWaiting: 1_000, ...options.gate }, waits);
    const singles = new SingleCharges(pool, this.gate, waits);
    this.batches = new ChargeBatches(pool, CHARGE_BATCHES, waits, singles, (error) => options.onError?.(error));
  }

  createAccount(account: NewAccount): Promise<AccountRow> {
    return createAccount(this.pool, account, this.now());
  }

  listAccounts(): Promise<AccountRow[]> {
    return listAccounts(this.pool, this.now());
  }

  /** Throws `unknown_account`. */
  account(id: AccountId): Promise<AccountRow> {
    return readAccount(this.pool, id, this.now());
  }

  /** Unexpired trial credit and purchased balance together (ADR 0006). Throws `unknown_account`. */
  async spendable(id: AccountId): Promise<MicroUsd> {
    const { balance, trial } = await this.account(id);
    return microUsd(balance + trial);
  }

  /** Creates a key; only this response holds its text. */
  createKey(key: NewKey): Promise<CreatedKey> {
    return createKey(this.pool, this.hashKey, key, this.now());
  }

  /** The account's keys, oldest first, without their text. Throws `unknown_account`. */
  async listKeys(accountId: AccountId): Promise<KeyRow[]> {
    await this.account(accountId);
    return listKeys(this.pool, accountId);
  }

  /** The key, without its text; null: unknown. */
  findKey(keyId: KeyId): Promise<KeyRow | null> {
    return findKey(this.pool, null, keyId);
  }

  /** Changes a key's name, scopes, monthly cap or addresses; see `updateKey`. */
  updateKey(accountId: AccountId | null, keyId: KeyId, change: KeyChange): Promise<KeyRow> {
    return updateKey(this.pool, accountId, keyId, change, this.now());
  }

  /** Replaces a key with a new one, whose text is only in this response; see `rollKey`. */
  rollKey(keyId: KeyId, options: { overlapMs: number }): Promise<CreatedKey> {
    return rollKey(this.pool, this.hashKey, { accountId: null, keyId, ...options }, this.now());
  }

  /** Permanently revokes a key (null: of any account) at once. Throws `unknown_key`. */
  revokeKey(accountId: AccountId | null, keyId: KeyId): Promise<KeyRow> {
    return revokeKey(this.pool, accountId, keyId, this.now());
  }

  /** Records when keys were last used; never moves a time back. */
  recordKeyUse(uses: ReadonlyMap<KeyId, Date>): Promise<void> {
    return upsertKeyUse(this.pool, uses);
  }

  /** Gives an account its first key and its trial credit, once; see `confirmAccount`. */
  confirmAccount(accountId: AccountId): Promise<{ key: CreatedKey; trial: Booking }> {
    return confirmAccount(this.pool, this.hashKey, accountId, this.now());
  }

  /**
   * Takes units from the daily budget of callers without a key and from their networks' share, or nothing; see `consumePublicBudget`.
   */
  consumePublicBudget(
    units: number,
    now: Date,
    networks: readonly string[] = [],
  ): Promise<PublicUsage & { allowed: boolean }> {
    return consumePublicBudget(this.pool, this.hashKey, units, { now, networks });
  }

  /** How much of the daily budget of callers without a key is used. */
  publicUsage(now: Date, networks: readonly string[] = []): Promise<PublicUsage> {
    return readPublicUsage(this.pool, this.hashKey, { now, networks });
  }

  /** Hashes of active keys that were created or used since `since`, latest first; at most 100,000. */
  keysInUse(since: Date): Promise<Buffer[]> {
    return findKeysInUse(this.pool, { since, now: this.now() }, KEYS_IN_USE);
  }

  /** Current state of the key with this hash and of its account, revoked and expired keys included; null: unknown. */
  async keyState(keyHash: Uint8Array): Promise<KeyState | null> {
    const [state = null] = await this.readKeyStates([keyHash]);
    return state;
  }

  /** States of many keys, read now in one statement, in the order of the hashes; null: unknown. */
  readKeyStates(keyHashes: readonly Uint8Array[]): Promise<(KeyState | null)[]> {
    return findKeyStates(this.pool, keyHashes, this.now());
  }

  /**
   * Takes money or a free quota, once per idempotency key, in a batch with other charges; see `SingleCharges`. `replayed` is only returned
   * once the earlier charge would survive the loss of the primary (ADR 0190). Nothing is sent after the caller's deadline or once it has
   * left. While charges wait for a standby that is gone, further ones are refused at once: LedgerUnavailable `overloaded`. Throws
   * LedgerUnavailable; see there for what is certain.
   */
  charge(request: ChargeRequest, caller: WaitingCaller = PATIENT_CALLER): Promise<ChargeOutcome> {
    return this.batches.charge(request, {
      deadline: caller.deadline ?? new Date(this.now().getTime() + CHARGE_LIMIT_MS),
      assertConnected: () => {
        caller.assertConnected();
      },
    });
  }

  /** Books a purchase and makes active keys permanent; see `purchase`. */
  async grantPurchase(request: CreditRequest): Promise<Booking> {
    return purchase(this.pool, request, this.now());
  }

  /** Grants trial credit, for `TRIAL_CREDIT.days` by default; see `grantTrial`. */
  async grantTrial(request: CreditRequest & { expiresAt?: Date }): Promise<Booking> {
    return grantTrial(this.pool, request, this.now());
  }

  /** Corrects a balance manually; see `adjust`. */
  async adjust(request: CreditRequest): Promise<Booking> {
    return adjust(this.pool, request, this.now());
  }

  /** Reverses a charge, once; see `reverseCharge`. */
  reverse(accountId: AccountId, entryId: EntryId): Promise<Reversal> {
    return reverseCharge(this.pool, accountId, entryId, this.now());
  }

  /**
   * Credits a charge whose caller disconnected before the first byte of the response, once; see `creditUnsent`. Goes through
   * the charge gate, because a caller can close hundreds of connections at once. Throws LedgerUnavailable `overloaded`.
   */
  creditUnsent(accountId: AccountId, entryId: EntryId): Promise<UnsentOutcome> {
    const credit = () => creditUnsent(this.pool, { accountId, id: entryId }, 'caller_left', this.now());
    return this.gate.run(accountId, credit);
  }

  /** The account's entries, newest first. Throws `unknown_account`. */
  async ledger(accountId: AccountId, page: { limit?: number; before?: EntryId } = {}): Promise<EntryRow[]> {
    await this.account(accountId);
    return listEntries(this.pool, accountId, { limit: page.limit ?? DEFAULT_PAGE, before: page.before });
  }

  /** Checks I1 to I5 and I7 over the whole database, and counts the charges not swept yet; see `reconcile`. */
  reconcile(now = this.now()): Promise<Reconciliation> {
    return reconcile(this.pool, now);
  }
}
