import { toListing } from '@entity-registry/domain';
import { ListVersions, indexNames } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture } from '../../test/cli-fixture.js';

describe('npm run registry -- lists', () => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await CliFixture.open();
  });
  afterAll(() => cli.close());

  const load = (count: number) => {
    const listings = Array.from({ length: count }, (_, at) =>
      toListing({ entryId: String(at), type: 'entity', names: [{ kind: 'primary', name: `Inventada ${at}` }] }),
    );
    const versions = new ListVersions(cli.database.pool, indexNames, () => cli.time);
    return versions.import({ list: 'un_security_council', listings, published: null, fileName: null });
  };
  const audit = async () =>
    (await cli.database.pool.query<object>('select actor, action, target, detail from audit_entry')).rows;

  it('says so if no list was imported', async () => {
    expect(await cli.registry('lists list')).toMatchObject({ code: 0, out: 'No list was imported.\n' });
  });

  it('lists versions, and confirms or rejects held ones with an entry in the audit log', async () => {
    await load(20);
    const { version } = await load(10);
    expect((await cli.registry('lists list')).out).toMatch(/un_security_council +2026-03-10\.2 +held +10 +0 +0 +10/);
    expect(await cli.registry(`lists reject ${version.id}`)).toMatchObject({
      code: 0,
      out: 'un_security_council 2026-03-10.2 was rejected. The current version stays.\n',
    });
    const other = await load(9);
    expect(await cli.registry(`lists confirm ${other.version.id}`)).toMatchObject({
      code: 0,
      out: 'un_security_council 2026-03-10.3 is the current version: 0 added, 0 changed, 11 removed.\n',
    });
    expect(await audit()).toMatchObject([
      { actor: 'command line', action: 'list.reject', target: `list_version:${version.id}` },
      {
        ...{ actor: 'command line', action: 'list.confirm', target: `list_version:${other.version.id}` },
        detail: { after: { list: 'un_security_council', version: '2026-03-10.3', removed: 11 } },
      },
    ]);
    expect(JSON.parse((await cli.registry('lists list --json')).out)).toMatchObject([{ entries: 9, state: 'current' }]);
  });

  it.each(['confirm', 'reject'])('cannot %s a version that is not held', async (decision) => {
    const before = await audit();
    expect(await cli.registry(`lists ${decision} 999`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no version 999'),
    });
    expect(await audit()).toEqual(before);
    expect((await cli.registry(`lists ${decision} x`)).err).toContain('Must be a number above zero.');
  });
});
