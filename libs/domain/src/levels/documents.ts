import { Type } from 'typebox';
import { integerId, item, listOf, sid, sourceUpdatedAt, text } from './fields.js';
import { flagSignal, list, organizationsOnly, rangeSignal, scalar } from './tag-spec.js';
import type { KeyFields, LevelSpec, TagSpec } from './tag-spec.js';

export const DocumentoEscaneado = item('DocumentoEscaneado', {
  id: integerId(),
  nombre: text('Name of the document'),
  pdf_url: text('URL of the document'),
});

export const DocumentoDigital = item('DocumentoDigital', {
  id: integerId(),
  entrada: text('Entry number in the registry'),
  detalle: text('Filed document'),
  fecha_ingreso: text('Filing date'),
  fecha_escritura: text('Date of the deed'),
});

const LicitacionDocumento = item('LicitacionDocumento', {
  nombre: text('Name of the document'),
  pdf_url: text('URL of the document'),
});

export const Licitacion = item('Licitacion', {
  id: integerId(),
  acto: text('Number of the tender'),
  descripcion: text('What the tender is for'),
  entidad: text('Buyer'),
  estado: text('Status of the tender'),
  fecha_publicacion: text('Publication date'),
  licitacion_url: text('URL of the tender page'),
  documentos: listOf(LicitacionDocumento, 'Documents of the tender'),
});

export const Noticia = item('Noticia', {
  id: integerId(),
  sid: sid(),
  titulo: text('Headline'),
  fuente: text('Publisher'),
  url: text('URL of the article'),
  fecha: text('Publication date'),
  resumen: text('Summary'),
  source_updated_at: sourceUpdatedAt(),
});

export const LEVELS = {
  documentos_escaneados: {
    number: 23,
    description: 'Scanned registry documents, with text by page',
  },
  registry_documents: {
    number: 24,
    description: 'Digital registry documents and the registry report',
    name: ['Public Registry documents', 'Documentos del Registro Público'],
  },
  licitaciones: { number: 29, description: 'Public tenders: bids, awards and contracts' },
  news: { number: 30, description: 'National and international press mentions', name: ['News', 'Noticias'] },
} as const satisfies Record<string, LevelSpec>;

const ARTICLE: readonly KeyFields[] = [['url'], ['titulo', 'fecha']];
const DOCUMENTS = rangeSignal('documents', ['Documents', 'Documentos']);
const NEWS = rangeSignal('news', ['News', 'Noticias']);

export const TAGS = {
  documentos_escaneados: list('documentos_escaneados', DocumentoEscaneado, 'integer', {
    name: ['Scanned documents', 'Documentos escaneados'],
    signal: DOCUMENTS,
    keys: [['nombre', '@date'], ['nombre']],
  }),
  documentos_digitales: list('registry_documents', DocumentoDigital, 'integer', {
    name: ['Digital documents', 'Documentos digitales'],
    signal: DOCUMENTS,
    keys: [['entrada'], ['detalle', 'fecha_ingreso']],
  }),
  rp_report_url: organizationsOnly(
    scalar(
      'registry_documents',
      Type.String({ description: 'Signed URL of the registry report, valid for 15 minutes' }),
      {
        name: ['Public Registry report', 'Reporte del Registro Público'],
        signal: flagSignal('has_registry_report', ['Registry report', 'Reporte del Registro Público']),
      },
    ),
  ),
  licitaciones: list('licitaciones', Licitacion, 'integer', {
    name: ['Public tenders', 'Licitaciones públicas'],
    signal: rangeSignal('tenders', ['Tenders', 'Licitaciones']),
    keys: [['acto']],
    uniqueNumber: 'acto',
  }),
  noticias: list('news', Noticia, 'integer', {
    name: ['National news', 'Noticias nacionales'],
    signal: NEWS,
    keys: ARTICLE,
  }),
  noticias_globales: list('news', Noticia, 'integer', {
    name: ['International news', 'Noticias internacionales'],
    signal: NEWS,
    keys: ARTICLE,
  }),
} as const satisfies Record<string, TagSpec>;
