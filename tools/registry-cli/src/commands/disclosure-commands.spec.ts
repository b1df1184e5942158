import { Billing, parseAccountId } from '@entity-registry/accounts';
import type { AccountId, EntryId } from '@entity-registry/accounts';
import { disclosureOf, levelMask, micro, ownKey } from '@entity-registry/domain';
import type { RecordLevel } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../../test/cli-fixture.js';

describe('registry disclosures', () => {
  let cli: CliFixture;
  let one: string;
  let other: string;
  let entries: EntryId[];
  let serial = 0;

  beforeAll(async () => {
    cli = await CliFixture.open();
    cli.time = new Date('2026-03-10T12:00:00Z');
    [one, other] = [await cli.account(), await cli.account()];
    entries = [
      await received(one, [
        [42n, 'core_registro', 'directores'],
        [43n, 'core_registro'],
      ]),
      await received(other, [[42n, 'core_registro']]),
      await received(one, [[42n, 'directores']]),
    ];
  });
  afterAll(() => cli.close());

  async function received(account: string, told: readonly (readonly [bigint, ...RecordLevel[]])[]): Promise<EntryId> {
    await cli.runJson(`credit add --account ${account} --amount 1.00`);
    const billing = new Billing(cli.database.pool, { pepper: Buffer.from(PEPPER), now: () => cli.time });
    const outcome = await billing.charge({
      ...{
        accountId: parseAccountId(account) as AccountId,
        keyId: null,
        idempotencyKey: `request:${String((serial += 1))}`,
      },
      ...{ amount: micro('0.01'), lines: [], quota: null, requestId: null, route: null, clientReference: null },
      ...{ record: null, userId: null, now: cli.time },
      disclosure: disclosureOf(
        'network',
        told.map(([pk, ...levels]) => ({ entity: ownKey('pa', pk), levels: levelMask(levels) })),
      ),
    });
    if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
    return outcome.entryId;
  }

  it('lists who received an entity, newest first, and records the access in the audit log', async () => {
    const { out } = await cli.registry('disclosures --entity pa_own_42 --level directores --reason ticket-7');
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s+/)[0]),
    ).toEqual([entries[2], entries[0]].map(String));
    expect(out).toContain('pa_own_42: directores');
    const { rows } = await cli.database.pool.query(
      'select action, actor, target, detail from audit_entry order by id desc limit 1',
    );
    expect(rows).toEqual([
      {
        ...{ action: 'disclosures.read', actor: 'command line', target: 'entity:pa_own_42' },
        detail: { after: { reason: 'ticket-7', level: 'directores', since: null, before: null } },
      },
    ]);
  });

  it('lists each account once', async () => {
    expect(await cli.registry('disclosures --entity pa_own_42 --accounts --json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('"responses": 2'),
    });
    const { out } = await cli.registry('disclosures --entity pa_own_42 --accounts');
    expect(out).toMatch(new RegExp(`^ *${one} +2 .*core_registro directores`, 'm'));
    expect(out).toMatch(new RegExp(`^ *${other} +1 .*core_registro +-$`, 'm'));
  });

  it('lists what an account received, page by page', async () => {
    const { out } = await cli.registry(`disclosures --account ${one} --limit 1`);
    expect(out).toContain(`For older entries, use --before ${String(entries[2])}`);
    const rest = await cli.registry(`disclosures --account ${one} --limit 1 --before ${String(entries[2])}`);
    expect(rest.out).toContain('pa_own_42: core_registro directores; pa_own_43: core_registro');
    expect((await cli.registry(`disclosures --account ${one} --since 2026-03-11`)).out).toBe(
      'No disclosures on record.\n',
    );
  });

  it.each([
    ['--limit 5', '--entity or --account is required'],
    ['--account 1 --level directores', '--level requires --entity'],
    ['--account 1 --accounts', '--accounts requires --entity'],
    ['--entity pa_own', 'Must be a typed id, such as pa_own_42'],
    ['--entity pa_own_42 --level directors', 'Allowed choices are core_registro'],
    ['--entity pa_own_42 --since yesterday', 'Must be a UTC day, such as 2026-11-21'],
    ['--account 999', 'there is no such account'],
  ])('refuses %j', async (options, error) => {
    expect(await cli.registry(`disclosures ${options}`)).toMatchObject({
      code: expect.any(Number),
      err: expect.stringContaining(error),
    });
    expect((await cli.registry(`disclosures ${options}`)).code).not.toBe(0);
  });
});
