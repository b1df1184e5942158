import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { ChargeOutcome } from './charge.js';

const CLIENTS = 40;

/** Runs `calls` calls from 40 clients at once; returns how many had each outcome, and the seconds it took. */
async function race(
  calls: number,
  call: (nr: number) => Promise<ChargeOutcome>,
): Promise<{ outcomes: Record<string, number>; seconds: number }> {
  const outcomes: Record<string, number> = {};
  let next = 0;
  const started = performance.now();
  const client = async (): Promise<void> => {
    while (next < calls) {
      const { outcome } = await call(next++);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { outcomes, seconds: (performance.now() - started) / 1_000 };
}

/** Prints the figures of an experiment, so that the test's log shows them. */
function report(what: string, run: { outcomes: Record<string, number>; seconds: number }): void {
  const counts = Object.entries(run.outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  process.stdout.write(`  ${what}: ${counts.join(', ')} in ${run.seconds.toFixed(1)} s; I1, I2, I4, I5 hold\n`);
}

/** Test timeout. An idle machine needs only seconds. */
const PATIENCE_MS = 180_000;

describe('races for one account', () => {
  let ledger: LedgerFixture;

  beforeAll(async () => {
    // The gate lets everything through, so only the database keeps the clients apart.
    ledger = await LedgerFixture.open({
      poolSize: CLIENTS,
      gate: { maxConcurrent: CLIENTS, maxPerAccount: CLIENTS, maxWaiting: 0 },
    });
  });
  afterAll(() => ledger.close());

  it(
    'lets exactly 1,000 of 4,000 charges through when the balance covers 1,000',
    async () => {
      const account = await ledger.account({ balance: '160.00' }); // 1,000 x 0.16
      const run = await race(4_000, () => ledger.charge(account, '0.16'));
      expect(run.outcomes).toEqual({ charged: 1_000, insufficient: 3_000 });
      expect(await ledger.spendable(account)).toBe(0n);
      await ledger.expectBalancedLedger();
      report('4,000 charges by 40 clients, money for 1,000', run);
    },
    PATIENCE_MS,
  );

  it(
    'lets exactly 100 of 4,000 charges through when the spending limit covers 100',
    async () => {
      const account = await ledger.account({ balance: '1000.00', cap: '16.00' }); // 100 x 0.16
      const run = await race(4_000, () => ledger.charge(account, '0.16'));
      expect(run.outcomes).toEqual({ charged: 100, capped: 3_900 });
      expect(await ledger.spendable(account)).toBe(micro('984.00'));
      await ledger.expectBalancedLedger();
      report('4,000 charges by 40 clients, a cap for 100', run);
    },
    PATIENCE_MS,
  );

  it(
    'debits exactly 500 times for 20,000 calls over 500 idempotency keys',
    async () => {
      const account = await ledger.account({ balance: '1000.00' });
      // All clients call under one key, then under the next: every call competes with 39 others.
      const run = await race(20_000, (nr) =>
        ledger.charge(account, '0.16', { idempotencyKey: `event:${Math.floor(nr / CLIENTS)}` }),
      );
      expect(run.outcomes).toEqual({ charged: 500, replayed: 19_500 });
      expect(await ledger.spendable(account)).toBe(micro('920.00')); // 1,000 - 500 x 0.16
      await ledger.expectBalancedLedger();
      report('20,000 calls by 40 clients over 500 idempotency keys', run);
    },
    PATIENCE_MS,
  );

  it(
    'takes trial credit and free quotas as exactly as the balance',
    async () => {
      const account = await ledger.account({ balance: '8.00' });
      for (const day of [20, 21, 22]) await ledger.trial(account, '8.00', `2026-03-${day}T00:00:00Z`);
      const run = await race(400, () => ledger.charge(account, '0.16')); // 32.00 / 0.16 = 200
      expect(run.outcomes).toEqual({ charged: 200, insufficient: 200 });
      const quota = { units: 3, dayLimit: 100, monthLimit: 500 }; // 33 x 3 = 99
      const free = await race(400, () => ledger.charge(account, '0.00', { quota }));
      expect(free.outcomes).toEqual({ charged: 33, quota: 367 });
      await ledger.expectBalancedLedger();
      report('400 charges by 40 clients over three lots and a balance', run);
      report('400 free calls of 3 units by 40 clients, 100 a day', free);
    },
    PATIENCE_MS,
  );
});
