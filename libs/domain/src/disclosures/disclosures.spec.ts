import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JURISDICTIONS, JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import type { RecordLevel } from '../catalog/unlisted-records.js';
import { ID_TYPES } from '../ids/typed-id.js';
import type { IdType } from '../ids/typed-id.js';
import { disclosureOf, factsOf, unlinkedFact } from './disclosure.js';
import type { Fact } from './disclosure.js';
import { UNLINKED, entityKey, ownKey, parseEntityKey } from './entity-key.js';
import { joinLevels, levelMask, levelsIn } from './level-mask.js';
import { CHANNELS, CHANNEL_NUMBERS, ID_TYPE_NUMBERS, LEVEL_NUMBERS, channelOf } from './numbers.js';

/** Frozen: stored rows are read by these numbers forever. Lines may be added at the end, never changed or removed. */
const FROZEN = {
  jurisdictions: ['pa', 'ec', 'co'],
  types: [
    ...['own', 'finca', 'ph', 'edif', 'nave', 'bm', 'marca', 'imp', 'exp', 'entrada', 'elemento', 'relemento', 'mig'],
    ...['wp', 'visaaut', 'imped'],
  ],
  levels: [
    ...['core_registro', 'contacto', 'entity_events', 'directores', 'suspension', 'organizaciones'],
    ...['representante_legal_identificado', 'gacetas', 'documentos_contraloria', 'itbm', 'funcionario', 'avisos'],
    ...['licencias', 'personal_licenses', 'company_licenses', 'fideicomisos', 'marcas', 'real_estate'],
    ...['bienes_muebles', 'naves', 'importaciones', 'exportaciones', 'customs_summaries', 'documentos_escaneados'],
    ...['registry_documents', 'css_moroso_menciones', 'sanciones', 'idoneidades', 'expedientes_judiciales'],
    ...['licitaciones', 'news', 'migrations', 'work_permits', 'screening', 'accionistas', 'denuncias', 'sri_reports'],
    ...['real_estate_deeds', 'edificios', 'authorized_visas', 'impedimentos'],
  ],
  channels: [
    ...['none', 'detail', 'search', 'section', 'text', 'asset', 'batch', 'network', 'dossier', 'immigration'],
    ...['changes', 'surface', 'resolve', 'reconcile', 'refresh', 'webhook', 'screen', 'watch'],
  ],
} as const;

describe('the numbers of stored disclosures', () => {
  it.each([
    [
      'jurisdictions',
      Object.fromEntries(JURISDICTION_CODES.map((code) => [code, JURISDICTIONS[code].number])),
      FROZEN.jurisdictions,
      7,
    ],
    ['id types', ID_TYPE_NUMBERS, FROZEN.types, 31],
    ['levels', LEVEL_NUMBERS, FROZEN.levels, 62],
    ['channels', CHANNEL_NUMBERS, FROZEN.channels, 32_767],
  ] as const)('of %s are the frozen ones, each used once and within its bits', (_name, numbers, frozen, most) => {
    const issued = Object.entries<number>(numbers);
    expect(issued.slice(0, frozen.length)).toEqual(frozen.map((name, number) => [name, number]));
    expect(new Set(issued.map(([, number]) => number)).size).toBe(issued.length);
    expect(issued.every(([, number]) => Number.isInteger(number) && number >= 0 && number <= most)).toBe(true);
  });

  it('name each channel, and refuse a number that was never issued', () => {
    for (const channel of CHANNELS) expect(channelOf(CHANNEL_NUMBERS[channel])).toBe(channel);
    expect(() => channelOf(9_999)).toThrow(RangeError);
  });
});

const ids = fc.record({
  jurisdiction: fc.constantFrom(...JURISDICTION_CODES),
  type: fc.constantFrom(...(Object.keys(ID_TYPES) as IdType[])),
  pk: fc.bigInt({ min: 1n, max: 2n ** 55n - 1n }),
});
const levelSets = fc.uniqueArray(fc.constantFrom(...(Object.keys(LEVEL_NUMBERS) as RecordLevel[])));

describe('an entity key', () => {
  it('is a positive PostgreSQL bigint that splits into its parts, in SQL too', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const key = entityKey(id);
        expect(key > 0n && key < 2n ** 63n).toBe(true);
        expect(parseEntityKey(key)).toEqual(id);
        expect([key >> 8n, (key >> 3n) & 31n, key & 7n]).toEqual([
          id.pk,
          BigInt(ID_TYPE_NUMBERS[id.type]),
          BigInt(JURISDICTIONS[id.jurisdiction].number),
        ]);
      }),
    );
  });

  it('differs for different ids', () => {
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const same = one.jurisdiction === other.jurisdiction && one.type === other.type && one.pk === other.pk;
        expect(entityKey(one) === entityKey(other)).toBe(same);
      }),
    );
  });

  it('has a value for records without an entity that no entity uses', () => {
    expect(parseEntityKey(UNLINKED)).toBeNull();
    for (const pk of [0n, -1n, 2n ** 55n]) expect(() => ownKey('pa', pk)).toThrow(RangeError);
  });

  it.each([-8n, (1n << 8n) | 7n, (1n << 8n) | (31n << 3n)])('%s is invalid', (key) => {
    expect(() => parseEntityKey(key)).toThrow(RangeError);
  });
});

describe('a set of levels', () => {
  it('splits into its levels, each with its own bit', () => {
    fc.assert(
      fc.property(levelSets, levelSets, (one, other) => {
        expect(levelsIn(levelMask(one)).toSorted()).toEqual(one.toSorted());
        const both = levelsIn(joinLevels(levelMask(one), levelMask(other)));
        expect(new Set(both)).toEqual(new Set([...one, ...other]));
        expect(levelMask(one) < 2n ** 63n).toBe(true);
      }),
    );
  });

  it.each([-1n, 1n << 62n])('%s is invalid', (mask) => {
    expect(() => levelsIn(mask)).toThrow(RangeError);
  });
});

describe('a disclosure', () => {
  const facts = fc.array(
    fc.record({ entity: ids.map(entityKey), levels: levelSets.map(levelMask), signals: levelSets.map(levelMask) }),
    { maxLength: 12 },
  );

  it('holds each entity once, with everything disclosed about it', () => {
    fc.assert(
      fc.property(facts, fc.array(fc.nat(11), { maxLength: 6 }), (given, again) => {
        const all: Fact[] = [...given, ...again.flatMap((at) => given[at] ?? [])];
        const told = factsOf(disclosureOf('search', all));
        expect(new Set(told.map(({ entity }) => entity)).size).toBe(told.length);
        expect(new Set(told.map(({ entity }) => entity))).toEqual(new Set(all.map(({ entity }) => entity)));
        for (const { entity, levels, signals } of told) {
          const own = all.filter((fact) => fact.entity === entity);
          expect(levels).toBe(own.reduce((mask, fact) => mask | fact.levels, 0n));
          expect(signals).toBe(own.reduce((mask, fact) => mask | (fact.signals ?? 0n), 0n));
        }
      }),
    );
  });

  it('has one mask for entities that have the same levels', () => {
    const core = levelMask(['core_registro']);
    const rows = [1n, 2n, 3n].map((pk) => ({ entity: ownKey('pa', pk), levels: core }));
    expect(disclosureOf('search', rows)).toEqual({
      channel: 'search',
      entities: rows.map(({ entity }) => entity),
      levels: [core],
      signals: null,
    });
  });

  it('counts records without an entity under a key that no entity has', () => {
    expect(disclosureOf('surface', [unlinkedFact('licitaciones'), unlinkedFact('licitaciones')])).toMatchObject({
      entities: [UNLINKED],
      levels: [levelMask(['licitaciones'])],
    });
  });
});
