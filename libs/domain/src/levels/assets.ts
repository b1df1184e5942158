import { decimal, integerId, item, listOf, nullable, sid, text } from './fields.js';

/** Most record events listed with one property (specification, "Limits"). */
const MAX_RECORD_EVENTS = 25;

/** A mortgage. Its fields are ours (ruling 24). */
export const Hipoteca = item('Hipoteca', {
  acreedor: text('Creditor'),
  deudor: text('Debtor'),
  monto: decimal('Amount secured'),
  moneda: text('Currency, ISO 4217'),
  fecha_inscripcion: text('Date of registration'),
  fecha_vencimiento: text('Date of maturity'),
  estado: text('State of the mortgage'),
});

/** A sale and purchase. Its fields are ours (ruling 24). */
export const Compraventa = item('Compraventa', {
  vendedor: text('Seller'),
  comprador: text('Buyer'),
  precio: decimal('Price'),
  moneda: text('Currency, ISO 4217'),
  fecha: text('Date of the deed'),
});

export const RealEstateElemento = item('RealEstateElemento', {
  id: integerId(),
  sid: sid(),
  nombre: text('Kind of the entry'),
  fecha: text('Date of the entry'),
  hipoteca: nullable(Hipoteca, 'The mortgage, when the entry is one'),
  compraventa: nullable(Compraventa, 'The sale, when the entry is one'),
});

const propertyHistory = {
  fecha_inscripcion: text('Date of registration'),
  hipotecas: listOf(RealEstateElemento, 'Mortgages'),
  compraventas: listOf(RealEstateElemento, 'Sales'),
  last_hipoteca: nullable(RealEstateElemento, 'The latest mortgage'),
  last_compraventa: nullable(RealEstateElemento, 'The latest sale'),
  record_events: listOf(RealEstateElemento, 'Latest entries of the folio', MAX_RECORD_EVENTS),
};

/** Horizontal property: a unit of a building. */
export const Propiedad = item('Propiedad', {
  id: integerId(),
  folio: text('Folio number'),
  ficha: text('File number'),
  edificio: text('Building'),
  ...propertyHistory,
});

export const Finca = item('Finca', {
  id: integerId(),
  folio: text('Folio number'),
  ficha: text('File number'),
  ...propertyHistory,
});

export const BienMueble = item('BienMueble', {
  id: integerId(),
  folio: text('Folio number'),
  ficha: text('File number'),
  fecha_inscripcion: text('Date of registration'),
  propietario_registro_string: text('Owner, as written in the register'),
});

export const Nave = item('Nave', {
  id: integerId(),
  nombre: text('Name of the ship'),
  ficha: text('File number'),
  fecha_registro: text('Date of registration'),
});
