import { describe, expect, it } from '@jest/globals';
import { DEFAULT_INPUTS, plan } from './model.js';
import type { Measured } from './model.js';

const MEASURED: Measured = {
  ...{
    apiMs: 0.6,
    databaseMs: 0.6,
    readMs: 0.2,
    entityBytes: 10_000,
    chargeBytes: 1_000,
    walBytes: 2_000,
    writes: 0.5,
  },
};

describe('the plan of capacity', () => {
  it('has the cores that the calls take at the given load', () => {
    // 1,000 calls * 0.6 ms = 0.6 cores; at a load of 0.6 one core, and one more.
    expect(plan(1_000_000, 1_000, MEASURED)).toMatchObject({ apiCores: 2, databaseCores: 2, standbys: 2 });
    // 10,000 calls * 0.6 ms / 0.6 = 10 cores
    expect(plan(1_000_000, 10_000, MEASURED)).toMatchObject({ apiCores: 11, databaseCores: 10, standbys: 2 });
  });

  it('moves reads to replicas when the primary would need more than 16 cores', () => {
    // All 20 cores; the primary keeps what writes, 20,000 * 0.4 ms / 0.6 = 13.3 cores.
    expect(plan(1_000_000, 20_000, MEASURED)).toMatchObject({ databaseCores: 14, standbys: 2 });
  });

  it('has the disk of the entities and of two months of charges, with room to grow', () => {
    // 10 million * 10 kB = 100 GB; 1,000 * 0.3 calls over 60 days * 1 kB = 1,555.2 GB
    const { databaseDisk } = plan(10_000_000, 1_000, MEASURED);
    expect(databaseDisk).toBe(Math.ceil((100 + 1_555.2) * 1.4));
  });

  it('has search nodes from ten million entities on, at least three', () => {
    expect(plan(1_000_000, 1_000, MEASURED).searchNodes).toBe(0);
    expect(plan(10_000_000, 1_000, MEASURED).searchNodes).toBe(3);
    // 2 copies of 100 million, 30 million a node
    expect(plan(100_000_000, 100, MEASURED).searchNodes).toBe(7);
    // 10,000 * 0.2 searches, 400 a node
    expect(plan(10_000_000, 10_000, MEASURED).searchNodes).toBe(5);
  });

  it('costs what its parts cost', () => {
    const inputs = { ...DEFAULT_INPUTS, corePrice: 10, memoryPrice: 1, diskPrice: 0, objectPrice: 0 };
    const { cost, apiCores, databaseCores, databaseMemory, machines } = plan(1_000_000, 1_000, MEASURED, inputs);
    expect(databaseMemory).toBe(8);
    // Two machines of two cores, because none is smaller.
    expect(apiCores).toBe(2);
    expect(cost).toBe(2 * 2 * 11 + 3 * (databaseCores * 10 + 8));
    // Two machines of the API, so that one can be replaced, and three database servers.
    expect(machines).toBe(5);
  });
});
