import { createPool } from '@entity-registry/database';
import { medianRatio, merge } from '../comparisons.js';
import type { BenchAccount, BenchDatabase } from '../database.js';
import type { Measurement, BenchRequest } from '../load.js';
import { startApi, startExpress } from '../processes.js';
import type { Row } from '../report.js';
import { SURFACE, v5Bars } from './bars.js';
import { v5Scenarios } from './scenarios.js';
import { warmCache } from './warm-cache.js';
import type { Scenario, V5Options } from './scenarios.js';

export interface V5RunOptions extends V5Options {
  seconds: number;
  rounds: number;
  /** Only scenarios whose name contains one of these texts; default: all. */
  only?: readonly string[];
}

/** As many connections as the API opens, so that both sides of a comparison queue in the same way. */
const STRAIGHT_POOL = 12;
/** Requests of each scenario that are checked before measuring. */
const PROBES = 10;
const WARM_SECONDS = 1;
const FILLED = /"(?:results|candidates|items|nodes)":\[\{"id"/;
const EMPTY = /"(?:results|candidates|items|nodes)":\[\]/;

/**
 * Measures every scenario of v5 once a round, in turn. Throws before measuring if the requests of a scenario find
 * nothing.
 */
export async function runV5(database: BenchDatabase, accounts: BenchAccount[], options: V5RunOptions): Promise<Row[]> {
  const [api, express] = [await startApi(database.url), await startExpress()];
  const straight = createPool(database.url, { max: STRAIGHT_POOL });
  try {
    const all = await v5Scenarios({ database, accounts, options, api, express, straight });
    const { only } = options;
    const scenarios = only === undefined ? all : all.filter(({ name }) => only.some((text) => name.includes(text)));
    if (scenarios.length === 0) throw new Error(`no scenario is called like ${String(only)}`);
    for (const scenario of scenarios) await probe(api.url, scenario);
    const measured = new Map<string, Measurement[]>(scenarios.map(({ name }) => [name, []]));
    console.log(`  ${String(await warmCache(straight))} MB of entities, links and names are in PostgreSQL's cache`);
    for (const { measure } of scenarios) await measure(WARM_SECONDS); // compiled code, prepared statements, cached pages
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const { name, measure } of scenarios) {
        process.stdout.write(`\r  round ${round} of ${options.rounds}: ${name.padEnd(40)}`);
        measured.get(name)?.push(await measure(options.seconds));
      }
    }
    process.stdout.write('\n');
    return scenarios.map((scenario) => toRow(scenario, measured));
  } finally {
    await Promise.all([api.stop(), express.stop(), straight.end()]);
  }
}

const COMPARED = { 'pg_trgm straight': 'times pg_trgm straight', 'bare Express hello': 'of bare Express' } as const;

function toRow({ name, connections }: Scenario, measured: ReadonlyMap<string, Measurement[]>): Row {
  const rounds = measured.get(name) ?? [];
  const whole = merge(rounds);
  const others = Object.entries(COMPARED).filter(
    ([other]) => other !== name && (other === 'bare Express hello' || /name|candidates/.test(name)),
  );
  const ratios = Object.fromEntries(
    others.map(([other, text]) => [text, medianRatio(rounds, measured.get(other) ?? [])]),
  );
  return { scenario: name, connections, ...whole, ratios, bars: v5Bars(name, whole) };
}

/** Checks a few responses: at least half of a search's must have results. Prints errors with the request. */
async function probe(url: string, { name, probe: next }: Scenario): Promise<void> {
  if (next === undefined) return;
  let found = 0;
  for (let count = 0; count < PROBES; count += 1) {
    const question = next();
    const { status, text } = await ask(url, question);
    if (status !== 200) {
      // The measurement counts these errors too. This prints the reason.
      console.warn(`${name}: ${status} ${text.slice(0, 300)} to ${question.body ?? question.path}`);
      continue;
    }
    if (FILLED.test(text) || !EMPTY.test(text)) found += 1;
  }
  const isSearch = name.startsWith(SURFACE);
  if (found < (isSearch ? PROBES / 2 : 1)) throw new Error(`${name}: ${found} of ${PROBES} responses had results`);
}

async function ask(url: string, { path, headers, body }: BenchRequest): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(path, url), {
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body }),
  });
  return { status: response.status, text: await response.text() };
}
