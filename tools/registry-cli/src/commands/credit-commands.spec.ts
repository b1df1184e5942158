import { Billing, parseAccountId } from '@entity-registry/accounts';
import type { AccountId, EntryId } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../../test/cli-fixture.js';

describe('npm run registry, credit', () => {
  let cli: CliFixture;
  let account: string;

  beforeAll(async () => {
    cli = await CliFixture.open();
  });
  beforeEach(async () => {
    cli.time = new Date('2026-03-10T12:00:00Z');
    account = await cli.account();
  });
  afterAll(() => cli.close());

  const add = (options: string): string => `credit add --account ${account} ${options}`;

  /** Books a charge of 0.16 whose response was not sent. */
  async function charge(event: string): Promise<EntryId> {
    const billing = new Billing(cli.database.pool, { pepper: Buffer.from(PEPPER), now: () => cli.time });
    const outcome = await billing.charge({
      ...{ accountId: parseAccountId(account) as AccountId, keyId: null, idempotencyKey: `request:${event}` },
      ...{ amount: micro('0.16'), lines: [], quota: null, requestId: null, route: null, clientReference: null },
      ...{ record: null, disclosure: NO_FACTS, userId: null, now: cli.time },
    });
    if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
    return outcome.entryId;
  }

  async function audited(): Promise<object[]> {
    const { rows } = await cli.database.pool.query<object>(
      'select action, target, actor, detail from audit_entry where account_id = $1 order by id desc',
      [account],
    );
    return rows;
  }

  it("keeps an operator's idempotency keys apart from those of the service", async () => {
    await cli.runJson(`account confirm ${account}`);
    await cli.runJson(add('--amount 5.00'));
    const entry = await charge('lost');
    for (const [key, spendable] of [
      ['trial', '15.84'],
      [`reversal:${entry}`, '16.84'],
      ['request:lost', '17.84'],
    ]) {
      expect(await cli.runJson(add(`--amount 1.00 --idempotency-key ${key}`))).toMatchObject({
        replayed: false,
        spendable,
      });
    }
    expect(await cli.runJson(`credit reverse --account ${account} --entry ${entry}`)).toMatchObject({
      replayed: false,
      spendable: '18.00',
    });
  });

  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(181)],
    ['not printable', 'order\t7'],
    ['not ASCII', 'pedido-ñ'],
  ])('rejects an idempotency key that is %s with exit code 2', async (_, key) => {
    const line = ['credit', 'add', '--account', account, '--amount', '1', '--idempotency-key', key];
    expect(await cli.registry(line)).toMatchObject({
      ...{ code: 2, out: '', err: expect.stringContaining('Must have 1 to 180 printable ASCII characters.') },
    });
  });

  it('accepts an idempotency key of 180 characters', async () => {
    expect(await cli.runJson(add(`--amount 1.00 --idempotency-key ${'k'.repeat(180)}`))).toMatchObject({
      spendable: '1.00',
    });
  });

  it('reverses a charge once, and records it in the audit log once', async () => {
    await cli.runJson(add('--amount 5.00'));
    const entry = await charge('once');
    const line = `credit reverse --account ${account} --entry ${entry}`;
    const { out } = await cli.registry(line);
    expect(out).toMatch(new RegExp(`^Entry \\d+: the reversal of entry ${entry} was booked\\. Spendable: 5\\.00\\.`));
    expect((await cli.registry(line)).out).toContain('was already booked; nothing changed');
    expect(await audited()).toEqual([
      {
        ...{ action: 'credit.reverse', target: `entry:${/^Entry (\d+)/.exec(out)?.[1]}`, actor: 'command line' },
        detail: { after: { charge: Number(entry), amount: '0.16', balance: '5.00' } },
      },
      expect.objectContaining({ action: 'credit.purchase' }),
      expect.objectContaining({ action: 'account.create' }),
    ]);
  });

  it('lists credits that wait for a decision and upholds a charge', async () => {
    await cli.runJson(add('--amount 5.00'));
    const entry = await charge('awaiting');
    const awaiting = `insert into response_delivery (entry_id, state) values ($1, 'awaiting_operator')`;
    await cli.database.pool.query(awaiting, [entry]);
    const listed = { entry: String(entry), account, amount: '0.16', at: cli.time.toISOString() };
    expect(await cli.runJson(`credit awaiting --account ${account}`)).toEqual([expect.objectContaining(listed)]);
    expect((await cli.registry('credit awaiting')).out).toMatch(new RegExp(`^ +${entry} `, 'm'));
    const uphold = [
      'credit',
      'uphold',
      '--account',
      account,
      '--entry',
      String(entry),
      '--reason',
      'aborted on purpose',
    ];
    expect(await cli.registry(uphold)).toMatchObject({ code: 0, out: `Entry ${entry} was upheld.\n` });
    expect((await audited())[0]).toMatchObject({ action: 'credit.uphold', target: `entry:${entry}` });
    expect((await cli.registry('credit awaiting')).out).toBe('No credits are waiting for a decision.\n');
  });

  it('records nothing in the audit log for a charge that cannot be reversed', async () => {
    await cli.runJson(add('--amount 5.00'));
    const entry = await charge('delivered');
    await cli.database.pool.query('insert into response_delivery (entry_id, sent_at) values ($1, $2)', [
      entry,
      cli.time,
    ]);
    expect(await cli.registry(`credit reverse --account ${account} --entry ${entry}`)).toMatchObject({
      ...{ code: 1, out: '', err: expect.stringContaining('the response to this charge was sent') },
    });
    expect(await audited()).toHaveLength(2);
  });

  describe('expire', () => {
    it('writes off expired trial credit in a housekeeping run', async () => {
      const fresh = await CliFixture.open();
      try {
        await fresh.runJson(`credit add --account ${await fresh.account()} --amount 5.00 --kind trial`);
        fresh.time = new Date('2026-04-09T12:00:00Z');
        expect(await fresh.runJson('credit expire')).toEqual({ lots: 1, amount: '5.00' });
        expect(await fresh.registry('credit expire')).toMatchObject({ out: 'Wrote off 0 grants, 0.00 in total.\n' });
        const { rows } = await fresh.database.pool.query('select task, ok, detail from housekeeping_run order by id');
        expect(rows).toEqual([
          { task: 'expire_trials', ok: true, detail: { lots: 1, amount: '5.00' } },
          { task: 'expire_trials', ok: true, detail: { lots: 0, amount: '0.00' } },
        ]);
      } finally {
        await fresh.close();
      }
    });

    it('reports that another process is running it, exit code 1', async () => {
      const holder = await cli.database.pool.connect();
      await holder.query(`select pg_advisory_lock(hashtextextended('housekeeping:expire_trials', 0))`);
      expect(await cli.registry('credit expire')).toMatchObject({
        ...{ code: 1, out: '', err: expect.stringContaining('another process is writing off trial credit') },
      });
      holder.release(true);
    });

    it('reports a failure with exit code 1', async () => {
      await cli.database.pool.query('alter table credit_lot rename to moved');
      const failed = await cli.registry('credit expire');
      await cli.database.pool.query('alter table moved rename to credit_lot');
      expect(failed).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^error: .*credit_lot/) });
    });
  });
});
