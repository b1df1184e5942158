import { describe, expect, it } from '@jest/globals';
import { withTypedIds } from './typed-item.js';

describe('withTypedIds', () => {
  it.each([
    ['fincas', { id: 4, folio: '1' }, { id: 'pa_finca_4', folio: '1' }],
    ['gacetas', { id: 4, sid: 'g' }, { id: 4, sid: 'g' }],
    ['directores', { person_id: 7, cargo: 'VOCAL' }, { person_id: 'pa_own_7', cargo: 'VOCAL' }],
    ['organizaciones', { organization_id: null }, { organization_id: null }],
    [
      'real_estate_deeds',
      { id: 9, propiedad_id: 4, propiedad_tag: 'propiedades' },
      { id: 'pa_relemento_9', propiedad_id: 'pa_ph_4' },
    ],
    ['impedimentos', { id: 5, nombre: 'N' }, { id: 'pa_imped_5', nombre: 'N' }],
    [
      'entity_events',
      { id: 1, asset_type: 'bien_mueble', asset_id: 3, asset_snapshot: { id: 3 } },
      { id: 1, asset_id: 'pa_bm_3', asset_snapshot: { id: 'pa_bm_3' } },
    ],
    [
      'entity_events',
      { id: 1, asset_type: 'otro', asset_id: 3, asset_snapshot: null },
      { asset_id: 3, asset_snapshot: null },
    ],
  ] as const)('types the ids of %s that have a type: %j', (tag, stored, shown) => {
    expect(withTypedIds('pa', tag, stored)).toMatchObject(shown);
  });

  it('types the ids of folio entries as deeds, in lists and alone', () => {
    const entry = { id: 8, nombre: 'HIPOTECA' };
    const property = { id: 4, hipotecas: [entry], compraventas: [], last_hipoteca: entry, last_compraventa: null };
    expect(withTypedIds('pa', 'propiedades', property)).toEqual({
      id: 'pa_ph_4',
      hipotecas: [{ id: 'pa_relemento_8', nombre: 'HIPOTECA' }],
      compraventas: [],
      last_hipoteca: { id: 'pa_relemento_8', nombre: 'HIPOTECA' },
      last_compraventa: null,
    });
    // The stored object doesn't change.
    expect(entry.id).toBe(8);
  });
});
