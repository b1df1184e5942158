import { RealEstateDeed } from '../levels/unlisted.js';
import { at, byTag, category, day, entityId, keyword, property, quantity, words, yesNo } from './surface.js';
import type { SurfaceDefinition } from './surface.js';

const { hipoteca: mortgage, compraventa: sale } = RealEstateDeed.properties;

export const realEstate: SurfaceDefinition = {
  title: 'Real estate',
  description: 'Land parcels and condominium units. Their folio entries are in the surface `real-estate-deeds`',
  parts: [
    {
      level: 'real_estate',
      tags: { propiedades: 'ph', fincas: 'finca' },
      words: [['edificio'], ['folio'], ['ficha'], ['last_hipoteca', 'hipoteca', 'acreedor']],
    },
  ],
  fields: [
    entityId,
    category('tipo', '`finca` (land parcel) or `ph` (condominium unit)', 'finca', {
      origin: byTag({ propiedades: 'ph', fincas: 'finca' }),
    }),
    keyword('folio', 'Folio number', '91234567 (F)'),
    keyword('ficha', 'File number', '9123456'),
    words('edificio', 'Building. Null for a land parcel', 'torre inventada'),
    day('fecha_inscripcion', 'Registration date', '2010-01-31'),
    yesNo('con_hipoteca', 'Whether a mortgage was ever registered', true, {
      origin: { from: 'presence', path: ['last_hipoteca'] },
    }),
    quantity('monto_hipoteca', 'Amount of the latest mortgage', 120000, {
      origin: at('last_hipoteca', 'hipoteca', 'monto'),
      detail: true,
    }),
    words('acreedor', 'Creditor of the latest mortgage', 'banco inventado', {
      origin: at('last_hipoteca', 'hipoteca', 'acreedor'),
      detail: true,
    }),
    quantity('precio_compraventa', 'Price of the latest sale', 180000, {
      origin: at('last_compraventa', 'compraventa', 'precio'),
      detail: true,
    }),
  ],
  members: [
    { name: 'ultima_hipoteca', schema: mortgage, path: ['last_hipoteca', 'hipoteca'], detail: true },
    { name: 'ultima_compraventa', schema: sale, path: ['last_compraventa', 'compraventa'], detail: true },
  ],
  defaultSort: 'fecha_inscripcion',
  derivesState: false,
};

export const realEstateDeeds: SurfaceDefinition = {
  title: 'Real estate deeds',
  description: 'Entries in the folios of parcels and units: sales, mortgages and notes',
  parts: [
    {
      level: 'real_estate_deeds',
      tags: { real_estate_deeds: 'relemento' },
      words: [
        ['nombre'],
        ['hipoteca', 'acreedor'],
        ['hipoteca', 'deudor'],
        ['compraventa', 'vendedor'],
        ['compraventa', 'comprador'],
      ],
      exclusive: ['hipoteca', 'compraventa'],
    },
  ],
  fields: [
    entityId,
    property('propiedad_id', 'Property of the folio entry', 'pa_finca_42', { origin: at('propiedad_id') }),
    category('nombre', 'Entry type', 'HIPOTECA'),
    day('fecha', 'Date of the entry', '2018-01-31'),
    quantity('monto_hipoteca', 'Amount secured. Null if the entry is not a mortgage', 120000, {
      origin: at('hipoteca', 'monto'),
      detail: true,
    }),
    words('acreedor', 'Creditor of the mortgage', 'banco inventado', {
      origin: at('hipoteca', 'acreedor'),
      detail: true,
    }),
    words('deudor', 'Debtor of the mortgage', 'maderas ficticias', { origin: at('hipoteca', 'deudor'), detail: true }),
    quantity('precio_compraventa', 'Price. Null if the entry is not a sale', 180000, {
      origin: at('compraventa', 'precio'),
      detail: true,
    }),
    words('vendedor', 'Seller', 'inversiones supuestas', { origin: at('compraventa', 'vendedor'), detail: true }),
    words('comprador', 'Buyer', 'maderas ficticias', { origin: at('compraventa', 'comprador'), detail: true }),
  ],
  members: [
    { name: 'hipoteca', schema: mortgage, path: ['hipoteca'], detail: true },
    { name: 'compraventa', schema: sale, path: ['compraventa'], detail: true },
  ],
  defaultSort: 'fecha',
  derivesState: false,
};
