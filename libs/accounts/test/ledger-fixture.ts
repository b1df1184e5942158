import { NO_FACTS, micro } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { expect } from '@jest/globals';
import { Billing } from '../src/billing.js';
import type { BillingOptions } from '../src/billing.js';
import type { ChargeOutcome, ChargeRequest } from '../src/charge/charge.js';
import type { AccountId } from '../src/ids.js';

/** A ledger on its own database, with a clock that tests set. */
export class LedgerFixture {
  time = new Date('2026-03-10T12:00:00Z');
  private serial = 0;

  private constructor(
    readonly database: TestDatabase,
    readonly billing: Billing,
  ) {}

  static async open(options: { poolSize?: number; gate?: BillingOptions['gate'] } = {}): Promise<LedgerFixture> {
    const database = await createTestDatabase({ poolSize: options.poolSize });
    const fixture: LedgerFixture = new LedgerFixture(
      database,
      new Billing(database.pool, {
        pepper: Buffer.alloc(32, 7),
        now: () => fixture.time,
        gate: options.gate,
      }),
    );
    return fixture;
  }

  /** A text that no other call of this fixture returns. */
  unique(prefix: string): string {
    this.serial += 1;
    return `${prefix}:${this.serial}`;
  }

  /** An account with this purchased balance and monthly cap (decimal strings). */
  async account(credit: { balance?: string; cap?: string } = {}): Promise<AccountId> {
    const spendingLimit = credit.cap === undefined ? null : micro(credit.cap);
    const { id } = await this.billing.createAccount({ name: 'Prueba', email: 'prueba@example.test', spendingLimit });
    if (credit.balance !== undefined) await this.buy(id, credit.balance);
    return id;
  }

  async buy(accountId: AccountId, amount: string): Promise<void> {
    await this.billing.grantPurchase({ accountId, amount: micro(amount), idempotencyKey: this.unique('purchase') });
  }

  async trial(accountId: AccountId, amount: string, expiresAt: string): Promise<void> {
    await this.billing.grantTrial({
      accountId,
      amount: micro(amount),
      expiresAt: new Date(expiresAt),
      idempotencyKey: this.unique('trial'),
    });
  }

  /** Charges `amount` (a decimal string) now; by default without a key and under a new idempotency key. */
  charge(accountId: AccountId, amount: string, rest: Partial<ChargeRequest> = {}): Promise<ChargeOutcome> {
    return this.billing.charge(this.request(accountId, amount, rest));
  }

  /** What `charge` charges. */
  request(accountId: AccountId, amount: string, rest: Partial<ChargeRequest> = {}): ChargeRequest {
    return {
      accountId,
      keyId: null,
      idempotencyKey: rest.idempotencyKey ?? this.unique('event'),
      amount: micro(amount),
      lines: [],
      quota: null,
      requestId: null,
      route: null,
      clientReference: null,
      record: null,
      disclosure: NO_FACTS,
      userId: null,
      now: this.time,
      ...rest,
    };
  }

  spendable(accountId: AccountId): Promise<MicroUsd> {
    return this.billing.spendable(accountId);
  }

  /** Asserts I1 to I5 over everything this fixture booked. */
  async expectBalancedLedger(): Promise<void> {
    expect((await this.billing.reconcile()).drift).toEqual([]);
  }

  /** Asserts the invariants a last time, then drops the database. */
  async close(): Promise<void> {
    try {
      await this.expectBalancedLedger();
    } finally {
      await this.database.drop();
    }
  }
}
