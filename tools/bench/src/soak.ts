import type { BenchAccount, BenchDatabase } from './database.js';
import { measureHttp } from './load.js';
import { startApi } from './processes.js';
import { cycle, sampleOrganizations } from './queries.js';

export interface MemoryCourse {
  seconds: number;
  requests: number;
  failures: number;
  /** Resident memory of the API in MiB, every ten seconds. */
  samples: number[];
  /** Mean of the last quarter divided by the mean of the second: about 1 if memory is flat. */
  growth: number;
}

const SAMPLE_EVERY_MS = 10_000;

/** Billed CHK-BIN details for `seconds`, with the API's memory watched. */
export async function soak(
  database: BenchDatabase,
  accounts: BenchAccount[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<MemoryCourse> {
  const api = await startApi(database.url);
  const samples: number[] = [];
  const sampler = setInterval(() => {
    samples.push(Math.round(api.memory()));
    process.stdout.write(`\r  soak ${samples.length * 10} of ${seconds} s, ${samples.at(-1) ?? 0} MiB  `);
  }, SAMPLE_EVERY_MS);
  try {
    const id = cycle(await sampleOrganizations(database.pool, 10_000));
    const account = cycle(accounts);
    const { requests, failures } = await measureHttp({
      url: api.url,
      connections,
      seconds,
      next: () => ({
        path: `/v4/panama/entidades/${id()}?include=CHK-BIN`,
        headers: { authorization: `Bearer ${account().key}` },
      }),
    });
    const course = { seconds, requests, failures, samples, growth: growthOf(samples) };
    console.log(`\n  ${requests} requests, ${failures} failed, memory growth ${course.growth.toFixed(2)}`);
    return course;
  } finally {
    clearInterval(sampler);
    await api.stop();
  }
}

function growthOf(samples: number[]): number {
  const quarter = Math.floor(samples.length / 4);
  const mean = (part: number[]) => part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  return mean(samples.slice(-quarter)) / mean(samples.slice(quarter, 2 * quarter));
}
