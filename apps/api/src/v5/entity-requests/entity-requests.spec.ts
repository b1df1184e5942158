import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

/** Every call for a part of an entity, and the parameters it has. */
const PARTS = [
  'network?depth=1',
  'proponente-dossier',
  'immigration',
  'immigration?include=DAT-LABOR',
  'changes?since=2026-01-01',
  'sections/directores',
];

describe('GET /v5/entities/{id}/{part}', () => {
  let api: ApiFixture;
  let paying: Customer;
  let survivor: string;
  let merged: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    survivor = `/v5/entities/pa_own_${String(api.ids.company)}`;
    const { rows } = await api.db.query<{ pk: bigint }>(
      `insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at, merged_into)
       select 'pa', nextval('entity_pk_seq'), 'merged', kind, core, source, run_id, fetched_at, pk
         from entity where jurisdiction = 'pa' and pk = $1 returning pk`,
      [api.ids.company],
    );
    merged = `/v5/entities/pa_own_${String(rows[0]?.pk)}`;
  });
  afterAll(() => api.close());

  it.each(PARTS)(
    '%s of a merged entity is a 308 to its survivor, with the same parameters, free of charge',
    async (part) => {
      const dryRun = `${part}${part.includes('?') ? '&' : '?'}dry_run=1`;
      for (const call of [part, dryRun]) {
        const { headers } = await api.get(`${merged}/${call}`, paying).redirects(0).expect(308);
        expect(headers['location']).toBe(`${survivor}/${call}`);
      }
      expect(await api.charges(paying)).toEqual([]);
    },
  );

  it('returns signed URLs for documents of tenders', async () => {
    await api.db.query(
      `update record set payload = payload || '{"documentos":[{"nombre":"Pliego","pdf_url":"object://pa/pliego.pdf"}]}'
        where level = 'licitaciones' and entity_pk = $1`,
      [api.ids.company],
    );
    const { text } = await api.get(`${survivor}/proponente-dossier`, paying).expect(200);
    expect(text).not.toContain('object://');
    expect(text).toContain('https://api.example.test/objects/pa/pliego.pdf?');
  });
});
