import { randomUUID } from 'node:crypto';
import { callCharge } from '@entity-registry/accounts';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import { createPool } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import { DEFAULT_JURISDICTION, disclosureOf, levelMask, ownKey, quote, resolveCodes } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import { EntityDetails } from '@entity-registry/registry';
import type pg from 'pg';
import type { BenchAccount, BenchDatabase } from './database.js';
import { measureCalls, measureHttp } from './load.js';
import type { Measurement } from './load.js';
import type { Server } from './processes.js';
import { PGBENCH_CLIENTS, findPgbench, measurePgbench, recordScript } from './pgbench.js';
import { startApi, startExpress, startOpenApi } from './processes.js';
import { cycle, sampleIdentifiers, sampleNameQueries, sampleOrganizations } from './queries.js';
import { toRow } from './comparisons.js';
import type { Row } from './report.js';

export interface ScenarioOptions {
  connections: number;
  searchConnections: number;
  seconds: number;
  rounds: number;
  seed: number;
}

interface Scenario {
  name: string;
  connections: number;
  measure: (seconds: number) => Promise<Measurement>;
}

/** As many connections as the API opens, so that both sides of the comparison queue in the same way. */
const STRAIGHT_POOL = 12;
const SAMPLE = 5_000;

/** Measures every scenario once a round, in turn, so that changes in the machine's speed affect all of them equally. */
export async function runScenarios(
  database: BenchDatabase,
  accounts: BenchAccount[],
  options: ScenarioOptions,
): Promise<Row[]> {
  const [api, open, express] = [await startApi(database.url), await startOpenApi(database.url), await startExpress()];
  const straight = createPool(database.url, { max: STRAIGHT_POOL });
  try {
    const scenarios = await buildScenarios({ database, accounts, options, api, open, express, straight });
    const measured = new Map<string, Measurement[]>(scenarios.map(({ name }) => [name, []]));
    for (const { measure } of scenarios) await measure(1); // warm: compiled code, prepared statements, cached pages
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const { name, measure } of scenarios) {
        process.stdout.write(`\r  round ${round} of ${options.rounds}: ${name.padEnd(40)}`);
        measured.get(name)?.push(await measure(options.seconds));
      }
    }
    process.stdout.write('\n');
    return scenarios.map(({ name, connections }) => toRow(name, connections, measured));
  } finally {
    await Promise.all([api.stop(), open.stop(), express.stop(), straight.end()]);
  }
}

interface Parts {
  database: BenchDatabase;
  accounts: BenchAccount[];
  options: ScenarioOptions;
  api: Server;
  open: Server;
  express: Server;
  straight: pg.Pool;
}

async function buildScenarios({
  database,
  accounts,
  options,
  api,
  open,
  express,
  straight,
}: Parts): Promise<Scenario[]> {
  const account = cycle(accounts);
  const ids = await sampleOrganizations(database.pool, SAMPLE);
  const id = cycle(ids);
  const name = cycle(await sampleNameQueries(database.pool, SAMPLE, options.seed));
  const number = cycle(await sampleIdentifiers(database.pool, SAMPLE));
  const { connections, searchConnections } = options;

  const billed = (scenario: string, at: number, path: () => string): Scenario => ({
    name: scenario,
    connections: at,
    measure: (seconds) =>
      measureHttp({
        url: api.url,
        connections: at,
        seconds,
        next: () => ({ path: path(), headers: { authorization: `Bearer ${account().key}` } }),
      }),
  });
  /** As `billed`, with an Idempotency-Key of its own for each request, as the SDK sends it. */
  const keyed = (scenario: string, at: number, path: () => string): Scenario => ({
    name: scenario,
    connections: at,
    measure: (seconds) =>
      measureHttp({
        url: api.url,
        connections: at,
        seconds,
        next: () => ({
          path: path(),
          headers: { authorization: `Bearer ${account().key}`, 'idempotency-key': randomUUID() },
        }),
      }),
  });
  const unbilled = (scenario: string, at: number, path: () => string): Scenario => ({
    name: scenario,
    connections: at,
    measure: (seconds) =>
      measureHttp({ url: open.url, connections: at, seconds, next: () => ({ path: path(), headers: {} }) }),
  });
  const sql = (scenario: string, code: Code): Scenario => {
    const call = readAndCharge(code);
    return {
      name: scenario,
      connections,
      measure: (seconds) => measureCalls(connections, seconds, () => call(straight, account(), id(), randomUUID())),
    };
  };
  const detail = (code: Code) => () => `/v4/panama/entidades/${id()}?include=${code}`;
  const search = (parameter: string, value: () => string) => () =>
    `/v4/panama/entidades?${parameter}=${encodeURIComponent(value())}`;

  const fromPgbench = { url: database.url, accounts, ids };
  const pgbench = [
    await pgbenchScenario('same SQL from pgbench, CHK-BIN', 'CHK-BIN', fromPgbench),
    await pgbenchScenario('same SQL from pgbench, DAT-ALL', 'DAT-ALL', fromPgbench),
  ].filter((scenario) => scenario !== undefined);
  if (pgbench.length === 0) console.log('  without pgbench, which is not installed');

  return [
    ...pgbench,
    {
      name: 'bare Express hello',
      connections,
      measure: (seconds) =>
        measureHttp({ url: express.url, connections, seconds, next: () => ({ path: '/', headers: {} }) }),
    },
    sql('same SQL from pg, CHK-BIN', 'CHK-BIN'),
    unbilled('open detail, CHK-BIN', connections, detail('CHK-BIN')),
    billed('billed detail, CHK-BIN', connections, detail('CHK-BIN')),
    keyed('keyed detail, CHK-BIN', connections, detail('CHK-BIN')),
    sql('same SQL from pg, DAT-ALL', 'DAT-ALL'),
    unbilled('open detail, DAT-ALL', connections, detail('DAT-ALL')),
    billed('billed detail, DAT-ALL', connections, detail('DAT-ALL')),
    keyed('keyed detail, DAT-ALL', connections, detail('DAT-ALL')),
    unbilled('open search by id', searchConnections, search('ruc', number)),
    billed('billed search by id', searchConnections, search('ruc', number)),
    unbilled('open search by name', searchConnections, search('nombre', name)),
    billed('billed search by name', searchConnections, search('nombre', name)),
  ];
}

/** One call of the same SQL as a billed detail's: the read of the sections and the charge. */
type ReadAndCharge = (
  db: Queryable,
  account: Pick<BenchAccount, 'accountId' | 'keyId'>,
  entity: bigint,
  requestId: string,
) => Promise<void>;

function readAndCharge(code: Code): ReadAndCharge {
  const price = quote(DEFAULT_JURISDICTION, [code], { base: true });
  const lines = JSON.stringify(price.codes.map((line) => ({ code: line.code, amount: String(line.price) })));
  const { levels } = resolveCodes(DEFAULT_JURISDICTION, [code]);
  const facts = levelMask(levels);
  return async (db, { accountId, keyId }, entity, requestId) => {
    await new EntityDetails(db).read(DEFAULT_JURISDICTION, entity, levels);
    await callCharge(db, {
      accountId,
      keyId,
      idempotencyKey: requestId,
      amount: price.total,
      lines,
      quota: null,
      now: new Date(),
      requestId,
      route: null,
      clientReference: null,
      record: null,
      disclosure: disclosureOf('detail', [{ entity: ownKey(DEFAULT_JURISDICTION, entity), levels: facts }]),
      userId: null,
    });
  };
}

/** Values that no account, key or entity has, for the places where pgbench draws one. */
const MARKERS = { account: 8_000_000_000_000_001n, key: 8_000_000_000_000_002n, entity: 8_000_000_000_000_003n };

/**
 * The same SQL from PostgreSQL's own load generator, with prepared statements. It charges a random key of a random account that
 * it belongs to, and names one entity in every disclosure. Undefined if it isn't installed.
 */
async function pgbenchScenario(
  scenario: string,
  code: Code,
  { url, accounts, ids }: { url: string; accounts: readonly BenchAccount[]; ids: readonly bigint[] },
): Promise<Scenario | undefined> {
  const command = findPgbench();
  if (command === null) return undefined;
  const { account, key, entity } = MARKERS;
  const owner = { accountId: account as AccountId, keyId: key as KeyId };
  const script = await recordScript(
    (db, requestId) => readAndCharge(code)(db, owner, entity, requestId),
    [
      { name: 'account', marker: account, from: accounts.map(({ accountId }) => accountId) },
      { name: 'account', marker: key, from: accounts.map(({ keyId }) => keyId) },
      { name: 'entity', marker: entity, from: ids },
    ],
  );
  return {
    name: scenario,
    connections: PGBENCH_CLIENTS,
    measure: (seconds) => measurePgbench(command, url, script, seconds),
  };
}
