import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDomainError } from '../errors/domain-error.js';
import { foldKeyword } from './fold-keyword.js';
import { parseSearch } from './query.js';
import { OPERATORS } from './surface.js';
import { SURFACE_NAMES, facetsOf, surfaceOf } from './surfaces.js';

const conditions = (filters: Record<string, unknown>) =>
  parseSearch('importaciones', { filters }).conditions.map(({ field, ...rest }) => [field.name, rest]);

describe('a search', () => {
  it('returns everything in the default order and page size for an empty body', () => {
    for (const body of [{}, { filters: null, q: null, sort: null, facets: null, limit: null, cursor: null }]) {
      const { sort, limit, ...query } = parseSearch('importaciones', body);
      expect(sort.map(({ field, descending }) => [field.name, descending])).toEqual([['fecha', true]]);
      expect(limit).toBe(20);
      expect(query).toMatchObject({ conditions: [], words: [], facets: [], cursor: null, deprecated: false });
    }
  });

  it.each<[Record<string, unknown>, unknown[]]>([
    [{ procedencia: 'CHINA' }, [['procedencia', { is: 'one of', values: ['CHINA'] }]]],
    [{ procedencia: ['CHINA', 'PERU'] }, [['procedencia', { is: 'one of', values: ['CHINA', 'PERU'] }]]],
    [{ procedencia: { not: 'CHINA' } }, [['procedencia', { is: 'none of', values: ['CHINA'] }]]],
    [{ fraccion_arancelaria: { prefix: '10' } }, [['fraccion_arancelaria', { is: 'beginning', value: '10' }]]],
    [{ descripcion: 'Arroz, PILADO' }, [['descripcion', { is: 'with words', words: ['arroz', 'pilado'] }]]],
    // Decomposed accents, and 200 characters of which each takes two units of UTF-16.
    [{ descripcion: 'Cafe\u0301' }, [['descripcion', { is: 'with words', words: ['cafe'] }]]],
    // Marks that no letter is composed with, and one by itself.
    [{ descripcion: 'हिन्दी q\u0301a \u0301' }, [['descripcion', { is: 'with words', words: ['हिन्दी', 'q\u0301a'] }]]],
    [{ procedencia: 'Me\u0301xico' }, [['procedencia', { is: 'one of', values: ['México'] }]]],
    [{ procedencia: '😀'.repeat(200) }, [['procedencia', { is: 'one of', values: ['😀'.repeat(200)] }]]],
    [
      { fecha: '2025-01-31' },
      [
        [
          'fecha',
          {
            is: 'between',
            from: { value: '2025-01-31', inclusive: true },
            to: { value: '2025-01-31', inclusive: true },
          },
        ],
      ],
    ],
    [
      { valor_cif: { gt: 1.5 } },
      [['valor_cif', { is: 'between', from: { value: '1.5', inclusive: false }, to: null }]],
    ],
    [{ entity_id: 'pa_own_42' }, [['entity_id', { is: 'key', keys: [{ type: 'own', pk: 42n }] }]]],
  ])('reads %j', (filters, expected) => {
    expect(conditions(filters)).toEqual(expected);
  });

  it('does not depend on the order of the operators of a filter', () => {
    const [one, other] = [
      { not: 'CHILE', prefix: 'CHI' },
      { prefix: 'CHI', not: 'CHILE' },
    ];
    expect(conditions({ procedencia: one })).toEqual(conditions({ procedencia: other }));
  });

  it('does not depend on the order of its filters', () => {
    const [one, other] = [
      { fecha: '2025-01-31', procedencia: 'CHINA' },
      { procedencia: 'CHINA', fecha: '2025-01-31' },
    ];
    expect(conditions(one)).toEqual(conditions(other));
  });

  it('of any shape is either read or refused', () => {
    const bodies = fc.record(
      Object.fromEntries(['filters', 'q', 'sort', 'facets', 'limit', 'cursor'].map((name) => [name, fc.jsonValue()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...SURFACE_NAMES), bodies, (surface, body) => {
        try {
          parseSearch(surface, body);
        } catch (error) {
          expect(isDomainError(error, 'invalid_search_query') || isDomainError(error, 'unknown_filter')).toBe(true);
        }
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });

  it('with a filter of any shape is either read or refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SURFACE_NAMES), fc.nat(), fc.jsonValue(), (surface, at, value) => {
        const { fields } = surfaceOf(surface);
        const name = fields[at % fields.length]?.name ?? '';
        try {
          expect(parseSearch(surface, { filters: { [name]: value } }).conditions.length).toBeGreaterThan(0);
        } catch (error) {
          if (!isDomainError(error, 'invalid_search_query')) throw error;
          expect(error.fields.message).toContain(`filters.${name} `);
        }
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });
});

describe('the surfaces', () => {
  it('are the fourteen of the specification', () => {
    expect(SURFACE_NAMES).toEqual([
      ...['importaciones', 'exportaciones', 'marcas', 'naves', 'real-estate', 'real-estate-deeds', 'immigration'],
      ...['licitaciones', 'avisos', 'contraloria', 'expedientes', 'sanctions', 'noticias', 'planillas'],
    ]);
  });

  it.each(SURFACE_NAMES)('%s accepts the example of each of its fields with each operator', (surface) => {
    const { fields } = surfaceOf(surface);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    for (const field of fields) {
      for (const operator of OPERATORS[field.type]) {
        const operand = operator === 'in' ? [field.example] : field.example;
        const { conditions: read } = parseSearch(surface, { filters: { [field.name]: { [operator]: operand } } });
        expect(read).toHaveLength(1);
      }
    }
  });

  it.each(SURFACE_NAMES)('%s searches the words of each of its texts and sorts by its default field', (surface) => {
    const { fields, parts, defaultSort } = surfaceOf(surface);
    expect(fields.find(({ name }) => name === defaultSort)?.sortable).toBe(true);
    for (const { words, fields: has } of parts) {
      for (const { name, type, origin } of fields.filter((field) => has?.includes(field.name) ?? true)) {
        if (type !== 'text' || origin.from !== 'payload') continue;
        expect([name, words]).toEqual([name, expect.arrayContaining([origin.path])]);
      }
    }
  });

  it('deprecate only what the specification deprecates', () => {
    const deprecated = SURFACE_NAMES.flatMap((surface) =>
      surfaceOf(surface)
        .fields.filter((field) => field.deprecated !== null)
        .map(({ name, facet }) => [surface, name, facet]),
    );
    expect(deprecated).toEqual([['immigration', 'estado', 'by_estado']]);
    expect(facetsOf(surfaceOf('immigration'))).toContain('by_estado');
  });
});

describe('foldKeyword', () => {
  it.each([
    ['MINISTERIO DE SALUD', 'ministerio de salud'],
    ['Peñón Ünico', 'penon unico'],
    ['2020-1', '2020-1'],
    ['Łódź', 'lodz'],
    ['中文', '中文'],
  ])('folds %s to %s', (value, folded) => {
    expect(foldKeyword(value)).toBe(folded);
  });

  it('cuts values longer than a filter allows', () => {
    expect(foldKeyword('x'.repeat(500))).toHaveLength(201);
  });

  it('changes nothing when done twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(foldKeyword(foldKeyword(text))).toBe(foldKeyword(text));
      }),
    );
  });
});
