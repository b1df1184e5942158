import { micro } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LedgerFixture } from '../../test/ledger-fixture.js';
import { ACTOR, DAY_MS, TrialFixture, outcomeOf } from '../../test/trial-fixture.js';
import { openAccount } from '../accounts/open-account.js';
import type { OpenedAccount } from '../accounts/open-account.js';
import type { AccountId } from '../ids.js';
import { TrialHashes } from './trial-hashes.js';

let fixture: TrialFixture;
let ledger: LedgerFixture;
beforeAll(async () => {
  fixture = await TrialFixture.open();
  ({ ledger } = fixture);
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.later();
});

const unique = (): string => fixture.unique();
const anywhere = (): string => fixture.anywhere();
const open = (email: string, network?: string): Promise<OpenedAccount> => fixture.signUp(email, network);
const trialOf = (id: AccountId): Promise<bigint> => fixture.trialOf(id);

const tally = (opened: readonly OpenedAccount[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of opened) counts[outcomeOf(one)] = (counts[outcomeOf(one)] ?? 0) + 1;
  return counts;
};

describe('the trial of a sign-up', () => {
  it('is granted to a mailbox once, for any of its addresses, and each account gets its first key', async () => {
    const name = unique();
    const first = await open(`${name}@gmail.com`);
    expect(outcomeOf(first)).toBe('granted');
    expect(await trialOf(first.account.id)).toBe(micro('10.00'));
    for (const address of [
      `${name}+2@gmail.com`,
      `${name.split('').join('.')}@googlemail.com`,
      `${name.toUpperCase()}@gmail.com`,
    ]) {
      const again = await open(address);
      expect(outcomeOf(again)).toBe('mailbox');
      expect(await trialOf(again.account.id)).toBe(0n);
      expect(again.key.key).toMatch(/^pk_/);
      expect(await ledger.billing.account(again.account.id)).toMatchObject({ confirmedAt: ledger.time });
    }
  });

  it('is granted once when many addresses of a mailbox are confirmed at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const name = unique();
      const opened = await Promise.all(
        Array.from({ length: 10 }, (_, index) => open(`${name}+${String(index)}@gmail.com`)),
      );
      expect(tally(opened)).toEqual({ granted: 1, mailbox: 9 });
    }
  });

  it('is granted three times a year to the domain of an organization and its subdomains, also at once', async () => {
    const domain = `${unique()}.com.pa`;
    const names = [domain, `mail.${domain}`, `a.b.${domain}`];
    const address = (index: number): string => `persona${String(index)}@${names[index % names.length] ?? domain}`;
    const opened = await Promise.all(Array.from({ length: 9 }, (_, index) => open(address(index))));
    expect(tally(opened)).toEqual({ granted: 3, domain: 6 });
    ledger.time = new Date(ledger.time.getTime() + 364 * DAY_MS);
    expect(outcomeOf(await open(`luis@${domain}`))).toBe('domain');
    ledger.time = new Date(ledger.time.getTime() + 2 * DAY_MS);
    expect(outcomeOf(await open(`luisa@${domain}`))).toBe('granted');
  });

  it('is not limited by the domain of a public provider', async () => {
    const name = unique();
    const opened = await Promise.all(
      Array.from({ length: 6 }, (_, index) => open(`${name}${String(index)}@outlook.com`)),
    );
    expect(tally(opened)).toEqual({ granted: 6 });
  });

  it('is granted five times on a UTC day to a network, also at once, and again on the next day', async () => {
    const network = anywhere();
    const name = unique();
    const opened = await Promise.all(
      Array.from({ length: 9 }, (_, index) => open(`${name}${String(index)}@outlook.com`, network)),
    );
    expect(tally(opened)).toEqual({ granted: 5, network: 4 });
    ledger.time = new Date(
      Date.UTC(ledger.time.getUTCFullYear(), ledger.time.getUTCMonth(), ledger.time.getUTCDate() + 1),
    );
    expect(outcomeOf(await open(`${name}@outlook.com`, network))).toBe('granted');
  });

  it('uses up none of the limits when it is withheld', async () => {
    const [network, name, domain] = [anywhere(), unique(), `${unique()}.com.pa`];
    await open(`${name}@gmail.com`);
    for (let count = 0; count < 6; count += 1)
      expect(outcomeOf(await open(`${name}+${String(count)}@gmail.com`, network))).toBe('mailbox');
    for (let count = 0; count < 3; count += 1) await open(`p${String(count)}@${domain}`, network);
    for (let count = 3; count < 9; count += 1)
      expect(outcomeOf(await open(`p${String(count)}@${domain}`, network))).toBe('domain');
    expect(outcomeOf(await open(`${unique()}@outlook.com`, network))).toBe('granted');
  });

  it('neither deadlocks nor is granted twice when mailboxes, domains and networks cross', async () => {
    const [one, other] = [anywhere(), anywhere()];
    const domains = [`${unique()}.com.pa`, `${unique()}.com.pa`];
    const opened = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        open(`p${String(index % 8)}@${domains[index % 2] ?? ''}`, index % 3 === 0 ? one : other),
      ),
    );
    const counts = tally(opened);
    // Eight mailboxes at two domains with three each: six would be granted, but a network gets five at most.
    expect(counts['granted']).toBeLessThanOrEqual(6);
    expect(counts['granted']).toBeGreaterThanOrEqual(5);
  });

  it('is withheld from a mailbox whose user was erased, and no stored data identifies anyone', async () => {
    const name = unique();
    const { account } = await open(`${name}@example.net`);
    // The account after its user is erased.
    await ledger.database.pool.query(`update account set name = 'erased', email = 'erased@invalid' where id = $1`, [
      account.id,
    ]);
    expect(outcomeOf(await open(`${name}@example.net`))).toBe('mailbox');
    const { rows } = await ledger.database.pool.query<{ row: object }>('select to_jsonb(c) as row from trial_claim c');
    expect(Object.keys(rows[0]?.row ?? {}).sort()).toEqual([
      'claimed_at',
      'domain_hash',
      'mailbox_hash',
      'network_hash',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${name}|example|account`));
  });

  it('leaves nothing behind when a later step fails', async () => {
    const email = `${unique()}@gmail.com`;
    const failed = inTransaction(ledger.database.pool, async (tx) => {
      await openAccount(
        tx,
        { name: 'Prueba', email },
        {
          hashKey: ledger.billing.hashKey,
          actor: ACTOR,
          origin: { network: 'n', limits: { perDomain: 3, perNetwork: 5 } },
          now: ledger.time,
        },
      );
      throw new Error('the rest of the sign-up failed');
    });
    await expect(failed).rejects.toThrow('the rest');
    expect(outcomeOf(await open(email))).toBe('granted');
  });
});

describe('the keyed hashes of trials', () => {
  it('differ by kind and by pepper, and are never those of an API key', () => {
    const hashKey = ledger.billing.hashKey;
    const hashes = new TrialHashes(hashKey);
    expect(hashes.mailbox('ana@example.com')).toHaveLength(32);
    expect(hashes.mailbox('ana@example.com')).toEqual(hashes.mailbox('ANA+x@example.com'));
    expect(hashes.domain('ana@example.com')).not.toEqual(hashes.mailbox('example.com'));
    expect(hashes.mailbox('ana@example.com')).not.toEqual(Buffer.from(hashKey('ana@example.com')));
    const other = new TrialHashes((text) => hashKey(`another pepper ${text}`));
    expect(other.mailbox('ana@example.com')).not.toEqual(hashes.mailbox('ana@example.com'));
  });

  it.each([
    ['ana@example.com.pa', 'luis@mail.example.com.pa', true],
    ['ana@example.co.uk', 'luis@other.co.uk', false],
    ['ana@a.duckdns.org', 'luis@b.duckdns.org', true],
    ['ana@a.github.io', 'luis@b.github.io', true],
    ['ana@BÜCHER.example', 'luis@xn--bcher-kva.example', true],
    ['ana@localhost', 'luis@localhost', true],
    ['ana@example.com', 'ana@example.net', false],
  ])('treat %s and %s as one organization: %s', (one, other, expected) => {
    const hashes = new TrialHashes(ledger.billing.hashKey);
    expect(hashes.domain(one)?.equals(hashes.domain(other) ?? Buffer.alloc(0))).toBe(expected);
  });

  it('exist for domains of organizations only', () => {
    expect(new TrialHashes(ledger.billing.hashKey).domain('ana@gmail.com')).toBeNull();
  });
});
