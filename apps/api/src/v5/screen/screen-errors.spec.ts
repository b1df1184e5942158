import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { listed, loadList } from '../../../test/lists-on-file.js';
import { ScreenResponse } from './screening-schema.js';

const SUBJECT = { reference: 'c-17', name: 'Zacarías Xoconal Varnoso' };

interface Body {
  readonly results: { readonly outcome: string; readonly error: { code: string; field: string; message: string } }[];
  readonly billing: object;
}

describe('subjects that cannot be screened', () => {
  let api: ApiFixture;
  let paying: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '100' });
    await loadList(api, 'ofac_sdn', [listed('7', 'XOCONAL VARNOSO, Zacarías')]);
  });
  afterAll(() => api.close());

  const send = (body: object, query = '') => api.send('POST', `/v5/screen${query}`, paying).send(body);

  it('are not charged, and say which member to change', async () => {
    const body = {
      subjects: [
        SUBJECT,
        { reference: 'b', name: 'Benita Quiel', birth_date: '1971-02-30' },
        { reference: 'c', name: '8-123-456' },
        { reference: 'd', entity_id: 'pa_own_999999999' },
        { reference: 'e', entity_id: 'pa_finca_1' },
        { reference: 'f', entity_id: 'co_own_1' },
        { reference: 'g', name: 'Benita Quiel', identifiers: [{ kind: 'dni', value: '1234' }] },
        { reference: 'h' },
      ],
    };
    const dry = responseOf(await send(body, '?dry_run=1').expect(200)).body as Body;
    const answer = responseOf(await send(body).expect(200)).body;
    expectSchema(ScreenResponse, answer);
    const { results, billing } = answer as Body;
    expect(results.slice(1).map(({ outcome, error }) => [outcome, error.code, error.field])).toEqual([
      ['invalid', 'invalid_parameter', 'birth_date'],
      ['invalid', 'invalid_parameter', 'name'],
      ['invalid', 'entity_not_found', 'entity_id'],
      ['invalid', 'invalid_parameter', 'entity_id'],
      ['invalid', 'jurisdiction_reserved', 'entity_id'],
      ['invalid', 'invalid_parameter', 'identifiers[0].kind'],
      ['invalid', 'invalid_parameter', 'name'],
    ]);
    expect(results[2]?.error.message).toBe('name must have a letter: a number belongs in identifiers');
    expect(billing).toMatchObject({ price: '0.06', charged: '0.06' });
    expect(dry.billing).toMatchObject({ price: '0.06', charged: '0.00' });
  });

  it.each<[object, string]>([
    [{ subjects: [] }, 'subjects must be a list of 1 to 100 items'],
    [{ subjects: Array.from({ length: 101 }, () => ({ name: 'Ana' })) }, 'subjects must be a list of 1 to 100 items'],
    [
      { subjects: [SUBJECT, { ...SUBJECT, name: 'Otra' }] },
      'subjects[1].reference is the reference of subjects[0]: each must be unique in its call',
    ],
    [{ subjects: [{ name: 'Ana\u0000' }] }, 'subjects[0].name must not contain control characters'],
    [{ subjects: [{ name: 'x'.repeat(301) }] }, 'subjects[0].name must be text of at most 300 characters or null'],
    [
      { subjects: [{ name: 'Ana', aliases: ['Eva', 'Eva Inventada', 'Ana Eva', 'Eva Ana'] }] },
      'subjects[0].aliases must be a list of at most 3 items: screen further names as subjects of their own',
    ],
    [
      {
        subjects: [{ name: 'Ana', identifiers: Array.from({ length: 5 }, () => ({ kind: 'imo', value: '9074729' })) }],
      },
      'subjects[0].identifiers must be a list of at most 4 items: screen further names as subjects of their own',
    ],
    [{ subjects: [SUBJECT], lists: [] }, 'lists must be a list of 1 to 4 items'],
    [{ subjects: [SUBJECT], lists: ['ofac'] }, 'lists[0] must be "sanctions", "pep", "debarment" or "impediment"'],
    [{ subjects: [SUBJECT], min_score: 2 }, 'min_score must be a number from 0 to 1'],
    [{ subjects: [{ ...SUBJECT, dob: '1971' }] }, 'subjects[0].dob is not a parameter of this route'],
  ])('refuse %j as a whole, uncharged', async (body, error) => {
    const charges = await api.charges(paying);
    const { body: answer } = responseOf(await send(body).expect(400));
    expect(answer).toMatchObject({ error });
    expect(await api.charges(paying)).toEqual(charges);
  });

  it('is asked to come back, uncharged and before anyone is screened, while the key that signs cannot be read', async () => {
    const down = Object.assign(new Error('the database is shutting down'), { code: '57P01' });
    const load = jest.spyOn(api.services.signingKeys, 'load').mockRejectedValueOnce(down);
    const screen = jest.spyOn(api.services.screening, 'screen');
    const charges = await api.charges(paying);
    const { body } = responseOf(await send({ subjects: [SUBJECT] }).expect(503));
    expect(body).toMatchObject({ code: 'service_unavailable' });
    expect(screen).not.toHaveBeenCalled();
    expect(await api.charges(paying)).toEqual(charges);
    load.mockRestore();
    screen.mockRestore();
  });

  it('refuses half a surrogate pair, which no signature could cover', async () => {
    const sent = api.send('POST', '/v5/screen', paying).set('Content-Type', 'application/json');
    await sent.send('{"subjects":[{"name":"Ana \\ud83d Inventada"}]}').expect(400);
  });
});
