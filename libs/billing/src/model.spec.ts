import { microUsd } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LedgerFixture } from '../test/ledger-fixture.js';
import { ReferenceLedger } from '../test/reference-ledger.js';
import type { AccountId, ChargeOutcome } from './index.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Real {
  ledger: LedgerFixture;
  accountId: AccountId;
}

/** One step, taken by the reference model and by the ledger; both must answer the same and own the same afterwards. */
class Step implements fc.AsyncCommand<ReferenceLedger, Real> {
  constructor(
    private readonly name: string,
    private readonly inModel: (model: ReferenceLedger) => unknown,
    private readonly inLedger: (real: Real) => Promise<unknown>,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: ReferenceLedger, real: Real): Promise<void> {
    const expected = this.inModel(model);
    expect(await this.inLedger(real)).toEqual(expected);
    const account = await real.ledger.billing.account(real.accountId);
    expect({ spendable: account.balance + account.trial, spent: account.monthSpent }).toEqual({
      spendable: model.spendable(),
      spent: model.monthSpent(),
    });
  }

  toString(): string {
    return this.name;
  }
}

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => BigInt(value) * 10_000n);
const outcomeOf = async (charge: Promise<ChargeOutcome>): Promise<string> => (await charge).outcome;

const charges = fc.tuple(cents(0, 30), fc.nat(40), fc.nat(3)).map(([amount, event, units]) => {
  const idempotencyKey = `event:${event}`;
  const quota = units === 0 ? null : { units, dayLimit: 5, monthLimit: 9 };
  return new Step(
    `charge(${amount}, ${idempotencyKey}, ${units})`,
    (model) => model.charge(amount, idempotencyKey, quota),
    ({ ledger, accountId }) =>
      outcomeOf(ledger.charge(accountId, '0', { amount: microUsd(amount), idempotencyKey, quota })),
  );
});
const topUps = cents(1, 90).map(
  (amount) =>
    new Step(
      `topUp(${amount})`,
      (model) => void (model.balance += amount),
      async ({ ledger, accountId }) => {
        const idempotencyKey = ledger.unique('top-up');
        await ledger.billing.grantPurchase({ accountId, amount: microUsd(amount), idempotencyKey });
      },
    ),
);
const trials = fc.tuple(cents(1, 60), fc.integer({ min: 1, max: 40 })).map(
  ([amount, days]) =>
    new Step(
      `trial(${amount}, ${days} days)`,
      (model) => void model.lots.push({ left: amount, expiresAt: model.time + days * DAY_MS }),
      ({ ledger, accountId }) =>
        ledger.trial(
          accountId,
          `0.${String(amount).padStart(6, '0')}`,
          new Date(+ledger.time + days * DAY_MS).toISOString(),
        ),
    ),
);
const caps = fc.option(cents(0, 90)).map(
  (cap) =>
    new Step(
      `cap(${String(cap)})`,
      (model) => void (model.cap = cap),
      ({ ledger, accountId }) => ledger.billing.setCap(accountId, cap === null ? null : microUsd(cap)),
    ),
);
const passing = fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 * 24 })).map(
  (hours) =>
    new Step(
      `pass(${hours} hours)`,
      (model) => void (model.time += hours * HOUR_MS),
      ({ ledger }) => Promise.resolve(void (ledger.time = new Date(+ledger.time + hours * HOUR_MS))),
    ),
);
const expiries = fc.constant(
  new Step(
    'expire',
    (model) => model.expire(),
    async ({ ledger }) => (await ledger.billing.expireTrials()).amount,
  ),
);

describe('the ledger against a reference model', () => {
  let ledger: LedgerFixture;
  const start = new Date('2026-01-20T00:00:00Z');

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  it('answers and owns the same after any sequence of charges, replays, credit, caps and days', async () => {
    const kinds = [charges, charges, charges, charges, charges, topUps, trials, caps, passing, expiries];
    const steps = fc.commands(kinds, { maxCommands: 80, size: 'max' });
    const property = fc.asyncProperty(steps, (commands) =>
      fc.asyncModelRun(async () => {
        ledger.time = start;
        const real: Real = { ledger, accountId: await ledger.account() };
        // What an earlier run left behind is written off first, so that `expire` counts this account's alone.
        ledger.time = new Date('2030-01-01T00:00:00Z');
        await ledger.billing.expireTrials();
        ledger.time = start;
        return { model: new ReferenceLedger(+start), real };
      }, commands),
    );
    await fc.assert(property, { numRuns: 40 });
  }, 90_000); // a failure takes its time to shrink
});
