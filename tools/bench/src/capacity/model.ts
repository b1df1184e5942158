/** What was measured, on one machine in one run. */
export interface Measured {
  /** Processor time of a billed call in milliseconds, in the API and in PostgreSQL, averaged over the mix of calls. */
  readonly apiMs: number;
  readonly databaseMs: number;
  /** Of `databaseMs`, what can be read from a replica. */
  readonly readMs: number;
  /** Bytes that an entity takes, with its share of the indexes. */
  readonly entityBytes: number;
  /** Bytes that a charge takes in the ledger and the logs of disclosure, with indexes. */
  readonly chargeBytes: number;
  /** Bytes of write-ahead log, and writes to disk, of a charge. */
  readonly walBytes: number;
  readonly writes: number;
}

/** Prices of a month in US dollars, and how the machines are used. */
export interface Inputs {
  readonly corePrice: number;
  readonly memoryPrice: number;
  readonly diskPrice: number;
  readonly objectPrice: number;
  /** The highest share of a core's time that keeps p99 low, from the simulation. */
  readonly load: number;
  /** Share of calls that search words; the others read by id. */
  readonly searchShare: number;
  /** The average rate of a month, as a share of the highest. */
  readonly averageShare: number;
  /** Months that the ledger and logs stay in the database before they are moved to the object store. */
  readonly months: number;
}

export const DEFAULT_INPUTS: Inputs = {
  ...{ corePrice: 25, memoryPrice: 3, diskPrice: 0.12, objectPrice: 0.02 },
  ...{ load: 0.6, searchShare: 0.2, averageShare: 0.3, months: 2 },
};

/** What a number of entities and a rate of billed calls take. Sizes in GB (10^9 bytes), money in US dollars a month. */
export interface Plan {
  readonly entities: number;
  readonly rate: number;
  readonly apiCores: number;
  /** The primary and each of its standbys. */
  readonly databaseCores: number;
  readonly databaseMemory: number;
  readonly databaseDisk: number;
  /** Standbys that must acknowledge or follow, and of them those needed to answer reads. */
  readonly standbys: number;
  readonly searchNodes: number;
  readonly writesPerSecond: number;
  readonly walMegabytesPerSecond: number;
  /** The whole machines: API processes, database servers, search nodes. */
  readonly machines: number;
  readonly cost: number;
}

const GB = 1e9;
const MONTH_SECONDS = 30 * 86_400;
/** Cores of one machine of the API. */
const API_MACHINE_CORES = 4;
/** Beyond this many cores for the primary alone, reads go to replicas. */
const PRIMARY_CORES = 16;
/** Disk that stays free: for the write-ahead log, rebuilt indexes and growth until somebody adds more. */
const HEADROOM = 1.4;
/** Memory for the part of the data that is read all the time, and never less than a small server has. */
const HOT_SHARE = 0.15;
const LEAST_MEMORY = 8;
/** From here on, a plan has OpenSearch. It pays off for facets and for words in long texts from a tenth of that (ADR 0195). */
const SEARCH_ENTITIES = 10_000_000;
/** Words that a node answers a second, and entities that it holds. Extrapolated from one node with two cores (benchmarks, both engines). */
const NODE_SEARCHES = 400;
const NODE_ENTITIES = 30_000_000;
const NODE = { cores: 4, memory: 16, bytesPerEntity: 1_500 };
/** Three, so that one may fail and the others still agree. */
const LEAST_NODES = 3;
/** One that must acknowledge each charge, and one more (design, "Roles"). */
const LEAST_STANDBYS = 2;

/** The plan for `entities` and at most `rate` billed calls a second. */
export function plan(entities: number, rate: number, measured: Measured, inputs: Inputs = DEFAULT_INPUTS): Plan {
  const { apiMs, databaseMs, readMs } = measured;
  // One core more than the load takes, so that a machine can be replaced.
  const apiCores = Math.max(2, Math.ceil((rate * apiMs) / 1_000 / inputs.load) + 1);
  const apiMachines = Math.max(2, Math.ceil(apiCores / API_MACHINE_CORES));
  const all = (rate * databaseMs) / 1_000 / inputs.load;
  const writing = (rate * (databaseMs - readMs)) / 1_000 / inputs.load;
  const isSplit = all > PRIMARY_CORES;
  const databaseCores = evenCores(isSplit ? writing : all);
  const readers = isSplit ? Math.ceil((all - writing) / databaseCores) : 0;
  const standbys = Math.max(LEAST_STANDBYS, readers);
  const kept = rate * inputs.averageShare * MONTH_SECONDS * inputs.months * measured.chargeBytes;
  const databaseDisk = Math.ceil(((entities * measured.entityBytes + kept) * HEADROOM) / GB);
  const databaseMemory = Math.ceil(Math.max(LEAST_MEMORY, (entities * measured.entityBytes * HOT_SHARE) / GB));
  const searchNodes = nodesFor(entities, rate * inputs.searchShare);
  const servers = 1 + standbys;
  const moved = (rate * inputs.averageShare * MONTH_SECONDS * 12 * measured.chargeBytes) / GB;
  const cost =
    apiMachines * evenCores(apiCores / apiMachines) * (inputs.corePrice + inputs.memoryPrice) +
    servers *
      (databaseCores * inputs.corePrice + databaseMemory * inputs.memoryPrice + databaseDisk * inputs.diskPrice) +
    searchNodes * (NODE.cores * inputs.corePrice + NODE.memory * inputs.memoryPrice) +
    (searchNodes > 0 ? 2 * entities * NODE.bytesPerEntity * inputs.diskPrice : 0) / GB +
    moved * inputs.objectPrice;
  return {
    ...{ entities, rate, apiCores, databaseCores, databaseMemory, databaseDisk, standbys, searchNodes, cost },
    writesPerSecond: rate * measured.writes,
    walMegabytesPerSecond: (rate * measured.walBytes) / 1e6,
    machines: apiMachines + servers + searchNodes,
  };
}

/** Machines are sold with even numbers of cores. */
function evenCores(cores: number): number {
  return Math.max(2, 2 * Math.ceil(cores / 2));
}

function nodesFor(entities: number, searches: number): number {
  if (entities < SEARCH_ENTITIES) return 0;
  return Math.max(LEAST_NODES, Math.ceil(searches / NODE_SEARCHES), Math.ceil((2 * entities) / NODE_ENTITIES));
}
