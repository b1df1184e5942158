/* Synthetic responses of the entity routes, for the OpenAPI documents. */

const source = { id: 'registro_publico', fetched_at: '2026-11-19T03:11:00.000Z', source_updated_at: null };
const sources = [{ ...source, stands_in_for: null, state: 'ok' }];
const cursor = 'GJ2rq7nTtAqQWn0uY3m1bnsiZSI6MTc5NTMyNDgwMH0';

const billing = (price: string, codes: readonly { code: string; price: string }[]) => ({
  ...{ currency: 'USD', price, charged: price, dry_run: false, base: '0.01' },
  ...{ codes, redundant: [] },
});

const director = (nombre: string, cargo: string, personId: string | null) => ({
  ...{ nombre, cargo, cedula: null, person_id: personId, activo: true, desde: '2019-03-01', hasta: null },
  link: { method: 'name', score: 0.91 },
});

const core = {
  ...{ ficha: '900001', folio: null, tipo_organizacion: 'SOCIEDAD ANONIMA', fecha_registro: '2001-05-14' },
  ...{ capital: null, domicilio: null, status: 'VIGENTE', vigencia: 'PERPETUA', source_updated_at: null },
};

const company = {
  ...{ id: 'pa_own_42', type: 'Organization', jurisdiction: 'pa', nombre: 'Maderas Ficticias del Tuira, S.A.' },
  ...{
    ruc: '9900001-1-900001 DV 12',
    ruc_no_dv: '9900001-1-900001',
    other_names: [
      {
        ...{ name: 'Aserradero Ficticio, S.A.', kind: 'former', since: '2001-05-14', until: '2012-03-02' },
        source: 'registro_publico',
      },
    ],
    source,
    sources,
    core,
    sections: {},
    not_applicable: [],
  },
};

const list = {
  ...{ code: 'DAT-GOV', state: 'ok', source, sources, total: 14, returned: 1, truncated: true },
  next: `/v5/entities/pa_own_42/sections/directores?cursor=${cursor}`,
};

export const EXAMPLES = {
  entity: {
    ...company,
    sections: { directores: { ...list, items: [director('Aurelia Inventada Quintero', 'PRESIDENTE', 'pa_own_77')] } },
    billing: billing('0.16', [{ code: 'DAT-GOV', price: '0.15' }]),
  },
  asset: {
    ...{ id: 'pa_finca_31', type: 'finca', jurisdiction: 'pa', entity_id: 'pa_own_42' },
    ...{ code: 'DAT-ASSET', state: 'ok', source, sources },
    data: {
      ...{ id: 'pa_finca_31', folio: '30177 (F)', ficha: null, fecha_inscripcion: '2004-02-11' },
      ...{ hipotecas: [], compraventas: [], last_hipoteca: null, last_compraventa: null, record_events: [] },
    },
    billing: billing('0.26', [{ code: 'DAT-ASSET', price: '0.25' }]),
  },
  page: {
    ...{ id: 'pa_own_42', section: 'directores', level: 'directores', ...list, truncated: false, next: null },
    items: [director('Belisario Supuesto', 'VOCAL', null)],
    billing: billing('0.01', []),
  },
  value: {
    ...{ id: 'pa_own_42', section: 'is_itbm', level: 'itbm', code: 'DAT-GOV', state: 'ok', data: true },
    source: { ...source, id: 'dgi' },
    sources: sources.map((one) => ({ ...one, id: 'dgi' })),
    billing: billing('0.16', [{ code: 'DAT-GOV', price: '0.15' }]),
  },
  text: {
    ...{ id: 'pa_entrada_5', type: 'entrada', jurisdiction: 'pa', entity_id: 'pa_own_42' },
    ...{
      code: 'DAT-DOC',
      state: 'ok',
      source,
      sources,
      page: 1,
      pages: 2,
      next: '/v5/entities/pa_entrada_5/text?page=2',
    },
    text: 'En la ciudad de Panamá, a los tres días del mes de marzo, compareció una persona inventada.',
    recognition: {
      ...{ state: 'read', engine: 'tesseract 5.3.0', language: 'spa' },
      ...{ read_at: '2026-11-20T08:00:00.000Z', of_former_file: false },
    },
    billing: billing('0.07', [{ code: 'DAT-DOC', price: '0.06' }]),
  },
  batchBody: { ids: ['pa_own_42', 'pa_own_43'], include: ['CHK-BIN'], inline_limit: 10 },
  batch: {
    results: [
      { id: 'pa_own_42', outcome: 'ok', entity: company },
      { id: 'pa_own_43', outcome: 'not_found' },
    ],
    billing: billing('0.03', [{ code: 'CHK-BIN', price: '0.02' }]),
  },
} as const;
