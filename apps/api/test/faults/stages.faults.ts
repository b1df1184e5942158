import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { creditUnsentCharges } from '@entity-registry/accounts';
import { Experiment, SeverableProxy, tally, until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../api-fixture.js';
import type { Customer } from '../api-fixture.js';
import { conclude } from './conclude.js';

/** Longer than any stage takes by itself, shorter than a test's timeout. */
const STATEMENT_TIMEOUT_MS = 800;
/** After it, a call whose charge may be booked gets 503. */
const DEADLINE_MS = 3_000;
const SWEEP_LATER_MS = 10 * 60_000;

/** A point in the request path: what blocks it there, and what makes our own code fail there. */
interface Stage {
  name: string;
  hold: (caller: Caller) => [sql: string, values: unknown[]];
  breakage: [broken: string, mended: string];
}

interface Caller {
  kind: 'paying' | 'free' | 'public';
  customer: Customer | null;
}

const renamed = (table: string, column: string): [string, string] => [
  `alter table ${table} rename column ${column} to broken`,
  `alter table ${table} rename column broken to ${column}`,
];

const STAGES: readonly Stage[] = [
  {
    name: 'while its caller is looked up',
    hold: ({ customer }) => [`lock table ${customer ? 'api_key' : 'public_budget'} in access exclusive mode`, []],
    breakage: renamed('api_key', 'key_hash'),
  },
  {
    name: 'while its entity is read',
    hold: () => ['lock table section in access exclusive mode', []],
    breakage: renamed('section', 'body'),
  },
  {
    name: 'while it is charged',
    hold: ({ customer }) =>
      customer
        ? ['select from account where id = $1 for no key update', [customer.accountId]]
        : ['select from public_budget for update', []],
    breakage: renamed('journal_entry', 'lines'),
  },
];

const stages = new Experiment('experiment 7: errors, timeouts and hang-ups in every stage of a request');

describe(stages.title, () => {
  let api: ApiFixture;
  let proxy: SeverableProxy;
  let serial = 0;
  const customers: Customer[] = [];
  /** Calls that never got a 2xx. */
  const faulted: { id: string; what: string }[] = [];
  const statuses: (number | string)[] = [];

  beforeAll(async () => {
    api = await ApiFixture.open({
      databaseUrl: async (url) => {
        const opened = await SeverableProxy.open(url);
        proxy = opened.proxy;
        return `${opened.url}?options=-c%20statement_timeout%3D${String(STATEMENT_TIMEOUT_MS)}`;
      },
    });
    api.runClock();
    // A row of the day's public budget, which a stage can lock.
    await call({ kind: 'public', customer: null }).answer;
  });
  afterAll(async () => {
    await api.close();
    await proxy.close();
  });

  const callerOf = async (kind: Caller['kind']): Promise<Caller> => {
    if (kind === 'public') return { kind, customer: null };
    const customer = await api.customer(kind === 'paying' ? { balance: '1' } : {});
    customers.push(customer);
    return { kind, customer };
  };

  /** One call of a card; `answer` is its status, or "cut off". */
  function call({ customer }: Caller): { id: string; sent: ClientRequest; answer: Promise<number | 'cut off'> } {
    serial += 1;
    const id = `stage-${String(serial)}`;
    const { port } = api.server.address() as AddressInfo;
    const path = `/v5/entities/pa_own_${String(api.ids.company)}?include=CHK-BIN`;
    const headers = {
      ...{ 'X-Request-Id': id, 'X-Request-Deadline': String(DEADLINE_MS) },
      ...(customer && { Authorization: `Bearer ${customer.key}` }),
    };
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false });
    const answer = new Promise<number | 'cut off'>((resolve) => {
      sent.once('response', (response) => {
        response.resume();
        response.once('end', () => {
          resolve(response.statusCode ?? 0);
        });
      });
      sent.once('error', () => {
        resolve('cut off');
      });
    });
    sent.end();
    return { id, sent, answer };
  }

  const inLine = () => until(async () => (await waitingStatements(api.db)) >= 1, { what: 'the call at its stage' });

  /** Reverses the charges of responses that were never sent: what the sweep does minutes later. */
  const sweep = () => creditUnsentCharges(api.db, new Date(api.time.getTime() + SWEEP_LATER_MS), null);

  /** Checks that the next call is answered, and that only this call counted, not the faulted one. */
  const expectUntouched = async (caller: Caller, used: number, stage?: Stage): Promise<void> => {
    const atTheCharge = stage === STAGES[2];
    await until(async () => (await waitingStatements(api.db)) === 0);
    let next = call(caller);
    await until(async () => (await next.answer) === 200 || ((next = call(caller)), false), {
      what: 'an answered call',
    });
    if (caller.customer) await until(() => isRecorded(next.id), { what: 'the record of its response' });
    await sweep();
    const counted = (await standingOf(caller)) - used;
    // The public budget is a counter and not a ledger: a call cut off while it is taken may have counted. That costs no one
    // money, and the tier never gets more than its daily budget.
    expect(counted).toBeGreaterThanOrEqual(1);
    expect(counted).toBeLessThanOrEqual(caller.kind === 'public' && atTheCharge ? 2 : 1);
  };

  /** Whether the response to this call is recorded as sent: until then the sweep, whose clock is ahead, would reverse it. */
  const isRecorded = async (id: string): Promise<boolean> => {
    const { rows } = await api.db.query(
      'select from response_delivery d join journal_entry e on e.id = d.entry_id where e.request_id = $1',
      [id],
    );
    return rows.length > 0;
  };

  /** Calls that the caller has paid for or used up, according to the ledger. */
  const standingOf = async ({ kind, customer }: Caller): Promise<number> => {
    if (customer === null) return (await api.billing.publicUsage(api.time)).used;
    if (kind === 'paying') return Number(1_000_000n - (await api.billing.spendable(customer.accountId))) / 30_000;
    const { rows } = await api.db.query<{ used: number }>('select quota_day_used as used from account where id = $1', [
      customer.accountId,
    ]);
    return Number(rows[0]?.used);
  };

  const cases = STAGES.flatMap((stage) =>
    (['paying', 'free', 'public'] as const).map((kind) => ({
      kind,
      stage,
      name: `${stage.name}, for a ${kind} caller`,
    })),
  );

  const settle = async (
    name: string,
    id: string,
    response: Promise<number | 'cut off'>,
  ): Promise<number | 'cut off'> => {
    const status = await response;
    statuses.push(status);
    faulted.push({ id, what: name });
    return status;
  };

  it.each(cases)('the caller disconnects $name', async ({ kind, stage, name }) => {
    const caller = await callerOf(kind);
    const used = await standingOf(caller);
    const release = await api.hold(...stage.hold(caller));
    const { id, sent, answer } = call(caller);
    await inLine();
    sent.destroy();
    expect(await settle(`hang-up ${name}`, id, answer)).toBe('cut off');
    await until(() => Promise.resolve(api.log.some((line) => line.includes(`"${id}"`) && line.includes('"status":0'))));
    await release();
    await expectUntouched(caller, used, stage);
  });

  it.each(cases)('the database is cut off $name', async ({ kind, stage, name }) => {
    const caller = await callerOf(kind);
    const used = await standingOf(caller);
    const release = await api.hold(...stage.hold(caller));
    const { id, answer } = call(caller);
    await inLine();
    proxy.sever();
    expect(await settle(`cut-off ${name}`, id, answer)).toBe(503);
    await release();
    proxy.restore();
    await expectUntouched(caller, used, stage);
  });

  it.each(cases)('the database takes too long $name', async ({ kind, stage, name }) => {
    const caller = await callerOf(kind);
    const used = await standingOf(caller);
    const release = await api.hold(...stage.hold(caller));
    const { id, answer } = call(caller);
    expect(await settle(`timeout ${name}`, id, answer)).toBe(503);
    await release();
    await expectUntouched(caller, used, stage);
  });

  // Without a key there is neither a lookup nor a charge that could fail by itself.
  const ours = cases.filter(({ kind, stage }) => kind !== 'public' || stage.name === 'while its entity is read');
  it.each(ours)('our own code fails $name', async ({ kind, stage, name }) => {
    const caller = await callerOf(kind);
    const used = await standingOf(caller);
    const [broken, mended] = stage.breakage;
    await api.db.query(broken);
    const { id, answer } = call(caller);
    const status = await settle(`error ${name}`, id, answer);
    await api.db.query(mended);
    expect(status).toBe(500);
    await expectUntouched(caller, used, stage);
  });

  it.each(['paying', 'free'] as const)(
    'a %s call whose database session is ended during the charge is charged once',
    async (kind) => {
      const caller = await callerOf(kind);
      const release = await api.hold(...(STAGES[2] as Stage).hold(caller));
      const { answer } = call(caller);
      await inLine();
      await api.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      await inLine();
      await release();
      const status = await answer;
      statuses.push(status);
      expect(status).toBe(200);
      expect(await standingOf(caller)).toBe(1);
    },
  );

  it.each(['headers', 'body'])('the caller disconnects while the %s of a request arrive', async (part) => {
    const caller = await callerOf('paying');
    const { port } = api.server.address() as AddressInfo;
    const sent = request({
      ...{ host: '127.0.0.1', port, agent: false, method: 'POST' },
      path: `/v4/panama/entidades/${String(api.ids.company)}/update?include=CHK-BIN`,
      headers: {
        ...{ 'Content-Type': 'application/json', 'Content-Length': '100', 'X-Request-Id': `part-${part}` },
        Authorization: `Bearer ${String(caller.customer?.key)}`,
      },
    });
    sent.on('error', () => undefined);
    if (part === 'headers') sent.flushHeaders();
    else sent.write('{"a":');
    await new Promise((resolve) => api.server.once('request', resolve));
    sent.destroy();
    await until(() =>
      Promise.resolve(api.log.some((line) => line.includes(`"part-${part}"`) && /"status":0/.test(line))),
    );
    statuses.push('cut off');
    await expectUntouched(caller, 0);
  });

  it('only 2xx responses have been charged in the end', async () => {
    await api.stop();
    await sweep();
    const { rows } = await api.db.query<{ id: string; net: bigint }>(
      `select c.request_id as id, (-c.amount_micro - coalesce(r.amount_micro, 0))::bigint as net
         from journal_entry c
         left join journal_entry r on r.account_id = c.account_id and r.idempotency_key = 'reversal:' || c.id
        where c.kind = 'charge' and c.request_id = any($1)`,
      [faulted.map(({ id }) => id)],
    );
    stages.did(
      `made ${String(statuses.length)} calls fail, in ${String(STAGES.length + 2)} stages, for each kind of caller`,
    );
    stages.figure('outcomes', tally(statuses));
    stages.figure('charged before the fault, and reversed', rows.length);
    expect(rows.filter(({ net }) => net !== 0n)).toEqual([]);
    stages.checked('no faulted call costs anything; after each fault the next call was answered and counted once');
    await conclude(stages, api, customers);
  });
});
