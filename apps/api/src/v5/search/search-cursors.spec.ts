import type { AccountId } from '@entity-registry/accounts';
import { isDomainError, parseEntitySearch, parseSearch } from '@entity-registry/domain';
import type { SearchBody, SurfaceName } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { Cursors } from '../cursors/cursors.js';
import { SearchCursors } from './search-cursors.js';

const ACCOUNT = 7n as AccountId;
const TOTAL = { count: 3, relation: 'eq' } as const;
const cursors = new SearchCursors(new Cursors('a secret of this test', () => new Date('2026-11-20T06:00:00Z')));

/** Whether the cursor of a search is valid for another one. */
function continues(surface: SurfaceName, from: SearchBody, to: SearchBody): boolean {
  const text = cursors.seal(ACCOUNT, parseSearch(surface, from), { keys: ['k'], pk: '1', part: 0, total: TOTAL });
  return isAccepted(() => cursors.open(ACCOUNT, parseSearch(surface, to), text));
}

function continuesEntities(from: SearchBody, to: SearchBody): boolean {
  const end = { later: false, name: 'a', pk: '1', total: TOTAL };
  const text = cursors.sealEntities(ACCOUNT, parseEntitySearch(from), end);
  return isAccepted(() => cursors.openEntities(ACCOUNT, parseEntitySearch(to), text));
}

function isAccepted(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (!isDomainError(error, 'invalid_cursor')) throw error;
    return false;
  }
}

describe('the cursor of a search', () => {
  it.each<[string, SurfaceName, unknown, unknown]>([
    [
      'values in another order',
      'importaciones',
      { procedencia: ['CHINA', 'PERU'] },
      { procedencia: ['PERU', 'CHINA'] },
    ],
    ['values in another case', 'importaciones', { procedencia: 'Perú' }, { procedencia: { in: ['PERU', 'perú'] } }],
    ['excluded values', 'importaciones', { procedencia: { not: ['a', 'b'] } }, { procedencia: { not: ['B', 'A'] } }],
    ['a prefix', 'importaciones', { procedencia: { prefix: 'ch' } }, { procedencia: { prefix: 'CH' } }],
    ['words in another order', 'importaciones', { descripcion: 'arroz pilado' }, { descripcion: 'Pilado, arroz' }],
    [
      ...(['ids', 'importaciones'] as const),
      { entity_id: ['pa_own_42', 'pa_own_7'] },
      { entity_id: ['pa_own_7', 'pa_own_42', 'pa_own_7'] },
    ],
  ])('continues the same search with %s', (_what, surface, from, to) => {
    expect(continues(surface, { filters: from }, { filters: to })).toBe(true);
  });

  it('continues a search for the same words', () => {
    expect(continues('importaciones', { q: 'arroz pilado' }, { q: 'pilado arroz' })).toBe(true);
  });

  it.each<[string, SurfaceName, unknown, unknown]>([
    ['another value', 'importaciones', { procedencia: ['CHINA', 'PERU'] }, { procedencia: ['CHINA'] }],
    ['values excluded', 'importaciones', { procedencia: ['a'] }, { procedencia: { not: 'a' } }],
    ['another case where it matters', 'immigration', { estado: 'resuelto' }, { estado: 'Resuelto' }],
    ['another id', 'importaciones', { entity_id: 'pa_own_42' }, { entity_id: 'pa_own_7' }],
    ['an id of another type', 'real-estate-deeds', { propiedad_id: 'pa_ph_4' }, { propiedad_id: 'pa_finca_4' }],
    ['another day', 'importaciones', { fecha: '2025-01-31' }, { fecha: '2025-01-30' }],
  ])('does not continue a search with %s', (_what, surface, from, to) => {
    expect(continues(surface, { filters: from }, { filters: to })).toBe(false);
  });

  it('continues a search of entities with the same filters, but not with its words in another order', () => {
    const [one, other] = [{ status: ['VIGENTE', 'DISUELTA'] }, { status: ['disuelta', 'vigente'] }];
    expect(continuesEntities({ q: 'banco sur', filters: one }, { q: 'banco sur', filters: other })).toBe(true);
    // Names that begin with the words in their order come first.
    expect(continuesEntities({ q: 'banco sur' }, { q: 'sur banco' })).toBe(false);
  });
});
