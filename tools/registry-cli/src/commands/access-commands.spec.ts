import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CliFixture } from '../../test/cli-fixture.js';

describe('npm run registry, access', () => {
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

  async function audited(): Promise<string[]> {
    const { rows } = await cli.database.pool.query<{ action: string }>(
      `select action from audit_entry where account_id = $1 and actor = 'command line' and operator_id is null
        order by id`,
      [account],
    );
    return rows.map(({ action }) => action);
  }

  const createKey = (options = ''): Promise<Record<string, unknown>> =>
    cli.runJson(`key create --account ${account} --name production${options}`);

  it('confirms an account once: its first key and the trial credit', async () => {
    const confirmed = await cli.runJson(`account confirm ${account}`);
    expect(confirmed).toMatchObject({ key: expect.stringMatching(/^pk_/), state: 'live', spendable: '10.00' });
    const again = await cli.registry(`account confirm ${account}`);
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is already confirmed') });
  });

  it('prints the first key as text too', async () => {
    const { out } = await cli.registry(`account confirm ${account}`);
    expect(out).toMatch(/is confirmed\. Spendable: 10\.00\.\nkey +pk_\w+\nnumber +\d+\n/);
    expect(out).toContain('cannot be shown again');
  });

  it('creates a key with its limits and shows them', async () => {
    const key = await createKey(' --scopes CHK-BIN,DAT-CORE --monthly-cap 50.00 --allow 203.0.113.0/24,2001:db8::1');
    expect(key).toMatchObject({
      ...{ scopes: ['CHK-BIN', 'DAT-CORE'], monthly_cap: '50.00', rolled_from: null, last_used_at: null },
      allowed_addresses: ['203.0.113.0/24', '2001:db8::1'],
    });
    const { out } = await cli.registry(`key list --account ${account}`);
    expect(out).toMatch(/CHK-BIN,DAT-CORE +50\.00 +203\.0\.113\.0\/24,2001:db8::1 /);
  });

  it('changes the given fields and leaves the rest', async () => {
    const { id } = await createKey(' --scopes CHK-BIN --monthly-cap 50.00 --allow 203.0.113.7');
    expect(await cli.runJson(`key update ${String(id)} --name staging --scopes all`)).toMatchObject({
      ...{ name: 'staging', scopes: [], monthly_cap: '50.00', allowed_addresses: ['203.0.113.7'] },
    });
    const lifted = await cli.runJson(`key update ${String(id)} --monthly-cap none --allow anywhere`);
    expect(lifted).toMatchObject({ name: 'staging', monthly_cap: null, allowed_addresses: [] });
  });

  it('rolls a key with an overlap, and once', async () => {
    const { id } = await createKey(' --scopes CHK-BIN');
    const rolled = await cli.runJson(`key roll ${String(id)} --overlap-hours 48`);
    expect(rolled).toMatchObject({
      ...{ key: expect.stringMatching(/^pk_/), scopes: ['CHK-BIN'], rolled_from: id },
      old: { id, state: 'ending', revoked_at: '2026-03-12T12:00:00.000Z' },
    });
    expect(await cli.registry(`key roll ${String(id)}`)).toMatchObject({
      code: 1,
      err: 'error: the key was already rolled; roll the key that replaced it.\n',
    });
    cli.time = new Date('2026-03-12T12:00:00Z');
    expect((await cli.registry(`key list --account ${account}`)).out).toMatch(/ revoked /);
  });

  it("does not revoke a key under another account's number", async () => {
    const { id } = await createKey();
    const other = await cli.account();
    expect(await cli.registry(`key revoke --account ${other} --key ${String(id)}`)).toMatchObject({
      ...{ code: 1, err: expect.stringContaining('the account has no such key') },
    });
    expect(await cli.runJson(`key revoke --account ${account} --key ${String(id)}`)).toMatchObject({
      state: 'revoked',
    });
  });

  it('writes each change into the audit log, as the admin API does, and never a key', async () => {
    const { id, key } = await createKey();
    await cli.runJson(`key update ${String(id)} --monthly-cap 5.00`);
    await cli.runJson(`account set --account ${account} --cap 9.00 --jurisdictions pa,ec,co`);
    await cli.runJson(`credit add --account ${account} --amount 25.00`);
    await cli.runJson(`key roll ${String(id)}`);
    await cli.runJson(`key revoke --account ${account} --key ${String(id)}`);
    expect(await audited()).toEqual([
      ...['account.create', 'key.create', 'key.update', 'account.set_jurisdictions', 'account.set_cap'],
      ...['credit.purchase', 'key.roll', 'key.revoke'],
    ]);
    const { rows } = await cli.database.pool.query(
      'select * from audit_entry where strpos(audit_entry::text, $1) > 0',
      [String(key)],
    );
    expect(rows).toEqual([]);
  });

  it('adds an operator, lists without the token, and revokes', async () => {
    const added = await cli.registry(['operator', 'add', 'Ana Ruiz', '--role', 'finance']);
    const token = /op_[\w-]{43}/.exec(added.out)?.[0] as string;
    expect(added.out).toContain('cannot be shown again');
    const { out } = await cli.registry('operator list');
    expect(out).toMatch(/^ *\d+ {2}Ana Ruiz {2}finance/m);
    expect(out).not.toContain(token);
    const number = /^ *(\d+) {2}Ana Ruiz/m.exec(out)?.[1] as string;
    expect(await cli.runJson(`operator revoke ${number}`)).toMatchObject({ revoked_at: '2026-03-10T12:00:00.000Z' });
  });

  it('keeps the last admin', async () => {
    const { id } = await cli.runJson('operator add Eva --role admin');
    expect(await cli.registry(`operator revoke ${String(id)}`)).toMatchObject({
      ...{ code: 1, err: expect.stringContaining('this is the last active admin') },
    });
  });

  it('runs one housekeeping task or all of them', async () => {
    expect(await cli.registry('housekeeping run expire_trials')).toEqual({
      ...{ code: 0, out: 'expire_trials: ok, lots 0, amount 0.00\n', err: '' },
    });
    const all = (await cli.runJson('housekeeping run')) as unknown as { task: string; outcome: string }[];
    expect(all.map(({ task, outcome }) => [task, outcome])).toContainEqual(['reconcile', 'ok']);
    expect(all).toHaveLength(10);
  });

  it('reports a failed task with exit code 1', async () => {
    await cli.database.pool.query('alter table public_budget rename to moved');
    const { code, out } = await cli.registry('housekeeping run purge_history');
    await cli.database.pool.query('alter table moved rename to public_budget');
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringMatching(/^purge_history: failed, error .*public_budget/),
    });
  });

  it('checks each invariant and reports a charge without a sent response after an hour without a sweep, exit code 3', async () => {
    const { id } = await createKey();
    await cli.runJson(`credit add --account ${account} --amount 25.00`);
    const charge = `select outcome from charge($1, $2, $3, 160000, $4, null, $5, null, null, 0::smallint, null, '{}', '{}', null)`;
    await cli.database.pool.query(charge, [account, id, 'request:lost', '[]', cli.time]);
    expect(await cli.runJson('ledger reconcile')).toMatchObject({ drift: [], waiting: null }); // it may still be in progress
    cli.time = new Date('2026-03-10T12:05:01Z');
    expect(await cli.runJson('ledger reconcile')).toMatchObject({
      ...{ drift: [], waiting: { charges: 1, amount: '0.16', since: '2026-03-10T12:00:00.000Z' } },
    });
    expect(await cli.registry('ledger reconcile')).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        'Not drift: 1 charge of 0.16 in total, the oldest from 2026-03-10 12:00:00Z, not recorded as sent',
      ),
    });
    cli.time = new Date('2026-03-10T13:00:01Z');
    const { code, out } = await cli.registry('ledger reconcile');
    expect(code).toBe(3);
    expect(out).toMatch(/^I3 .* 1$/m);
    expect(out).toMatch(/^I1 .* 0$/m);
    expect(out).toMatch(new RegExp(`^I3 +${account} `, 'm'));
    expect((await cli.registry('housekeeping run credit_unsent')).out).toMatch(/ok, credited 1, amount 0\.16/);
    expect(await cli.registry('ledger reconcile')).toMatchObject({ code: 0 });
  });

  it.each([
    ['an unknown code', 'key create --account 1 --name k --scopes DAT-XXX', 'There is no code "DAT-XXX"'],
    ['a code without a price', 'key create --account 1 --name k --scopes DAT-ALL+', 'There is no code "DAT-ALL+"'],
    ['an invalid address', 'key update 1 --allow 300.0.0.1', '"300.0.0.1" is not an address or block'],
    ['an invalid block', 'key update 1 --allow 10.0.0.0/33', '"10.0.0.0/33" is not an address or block'],
    ['a negative limit', 'key update 1 --monthly-cap -1', 'A limit must be zero or more, or `none`.'],
    ['an update without changes', 'key update 1', 'nothing to change: use --name, --scopes, --monthly-cap or --allow'],
    ['an overlap of months', 'key roll 1 --overlap-hours 169', 'Must be hours from 0 to 168.'],
    ['an operator without a role', 'operator add Ana', "required option '--role <role>' not specified"],
    ['an unknown role', 'operator add Ana --role root', 'Allowed choices are viewer, support, finance, admin.'],
    ['an operator that is not a number', 'operator revoke Ana', 'Use the number in `operator list`'],
    ['an unknown task', 'housekeeping run sweep', 'Allowed choices are expire_trials, sum_usage'],
  ])('rejects %s with exit code 2', async (_, line, message) => {
    expect(await cli.registry(line)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });

  it.each([
    ['an unknown account', 'account confirm 999999', 'there is no such account'],
    ['an unknown key', 'key roll 999999', 'no such key'],
    ['an unknown operator', 'operator revoke 999999', 'there is no such operator'],
  ])('refuses %s with exit code 1', async (_, line, message) => {
    expect(await cli.registry(line)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) });
  });
});
