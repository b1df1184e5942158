import type { BenchAccount, BenchDatabase } from '../database.js';
import { measureHttp } from '../load.js';
import { startApi, startOpenApi } from '../processes.js';
import type { Server } from '../processes.js';
import { cycle, randomNumbers, sampleOrganizations } from '../queries.js';
import { percentile } from '../load.js';
import { measureOthers, ownProcessorMs } from './other-programs.js';
import { kindsOf, measureCharges, measureKinds, tableSizes } from './measure.js';
import type { ChargeCost, Kind, KindCost, TableSize } from './measure.js';
import type { Measured } from './model.js';
import { openLoad } from './open-load.js';
import { drawFrom, simulateQueue } from './simulation.js';

export interface CapacityOptions {
  readonly connections: number;
  readonly searchConnections: number;
  readonly seconds: number;
  readonly seed: number;
}

/** One rate, as simulated and as measured. Times in milliseconds. */
export interface LoadPoint {
  /** The rate as a share of what the machine answers at most. */
  readonly load: number;
  readonly rate: number;
  readonly simulatedP99: number;
  readonly simulatedAnswered: number;
  readonly measuredP99: number;
  readonly measuredAnswered: number;
  readonly statuses: string;
}

/** p99 by load, simulated for machines of several sizes, as a multiple of the mean service time. */
export interface SimulatedPoint {
  readonly load: number;
  readonly byServers: readonly { readonly servers: number; readonly p99: number }[];
}

export interface CapacityFigures {
  readonly entities: number;
  readonly kinds: readonly KindCost[];
  readonly read: KindCost;
  readonly tables: readonly TableSize[];
  readonly charge: ChargeCost;
  readonly points: readonly LoadPoint[];
  readonly simulated: readonly SimulatedPoint[];
  /** The mean service time at a quiet load, in milliseconds. */
  readonly serviceMs: number;
  /** How long each load was measured. */
  readonly seconds: number;
  readonly measured: Measured;
  /** The share of the machine's processor time that programs other than the measured ones and the load used meanwhile. */
  readonly others: number;
}

/**
 * Loads that are measured, as shares of the highest rate. The last is beyond it, by so much that a machine that has become faster
 * meanwhile is overloaded too.
 */
const LOADS = [0.3, 0.5, 0.7, 0.85, 2];
const SIMULATED_LOADS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
const SERVERS = [1, 4, 16];
/** The deadline of the requests of the open-loop load. */
export const DEADLINE_MS = 2_000;
/** The load at which service times are taken, so low that requests hardly wait for each other. */
const QUIET = 0.1;
const SIMULATED_SECONDS = 1_000;

/** Everything that the model needs, in one run on one database. */
export async function runCapacity(
  database: BenchDatabase,
  accounts: BenchAccount[],
  options: CapacityOptions,
): Promise<CapacityFigures> {
  const tables = await tableSizes(database.pool);
  const [api, open] = [await startApi(database.url), await startOpenApi(database.url)];
  const own = () => api.processorMs() + open.processorMs() + database.processorMs() + ownProcessorMs();
  const othersSince = measureOthers(own);
  try {
    const kinds = await kindsOf(database, accounts, options);
    const costs = await measureKinds(kinds, { database, api, ...options });
    const [read] = await measureKinds([await openDetail(database, options)], { database, api: open, ...options });
    const [detail] = kinds;
    if (read === undefined || detail === undefined) throw new Error('no kinds of calls');
    const { connections, seconds } = options;
    const closed = () => measureHttp({ url: api.url, connections, seconds, next: detail.next });
    const charge = await measureCharges(database.pool, closed);
    const points = await measureLoads(api, detail, options);
    const measured = averageOf(costs, read, { tables, charge, entities: database.entities });
    return {
      ...{ entities: database.entities, kinds: costs, read, tables, charge, measured },
      ...points,
      others: othersSince(),
    };
  } finally {
    await Promise.all([api.stop(), open.stop()]);
  }
}

async function openDetail(database: BenchDatabase, { connections }: CapacityOptions): Promise<Kind> {
  const id = cycle(await sampleOrganizations(database.pool, 2_000));
  const next = () => ({ path: `/v4/panama/entidades/${id()}?include=CHK-BIN`, headers: {} });
  return { name: 'open detail, CHK-BIN (not charged)', share: 0, connections, next };
}

/** p99 against load: service times at a quiet load, the highest rate, then each load measured and simulated. */
async function measureLoads(
  api: Server,
  { next }: Kind,
  { connections, seconds, seed }: CapacityOptions,
): Promise<Pick<CapacityFigures, 'points' | 'simulated' | 'serviceMs' | 'seconds'>> {
  const random = randomNumbers(seed);
  const { requestsPerSecond: highest } = await measureHttp({ url: api.url, connections, seconds, next });
  const withDeadline = () => {
    const { headers, ...request } = next();
    return { ...request, headers: { ...headers, 'x-request-deadline': String(DEADLINE_MS) } };
  };
  const load = (share: number) =>
    openLoad({ url: api.url, rate: highest * share, seconds, next: withDeadline, random });
  const quiet = await load(QUIET);
  const points: LoadPoint[] = [];
  for (const share of LOADS) {
    const rate = highest * share;
    // The machine as one server that is as fast as all of its cores, with the variation of the quiet times.
    const serviceMs = drawFrom(quiet.times, 1_000 / highest, random);
    const simulated = simulateQueue({ rate, servers: 1, serviceMs, seconds, random, deadlineMs: DEADLINE_MS });
    const measured = await load(share);
    points.push({
      ...{
        load: share,
        rate,
        simulatedP99: quietOf(quiet.times) + simulated.p99,
        simulatedAnswered: simulated.answered,
      },
      measuredP99: percentile(Float64Array.from(measured.times).sort(), 0.99),
      measuredAnswered: measured.times.length / measured.sent,
      statuses: [...measured.statuses].map(([status, count]) => `${String(count)} x ${String(status)}`).join(', '),
    });
  }
  const serviceMs = quiet.times.reduce((sum, ms) => sum + ms, 0) / quiet.times.length;
  return { points, simulated: simulateSizes(quiet.times, random), serviceMs, seconds };
}

/** The time that a request takes alone beyond its share of the processor: waiting for the disk and the network. */
function quietOf(times: readonly number[]): number {
  return percentile(Float64Array.from(times).sort(), 0.5);
}

function simulateSizes(times: readonly number[], random: () => number): SimulatedPoint[] {
  return SIMULATED_LOADS.map((load) => ({
    load,
    byServers: SERVERS.map((servers) => {
      const serviceMs = drawFrom(times, 1, random);
      const { p99 } = simulateQueue({
        rate: load * servers * 1_000,
        servers,
        serviceMs,
        seconds: SIMULATED_SECONDS / servers,
        random,
      });
      return { servers, p99 };
    }),
  }));
}

function averageOf(
  costs: readonly KindCost[],
  read: KindCost,
  { tables, charge, entities }: { tables: readonly TableSize[]; charge: ChargeCost; entities: number },
): Measured {
  const average = (of: (cost: KindCost) => number) => costs.reduce((sum, cost) => sum + cost.share * of(cost), 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes + table.indexBytes, 0);
  return {
    apiMs: average(({ apiMs }) => apiMs),
    databaseMs: average(({ databaseMs }) => databaseMs),
    // Searches read more than details: what is left after a charge, which costs the same for all.
    readMs: Math.max(0, average(({ databaseMs }) => databaseMs) - ((costs[0]?.databaseMs ?? 0) - read.databaseMs)),
    ...{ entityBytes: bytes / entities, chargeBytes: charge.bytes, walBytes: charge.walBytes, writes: charge.writes },
  };
}
