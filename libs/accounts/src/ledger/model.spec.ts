import { microUsd } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { REFERENCE_LIMITS, ReferenceLedger } from '../../test/reference-ledger.js';
import { setSpendingLimit } from '../accounts/accounts.js';
import type { ChargeOutcome, FreeQuota } from '../charge/charge.js';
import type { AccountId, EntryId } from '../ids.js';
import type { CreatedKey } from '../keys/keys.js';
import { expireTrials } from '../trials/trial-expiry.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Real {
  ledger: LedgerFixture;
  accountId: AccountId;
  /** For each key of the model the keys that it was rolled into, oldest first; all of them work. */
  families: CreatedKey[][];
  /** Entries of the charges, by event. */
  entries: Map<string, EntryId>;
}

/** One step of the reference model and the ledger; both must return the same and end in the same state. */
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
    expect(await standing(real)).toEqual({
      spendable: model.spendable(),
      spent: model.spent(),
      used: model.used(),
      keys: model.keySpendingLimits.map((cap, key) => (cap === null ? null : { cap, monthSpent: model.spent(key) })),
    });
  }

  toString(): string {
    return this.name;
  }
}

/** The state of the account, read through its keys. */
async function standing({ ledger, families }: Real): Promise<unknown> {
  const newest = families.map((family) => ledger.billing.hashKey(family.at(-1)?.key ?? ''));
  const states = await ledger.billing.readKeyStates(newest);
  const [first] = states;
  if (!first) throw new Error('the keys are gone');
  return {
    spendable: first.spendable,
    spent: first.monthSpent,
    used: { day: first.quotaDayUsed, month: first.quotaMonthUsed, estimator: first.estimatorUsed },
    keys: states.map((state) => state?.keyCap),
  };
}

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => BigInt(value) * 10_000n);
const events = fc.nat(40).map((event) => `event:${event}`);
const keys = fc.constantFrom(0, 1);

function outcomeText(outcome: ChargeOutcome): string {
  if (outcome.outcome === 'capped') return `capped ${outcome.by}`;
  return outcome.outcome === 'quota' ? `quota ${outcome.period}` : outcome.outcome;
}

function quotaOf(units: number, rows: number): FreeQuota | null {
  if (units + rows === 0) return null;
  const quota = { units, dayLimit: REFERENCE_LIMITS.day, monthLimit: REFERENCE_LIMITS.month };
  return rows === 0 ? quota : { ...quota, estimator: { rows, limit: REFERENCE_LIMITS.estimator } };
}

/** `generation`: which of the keys that the key was rolled into makes the call. */
const calls = fc.record({
  event: events,
  amount: cents(0, 30),
  key: fc.option(keys),
  generation: fc.nat(9),
  units: fc.nat(3),
  rows: fc.nat(3),
});
const charges = calls.map(
  ({ event, amount, key, generation, units, rows }) =>
    new Step(
      `charge(${event}, ${amount}, key ${String(key)}.${generation}, ${units} units, ${rows} rows)`,
      (model) => model.charge(event, { amount, key, units, rows }),
      async ({ ledger, accountId, families, entries }) => {
        const family = families[key ?? 0] as CreatedKey[];
        const outcome = await ledger.charge(accountId, '0', {
          idempotencyKey: event,
          keyId: key === null ? null : (family[generation % family.length] as CreatedKey).id,
          amount: microUsd(amount),
          quota: quotaOf(units, rows),
        });
        if (outcome.outcome === 'charged') entries.set(event, outcome.entryId);
        return outcomeText(outcome);
      },
    ),
);
const reversals = events.map(
  (event) =>
    new Step(
      `reverse(${event})`,
      (model) => {
        model.reverse(event);
      },
      async ({ ledger, accountId, entries }) => {
        const entry = entries.get(event);
        if (entry !== undefined) await ledger.billing.reverse(accountId, entry);
      },
    ),
);
const keyCaps = fc.tuple(keys, fc.option(cents(0, 60))).map(
  ([key, cap]) =>
    new Step(
      `keyCap(${key}, ${String(cap)})`,
      (model) => void (model.keySpendingLimits[key] = cap),
      async ({ ledger, families }) => {
        const monthlyCap = cap === null ? null : microUsd(cap);
        await ledger.billing.updateKey(null, (families[key]?.[0] as CreatedKey).id, { monthlyCap });
      },
    ),
);
const rolls = keys.map(
  (key) =>
    new Step(
      `roll(${key})`,
      () => undefined,
      async ({ ledger, families }) => {
        const family = families[key] as CreatedKey[];
        const { id } = family.at(-1) as CreatedKey;
        family.push(await ledger.billing.rollKey(id, { overlapMs: 10_000 * DAY_MS }));
      },
    ),
);
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
      (model) => void (model.spendingLimit = cap),
      ({ ledger, accountId }) => setSpendingLimit(ledger.database.pool, accountId, cap === null ? null : microUsd(cap)),
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
    async ({ ledger }) => (await expireTrials(ledger.database.pool, ledger.time)).amount,
  ),
);

describe('the ledger against a reference model', () => {
  let ledger: LedgerFixture;
  const start = new Date('2026-01-20T00:00:00Z');

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  it('returns the same and has the same state after any charges, replays, reversals, credit, caps, rolled keys and days', async () => {
    const kinds = [charges, charges, charges, charges, charges, charges, reversals, keyCaps, rolls];
    const steps = fc.commands([...kinds, topUps, trials, caps, passing, expiries], { maxCommands: 80, size: 'max' });
    const property = fc.asyncProperty(steps, (commands) =>
      fc.asyncModelRun(async () => {
        ledger.time = start;
        const accountId = await ledger.account();
        const key = () => ledger.billing.createKey({ accountId, name: 'model', expiresAt: null });
        const families = [[await key()], [await key()]];
        // Credit left by an earlier run is written off first, so that `expire` only counts this account's.
        ledger.time = new Date('2030-01-01T00:00:00Z');
        await expireTrials(ledger.database.pool, ledger.time);
        ledger.time = start;
        return { model: new ReferenceLedger(+start), real: { ledger, accountId, families, entries: new Map() } };
      }, commands),
    );
    await fc.assert(property, { numRuns: 40 });
  }, 90_000); // a failure takes long to shrink
});
