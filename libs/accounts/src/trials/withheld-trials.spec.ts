import { TRIAL_CREDIT, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LedgerFixture } from '../../test/ledger-fixture.js';
import { ACTOR, TrialFixture, outcomeOf } from '../../test/trial-fixture.js';
import { claimEarlierTrials } from './earlier-trials.js';
import type { ManagedAccounts } from '../accounts/managed-accounts.js';
import type { OpenedAccount } from '../accounts/open-account.js';
import type { AccountId } from '../ids.js';
import type { ManagedTrials } from './managed-trials.js';

let fixture: TrialFixture;
let ledger: LedgerFixture;
let trials: ManagedTrials;
let accounts: ManagedAccounts;
beforeAll(async () => {
  fixture = await TrialFixture.open();
  ({ ledger, trials, accounts } = fixture);
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.later();
});

const unique = (): string => fixture.unique();
const anywhere = (): string => fixture.anywhere();
const open = (email: string, network?: string): Promise<OpenedAccount> => fixture.signUp(email, network);
const trialOf = (id: AccountId): Promise<bigint> => fixture.trialOf(id);

/** An account whose trial is withheld because of its network, and one because of its mailbox. */
async function withheld(): Promise<{ byNetwork: AccountId; byMailbox: AccountId; email: string }> {
  const [network, name] = [anywhere(), unique()];
  for (let count = 0; count < 5; count += 1) await open(`${unique()}@outlook.com`, network);
  const email = `${name}@gmail.com`;
  const byNetwork = (await open(email, network)).account.id;
  const other = unique();
  await open(`${other}@gmail.com`);
  return { byNetwork, byMailbox: (await open(`${other}+2@gmail.com`)).account.id, email };
}

describe('a withheld trial', () => {
  const buy = (accountId: AccountId, amount: string) =>
    ledger.billing.grantPurchase({ accountId, amount: micro(amount), idempotencyKey: ledger.unique('purchase') });

  it('is released by the first payment of 10.00 or more, once', async () => {
    const { byNetwork } = await withheld();
    expect(await buy(byNetwork, '9.99')).toMatchObject({ balance: micro('9.99') });
    expect(await buy(byNetwork, '10.00')).toMatchObject({ balance: micro('29.99') });
    expect(await buy(byNetwork, '10.00')).toMatchObject({ balance: micro('39.99') });
    expect(await trials.find(byNetwork)).toMatchObject({ state: 'granted', grantedBy: 'payment', reason: 'network' });
    const [latest, released] = await ledger.billing.ledger(byNetwork);
    expect([latest?.kind, released?.kind, released?.amount]).toEqual(['purchase', 'trial', TRIAL_CREDIT.amount]);
  });

  it('is released once by payments that settle at once', async () => {
    const { byNetwork } = await withheld();
    await Promise.all(Array.from({ length: 8 }, () => buy(byNetwork, '10.00')));
    expect(await ledger.spendable(byNetwork)).toBe(micro('90.00'));
  });

  it('is released once by a payment that is reported twice', async () => {
    const { byNetwork: accountId } = await withheld();
    const payment = { accountId, amount: micro('10.00'), idempotencyKey: 'invoice 7' };
    await ledger.billing.grantPurchase(payment);
    expect(await ledger.billing.grantPurchase(payment)).toMatchObject({ replayed: true, balance: micro('20.00') });
  });

  it('is not released by a payment if its mailbox has had one before or since', async () => {
    const { byNetwork, byMailbox, email } = await withheld();
    await buy(byMailbox, '50.00');
    expect(await trialOf(byMailbox)).toBe(0n);
    // The same mailbox signs up again elsewhere, and is granted its trial there.
    expect(outcomeOf(await open(email.replace('@', '+2@')))).toBe('granted');
    await buy(byNetwork, '50.00');
    expect(await trialOf(byNetwork)).toBe(0n);
    expect(await trials.find(byNetwork)).toMatchObject({ state: 'withheld', reason: 'mailbox' });
  });

  it('counts as the trial of its mailbox once released', async () => {
    const { byNetwork, email } = await withheld();
    await buy(byNetwork, '10.00');
    expect(outcomeOf(await open(email.replace('@', '+2@')))).toBe('mailbox');
  });

  it('is requested once, with a note, and listed for operators until it is decided', async () => {
    const { byNetwork, byMailbox } = await withheld();
    const list = async (requested: boolean) =>
      (await trials.withheld({ requested, before: null, limit: 100 })).map(({ accountId }) => accountId);
    expect(await list(true)).toEqual([]);
    await trials.request(byMailbox, 'a colleague left', ACTOR);
    await trials.request(byMailbox, 'again', ACTOR);
    await trials.request(byNetwork, null, ACTOR);
    expect(await list(true)).toEqual([byMailbox, byNetwork]);
    expect(await trials.withheld({ requested: true, before: null, limit: 1 })).toMatchObject([
      {
        accountId: byMailbox,
        reason: 'mailbox',
        note: 'a colleague left',
        requestedAt: ledger.time,
        accountName: 'Prueba',
      },
    ]);
    await trials.approve(byMailbox, ACTOR);
    await trials.decline(byNetwork, ACTOR);
    expect(await list(true)).toEqual([]);
    expect(await list(false)).toContain(byNetwork);
    expect(await trialOf(byMailbox)).toBe(micro('10.00'));
    await expect(trials.decline(byNetwork, ACTOR)).rejects.toMatchObject({ detail: { code: 'trial_not_requested' } });
    await expect(trials.request(byMailbox, null, ACTOR)).rejects.toMatchObject({
      detail: { code: 'trial_not_withheld' },
    });
    // A declined trial can be approved later.
    await trials.approve(byNetwork, ACTOR);
    expect(await trialOf(byNetwork)).toBe(micro('10.00'));
  });

  it('is approved once, even if many operators click at once, and not in addition to a payment', async () => {
    const { byMailbox, byNetwork } = await withheld();
    const presses = await Promise.allSettled(Array.from({ length: 6 }, () => trials.approve(byMailbox, ACTOR)));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(trials.approve(byMailbox, ACTOR)).rejects.toMatchObject({ detail: { code: 'trial_granted' } });
    await Promise.allSettled([trials.approve(byNetwork, ACTOR), buy(byNetwork, '10.00')]);
    expect(await ledger.spendable(byNetwork)).toBe(micro('20.00'));
  });

  it('records who asked and who approved in the audit log', async () => {
    const { byMailbox } = await withheld();
    await trials.request(byMailbox, null, ACTOR);
    await trials.approve(byMailbox, { ...ACTOR, name: 'Operadora' });
    const { rows } = await ledger.database.pool.query<{ action: string; actor: string; detail: object }>(
      `select action, actor, detail from audit_entry where account_id = $1 order by id desc limit 2`,
      [byMailbox],
    );
    expect(rows).toMatchObject([
      {
        action: 'trial.approve',
        actor: 'Operadora',
        detail: { before: { withheld: 'mailbox' }, after: { balance: '10.00' } },
      },
      { action: 'trial.request', actor: 'the tests' },
    ]);
  });
});

describe('trials that operators grant', () => {
  it('have no limit, do not count against limits, and count as the trial of the mailbox', async () => {
    const domain = `${unique()}.com.pa`;
    for (let count = 0; count < 5; count += 1) {
      const { id } = await accounts.create({ name: 'Prueba', email: `p${String(count)}@${domain}` }, ACTOR);
      expect((await accounts.confirm(id, ACTOR)).trial.balance).toBe(micro('10.00'));
    }
    const same = await accounts.create({ name: 'Prueba', email: `p0+2@${domain}` }, ACTOR);
    expect((await accounts.confirm(same.id, ACTOR)).trial.balance).toBe(micro('10.00'));
    expect(outcomeOf(await open(`p1+x@${domain}`))).toBe('mailbox');
    for (let count = 10; count < 13; count += 1)
      expect(outcomeOf(await open(`p${String(count)}@${domain}`))).toBe('granted');
  });

  it('are not granted again at the confirmation', async () => {
    const { id } = await accounts.create({ name: 'Prueba', email: `${unique()}@example.net` }, ACTOR);
    await trials.approve(id, ACTOR);
    expect((await accounts.confirm(id, ACTOR)).trial).toMatchObject({ replayed: true, balance: micro('10.00') });
  });

  it('are found by claimEarlierTrials, so that none of their mailboxes gets another', async () => {
    const name = unique();
    const { id } = await accounts.create({ name: 'Prueba', email: `${name}@gmail.com` }, ACTOR);
    await ledger.trial(id, '3.00', '2099-01-01T00:00:00Z');
    const options = { hashKey: ledger.billing.hashKey, now: () => ledger.time };
    const found = await Promise.all([1, 2, 3].map(() => claimEarlierTrials(ledger.database.pool, options)));
    expect(Math.max(...found)).toBe(1);
    expect(await claimEarlierTrials(ledger.database.pool, options)).toBe(0);
    expect(outcomeOf(await open(`${name}+x@gmail.com`))).toBe('mailbox');
  });
});
