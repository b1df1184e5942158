import { Compraventa, Hipoteca } from './assets.js';
import { integer, integerId, item, nullable, sid, text } from './fields.js';

/* Records with their own id and search surface that no tag of a detail lists. Their fields are ours (ADR 0022). */

/** An entry of the folio of a property: the same entry that the property lists, with its own address. */
export const RealEstateDeed = item('RealEstateDeed', {
  id: integerId(),
  sid: sid(),
  nombre: text('Kind of the entry, such as `HIPOTECA`'),
  fecha: text('Date of the entry'),
  hipoteca: nullable(Hipoteca, 'The mortgage, when the entry is one'),
  compraventa: nullable(Compraventa, 'The sale, when the entry is one'),
  propiedad_id: integer('Identifier of the property whose folio holds the entry'),
  propiedad_tag: text('Kind of that property: `fincas` or `propiedades`'),
});

/** A building under horizontal property: its units are properties of their own. */
export const Edificio = item('Edificio', {
  id: integerId(),
  nombre: text('Name of the building'),
  folio: text('Folio number'),
  ficha: text('File number'),
  fecha_inscripcion: text('Date of registration'),
  direccion: text('Address of the building'),
  unidades: integer('Number of units'),
});

const immigrationCase = {
  fecha_inicio: text('Date the case was opened'),
  fecha_ultimo_movimiento: text('Date of its latest movement'),
  fecha_fin: text('Date it was closed'),
  estado: text('State of the case, as the source writes it'),
};

export const AuthorizedVisa = item('AuthorizedVisa', {
  id: integerId(),
  numero_caso: text('Case number'),
  nombre: text('Name of the applicant'),
  nacionalidad: text('Nationality'),
  tipo_visa: text('Kind of visa'),
  ...immigrationCase,
});

/** An impediment to enter or leave the country. The source knows only the person's name. */
export const Impedimento = item('Impedimento', {
  id: integerId(),
  nombre: text('Name as the source writes it'),
  nombre_norm: text('The name folded: lower case, no accents, no punctuation'),
  tipo_impedimento: text('Kind of impediment'),
  ...immigrationCase,
});
