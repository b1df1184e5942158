import { createTestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../test/cli-fixture.js';

describe('npm run registry', () => {
  let cli: CliFixture;

  beforeAll(async () => {
    cli = await CliFixture.open();
  });
  afterAll(() => cli.close());

  const registry: CliFixture['registry'] = (line, environment) => cli.registry(line, environment);
  const response: CliFixture['runJson'] = (line) => cli.runJson(line);
  const account: CliFixture['account'] = () => cli.account();

  it('takes an operator from an account to a reconciled ledger', async () => {
    const created = await response(
      'account create --name Acme --email ops@acme.example --jurisdictions pa,co --cap 100.00 --trial',
    );
    expect(created).toMatchObject({
      ...{ spendable: '10.00', balance: '0.00', trial: '10.00', cap: '100.00', jurisdictions: ['pa', 'co'] },
    });
    const id = created['id'] as string;
    const credit = await response(`credit add --account ${id} --amount 25.00 --note order-7`);
    expect(credit).toMatchObject({ replayed: false, spendable: '35.00' });
    const key = await response(`key create --account ${id} --name production`);
    expect(key['key']).toMatch(/^pk_[0-9A-Za-z]{38}$/);
    expect(key).toMatchObject({ state: 'live', expires_at: null });
    const ledger = await registry(`ledger show --account ${id}`);
    expect(ledger.out).toMatch(/ENTRY +TIME +KIND +AMOUNT +POSTINGS/);
    expect(ledger.out).toMatch(/2026-03-10 12:00:00Z {2}purchase +25\.00 {2}wallet 25\.00, cash -25\.00 +order-7/);
    const books = await registry('ledger reconcile');
    expect(books).toMatchObject({
      code: 0,
      out: expect.stringMatching(/I7 +each paid top-up .* 0\nThe ledger balances: \d+ accounts/),
    });
  });

  it('prints a key once and never again', async () => {
    const id = await account();
    const { out } = await registry(`key create --account ${id} --name production`);
    const key = /pk_\w+/.exec(out)?.[0] as string;
    expect(out).toContain('cannot be shown again');
    expect((await registry(`key list --account ${id}`)).out).not.toContain(key);
    expect((await registry(`key list --account ${id}`)).out).toContain(key.slice(0, 9));
  });

  it('revokes a key by its number', async () => {
    const id = await account();
    const key = await response(`key create --account ${id} --name old --expires 2027-01-31`);
    expect(key).toMatchObject({ expires_at: '2027-01-31T00:00:00.000Z' });
    expect(await response(`key revoke --account ${id} --key ${String(key['id'])}`)).toMatchObject({ state: 'revoked' });
    expect((await registry(`key list --account ${id}`)).out).toContain('revoked');
  });

  it('changes what an account may read and spend', async () => {
    const id = await account();
    const set = await response(`account set --account ${id} --jurisdictions pa,ec,co --cap 5.00`);
    expect(set).toMatchObject({ jurisdictions: ['pa', 'ec', 'co'], cap: '5.00' });
    expect(await response(`account set --account ${id} --cap none`)).toMatchObject({ cap: null });
    expect((await registry('account list')).out).toMatch(new RegExp(`^ *${id}  Acme`, 'm'));
  });

  it('makes one booking per idempotency key', async () => {
    const id = await account();
    const line = `credit add --account ${id} --amount 5.00 --idempotency-key order-9`;
    expect((await registry(line)).out).toContain('was booked. Spendable: 5.00.');
    expect((await registry(line)).out).toContain('was already booked; nothing changed. Spendable: 5.00.');
  });

  it('takes credit back by a negative adjustment', async () => {
    const id = await account();
    await response(`credit add --account ${id} --amount 5.00 --kind trial`);
    expect(await response(`credit add --account ${id} --amount -1.50 --kind adjustment`)).toMatchObject({
      spendable: '3.50',
    });
    expect(await response('credit expire')).toMatchObject({ lots: 0, amount: '0.00' });
  });

  it.each([
    ['an unknown account', 'ledger show --account 999999', 'there is no such account; `account list`'],
    ['an unknown key', 'key revoke --account {id} --key 999999', 'the account has no such key; `key list`'],
    ['an unknown entry', 'credit reverse --account {id} --entry 999999', '--entry: the account has no such entry'],
    ['a negative purchase', 'credit add --account {id} --amount -1', '--amount: -1.00 must be above zero'],
    [
      'an adjustment of zero',
      'credit add --account {id} --amount 0 --kind adjustment',
      '--amount: an adjustment must not be zero',
    ],
    [
      'an adjustment below zero',
      'credit add --account {id} --amount -1 --kind adjustment',
      'the lowest possible adjustment is -0.00',
    ],
    [
      'a mistyped fortune',
      'credit add --account {id} --amount 10000000',
      '--amount: 10000000.00 is more than a million',
    ],
  ])('refuses %s with exit code 1', async (_, line, message) => {
    const rejected = await registry(line.replace('{id}', await account()));
    expect(rejected).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) });
  });

  it.each([
    ['no name', 'account create --email ops@acme.example', "required option '--name <name>' not specified"],
    ['no address', 'account create --name A --email acme', "option '--email <address>' argument 'acme' is invalid"],
    ['an unknown jurisdiction', 'account create --name A --email a@b.example --jurisdictions pa,xx', 'of: pa, ec, co.'],
    [
      'a negative limit',
      'account create --name A --email a@b.example --cap -1',
      'A limit must be zero or more, or `none`.',
    ],
    ['an amount with a comma', 'credit add --account 1 --amount 1,50', "option '--amount <amount>' argument '1,50'"],
    ['an amount of thirteen digits', 'credit add --account 1 --amount 9000000000000', 'Too large: an amount has'],
    ['an account that is not a number', 'key list --account acme', 'Use the number in `account list`'],
    ['a key instead of its number', 'key revoke --account 1 --key pk_abc', 'not the key itself'],
    ['a day that does not exist', 'key create --account 1 --name k --expires 2027-13-01', 'Must be a day (2027-01-31)'],
    ['an unknown kind', 'credit add --account 1 --amount 1 --kind gift', 'Allowed choices are purchase, trial, adjust'],
    [
      'an amount given twice',
      'credit add --account 1 --amount 0.10 --amount 5',
      "option '--amount <amount>' is given more than once",
    ],
    [
      'a kind given twice',
      'credit add --account 1 --amount 1 --kind trial --kind=trial',
      "option '--kind <kind>' is given",
    ],
    [
      'a limit given twice, the same',
      'ledger show --account 1 --limit 5 --limit 5',
      "option '--limit <count>' is given",
    ],
    ['a role given twice', 'operator add A --role admin --role viewer', "option '--role <role>' is given"],
    ['an unknown command', 'account delete', "unknown command 'delete'"],
    ['an unknown option', 'account list --all', "unknown option '--all'"],
  ])('rejects %s with exit code 2', async (_, line, message) => {
    expect(await registry(line)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });

  it('lists every invalid environment variable', async () => {
    const { code, err } = await registry('account list', { DATABASE_URL: 'mysql://x', KEY_PEPPER: 'short' });
    expect(code).toBe(2);
    expect(err).toContain('DATABASE_URL is not a postgresql:// address');
    expect(err).toContain('KEY_PEPPER has 5 bytes');
  });

  it('reports an unreachable database in one line, exit code 4', async () => {
    const environment = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', KEY_PEPPER: PEPPER };
    const { code, err } = await registry('account list', environment);
    expect(code).toBe(4);
    expect(err).toMatch(/^error: DATABASE_URL: cannot connect to the database .*\n$/);
  });

  it('uses DATABASE_SESSION_URL in place of an address that leads to a pooler', async () => {
    const environment = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', KEY_PEPPER: PEPPER };
    const done = await registry('account list', { ...environment, DATABASE_SESSION_URL: cli.database.url });
    expect(done).toMatchObject({ code: 0, err: '' });
    const refused = await registry('account list', { ...environment, DATABASE_SESSION_URL: 'mysql://x' });
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('DATABASE_SESSION_URL is not a postgresql'),
    });
  });

  it('reports a ledger that does not balance, exit code 3', async () => {
    const damaged = await createTestDatabase();
    try {
      const environment = { DATABASE_URL: damaged.url, KEY_PEPPER: PEPPER };
      await registry('account create --name Acme --email ops@acme.example', environment);
      await damaged.pool.query('update account set balance_micro = 5');
      const { code, out } = await registry('ledger reconcile', environment);
      expect(code).toBe(3);
      expect(out).toMatch(/I1 +1 {2}balance of account 1 +0 +5/);
    } finally {
      await damaged.drop();
    }
  });

  it.each([['--help'], ['account --help'], ['credit add --help']])('shows its help for %s', async (line) => {
    const { code, out } = await registry(line);
    expect(code).toBe(0);
    expect(out).toContain('Usage: registry');
  });
});
