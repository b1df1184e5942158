import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../../test/cli-fixture.js';

const JANUARY = 'posting_2027_01';

describe('npm run registry -- partitions', () => {
  let cli: CliFixture;
  let directory: string;
  let account: string;
  beforeAll(async () => {
    cli = await CliFixture.open();
    directory = await mkdtemp(join(tmpdir(), 'archive-'));
    account = await cli.account();
    cli.time = new Date('2027-01-10T00:00:00Z');
    await cli.registry('housekeeping run roll_partitions');
    await cli.registry(`credit add --account ${account} --amount 5.00`);
    cli.time = new Date('2027-02-10T00:00:00Z');
    await cli.registry('housekeeping run roll_partitions');
    await cli.registry(`credit add --account ${account} --amount 2.00`);
  });
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true });
    await cli.close();
  });

  const partitions = (line: string) =>
    cli.registry(`partitions ${line}`, {
      ...{ DATABASE_URL: cli.database.url, KEY_PEPPER: PEPPER, OBJECT_STORE_DIR: directory },
    });

  it('refuses a month that is too recent, and names the reason', async () => {
    expect(await partitions(`archive ${JANUARY}`)).toMatchObject({
      code: 1,
      err: 'error: posting_2027_01 must have ended at least 90 days ago.\n',
    });
  });

  it('archives a month into the object store, verifies it, and restores it', async () => {
    cli.time = new Date('2027-06-10T00:00:00Z');
    const archived = await partitions(`archive ${JANUARY}`);
    expect(archived).toMatchObject({ code: 0, err: '' });
    expect(archived.out).toMatch(/^posting_2027_01 is archived: 2 postings, 1 objects, \d+ bytes\.\n$/);
    expect(await readdir(join(directory, 'ledger-archive', JANUARY))).toEqual(['00001.csv.gz', 'manifest.json']);
    expect((await partitions('list')).out).toMatch(/posting_2027_01 +archived +2 +0 +2027-06-10 00:00:00Z/);

    const shown = await cli.registry(`ledger show --account ${account}`);
    expect(shown.out).toMatch(/purchase +5\.00 +archived/);
    expect(shown.out).toMatch(/purchase +2\.00 +wallet 2\.00, cash -2\.00/);
    expect((await cli.registry('ledger reconcile')).code).toBe(0);

    expect((await partitions(`verify ${JANUARY}`)).out).toContain('has a complete copy');
    expect((await partitions(`restore ${JANUARY}`)).out).toContain('posting_2027_01 is restored: 2 postings');
    expect((await cli.registry(`ledger show --account ${account}`)).out).toMatch(/5\.00 +wallet 5\.00, cash -5\.00/);
    expect((await cli.registry('ledger reconcile')).code).toBe(0);
  });
});
