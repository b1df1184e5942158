import { decimal, integerId, item, listOf, nullable, sid, text } from './fields.js';
import { list, rangeSignal } from './tag-spec.js';
import type { KeyFields, LevelSpec, TagSpec } from './tag-spec.js';

/** Maximum record events listed with one property (specification, "Limits"). */
const MAX_RECORD_EVENTS = 25;

/** A mortgage. Its fields are ours (ADR 0022). */
export const Hipoteca = item('Hipoteca', {
  acreedor: text('Creditor'),
  deudor: text('Debtor'),
  monto: decimal('Amount secured'),
  moneda: text('Currency, ISO 4217'),
  fecha_inscripcion: text('Registration date'),
  fecha_vencimiento: text('Maturity date'),
  estado: text('Status of the mortgage'),
});

/** A sale and purchase. Its fields are ours (ADR 0022). */
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
  nombre: text('Entry type'),
  fecha: text('Date of the entry'),
  hipoteca: nullable(Hipoteca, 'The mortgage. Null if the entry is not one'),
  compraventa: nullable(Compraventa, 'The sale. Null if the entry is not one'),
});

const propertyHistory = {
  fecha_inscripcion: text('Registration date'),
  hipotecas: listOf(RealEstateElemento, 'Mortgages'),
  compraventas: listOf(RealEstateElemento, 'Sales'),
  last_hipoteca: nullable(RealEstateElemento, 'The latest mortgage'),
  last_compraventa: nullable(RealEstateElemento, 'The latest sale'),
  record_events: listOf(RealEstateElemento, 'Latest entries in the folio', MAX_RECORD_EVENTS),
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
  fecha_inscripcion: text('Registration date'),
  propietario_registro_string: text('Owner, as written in the registry'),
});

export const Nave = item('Nave', {
  id: integerId(),
  nombre: text('Name of the ship'),
  ficha: text('File number'),
  fecha_registro: text('Registration date'),
});

export const LEVELS = {
  real_estate: {
    number: 17,
    description: 'Land parcels and condominium units, with mortgages and sales',
    name: ['Real estate', 'Inmuebles'],
  },
  bienes_muebles: { number: 18, description: 'Registered movable property' },
  naves: { number: 19, description: 'Ships' },
} as const satisfies Record<string, LevelSpec>;

const FOLIO: readonly KeyFields[] = [['folio'], ['ficha']];
const PROPERTIES = rangeSignal('properties', ['Properties', 'Inmuebles']);

export const TAGS = {
  propiedades: list('real_estate', Propiedad, 'integer', {
    name: ['Condominium units', 'Unidades de propiedad horizontal'],
    signal: PROPERTIES,
    keys: FOLIO,
  }),
  fincas: list('real_estate', Finca, 'integer', { name: ['Land', 'Fincas'], signal: PROPERTIES, keys: FOLIO }),
  bienes_muebles: list('bienes_muebles', BienMueble, 'integer', {
    name: ['Movable assets', 'Bienes muebles'],
    signal: rangeSignal('movable_assets', ['Movable assets', 'Bienes muebles']),
    keys: FOLIO,
  }),
  naves: list('naves', Nave, 'integer', {
    name: ['Ships', 'Naves'],
    signal: rangeSignal('ships', ['Ships', 'Naves']),
    keys: [['imo'], ['ficha'], ['nombre']],
    uniqueNumber: 'imo',
  }),
} as const satisfies Record<string, TagSpec>;
