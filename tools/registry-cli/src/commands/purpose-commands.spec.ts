import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture } from '../../test/cli-fixture.js';

describe('npm run registry -- purposes', () => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await CliFixture.open();
  });
  afterAll(() => cli.close());

  it('requires a purpose, and no longer, with an entry in the audit log', async () => {
    expect((await cli.registry('purposes list')).out).toMatch(/pa +not required\n/);
    expect((await cli.registry('purposes require pa')).out).toContain('pa requires a purpose');
    expect(await cli.runJson('purposes list')).toContainEqual({
      jurisdiction: 'pa',
      required_at: cli.time.toISOString(),
    });
    // The same again changes nothing.
    await cli.registry('purposes require pa');
    await cli.registry('purposes stop-requiring pa');
    expect(await cli.runJson('purposes list')).toContainEqual({ jurisdiction: 'pa', required_at: null });
    const { rows } = await cli.database.pool.query<{ action: string; target: string }>(
      `select action, target from audit_entry where action like 'purpose.%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'purpose.require', target: 'jurisdiction:pa' },
      { action: 'purpose.stop_requiring', target: 'jurisdiction:pa' },
    ]);
  });

  it('refuses an unknown country', async () => {
    expect(await cli.registry('purposes require xx')).toMatchObject({
      code: 2,
      err: expect.stringContaining('pa, ec, co'),
    });
  });
});
