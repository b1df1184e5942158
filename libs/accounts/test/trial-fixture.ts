import { ManagedAccounts } from '../src/accounts/managed-accounts.js';
import { openAccount } from '../src/accounts/open-account.js';
import { ManagedTrials } from '../src/trials/managed-trials.js';
import type { OpenedAccount } from '../src/accounts/open-account.js';
import type { AccountId } from '../src/ids.js';
import { LedgerFixture } from './ledger-fixture.js';

export const ACTOR = { operatorId: null, name: 'the tests', requestId: null };
export const DAY_MS = 86_400_000;
const LIMITS = { perDomain: 3, perNetwork: 5 };

/** Sign-ups and their trials on a separate ledger. */
export class TrialFixture {
  readonly trials: ManagedTrials;
  readonly accounts: ManagedAccounts;
  private serial = 0;

  private constructor(readonly ledger: LedgerFixture) {
    const options = { hashKey: ledger.billing.hashKey, now: () => ledger.time };
    this.trials = new ManagedTrials(ledger.database.pool, options);
    this.accounts = new ManagedAccounts(ledger.database.pool, options);
  }

  static async open(): Promise<TrialFixture> {
    return new TrialFixture(await LedgerFixture.open({ poolSize: 12 }));
  }

  /** Moves the clock by more than a year, so that no domain or network has had a trial. */
  later(days = 400): void {
    this.ledger.time = new Date(this.ledger.time.getTime() + days * DAY_MS);
  }

  /** Text that no other call returns. */
  unique(): string {
    this.serial += 1;
    return `x${String(this.serial)}`;
  }

  /** A network without other sign-ups. */
  anywhere(): string {
    return `network ${this.unique()}`;
  }

  /** Creates an account as a sign-up does. */
  signUp(email: string, network = this.anywhere()): Promise<OpenedAccount> {
    const { database, billing, time } = this.ledger;
    const options = { hashKey: billing.hashKey, actor: ACTOR, origin: { network, limits: LIMITS }, now: time };
    return openAccount(database.pool, { name: 'Prueba', email }, options);
  }

  /** The unspent trial credit of an account. */
  async trialOf(id: AccountId): Promise<bigint> {
    return (await this.ledger.billing.account(id)).trial;
  }

  close(): Promise<void> {
    return this.ledger.close();
  }
}

/** `granted`, or why it was not. */
export const outcomeOf = ({ trial }: OpenedAccount): string => (trial.granted ? 'granted' : trial.reason);
