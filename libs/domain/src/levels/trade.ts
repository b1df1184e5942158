import { decimal, integer, integerId, item, listOf, nullable, text } from './fields.js';
import { list, object, organizationsOnly, rangeSignal } from './tag-spec.js';
import type { KeyFields, LevelSpec, TagSpec } from './tag-spec.js';

/** Maximum countries or tariff fractions ranked in a summary. */
const MAX_RANKED = 10;

export const Importacion = item('Importacion', {
  id: integerId(),
  descripcion: text('Description of the goods'),
  fraccion_arancelaria: text('Tariff code'),
  puerto_entrada: text('Port of entry'),
  procedencia: text('Country of origin'),
  fecha: text('Declaration date'),
  valor_cif: decimal('CIF value in USD'),
});

export const Exportacion = item('Exportacion', {
  id: integerId(),
  descripcion: text('Description of the goods'),
  fraccion_arancelaria: text('Tariff code'),
  puerto_salida: text('Port of exit'),
  destino: text('Country of destination'),
  fecha: text('Declaration date'),
  valor_cif: decimal('CIF value in USD'),
});

const totals = {
  declaraciones: integer('Number of declarations'),
  valor_cif: decimal('Total CIF value in USD'),
};

const RankedCountry = item('RankedCountry', { pais: text('Country'), ...totals });
const RankedTariff = item('RankedTariff', { fraccion_arancelaria: text('Tariff code'), ...totals });

const period = {
  ...totals,
  primera_fecha: text('Date of the first declaration'),
  ultima_fecha: text('Date of the latest declaration'),
};

/** All imports of the entity, added up. Its fields are ours (ADR 0022). */
export const ImportsSummary = item('ImportsSummary', {
  ...period,
  principales_procedencias: listOf(RankedCountry, 'Countries of origin, by value', MAX_RANKED),
  principales_fracciones: listOf(RankedTariff, 'Tariff codes by value', MAX_RANKED),
});

/** All exports of the entity, added up. Its fields are ours (ADR 0022). */
export const ExportsSummary = item('ExportsSummary', {
  ...period,
  principales_destinos: listOf(RankedCountry, 'Countries of destination, by value', MAX_RANKED),
  principales_fracciones: listOf(RankedTariff, 'Tariff codes by value', MAX_RANKED),
});

const CustomsTotals = item('CustomsTotals', period);

const TariffActivitySimilarity = item('TariffActivitySimilarity', {
  actividad: text('Declared activity of the organization'),
  fraccion_arancelaria: text('Tariff code traded most'),
  score: decimal('Similarity of the two, from 0 to 1'),
});

/** Customs movements at a glance. The keys are the specification's, their members ours (ADR 0022). */
export const CustomsSummary = item('CustomsSummary', {
  imports: nullable(CustomsTotals, 'All imports'),
  exports: nullable(CustomsTotals, 'All exports'),
  recent_exports_summary: nullable(CustomsTotals, 'Exports of the last 12 months with records'),
  recent_imports_summary: nullable(CustomsTotals, 'Imports of the last 12 months with records'),
  export_tariff_activity_similarity: nullable(TariffActivitySimilarity, 'Exports compared with the declared activity'),
  import_tariff_activity_similarity: nullable(TariffActivitySimilarity, 'Imports compared with the declared activity'),
});

export const LEVELS = {
  importaciones: { number: 20, description: 'Import declarations' },
  exportaciones: { number: 21, description: 'Export declarations' },
  customs_summaries: {
    number: 22,
    description: 'Totals of imports and exports by year, country and tariff line',
    name: ['Customs summaries', 'Resúmenes de aduanas'],
  },
} as const satisfies Record<string, LevelSpec>;

const declarationKeys = (port: string, country: string): readonly KeyFields[] => [
  ['fecha', 'fraccion_arancelaria', 'descripcion', port, country],
  ['fecha', 'fraccion_arancelaria', 'descripcion'],
  ['fecha', 'fraccion_arancelaria'],
];

export const TAGS = {
  importaciones: list('importaciones', Importacion, 'integer', {
    name: ['Imports', 'Importaciones'],
    signal: rangeSignal('imports', ['Imports', 'Importaciones']),
    keys: declarationKeys('puerto_entrada', 'procedencia'),
  }),
  exportaciones: list('exportaciones', Exportacion, 'integer', {
    name: ['Exports', 'Exportaciones'],
    signal: rangeSignal('exports', ['Exports', 'Exportaciones']),
    keys: declarationKeys('puerto_salida', 'destino'),
  }),
  imports_summary: object('customs_summaries', ImportsSummary, {
    name: ['Imports summary', 'Resumen de importaciones'],
  }),
  exports_summary: object('customs_summaries', ExportsSummary, {
    name: ['Exports summary', 'Resumen de exportaciones'],
  }),
  customs_summary: organizationsOnly(
    object('customs_summaries', CustomsSummary, { name: ['Customs at a glance', 'Aduanas de un vistazo'] }),
  ),
} as const satisfies Record<string, TagSpec>;
