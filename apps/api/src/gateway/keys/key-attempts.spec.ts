import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { REQUEST_RATE, gcra, isDomainError, keylessRates } from '@entity-registry/domain';
import type { AccountPlan, RateDecision, RatePlan } from '@entity-registry/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeyAttempts } from './key-attempts.js';

const ADDRESS = '203.0.113.9';

describe('attempts with keys that are not known to be good', () => {
  let requested: string[];
  let processes: KeyAttempts[];

  beforeEach(() => {
    requested = [];
    const states = new Map<string, number>();
    // The state that two processes share; no time passes.
    const limiter = {
      consume: (bucket: string, plan: AccountPlan | RatePlan): Promise<RateDecision> => {
        requested.push(bucket);
        const decision = gcra(states.get(bucket), 0, plan as RatePlan);
        states.set(bucket, decision.state);
        return Promise.resolve(decision);
      },
    };
    const limits = { limiter, keyless: keylessRates({ ...REQUEST_RATE, ratePerSecond: 0.001 }), isShared: true };
    processes = [new KeyAttempts(limits), new KeyAttempts(limits)];
  });

  const take = async (attempts: KeyAttempts | undefined, address: string): Promise<boolean> => {
    try {
      await attempts?.consume(new IncomingMessage(new Socket()), address);
      return true;
    } catch (error) {
      if (!isDomainError(error, 'rate_limited')) throw error;
      return false;
    }
  };
  const allowed = async (attempts: KeyAttempts | undefined, addresses: readonly string[]): Promise<number> => {
    let count = 0;
    for (const address of addresses) if (await take(attempts, address)) count += 1;
    return count;
  };
  const many = (length: number, address: (nr: number) => string): string[] =>
    Array.from({ length }, (_, nr) => address(nr));

  it('are counted across all processes', async () => {
    expect(
      await allowed(
        processes[0],
        many(15, () => ADDRESS),
      ),
    ).toBe(15);
    expect(
      await allowed(
        processes[1],
        many(15, () => ADDRESS),
      ),
    ).toBe(5);
  });

  it('are counted by network across all processes', async () => {
    expect(
      await allowed(
        processes[0],
        many(80, (nr) => `203.0.113.${String(nr)}`),
      ),
    ).toBe(80);
    expect(
      await allowed(
        processes[1],
        many(80, (nr) => `203.0.113.${String(100 + nr)}`),
      ),
    ).toBe(20);
  });

  it('do not reach the shared store when the process itself refuses them', async () => {
    await allowed(
      processes[0],
      many(20, () => ADDRESS),
    );
    requested.length = 0;
    expect(
      await allowed(
        processes[0],
        many(1_000, () => ADDRESS),
      ),
    ).toBe(0);
    expect(requested).toEqual([]);
  });
});
