import { parseSearch } from '@entity-registry/domain';
import type { SearchBody, SurfaceName } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { afterClause, matchClause, sortClauses } from './conditions.js';

const clausesOf = (surface: SurfaceName, body: SearchBody) =>
  (matchClause(parseSearch(surface, body), (word) => [word]) as { bool: { filter: unknown[] } }).bool.filter;

describe('the query of OpenSearch', () => {
  it.each<[string, SurfaceName, SearchBody, unknown[]]>([
    [
      'a keyword, folded',
      'importaciones',
      { filters: { procedencia: 'Perú' } },
      [{ terms: { f_procedencia: ['peru'] } }],
    ],
    [
      'an excluded keyword',
      'importaciones',
      { filters: { procedencia: { not: ['CHINA'] } } },
      [{ bool: { must_not: { terms: { f_procedencia: ['china'] } } } }],
    ],
    [
      'a beginning',
      'importaciones',
      { filters: { procedencia: { prefix: 'CH' } } },
      [{ prefix: { f_procedencia: 'ch' } }],
    ],
    [
      'a range of days',
      'importaciones',
      { filters: { fecha: { gte: '2024-01-01', lt: '2025-01-01' } } },
      [{ range: { f_fecha: { gte: '2024-01-01', lt: '2025-01-01' } } }],
    ],
    [
      'a number',
      'importaciones',
      { filters: { valor_cif: 1.5 } },
      [{ range: { f_valor_cif: { gte: 1.5, lte: 1.5 } } }],
    ],
    ['a flag', 'licitaciones', { filters: { adjudicado: true } }, [{ term: { f_adjudicado: true } }]],
    ['an entity', 'importaciones', { filters: { entity_id: 'pa_own_42' } }, [{ terms: { f_entity_id: ['42'] } }]],
    [
      'properties of both kinds',
      'real-estate-deeds',
      { filters: { propiedad_id: ['pa_finca_1', 'pa_ph_2'] } },
      [{ terms: { f_propiedad_id: ['fincas:1', 'propiedades:2'] } }],
    ],
    [
      'words of a field, the longer ones as beginnings',
      'importaciones',
      { filters: { descripcion: 'arroz de' } },
      [
        { prefix: { words: 'arroz' } },
        { prefix: { w_descripcion: 'arroz' } },
        { term: { words: 'de' } },
        { term: { w_descripcion: 'de' } },
      ],
    ],
    ['whole words', 'importaciones', { q: 'Arroz' }, [{ term: { words: 'arroz' } }]],
  ])('filters by %s', (_, surface, body, expected) => {
    expect(clausesOf(surface, body)).toEqual(expected);
  });

  it('finds nothing by a word without terms', () => {
    const query = parseSearch('importaciones', { q: 'arroz' });
    expect(matchClause(query, () => [])).toMatchObject({ bool: { filter: [{ match_none: {} }] } });
  });

  it('leaves out tombstones', () => {
    expect(matchClause(parseSearch('importaciones', {}), () => [])).toMatchObject({
      bool: { must_not: { term: { gone: true } } },
    });
  });

  it('orders by the sort key with nulls last, then by key and part', () => {
    const { sort } = parseSearch('importaciones', {});
    expect(sortClauses(sort)).toEqual([
      { f_fecha: { order: 'desc', missing: '_last' } },
      { pk: { order: 'desc' } },
      { part: { order: 'asc' } },
    ]);
  });

  it('continues after a record without the sort key among records without it', () => {
    const { sort } = parseSearch('importaciones', {});
    const text = JSON.stringify(afterClause(sort, { keys: [null], pk: '5', part: 0 }));
    expect(text).toContain('{"match_none":{}}');
    expect(text).toContain('{"range":{"pk":{"lt":"5"}}}');
  });
});
