import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

const director = { entity_id: 'pa_own_1', action: 'suppress', tag: 'directores', fields: { nombre: 'Ana' } };
const BODY = { outcome: 'granted', reason: 'As you asked.', targets: [director] };

describe('the targets of a decision', () => {
  it.each([
    [{ outcome: 'maybe' }, 'outcome', /must be one of granted, partly_granted, refused/],
    [{ targets: {} }, 'targets', /must be an array/],
    [{ targets: [{ entity_id: 'x', action: 'copy' }] }, 'targets', /item 1.*entity_id must be the id of an entity/],
    [{ targets: [{ entity_id: 'pa_own_1', action: 'delete' }] }, 'targets', /action must be one of/],
    [{ targets: [{ entity_id: 'pa_own_1', action: 'suppress' }] }, 'targets', /name a level, or a tag with fields/],
    [{ targets: [{ entity_id: 'pa_own_1', action: 'suppress', level: 'nothing' }] }, 'targets', /not a level/],
    [{ targets: [{ entity_id: 'pa_own_1', action: 'cut_link', list: 'ofac_sdn' }] }, 'targets', /entry_id must be/],
    [{ targets: [{ entity_id: 'pa_own_1', action: 'suppress', tag: 'directores', fields: {} }] }, 'targets', /1 to 20/],
    [
      { targets: [{ entity_id: 'pa_own_1', action: 'suppress', level: 'directores', fields: { nombre: 'A' } }] },
      'targets',
      /fields need a tag/,
    ],
    [{ targets: [{ entity_id: 'pa_own_1', action: 'copy', fields: { nombre: 'A' } }] }, 'targets', /fields need a tag/],
    [{ targets: [{ ...director, whole_section: true }] }, 'targets', /whole_section belongs to/],
    [{ targets: [{ entity_id: 'pa_own_1', action: 'copy', all: true }] }, 'targets', /all is not a member/],
  ])('refuses a decision that is not complete, with the remedy: %j', async (changes, field, error) => {
    expect(await admin.send('post', '/admin/data-requests/1/decision', { ...BODY, ...changes })).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', field, error: expect.stringMatching(error) as unknown },
    });
  });
});
