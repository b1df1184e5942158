import { createKeyHasher, openAccount } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../../test/cli-fixture.js';

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
        hashKey: createKeyHasher(Buffer.from(PEPPER)),
        actor: ACTOR,
        origin: { network: String(serial), limits: { perDomain: 3, perNetwork: 5 } },
        now: cli.time,
      },
    );
    return String(account.id);
  };

  it('lists withheld trials, and grants a trial once', async () => {
    expect((await cli.registry('account trials')).out).toBe('No trial credit is withheld.\n');
    await open('ana@gmail.com');
    const id = await open('a.n.a+2@gmail.com');
    expect((await cli.registry('account trials')).out).toMatch(
      new RegExp(`ACCOUNT +NAME +EMAIL +REASON.*\\n +${id} +Acme +a\\.n\\.a\\+2@gmail\\.com +mailbox +2026-03-10`),
    );
    expect(await cli.registry('account trials --requested --json')).toMatchObject({ code: 0, out: '[]\n' });
    expect(await cli.registry(`account approve-trial ${id}`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/received its trial credit\. Spendable: 10\.00\./),
    });
    expect(await cli.registry(`account approve-trial ${id}`)).toMatchObject({
      code: 1,
      err: 'error: the account already had its trial credit; to grant more, use `credit add --kind trial`.\n',
    });
    expect(await cli.registry(`account decline-trial ${id}`)).toMatchObject({ code: 1 });
    expect(await cli.registry('account approve-trial 999')).toMatchObject({
      code: 1,
      err: 'error: there is no such account; `account list` shows them all.\n',
    });
  });

  it('grants the trial of a confirmed account even if its mailbox had one, because operators decide', async () => {
    await open('luis@gmail.com');
    const { id } = await cli.runJson('account create --name Acme --email luis+2@gmail.com');
    expect((await cli.registry(`account confirm ${String(id)}`)).out).toContain('Spendable: 10.00.');
    const third = await cli.runJson('account create --name Acme --email luis+3@gmail.com --trial');
    expect(third).toMatchObject({ spendable: '10.00' });
    expect((await cli.registry(`account confirm ${String(third['id'])}`)).out).toContain('Spendable: 10.00.');
  });
});
