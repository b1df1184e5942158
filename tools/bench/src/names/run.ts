import type { BenchAccount, BenchDatabase } from '../database.js';
import { startApi } from '../processes.js';
import type { Server } from '../processes.js';
import { ORDINARY, hardNames, readNameParts } from './hard-names.js';
import type { NameKind } from './hard-names.js';

/** The cost of requests with names of one kind: milliseconds of processor, of the API and of PostgreSQL. */
export interface NameCost {
  readonly kind: string;
  /** Of a batch of 100 rows. */
  readonly batch: Cost;
  /** Of one name. */
  readonly single: Cost;
  /** The longest time that the API's event loop was blocked while batches ran; on a busy machine also by others. */
  readonly stallMs: number;
}

interface Cost {
  readonly api: number;
  readonly postgres: number;
}

export interface NamesOptions {
  readonly seed: number;
  /** Batches of each kind; five times as many single names. */
  readonly rounds: number;
}

const ROWS = 100;
/** Bytes of a row's name, so that the rows fit into the 64 KiB of a body. */
const ROW_BYTES = 580;
const SINGLES_PER_ROUND = 20;
const MAX_RATIO_TO_ORDINARY = 2;
const MAX_SINGLE_MS = 20;

/** Measures what a batch of 100 rows and a single name cost, for each kind of hard names. */
export async function runNames(
  database: BenchDatabase,
  accounts: readonly BenchAccount[],
  { seed, rounds }: NamesOptions,
): Promise<NameCost[]> {
  const api = await startApi(database.url);
  try {
    const kinds = hardNames(await readNameParts(database.pool, 4 * ROWS), seed);
    const key = accounts[0]?.key ?? '';
    const ask = new NameRequests(api, key);
    const [ordinary] = kinds;
    // Compiled code, prepared statements, cached pages.
    for (let round = 0; ordinary !== undefined && round < 3; round += 1) await ask.batch(ordinary);
    const costs: NameCost[] = [];
    for (const kind of kinds) costs.push(await measure(kind, { ask, api, database, rounds }));
    return costs;
  } finally {
    await api.stop();
  }
}

interface Measuring {
  readonly ask: NameRequests;
  readonly api: Server;
  readonly database: BenchDatabase;
  readonly rounds: number;
}

async function measure(kind: NameKind, { ask, api, database, rounds }: Measuring): Promise<NameCost> {
  await ask.batch(kind);
  const cost = async (times: number, work: (nr: number) => Promise<void>): Promise<Cost> => {
    const before = { api: api.processorMs(), postgres: database.processorMs() };
    for (let nr = 0; nr < times; nr += 1) await work(nr);
    return {
      api: (api.processorMs() - before.api) / times,
      postgres: (database.processorMs() - before.postgres) / times,
    };
  };
  await api.stallMs();
  const batch = await cost(rounds, () => ask.batch(kind));
  const stallMs = await api.stallMs();
  return {
    kind: kind.kind,
    batch,
    single: await cost(rounds * SINGLES_PER_ROUND, (nr) => ask.single(kind, nr)),
    stallMs,
  };
}

class NameRequests {
  constructor(
    private readonly api: Server,
    private readonly key: string,
  ) {}

  batch({ make }: NameKind): Promise<void> {
    const rows = Array.from({ length: ROWS }, (_, nr) => ({ row_id: String(nr), name: cut(make(nr), ROW_BYTES) }));
    return this.post('/v5/resolve/batch', { rows });
  }

  single({ make }: NameKind, nr: number): Promise<void> {
    return this.post('/v5/resolve', { name: make(nr) });
  }

  private async post(path: string, body: object): Promise<void> {
    const response = await fetch(new URL(path, this.api.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.key}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 300)}`);
  }
}

/** Cuts a text to this many bytes. A split character at its end doesn't count in a name. */
function cut(text: string, bytes: number): string {
  let end = text.length;
  while (Buffer.byteLength(text.slice(0, end)) > bytes) end -= 1;
  return text.slice(0, end).toWellFormed();
}

const total = ({ api, postgres }: Cost): number => api + postgres;

/** The costs as a Markdown table, and whether every kind meets its bars. */
export function namesReport(costs: readonly NameCost[]): { text: string; met: boolean } {
  const ordinary = costs.find(({ kind }) => kind === ORDINARY);
  const base = ordinary === undefined ? Number.NaN : total(ordinary.batch);
  const lines = costs.map(({ kind, batch, single, stallMs }) => {
    const cells = [
      kind,
      `${batch.api.toFixed(0)} + ${batch.postgres.toFixed(0)}`,
      (total(batch) / base).toFixed(2),
      `${single.api.toFixed(1)} + ${single.postgres.toFixed(1)}`,
      stallMs.toFixed(0),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const met = costs.every(
    ({ batch, single }) => total(batch) <= MAX_RATIO_TO_ORDINARY * base && total(single) <= MAX_SINGLE_MS,
  );
  const head = ['names', 'batch of 100, ms', 'times ordinary', 'one name, ms', 'longest stall, ms'];
  return {
    text: [
      `| ${head.join(' | ')} |`,
      `|${head.map(() => '---').join('|')}|`,
      ...lines,
      '',
      `Processor time, API + PostgreSQL. A batch at most ${MAX_RATIO_TO_ORDINARY} times ordinary, one name at most ${MAX_SINGLE_MS} ms: ${met ? 'met' : 'MISSED'}`,
    ].join('\n'),
    met,
  };
}
