import { expect } from '@jest/globals';
import type { ToolsFixture } from './tools-fixture.js';

export type Arguments = Record<string, unknown>;

/** The arguments of a tool, the cost, the part of the response to check, and a call that is refused with this code. */
export interface Case {
  readonly args: Arguments;
  readonly price: string;
  readonly shows: Arguments;
  readonly refused: readonly [Arguments, string, Arguments?];
}

/** Every tool of the contract. */
export const TOOL_NAMES = [
  'get_catalog',
  'resolve_entity',
  'resolve_entities',
  'screen_names',
  'watch',
  'search_entities',
  'get_entity',
  'search_records',
  'describe_surface',
  'get_real_estate',
  'get_document',
  'get_network',
  'get_immigration',
  'get_proponente_dossier',
  'request_refresh',
  'get_refresh',
  'get_usage',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];

/** Kinds of assets by the tag of their records. */
export const ASSETS = [
  ['finca', 'fincas'],
  ['ph', 'propiedades'],
  ['nave', 'naves'],
  ['bm', 'bienes_muebles'],
  ['marca', 'marcas'],
  ['imp', 'importaciones'],
  ['exp', 'exportaciones'],
  ['entrada', 'documentos_escaneados'],
  ['elemento', 'documentos_digitales'],
  ['mig', 'migrations'],
  ['wp', 'work_permits'],
] as const;

/** The pages of the company's scanned document. */
export const PAGES = ['Escritura inventada número uno', 'comparece Aurelia Inventada', 'y firma'];

const NOBODY = 'pa_own_999999999';

/** One case for each tool. `pending` is the id of a pending refresh. */
export function toolCases(fixture: ToolsFixture, pending: unknown): Readonly<Record<ToolName, Case>> {
  const { company } = fixture;
  const text = fixture.asset('entrada', 'documentos_escaneados');
  return {
    get_catalog: {
      ...{ args: { parts: ['codes', 'levels'], jurisdiction: 'ec' }, price: '0.00' },
      shows: { base: '0.01', codes: expect.any(Array), levels: expect.any(Array) },
      refused: [{ parts: ['prices'] }, 'invalid_parameter'],
    },
    resolve_entity: {
      ...{ args: { name: 'maderas ficticias del tuira', ruc: null }, price: '0.02' },
      shows: { outcome: 'matched', candidates: [expect.objectContaining({ id: company })] },
      refused: [{ ruc: '???' }, 'invalid_identifier', { field: 'ruc' }],
    },
    resolve_entities: {
      ...{
        args: { rows: [{ row_id: 'a', name: 'Aurelia Inventada' }, { name: 'Nadie de Ninguna Parte' }] },
        price: '0.03',
      },
      shows: { summary: { rows: 2, matched: 1, ambiguous: 0, no_match: 1, invalid: 0 } },
      refused: [{ rows: [] }, 'invalid_parameter'],
    },
    screen_names: {
      // No list is loaded here, so the code costs nothing.
      ...{ args: { subjects: [{ reference: 'c-1', name: 'Aurelia Inventada' }] }, price: '0.01' },
      shows: {
        results: [{ reference: 'c-1', index: 0, entity_id: null, outcome: 'not_fetched' }],
        billing: expect.objectContaining({ not_charged: [{ code: 'SCR-NAME', reason: 'never_fetched' }] }),
      },
      refused: [{ subjects: [] }, 'invalid_parameter'],
    },
    watch: {
      ...{ args: { action: 'create', name: 'Clientes' }, price: '0.00' },
      shows: { name: 'Clientes', items: 0, webhook: false },
      refused: [{ action: 'add', watchlist: 999, items: [{ reference: 'c-1', name: 'Ana' }] }, 'watchlist_not_found'],
    },
    search_entities: {
      ...{ args: { name: 'ficticias' }, price: '0.01' },
      shows: {
        results: [expect.objectContaining({ id: company, identifier_masked: expect.stringContaining('***') })],
        page: expect.objectContaining({ next_cursor: null }),
        billing: expect.objectContaining({ charged: '0.01' }),
      },
      refused: [{ jurisdiction: 'ec' }, 'missing_search_term'],
    },
    get_entity: {
      ...{ args: { id: company, include: ['DAT-GOV'] }, price: '0.16' },
      shows: { id: company, billing: expect.objectContaining({ charged: '0.16' }) },
      refused: [{ id: NOBODY }, 'entity_not_found'],
    },
    search_records: {
      ...{ args: { surface: 'marcas', facets: ['estado'], limit: 1 }, price: '0.01' },
      shows: { surface: 'marcas', page: expect.objectContaining({ returned: 1 }) },
      refused: [
        { surface: 'marcas', filters: { color: 'rojo' } },
        'unknown_filter',
        { valid_filters: expect.any(Array) },
      ],
    },
    describe_surface: {
      ...{ args: { surface: 'immigration' }, price: '0.00' },
      shows: { surface: 'immigration', filters: expect.any(Array) },
      refused: [{ surface: 'weather' }, 'invalid_parameter'],
    },
    get_real_estate: {
      ...{ args: { owner_id: company }, price: '0.26' },
      shows: { level: 'real_estate', total: 2, next_cursor: null },
      refused: [{ owner_id: company, asset_id: fixture.asset('finca', 'fincas') }, 'invalid_parameter'],
    },
    get_document: {
      ...{ args: { id: text }, price: '0.07' },
      shows: { text: PAGES[0], pages: 3, next_page: 2 },
      refused: [{ id: 'pa_entrada_999999999' }, 'entity_not_found'],
    },
    get_network: {
      ...{ args: { id: company, depth: 1 }, price: '0.26' },
      shows: { root: company, total: 8, next_cursor: null },
      refused: [{ id: 'Maderas' }, 'malformed_id'],
    },
    get_immigration: {
      ...{ args: { id: company, detail: true, limit: 1 }, price: '0.16' },
      shows: { id: company, work_permits: expect.objectContaining({ returned: 1 }) },
      refused: [{ id: NOBODY }, 'entity_not_found'],
    },
    get_proponente_dossier: {
      ...{ args: { id: company }, price: '0.11' },
      shows: { id: company, tenders: expect.objectContaining({ total: 1 }) },
      refused: [{ id: 'ec_own_1' }, 'jurisdiction_reserved'],
    },
    request_refresh: {
      // Charged on completion.
      ...{ args: { id: company, include: ['DAT-CORE', 'CHK-BIN'] }, price: '0.15' },
      shows: { status: 'pending', estimated_cost: '0.15', jurisdiction: 'pa', entity_id: company },
      refused: [{ id: text, include: ['DAT-CORE'] }, 'invalid_parameter'],
    },
    get_refresh: {
      ...{ args: { update_request_id: pending }, price: '0.00' },
      shows: { update_request_id: pending, status: 'pending', result: null, truncated: {} },
      refused: [{ update_request_id: 999_999 }, 'update_request_not_found'],
    },
    get_usage: {
      ...{ args: { limit: 1 }, price: '0.00' },
      shows: { calls: expect.any(Array), page: expect.objectContaining({ returned: 1 }) },
      refused: [{ cursor: 'x' }, 'invalid_cursor'],
    },
  };
}
