import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
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

  const partitions = (line: string, store: Record<string, string> = {}) =>
    cli.registry(`partitions ${line}`, {
      ...{ DATABASE_URL: cli.database.url, KEY_PEPPER: PEPPER, OBJECT_STORE: 'files', OBJECT_STORE_DIR: directory },
      ...store,
    });

  it.each([
    [{ OBJECT_STORE: '' }, 'OBJECT_STORE is not set: set it and its variables to'],
    [{ OBJECT_STORE: 'S3' }, 'OBJECT_STORE is neither files nor s3: set it'],
    [{ OBJECT_STORE_DIR: '' }, 'OBJECT_STORE_DIR is not set: set it to the absolute path'],
    [{ OBJECT_STORE_DIR: '.data/objects' }, 'OBJECT_STORE_DIR is not an absolute path: set it'],
    [{ OBJECT_STORE: 's3' }, 'S3_ENDPOINT is not set'],
    [{ OBJECT_STORE: 's3', S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'B' }, 'S3_BUCKET is not valid'],
    [{ OBJECT_STORE: 's3', S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'documents' }, 'S3_SECRET_ACCESS_KEY is not'],
  ])('changes nothing with the object store %j', async (store, message) => {
    cli.time = new Date('2027-06-10T00:00:00Z');
    for (const command of ['archive', 'verify', 'restore', 'relocate']) {
      const { code, err } = await partitions(`${command} ${JANUARY}`, store);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
    }
    expect((await partitions('list', store)).out).toMatch(/posting_2027_01 +attached/);
    cli.time = new Date('2027-02-10T00:00:00Z');
  });

  it('creates no directory for archives, because a volume that is not mounted would go unnoticed', async () => {
    const missing = join(directory, 'missing');
    const { code, err } = await partitions(`archive ${JANUARY}`, { OBJECT_STORE_DIR: missing });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('DIR does not exist on this machine: set') });
    expect(existsSync(missing)).toBe(false);
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
    expect(archived.out).toMatch(
      /^posting_2027_01 is archived: 2 postings, 1 objects, \d+ bytes in files:\/.*archive-\w+\.\n$/,
    );
    expect(await readdir(join(directory, 'ledger-archive', JANUARY))).toEqual(['00001.csv.gz', 'manifest.json']);
    expect((await partitions('list')).out).toMatch(/posting_2027_01 +archived +2 +0 +2027-06-10 00:00:00Z +files:\//);

    const shown = await cli.registry(`ledger show --account ${account}`);
    expect(shown.out).toMatch(/purchase +5\.00 +archived/);
    expect(shown.out).toMatch(/purchase +2\.00 +wallet 2\.00, cash -2\.00/);
    expect((await cli.registry('ledger reconcile')).code).toBe(0);

    expect((await partitions(`verify ${JANUARY}`)).out).toContain('has a complete copy');
    await mkdir(join(directory, 'other'));
    expect(await partitions(`restore ${JANUARY}`, { OBJECT_STORE_DIR: join(directory, 'other') })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^error: The copy of posting_2027_01 is in files:\S+, and this is files:\S+other\. /),
    });
    expect((await partitions(`relocate ${JANUARY}`)).out).toContain('has a complete copy here, which is recorded');
    expect((await partitions(`restore ${JANUARY}`)).out).toContain('posting_2027_01 is restored: 2 postings');
    expect((await cli.registry(`ledger show --account ${account}`)).out).toMatch(/5\.00 +wallet 5\.00, cash -5\.00/);
    expect((await cli.registry('ledger reconcile')).code).toBe(0);
  });
});
