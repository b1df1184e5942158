import { NO_FACTS } from '@entity-registry/domain';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { creditUnsentCharges } from '@entity-registry/accounts';
import { IngestWriter, indexNames } from '@entity-registry/registry';
import { Experiment, thousands, until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../api-fixture.js';
import type { Customer } from '../api-fixture.js';
import { conclude } from './conclude.js';

const ATTACKS = 12;
/** The caller wants the first ids of a batch; the others only make the response longer than any buffer on its way. */
const WANTED = 82;
const BATCH = 100;
const ARTICLES = 100;
const ARTICLE = 'Nota inventada de prueba. '.repeat(60);
const MINUTES_MS = 60_000;
const RECORD_EXPIRED_MS = 25 * 60 * MINUTES_MS;

const unread = new Experiment('experiment 21: callers who reset the connection before they have read their response');

describe(unread.title, () => {
  let api: ApiFixture;
  let ids: string[];
  const customers: Customer[] = [];

  beforeAll(async () => {
    api = await ApiFixture.open();
    ids = await writeCompaniesWithNews(api);
  });
  afterAll(() => api.close());

  const customer = async (balance: string): Promise<Customer> => {
    const made = await api.customer({ balance });
    customers.push(made);
    return made;
  };

  const open = async (): Promise<Socket> => {
    const socket = connect((api.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };

  const batchRequest = ({ key }: Customer, idempotencyKey?: string): string => {
    const body = JSON.stringify({ ids, include: ['DAT-NEWS'], inline_limit: 100 });
    const headers = [
      'POST /v5/entities/batch HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      ...(idempotencyKey === undefined ? [] : [`Idempotency-Key: ${idempotencyKey}`]),
    ];
    return `${headers.join('\r\n')}\r\n\r\n${body}`;
  };

  const cardRequest = ({ key }: Customer): string =>
    `GET /v5/entities/${String(ids[0])}?include=CHK-BIN HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;

  /** Reads a little at a time until the last wanted id has arrived, then resets. Returns how many wanted ids arrived. */
  const readWantedAndReset = async (socket: Socket, request: string): Promise<number> => {
    socket.write(request);
    const last = `"id":"${String(ids[WANTED - 1])}"`;
    const chunks: string[] = [];
    // Searched only in the last two chunks, because the whole is long.
    while (!chunks.slice(-2).join('').includes(last)) {
      const chunk = socket.read() as Buffer | null;
      if (chunk) chunks.push(chunk.toString('latin1'));
      else await once(socket, 'readable');
    }
    const text = chunks.join('');
    socket.resetAndDestroy();
    return ids.slice(0, WANTED).filter((id) => text.includes(`"id":"${id}"`)).length;
  };

  const credits = async (): Promise<{ count: number; amount: string }> => {
    const { rows } = await api.db.query<{ count: number; amount: string }>(
      `select count(*)::integer as count, coalesce(sum(amount_micro), 0)::text as amount from journal_entry where kind = 'reversal'`,
    );
    return rows[0] as { count: number; amount: string };
  };
  /** The sweep as it runs minutes later, and after every record under an Idempotency-Key has expired. */
  const sweepEverything = async (): Promise<number> => {
    await api.services.responseDeliveries.flush();
    let credited = 0;
    for (const ms of [6 * MINUTES_MS, RECORD_EXPIRED_MS]) {
      credited += (await creditUnsentCharges(api.db, new Date(api.time.getTime() + ms), null)).credited;
    }
    return credited;
  };

  it('a slow reader who gets the wanted ids and resets before the end is credited nothing', async () => {
    const attacker = await customer('500');
    let read = 0;
    for (let nr = 0; nr < ATTACKS; nr += 1) {
      const key = nr % 2 === 0 ? undefined : `attack-${String(nr)}`;
      read += await readWantedAndReset(await open(), batchRequest(attacker, key));
    }
    expect(read).toBe(ATTACKS * WANTED);
    await until(async () => (await api.charges(attacker)).length === ATTACKS);
    const swept = await sweepEverything();
    const paid = 500_000_000n - (await api.billing.spendable(attacker.accountId));
    unread.did(
      `read the first ${String(WANTED)} of ${String(BATCH)} cards and reset the connection, ${String(ATTACKS)} times`,
    );
    unread.figure('cards read', thousands(read));
    unread.figure('paid', `${String(Number(paid) / 1e6)} USD`);
    unread.figure('credited', swept);
    expect(swept).toBe(0);
    expect(await credits()).toMatchObject({ count: 0 });
    // 0.01 and 100 times 0.12, each time.
    expect(paid).toBe(BigInt(ATTACKS) * 12_010_000n);
  });

  it('responses that are still queued behind another when the connection is reset are credited', async () => {
    const caller = await customer('500');
    const socket = await open();
    socket.write(batchRequest(caller) + cardRequest(caller) + cardRequest(caller));
    await until(async () => (await api.charges(caller)).length === 3);
    await once(socket, 'readable');
    socket.resetAndDestroy();
    await until(async () => (await credits()).count === 2, { what: 'the credits of the queued responses' });
    expect(await api.billing.spendable(caller.accountId)).toBe(500_000_000n - 12_010_000n);
    unread.did('asked three times at once on one connection, read a part of the first response, and reset it');
    unread.figure('credited', '2 of 3: the responses that were still queued');
  });

  it('a caller who disconnects before the first byte is credited 20 times a day; then an operator decides', async () => {
    const caller = await customer('10');
    const before = (await credits()).count;
    const release = await api.hold('select from account where id = $1 for no key update', [caller.accountId]);
    const sockets = await Promise.all(Array.from({ length: 25 }, open));
    for (const socket of sockets) socket.write(cardRequest(caller));
    await until(async () => (await waitingStatements(api.db)) >= 1, { what: 'charges in line' });
    const left = Promise.all(sockets.map((socket) => once(socket, 'close')));
    for (const socket of sockets) socket.resetAndDestroy();
    await left;
    await until(() => Promise.resolve(api.log.filter((line) => line.includes('"status":0')).length >= 25));
    await release();
    const charged = async (): Promise<number> => (await api.charges(caller)).length;
    await until(async () => (await charged()) > 0 && (await waitingStatements(api.db)) === 0);
    // Charges that had not started are not made, because the caller is gone. The rest of the day's credits are used up here.
    while ((await charged()) < 25) await chargeAndCredit(caller);
    await until(async () => (await credits()).count - before === 20, { what: '20 credits' });
    const { awaitingOperator, drift } = await api.billing.reconcile();
    expect(drift).toEqual([]);
    expect(awaitingOperator).toMatchObject({ charges: 5n, amount: 150_000n });
    expect(await sweepEverything()).toBe(0);
    unread.did('left 25 times before the first byte of the response');
    unread.figure('credited at once', 20);
    unread.figure('awaiting an operator, which is no drift', 5);
  });

  const chargeAndCredit = async ({ accountId }: Customer): Promise<void> => {
    const booked = await api.billing.charge({
      ...{ accountId, keyId: null, idempotencyKey: `request:${randomUUID()}`, amount: 30_000n as never, lines: [] },
      ...{ quota: null, requestId: null, route: null, clientReference: null, record: null, now: api.time },
      ...{ disclosure: NO_FACTS, userId: null },
    });
    if (booked.outcome !== 'charged') throw new Error(booked.outcome);
    await api.billing.creditUnsent(accountId, booked.entryId);
  };

  it('the ledger is consistent', async () => {
    await conclude(unread, api, customers);
  });
});

/** A hundred synthetic companies with so much news that a batch of them fills every buffer. Returns their ids. */
async function writeCompaniesWithNews(api: ApiFixture): Promise<string[]> {
  const client = await api.db.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', $1) returning id`,
      [api.time],
    );
    const run = { id: rows[0]?.id ?? 0n, source: 'la_prensa' as const, fetchedAt: api.time, synthetic: true };
    const sids = Array.from({ length: BATCH }, (_, nr) => `ruc:9910${String(nr).padStart(3, '0')}-1-910000`);
    await new IngestWriter(client, indexNames).write(run, {
      source: 'la_prensa',
      entities: sids.map((sid, nr) => ({
        ...{ jurisdiction: 'pa' as const, sid, kind: 'Organization' as const },
        nombre: `Comercial Supuesta ${String(nr)}, S.A.`,
      })),
      records: sids.flatMap((sid) =>
        Array.from({ length: ARTICLES }, (_, nr) => ({
          ...{
            jurisdiction: 'pa' as const,
            tag: 'noticias' as const,
            sourceKey: `${sid}:${String(nr)}`,
            entitySid: sid,
          },
          payload: { titulo: `Nota ${String(nr)}`, resumen: ARTICLE },
        })),
      ),
      links: [],
    });
    const { rows: entities } = await client.query<{ id: string }>(
      `select 'pa_own_' || pk as id from entity where sid = any($1) order by pk`,
      [sids],
    );
    return entities.map(({ id }) => id);
  } finally {
    client.release();
  }
}
