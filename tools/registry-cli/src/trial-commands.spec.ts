import { keyHasher, openAccount } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../test/cli-fixture.js';

const ACTOR = { operatorId: null, name: 'the tests', requestId: null };

describe('npm run registry -- account', () => {
  let cli: CliFixture;
  let serial = 0;
  beforeAll(async () => {
    cli = await CliFixture.open();
  });
  afterAll(() => cli.close());

  const open = async (email: string): Promise<string> => {
    serial += 1;
    const { account } = await openAccount(
      cli.database.pool,
      { name: 'Acme', email },
      {
        hashKey: keyHasher(Buffer.from(PEPPER)),
        actor: ACTOR,
        origin: { network: String(serial), limits: { perDomain: 3, perNetwork: 5 } },
        now: cli.time,
      },
    );
    return String(account.id);
  };

  it('lists trials that are withheld, and grants one, once', async () => {
    expect((await cli.registry('account trials')).out).toBe('No trial credit is withheld.\n');
    await open('ana@gmail.com');
    const id = await open('a.n.a+2@gmail.com');
    expect((await cli.registry('account trials')).out).toMatch(
      new RegExp(`ACCOUNT +NAME +EMAIL +REASON.*\\n +${id} +Acme +a\\.n\\.a\\+2@gmail\\.com +mailbox +2026-03-10`),
    );
    expect(await cli.registry('account trials --requested --json')).toMatchObject({ code: 0, out: '[]\n' });
    expect(await cli.registry(`account approve-trial ${id}`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/has its trial credit\. Spendable: 10\.00\./),
    });
    expect(await cli.registry(`account approve-trial ${id}`)).toMatchObject({
      code: 1,
      err: 'error: the account has had its trial credit; for more, `credit add --kind trial`.\n',
    });
    expect(await cli.registry(`account decline-trial ${id}`)).toMatchObject({ code: 1 });
    expect(await cli.registry('account approve-trial 999')).toMatchObject({
      code: 1,
      err: 'error: there is no such account; `account list` shows them all.\n',
    });
  });

  it('confirms an account with its trial, even if its mailbox had one: operators decide', async () => {
    await open('luis@gmail.com');
    const { id } = await cli.answer('account create --name Acme --email luis+2@gmail.com');
    expect((await cli.registry(`account confirm ${String(id)}`)).out).toContain('Spendable: 10.00.');
    const third = await cli.answer('account create --name Acme --email luis+3@gmail.com --trial');
    expect(third).toMatchObject({ spendable: '10.00' });
    expect((await cli.registry(`account confirm ${String(third['id'])}`)).out).toContain('Spendable: 10.00.');
  });
});
