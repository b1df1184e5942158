import { randomUUID } from 'node:crypto';
import { Refreshes, WorkDispatch, parseAccountId } from '@entity-registry/accounts';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../../test/cli-fixture.js';

describe('registry refresh', () => {
  let cli: CliFixture;
  let requests: Refreshes;
  let account: string;
  let id: string;

  beforeAll(async () => {
    cli = await CliFixture.open();
    requests = new Refreshes(cli.database.pool, () => cli.time);
    account = await cli.account();
    await cli.runJson(`credit add --account ${account} --amount 5.00`);
    id = await take();
  });
  afterAll(() => cli.close());

  const take = async (): Promise<string> => {
    const key = await cli.runJson(`key create --account ${account} --name prueba`);
    const created = await requests.create({
      ...{ accountId: parseAccountId(account) as AccountId, keyId: BigInt(key['id'] as string) as KeyId },
      ...{ jurisdiction: 'pa', entityPk: 7n, codes: ['DAT-GOV'], price: micro('0.15'), clientReference: 'caso 17' },
      member: null,
    });
    if (created.outcome !== 'created') throw new Error(created.outcome);
    return String(created.id);
  };

  it('lists requests by account and status', async () => {
    const { out } = await cli.registry(`refresh list --account ${account} --status pending`);
    expect(out).toMatch(
      new RegExp(`^ *${id} +${account} +pa 7 +DAT-GOV +0.15 +pending +- +2026-03-10 12:00:00Z +-`, 'm'),
    );
    expect((await cli.registry('refresh list --status failed')).out).toBe('No matching refresh requests.\n');
  });

  it('shows the result of each source', async () => {
    await cli.database.pool.query(
      `insert into source_reading (update_request_id, source, state, reason, items, started_at, finished_at)
       values ($1, 'panamacompra', 'source_down', 'it did not answer', 0, $2, $2)`,
      [id, cli.time],
    );
    const { out } = await cli.registry(`refresh show ${id}`);
    expect(out).toMatch(/^reference +caso 17$/m);
    expect(out).toMatch(/^panamacompra +source_down +0 +2026-03-10 12:00:00Z +it did not answer$/m);
    expect(await cli.runJson(`refresh show ${id}`)).toMatchObject({
      ...{ id, account, entity: '7', codes: ['DAT-GOV'], price: '0.15', status: 'pending', error: null },
      sources: [expect.objectContaining({ source: 'panamacompra', state: 'source_down' })],
    });
  });

  it('queues a pending request once, even if retried repeatedly', async () => {
    expect((await cli.registry(`refresh retry ${id}`)).out).toMatch(/: waiting for a slot: /);
    await new WorkDispatch(cli.database.pool, () => cli.time).announceSlots('refresh', randomUUID(), 9);
    expect((await cli.registry(`refresh retry ${id}`)).out).toBe(`Request ${id}: waiting in the queue.\n`);
    expect(await cli.runJson(`refresh retry ${id}`)).toEqual({ id, job: 'waiting' });
  });

  it('does not retry a request that has ended', async () => {
    const ended = await take();
    await requests.fail(BigInt(ended), 'entity not found');
    expect(await cli.registry(`refresh retry ${ended}`)).toEqual({
      ...{ code: 1, out: '' },
      err: `error: request ${ended} has ended (failed); create a new one.\n`,
    });
  });

  it.each(['show', 'retry'])('refuses to %s an unknown or invalid request', async (action) => {
    expect(await cli.registry(`refresh ${action} 999999`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such'),
    });
    expect((await cli.registry(`refresh ${action} x`)).code).toBe(2);
  });

  it('names an invalid variable, and reports an unreachable queue', async () => {
    const environment = { DATABASE_URL: cli.database.url, KEY_PEPPER: PEPPER };
    const wrong = await cli.registry('refresh list', { ...environment, REDIS_URL: 'localhost' });
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('REDIS_URL') });
    const away = await cli.registry(`refresh retry ${id}`, { ...environment, REDIS_URL: 'redis://127.0.0.1:1/0' });
    expect(away).toMatchObject({ code: 4, err: expect.stringContaining('the queue did not respond') });
  });
});
