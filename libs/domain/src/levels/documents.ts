import { integerId, item, listOf, sid, sourceUpdatedAt, text } from './fields.js';

export const DocumentoEscaneado = item('DocumentoEscaneado', {
  id: integerId(),
  nombre: text('Name of the document'),
  pdf_url: text('Address of the document'),
});

export const DocumentoDigital = item('DocumentoDigital', {
  id: integerId(),
  entrada: text('Entry number in the register'),
  detalle: text('What was filed'),
  fecha_ingreso: text('Date of filing'),
  fecha_escritura: text('Date of the deed'),
});

const LicitacionDocumento = item('LicitacionDocumento', {
  nombre: text('Name of the document'),
  pdf_url: text('Address of the document'),
});

export const Licitacion = item('Licitacion', {
  id: integerId(),
  acto: text('Number of the tender'),
  descripcion: text('What is bought'),
  entidad: text('Buyer'),
  estado: text('State of the tender'),
  fecha_publicacion: text('Date of publication'),
  licitacion_url: text('Address of the tender page'),
  documentos: listOf(LicitacionDocumento, 'Documents of the tender'),
});

export const Noticia = item('Noticia', {
  id: integerId(),
  sid: sid(),
  titulo: text('Headline'),
  fuente: text('Publisher'),
  url: text('Address of the article'),
  fecha: text('Date of publication'),
  resumen: text('Summary'),
  source_updated_at: sourceUpdatedAt(),
});
