import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import {
  HOSTILE_DOCUMENTS,
  Experiment,
  MemoryWorld,
  STUB_SOURCES,
  StubSourceServer,
  until,
} from '@entity-registry/testing';
import type { HostileDocument, StubSource } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Customer } from './cluster.js';
import { HealthProbe } from './health-probe.js';
import {
  SYNTHETIC_PERSON,
  syntheticCompany,
  insertSyntheticEntity,
  insertSyntheticCompany,
} from './synthetic-company.js';
import { RefreshCluster } from './refresh-cluster.js';

/** The time within which the worker's health check must respond, no matter what the worker reads. */
const HEALTH_MS = 100;
/**
 * Other programs may take the processor for longer: from everyone, which an idle thread next to the worker detects, or
 * only from the worker, but not on every try.
 */
const TRIES = 3;
const PARSER_TIMEOUT_MS = 5_000;
const COMPANY_NR = 50;

/** For each of these sources, a code that reads it and few others. */
const CODES: Readonly<Record<string, string>> = {
  gaceta_oficial: 'DAT-GOV',
  minsa: 'DAT-BIZ',
  la_prensa: 'DAT-NEWS',
  gdelt: 'DAT-NEWS',
  ofac: 'DAT-SCREEN',
  eu_sanctions: 'DAT-SCREEN',
  contraloria_planilla: 'DAT-CGR',
};

const hostile = new Experiment('experiment 25: sources send documents that take a parser’s time or memory');

describe(hostile.title, () => {
  let refreshes: RefreshCluster;
  let site: StubSourceServer;
  let probe: HealthProbe;
  let customer: Customer;
  let metricsPort: number;
  let entities: Record<'company' | 'person', bigint>;
  /** The response of one of the sites instead of its pages. */
  let sent: { readonly source: string; readonly contentType: string; readonly body: Uint8Array } | null = null;
  const requests: bigint[] = [];
  const worst: { name: string; ms: number; tries: number }[] = [];

  beforeAll(async () => {
    refreshes = await RefreshCluster.open({ queue: 'PostgreSQL', workers: 0 });
    const world = new MemoryWorld([syntheticCompany(COMPANY_NR), SYNTHETIC_PERSON]);
    site = await StubSourceServer.listen({ world, sources: STUB_SOURCES.map(replaceable) });
    metricsPort = await freePort();
    const worker = await refreshes.startWorker({
      SOURCES_URL: site.url,
      METRICS_PORT: String(metricsPort),
      PARSER_TIMEOUT_MS: String(PARSER_TIMEOUT_MS),
    });
    probe = HealthProbe.open(worker.port);
    customer = await refreshes.customer();
    entities = {
      company: await insertSyntheticCompany(refreshes.db, COMPANY_NR),
      person: await insertSyntheticEntity(refreshes.db, SYNTHETIC_PERSON, 'cedula:8-7001-99'),
    };
    // The first response starts the threads.
    expect((await refreshes.waitUntilEnded([await ask('DAT-NEWS', 'company')]))[0]?.status).toBe('completed');
  });
  afterAll(async () => {
    await probe.close();
    await refreshes.close();
    await site.close();
  });

  /** The usual site, unless its response is replaced. */
  function replaceable(usual: StubSource): StubSource {
    return {
      source: usual.source,
      respond: (request, world) =>
        sent?.source === usual.source ? Promise.resolve(sent) : usual.respond(request, world),
    };
  }

  async function ask(code: string, kind: 'company' | 'person'): Promise<bigint> {
    const path = `/v4/panama/entidades/${String(entities[kind])}/update?include=${code}`;
    const { status, body } = await refreshes.cluster.client.send(refreshes.cluster.apis[0]?.port ?? 0, path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${customer.key}` },
    });
    if (status !== 202) throw new Error(`a refresh request returned ${status}: ${body}`);
    const id = BigInt((JSON.parse(body) as { update_request_id: number }).update_request_id);
    requests.push(id);
    return id;
  }

  /** How the source was read for a request, at the first of its attempts. */
  async function readingOf(id: bigint, source: string): Promise<{ state: string; reason: string | null }> {
    const read = async () => {
      const { rows } = await refreshes.db.query<{ state: string; reason: string | null }>(
        'select state, reason from source_reading where update_request_id = $1 and source = $2',
        [id, source],
      );
      return rows[0];
    };
    await until(async () => (await read()) !== undefined, { limitMs: 60_000, what: `the reading of ${source}` });
    return (await read()) ?? { state: 'none', reason: null };
  }

  /** Reads one document while probing the worker's health. */
  async function readHostile({ source, contentType }: HostileDocument, body: Uint8Array) {
    sent = { source, contentType, body };
    await probe.readResults();
    await eventLoopLagMs();
    const id = await ask(CODES[source] ?? '', source === 'contraloria_planilla' ? 'person' : 'company');
    const reading = await readingOf(id, source);
    const health = await probe.readResults();
    sent = null;
    return { id, reading, health, lagMs: await eventLoopLagMs() };
  }

  /** Longest delay of the worker's event loop since the last read. */
  async function eventLoopLagMs(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_max_seconds\S* (\S+)$/m.exec(text)?.[1] ?? 'NaN') * 1_000;
  }

  it.each(HOSTILE_DOCUMENTS)('keeps the worker responsive while it reads $name', async (document) => {
    const body = document.make(document.bytes);
    const times: number[] = [];
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const { reading, health, lagMs } = await readHostile(document, body);
      times.push(health.worstMs - health.probeLateMs);
      expect(['ok', 'empty', 'source_down']).toContain(reading.state);
      if (reading.state === 'source_down') expect(reading.reason).not.toBe('its pages could not be read');
      expect(health.failed).toBe(0);
      const told = `${reading.reason ?? reading.state}; health within ${health.worstMs.toFixed(0)} ms`;
      const lateness = `event loop late by ${lagMs.toFixed(0)} ms, an idle thread by ${health.probeLateMs.toFixed(0)} ms`;
      hostile.figure(document.name, `${told}, ${lateness}`);
      if (times.some((ms) => ms <= HEALTH_MS)) break;
    }
    const ms = Math.min(...times);
    worst.push({ name: document.name, ms, tries: times.length });
    expect(ms).toBeLessThanOrEqual(HEALTH_MS);
  });

  it('fails the refresh without a charge and names the source if it keeps sending such a document', async () => {
    const [document] = HOSTILE_DOCUMENTS.filter(({ name }) => name.startsWith('feed: elements nested'));
    if (!document) throw new Error('there is no such document');
    sent = { source: document.source, contentType: document.contentType, body: document.make(document.bytes) };
    const id = await ask('DAT-NEWS', 'company');
    const [row] = await refreshes.waitUntilEnded([id]);
    sent = null;
    expect(row).toMatchObject({ status: 'failed', charges: 0, hasResult: false });
    expect(row?.error).toBe(
      'source down: La Prensa: feed of articles: the feed is nested too deeply (over 512 levels)',
    );
    hostile.did(`kept sending one of them: ${row?.error ?? ''}`);
  });

  it('ends every refresh, and completes an ordinary one afterwards', async () => {
    refreshes.checkEnds(hostile, await refreshes.waitUntilEnded(requests, 120_000));
    const ordinary = await refreshes.waitUntilEnded([await ask('DAT-NEWS', 'company')]);
    expect(ordinary[0]).toMatchObject({ status: 'completed', charges: 1 });
    const slowest = worst.toSorted((a, b) => b.ms - a.ms)[0];
    hostile.figure('documents', worst.length);
    hostile.figure(
      'documents that were read more than once to tell other programs apart',
      worst.filter(({ tries }) => tries > 1).length,
    );
    hostile.checked(`the slowest response of all: ${slowest?.ms.toFixed(0) ?? ''} ms (${slowest?.name ?? ''})`);
    await refreshes.checkInvariants(hostile);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
