import { DEFAULT_JURISDICTION, ENTITY_SEARCH, SURFACE_NAMES, makeTypedId } from '@entity-registry/domain';
import { PostgresCandidateSource } from '@entity-registry/registry';
import type pg from 'pg';
import type { BenchAccount, BenchDatabase } from '../database.js';
import { measureCalls, measureHttp } from '../load.js';
import type { Measurement, BenchRequest } from '../load.js';
import { cycle, sampleIdentifiers, sampleNameQueries, sampleOrganizations } from '../queries.js';
import { SURFACE } from './bars.js';
import { entityQuestions } from './entity-questions.js';
import { surfaceQuestions } from './surface-questions.js';
import { findByTrigrams, prepareTrigrams } from './trigrams.js';

export interface Scenario {
  name: string;
  connections: number;
  measure: (seconds: number) => Promise<Measurement>;
  /** A request to check before measuring: a response without results proves nothing. */
  probe?: () => BenchRequest;
}

export interface V5Options {
  /** Concurrent connections for everything but batches, which run one at a time. */
  clients: number;
  seed: number;
}

interface Parts {
  database: BenchDatabase;
  accounts: BenchAccount[];
  options: V5Options;
  api: { url: string };
  express: { url: string };
  straight: pg.Pool;
}

const SAMPLE = 2_000;
const QUESTIONS = 300;
const BATCH = 100;
const PAGE = 20;

type MakeRequest = () => Omit<BenchRequest, 'headers'>;

/** Every scenario of v5, in the order of the table. */
export async function v5Scenarios(parts: Parts): Promise<Scenario[]> {
  const { database, options } = parts;
  const { pool } = database;
  const { clients, seed } = options;
  await prepareTrigrams(pool);
  const name = cycle(await sampleNameQueries(pool, SAMPLE, seed));
  const number = cycle(await sampleIdentifiers(pool, SAMPLE));
  const id = cycle((await sampleOrganizations(pool, SAMPLE)).map((pk) => makeTypedId(DEFAULT_JURISDICTION, 'own', pk)));
  const long = cycle(await sampleLongSections(pool));
  const call = callsOf(parts);
  const post = (path: string, body: object) => ({ path, body: JSON.stringify(body) });
  const batch = () => ({ rows: Array.from({ length: BATCH }, (_, row) => ({ row_id: String(row), name: name() })) });

  return [
    express(parts),
    call('resolve by id', clients, () => post('/v5/resolve', numberQuery(number()))),
    call('resolve by name', clients, () => post('/v5/resolve', { name: name() })),
    straightCandidates(parts, name),
    straightTrigrams(parts, name),
    call('resolve batch of 100', 1, () => post('/v5/resolve/batch', batch())),
    call('card, CHK-BIN', clients, () => ({ path: `/v5/entities/${id()}?include=CHK-BIN` })),
    call('section page of 20', clients, () => ({
      path: `/v5/entities/${long()}/sections/importaciones?limit=${PAGE}`,
    })),
    call('network, depth 2', clients, () => ({ path: `/v5/entities/${id()}/network?depth=2` })),
    call('network, depth 3', clients, () => ({ path: `/v5/entities/${id()}/network?depth=3` })),
    ...(await surfaceScenarios(pool, { seed, clients, call })),
  ];
}

type MakeCall = (name: string, connections: number, ask: MakeRequest) => Scenario;

/** Makes scenarios of billed calls, spread over the accounts. */
function callsOf({ accounts, api }: Parts): MakeCall {
  const account = cycle(accounts);
  return (name, connections, ask) => {
    const next = (): BenchRequest => ({ ...ask(), headers: { authorization: `Bearer ${account().key}` } });
    const measure = (seconds: number) => measureHttp({ url: api.url, connections, seconds, next });
    return { name, connections, measure, probe: next };
  };
}

async function surfaceScenarios(
  pool: pg.Pool,
  { seed, clients, call }: { seed: number; clients: number; call: MakeCall },
): Promise<Scenario[]> {
  const entities = cycle(await entityQuestions(pool, { count: QUESTIONS, seed }));
  const entityPath = `/v5/search/${ENTITY_SEARCH.name}`;
  const byName = () => ({ path: entityPath, body: JSON.stringify(entities()) });
  const scenarios: Scenario[] = [call(`${SURFACE}${ENTITY_SEARCH.name}`, clients, byName)];
  for (const surface of SURFACE_NAMES) {
    const question = cycle(await surfaceQuestions(pool, surface, { count: QUESTIONS, seed }));
    const path = `/v5/search/${surface}`;
    scenarios.push(call(`${SURFACE}${surface}`, clients, () => ({ path, body: JSON.stringify(question()) })));
  }
  return scenarios;
}

function express({ express: server, options: { clients } }: Parts): Scenario {
  const next = () => ({ path: '/', headers: {} });
  const measure = (seconds: number) => measureHttp({ url: server.url, connections: clients, seconds, next });
  return { name: 'bare Express hello', connections: clients, measure };
}

function straightCandidates({ straight, options: { clients } }: Parts, name: () => string): Scenario {
  const source = new PostgresCandidateSource(straight);
  const find = async () => {
    await source.find({ jurisdiction: DEFAULT_JURISDICTION, name: name(), limit: 50 });
  };
  const measure = (seconds: number) => measureCalls(clients, seconds, find);
  return { name: 'candidates straight', connections: clients, measure };
}

function straightTrigrams({ straight, options: { clients } }: Parts, name: () => string): Scenario {
  const measure = (seconds: number) => measureCalls(clients, seconds, () => findByTrigrams(straight, name()));
  return { name: 'pg_trgm straight', connections: clients, measure };
}

/** A written number as a question: companies have RUCs, persons cédulas. */
function numberQuery(number: string): object {
  return /^\d{4,}-/.test(number) ? { ruc: number } : { cedula: number };
}

/** Importers whose declarations do not fit on one page. */
async function sampleLongSections(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ pk: bigint }>(
    `select entity_pk as pk from record_importaciones tablesample system (20) repeatable (1)
      where jurisdiction = '${DEFAULT_JURISDICTION}' and entity_pk is not null
      group by entity_pk having count(*) > $1 order by md5(entity_pk::text) limit $2`,
    [PAGE / 2, QUESTIONS],
  );
  if (rows.length > 0) return rows.map(({ pk }) => makeTypedId(DEFAULT_JURISDICTION, 'own', pk));
  throw new Error('no entity has more declarations than a page');
}
