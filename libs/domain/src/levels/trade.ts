import { decimal, integer, integerId, item, listOf, nullable, text } from './fields.js';

/** Most countries or tariff fractions ranked in a summary. */
const MAX_RANKED = 10;

export const Importacion = item('Importacion', {
  id: integerId(),
  descripcion: text('Description of the goods'),
  fraccion_arancelaria: text('Tariff fraction'),
  puerto_entrada: text('Port of entry'),
  procedencia: text('Country the goods came from'),
  fecha: text('Date of the declaration'),
  valor_cif: decimal('CIF value in USD'),
});

export const Exportacion = item('Exportacion', {
  id: integerId(),
  descripcion: text('Description of the goods'),
  fraccion_arancelaria: text('Tariff fraction'),
  puerto_salida: text('Port of exit'),
  destino: text('Country the goods went to'),
  fecha: text('Date of the declaration'),
  valor_cif: decimal('CIF value in USD'),
});

const totals = {
  declaraciones: integer('Number of declarations'),
  valor_cif: decimal('Sum of the CIF values in USD'),
};

const RankedCountry = item('RankedCountry', { pais: text('Country'), ...totals });
const RankedTariff = item('RankedTariff', { fraccion_arancelaria: text('Tariff fraction'), ...totals });

const period = {
  ...totals,
  primera_fecha: text('Date of the first declaration'),
  ultima_fecha: text('Date of the latest declaration'),
};

/** All imports of the entity, added up. Its fields are ours (ruling 24). */
export const ImportsSummary = item('ImportsSummary', {
  ...period,
  principales_procedencias: listOf(RankedCountry, 'Countries of origin by value', MAX_RANKED),
  principales_fracciones: listOf(RankedTariff, 'Tariff fractions by value', MAX_RANKED),
});

/** All exports of the entity, added up. Its fields are ours (ruling 24). */
export const ExportsSummary = item('ExportsSummary', {
  ...period,
  principales_destinos: listOf(RankedCountry, 'Countries of destination by value', MAX_RANKED),
  principales_fracciones: listOf(RankedTariff, 'Tariff fractions by value', MAX_RANKED),
});

const CustomsTotals = item('CustomsTotals', period);

const TariffActivitySimilarity = item('TariffActivitySimilarity', {
  actividad: text('Declared activity of the organisation'),
  fraccion_arancelaria: text('Tariff fraction traded most'),
  score: decimal('How well the two agree, between 0 and 1'),
});

/** Customs movements at a glance. The keys are the specification's, their members ours (ruling 24). */
export const CustomsSummary = item('CustomsSummary', {
  imports: nullable(CustomsTotals, 'Imports over all time'),
  exports: nullable(CustomsTotals, 'Exports over all time'),
  recent_exports_summary: nullable(CustomsTotals, 'Exports of the latest twelve months on record'),
  recent_imports_summary: nullable(CustomsTotals, 'Imports of the latest twelve months on record'),
  export_tariff_activity_similarity: nullable(TariffActivitySimilarity, 'Exports against the declared activity'),
  import_tariff_activity_similarity: nullable(TariffActivitySimilarity, 'Imports against the declared activity'),
});
