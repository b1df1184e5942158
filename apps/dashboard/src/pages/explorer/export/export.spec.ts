import { describe, expect, it } from '@jest/globals';
import type { Catalog, Entity } from '@entity-registry/sdk';
import { exportOf, gapsOf } from './export.js';
import { addResponse } from '../sections/opened.js';

const level = (tag: string) => ({
  level: tag,
  tags: [tag],
  codes: ['DAT-GOV'],
  jurisdictions: ['pa'],
  applies_to: ['Organization'],
});
const CATALOG = {
  codes: [{ code: 'DAT-GOV', price: '0.15', status: 'active', use: 'include' }],
  levels: ['directores', 'sanciones', 'naves', 'marcas', 'quipus', 'avisos'].map(level),
  sources: [{ id: 'icij', name: 'Leaks', leaked: true, attribution: 'ICIJ, CC BY-SA 3.0' }],
} as unknown as Catalog;
const section = (state: string, source: string) => ({
  code: 'DAT-GOV',
  state,
  items: [],
  total: 0,
  sources: [{ id: source, state, fetched_at: state === 'not_fetched' ? null : '2026-11-19T03:11:00.000Z' }],
});
const OPENED = addResponse(
  undefined,
  {
    ...{ id: 'pa_own_1', type: 'Organization', jurisdiction: 'pa', nombre: 'X', core: {}, not_applicable: ['avisos'] },
    sections: {
      directores: section('ok', 'synthetic'),
      sanciones: section('not_fetched', 'css'),
      naves: section('source_down', 'amp'),
      quipus: section('restricted', 'dgi'),
    },
    billing: { codes: [], charged: '0.16' },
  } as unknown as Entity,
  ['DAT-GOV'],
);

describe('an export of an entity', () => {
  it('lists what was not bought, never requested, not answered and restricted', () => {
    expect(gapsOf(OPENED, CATALOG)).toEqual({
      ...{ notBought: ['marcas'], neverAsked: ['sanciones'], notAnswered: ['naves'], restricted: ['quipus'] },
    });
  });

  it('has the time, the account, the network, and the attributions that licenses require', () => {
    const time = new Date('2026-11-23T08:00:00Z');
    const account = { id: 7, organization: 'Prueba SA' };
    const network = { members: [{ id: 'pa_own_1' }], links: [{ ties: [{ source: 'icij' }] }] };
    expect(exportOf(OPENED, CATALOG, { time, account, network })).toMatchObject({
      ...{ exported_at: '2026-11-23T08:00:00.000Z', account, id: 'pa_own_1' },
      network: { nodes: network.members, links: network.links },
      ...{ not_bought: ['marcas'], never_asked: ['sanciones'], source_down: ['naves'], restricted: ['quipus'] },
      ...{ holds_invented_records: true, attributions: ['ICIJ, CC BY-SA 3.0'] },
    });
    expect(exportOf(OPENED, CATALOG, { time, account, network: undefined })).toMatchObject({
      ...{ network: null, attributions: [] },
    });
  });
});
