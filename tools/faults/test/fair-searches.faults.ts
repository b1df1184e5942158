import { setTimeout as pause } from 'node:timers/promises';
import { IngestWriter, indexNames } from '@entity-registry/registry';
import { Experiment, Samples, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { Cluster } from './cluster.js';
import type { Customer } from './cluster.js';
import { HttpClient } from './http-client.js';
import type { HttpResponse } from './http-client.js';

const COMPANIES = 4_000;
const ROWS = 100;
const CONNECTIONS = 40;
const ASKED = 150;
/** Enough keys that none of them exceeds its rate limit. */
const VICTIM_KEYS = 40;
/** The limit for the victim's p95: twice its idle p95, plus this margin. */
const MORE_MS = 50;

const fair = new Experiment(
  'experiment 22: 40 connections of other accounts send full batches, and the victim resolves single names',
);

describe(fair.title, () => {
  let cluster: Cluster;
  const client = new HttpClient(CONNECTIONS + 10);

  beforeAll(async () => {
    // The default rate limits: the hostile accounts have as many keys as connections.
    const environment = { RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '5' };
    cluster = await Cluster.open({ processes: 1, redisUrl: null, environment });
    await writeCompanies(cluster.db);
  });
  afterAll(async () => {
    client.close();
    await cluster.close();
  });

  const post = (customer: Customer, path: string, body: object): Promise<HttpResponse> =>
    client.send(cluster.apis[0]?.port ?? 0, path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${customer.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** An account with `count` keys. */
  const keysOf = async (count: number): Promise<Customer[]> => {
    const owner = await cluster.customer({ balance: '10000.00' });
    const more = Array.from({ length: count - 1 }, async (): Promise<Customer> => {
      const { id: keyId, key } = await cluster.billing.createKey({ accountId: owner.accountId, name: 'another' });
      cluster.secrets.push(key);
      return { ...owner, keyId, key };
    });
    return [owner, ...(await Promise.all(more))];
  };

  /** Resolves single names one after another. Returns times and statuses. */
  const resolveNames = async (keys: readonly Customer[]): Promise<{ times: Samples; statuses: number[] }> => {
    const times = new Samples();
    const statuses: number[] = [];
    for (let nr = 0; nr < ASKED; nr += 1) {
      const response = await post(keys[nr % keys.length] as Customer, '/v5/resolve', { name: nameOf(nr * 7) });
      times.add(response.ms);
      statuses.push(response.status);
    }
    return { times, statuses };
  };

  it.each([1, 10])('serves every request of the victim, hardly later, despite %i hostile accounts', async (hostile) => {
    const victim = await keysOf(VICTIM_KEYS);
    // Warm-up: a new process still compiles its code, so both routes run before anything is measured.
    await resolveNames(victim);
    const rows = Array.from({ length: ROWS }, (_, row) => ({ name: nameOf(row) }));
    for (const key of victim.slice(0, 5)) await post(key, '/v5/resolve/batch', { rows });
    await recovered();
    const idle = await resolveNames(victim);
    const keys = await Promise.all(Array.from({ length: hostile }, () => keysOf(CONNECTIONS / hostile)));
    let stopped = false;
    const outcomes: number[] = [];
    const flood = keys.flat().map(async (key, index) => {
      for (let nr = index; !stopped; nr += 1) {
        const rows = Array.from({ length: ROWS }, (_, row) => ({ name: nameOf(nr * ROWS + row) }));
        const { status } = await post(key, '/v5/resolve/batch', { rows });
        outcomes.push(status);
        if (status === 429) await recovered();
      }
    });
    // Wait until the flood is steady, with as many outcomes as connections, and the victim's keys can be used again.
    const steady = () => Promise.resolve(outcomes.length >= CONNECTIONS);
    await Promise.all([recovered(), until(steady, { limitMs: 60_000 })]);
    const before = outcomes.length;
    const busy = await resolveNames(victim);
    const served = outcomes.slice(before);
    stopped = true;
    await Promise.all(flood);
    const what = `${hostile} hostile`;
    fair.did(`${what}: ${CONNECTIONS} connections, batches of ${ROWS} rows: ${tally(outcomes)}`);
    fair.figure(`${what}: the victim's resolve, idle`, describe95(idle.times));
    fair.figure(`${what}: the victim's resolve meanwhile`, `${describe95(busy.times)}; ${tally(busy.statuses)}`);
    fair.figure(`${what}: batches of others served meanwhile`, served.filter((status) => status === 200).length);
    expect(tally(busy.statuses)).toBe(`${ASKED} x 200`);
    expect(busy.times.percentile(0.95)).toBeLessThanOrEqual(2 * idle.times.percentile(0.95) + MORE_MS);
  });

  it('leaves a ledger that balances', async () => {
    await cluster.checkInvariants(fair);
  });
});

/** Waits until a key that has used up its burst has recovered. */
const recovered = () => pause(5_000);

function describe95(times: Samples): string {
  return `p95 ${times.percentile(0.95).toFixed(1)} ms, ${times.describe('ms')}`;
}

const FIRST = ['Maderas', 'Inversiones', 'Naviera', 'Comercial', 'Servicios', 'Grupo', 'Importadora', 'Consultores'];
const SECOND = ['Tuira', 'Caleria', 'Azuero', 'Boquete', 'Chagres', 'Darien', 'Volcan', 'Portobelo', 'Ocu', 'Sona'];
const THIRD = ['del Norte', 'del Sur', 'Ficticia', 'Supuesta', 'Imaginaria', 'de Prueba', 'Internacional', 'Asociados'];

/** A synthetic name of words that many others share. */
function nameOf(nr: number): string {
  const pick = (words: readonly string[], divisor: number) => words[Math.floor(nr / divisor) % words.length] ?? '';
  return `${pick(FIRST, 1)} ${pick(SECOND, 8)} ${pick(THIRD, 80)} ${(nr % COMPANIES).toString(36)}`;
}

async function writeCompanies(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const fetchedAt = new Date('2026-11-20T06:00:00Z');
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', $1) returning id`,
      [fetchedAt],
    );
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt, synthetic: true };
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: Array.from({ length: COMPANIES }, (_, nr) => ({
        ...{ jurisdiction: 'pa' as const, sid: `invented:${nr}`, kind: 'Organization' as const },
        nombre: `${nameOf(nr)}, S.A.`,
      })),
      records: [],
      links: [],
    });
    await client.query('analyze');
  } finally {
    client.release();
  }
}
