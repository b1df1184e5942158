import { Writable } from 'node:stream';
import { Billing, Refreshes } from '@entity-registry/accounts';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import { micro, quote } from '@entity-registry/domain';
import type { Code, EntityKind, PublicSourceId, Tag } from '@entity-registry/domain';
import { createLogger, createMetricsRegistry } from '@entity-registry/http';
import { IngestWriter, ListScreening, RefreshWriter, indexNames } from '@entity-registry/registry';
import type { RecordInput } from '@entity-registry/registry';
import type { SourceReading, QueriedEntity } from '@entity-registry/sources';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { RefreshReport } from '../src/refresh/refresh-report.js';
import { RefreshStore } from '../src/refresh/refresh-store.js';
import { RefreshRunner } from '../src/refresh/refresh-runner.js';
import type { SourcePort } from '../src/refresh/read-sources.js';

export const COMPANY = {
  jurisdiction: 'pa',
  sid: 'syn:7:1',
  kind: 'Organization',
  nombre: 'Maderas del Tuira Ficticia, S.A.',
  ruc: '900000001-2-2019 DV 35',
  core: { ficha: '9000001', folio: '900000001', capital: '10,000.00', domicilio: 'Calle Vieja', status: 'VIGENTE' },
} as const;

const PERSON = {
  jurisdiction: 'pa',
  sid: 'syn:7:2',
  kind: 'NaturalPerson',
  nombre: 'Aurelia Inventada Quintero',
  cedula: '8-7001-1',
} as const;

/** Stores a synthetic company and a person with these records; returns the v4 ids of both. */
export async function storeSynthetic(
  database: TestDatabase,
  records: readonly Partial<RecordInput>[] = [],
): Promise<Record<EntityKind, bigint>> {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now()) returning id`,
  );
  const run = { id: rows[0]?.id ?? 0n, source: 'synthetic', fetchedAt: new Date('2026-11-01T00:00:00Z'), synthetic: true } as const; // prettier-ignore
  await new IngestWriter(client, indexNames).write(run, {
    source: 'synthetic',
    entities: [COMPANY, PERSON],
    records: records.map((record, n) => ({
      ...{ jurisdiction: 'pa', tag: 'marcas', sourceKey: `7.1.${n}`, entitySid: COMPANY.sid, payload: {} },
      ...record,
    })),
    links: [],
  });
  const stored = await client.query<{ kind: EntityKind; pk: bigint }>('select kind, pk from entity');
  client.release();
  return Object.fromEntries(stored.rows.map(({ kind, pk }) => [kind, pk])) as Record<EntityKind, bigint>;
}

/** An account with a key and no money. */
export async function openAccount(billing: Billing): Promise<{ account: AccountId; key: KeyId }> {
  const { id } = await billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' });
  const key = await billing.createKey({ accountId: id, name: 'prueba' });
  return { account: id, key: key.id };
}

/** Sources that return what a test specifies. */
export class StubSources implements SourcePort {
  readonly requests: { source: PublicSourceId; subject: QueriedEntity; wanted: readonly Tag[] }[] = [];
  /** The result of all other sources: no data. */
  readings: Partial<Record<PublicSourceId, SourceReading>> = {};
  /** Called when a source is read, before it responds. */
  onRead: (source: PublicSourceId, signal: AbortSignal) => Promise<void> = () => Promise.resolve();

  async read(source: PublicSourceId, subject: QueriedEntity, wanted: readonly Tag[], signal: AbortSignal) {
    this.requests.push({ source, subject, wanted });
    await this.onRead(source, signal);
    const reading: SourceReading = this.readings[source] ?? { state: 'empty', tags: wanted };
    return { reading, evidenceIds: [7n, 8n] };
  }
}

export interface RequestRow {
  status: string;
  runs: number;
  result: string | null;
  error_message: string | null;
  entry_id: bigint | null;
  started_at: Date | null;
  completed_at: Date | null;
}

/** `Refreshes` on its own database, with an account that can pay, and a clock that tests set. */
export class RefreshFixture {
  time = new Date('2026-11-21T12:00:00Z');
  readonly sources = new StubSources();
  /** How often webhooks were dispatched. */
  dispatched = 0;
  readonly log: string[] = [];
  /** Where its log goes. */
  readonly destination = new Writable({
    write: (line: Buffer, _encoding, done) => {
      this.log.push(line.toString());
      done();
    },
  });
  readonly metrics = createMetricsRegistry('worker');
  dispatchWebhooks = (): Promise<void> => {
    this.dispatched += 1;
    return Promise.resolve();
  };
  database!: TestDatabase;
  billing!: Billing;
  requests!: Refreshes;
  refreshes!: RefreshRunner;
  screening!: ListScreening;
  /** Called before a refresh screens. */
  updateLists = (): Promise<void> => Promise.resolve();
  account!: AccountId;
  key!: KeyId;
  entities!: Record<EntityKind, bigint>;

  static async open(): Promise<RefreshFixture> {
    const fixture = new RefreshFixture();
    fixture.database = await createTestDatabase({ poolSize: 8 });
    const { pool } = fixture.database;
    const now = () => fixture.time;
    fixture.billing = new Billing(pool, { pepper: Buffer.alloc(32, 7), now });
    fixture.requests = new Refreshes(pool, now);
    fixture.screening = new ListScreening(pool, { threads: 1 });
    const { destination } = fixture;
    const log = createLogger({ service: 'worker', level: 'info', destination });
    fixture.refreshes = new RefreshRunner({
      ...{ now, refreshes: fixture.requests, sources: fixture.sources, screening: fixture.screening },
      store: new RefreshStore({ pool, now, writer: new RefreshWriter(indexNames), synthetic: true }),
      report: new RefreshReport(fixture.metrics, log),
      dispatchWebhooks: () => fixture.dispatchWebhooks(),
      updateLists: () => fixture.updateLists(),
    });
    fixture.entities = await storeSynthetic(fixture.database);
    Object.assign(fixture, await openAccount(fixture.billing));
    await fixture.pay('10.00');
    return fixture;
  }

  async pay(amount: string): Promise<void> {
    await this.billing.grantPurchase({
      accountId: this.account,
      amount: micro(amount),
      idempotencyKey: crypto.randomUUID(),
    });
  }

  async create(
    codes: readonly Code[],
    { entityPk = this.entities.Organization, webhook }: { entityPk?: bigint; webhook?: string } = {},
  ): Promise<bigint> {
    const { pool } = this.database;
    if (webhook) await pool.query('update account set webhook_url = $2 where id = $1', [this.account, webhook]);
    const created = await this.requests.create({
      ...{ accountId: this.account, keyId: this.key, jurisdiction: 'pa', entityPk, codes },
      ...{ clientReference: null, member: null },
      price: quote('pa', codes, { base: false }).total,
    });
    if (created.outcome !== 'created') throw new Error(created.outcome);
    return created.id;
  }

  run(id: bigint, signal = new AbortController().signal, isLast = true) {
    return this.refreshes.run(id, signal, isLast);
  }

  async row(id: bigint): Promise<RequestRow | undefined> {
    const { rows } = await this.database.pool.query<RequestRow>(
      'select status, runs, result, error_message, entry_id, started_at, completed_at from update_request where id = $1',
      [id],
    );
    return rows[0];
  }

  async charges(): Promise<string[]> {
    const ledger = await this.billing.ledger(this.account);
    return ledger.flatMap(({ kind, idempotencyKey }) => (kind === 'charge' ? [idempotencyKey] : []));
  }

  async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.database.pool.query<Record<string, unknown>>(sql, values)).rows;
  }

  /** The sections' states, by level. */
  async states(): Promise<Record<string, string>> {
    const rows = await this.query('select level, state from section where entity_pk = $1 order by level', [
      this.entities.Organization,
    ]);
    return Object.fromEntries(rows.map(({ level, state }) => [level, state])) as Record<string, string>;
  }

  async close(): Promise<void> {
    await this.screening.close();
    await this.database.drop();
  }
}
