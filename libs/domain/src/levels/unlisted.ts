import { Compraventa, Hipoteca } from './assets.js';
import { integer, integerId, item, nullable, sid, text } from './fields.js';

/* Records with their own id and search surface that no tag of a detail lists. Their fields are ours (ADR 0022). */

/** An entry of the folio of a property: the same entry that the property lists, with its own address. */
export const RealEstateDeed = item('RealEstateDeed', {
  id: integerId(),
  sid: sid(),
  nombre: text('Entry type, such as `HIPOTECA`'),
  fecha: text('Date of the entry'),
  hipoteca: nullable(Hipoteca, 'The mortgage. Null if the entry is not one'),
  compraventa: nullable(Compraventa, 'The sale. Null if the entry is not one'),
  propiedad_id: integer('Identifier of the property of the folio entry'),
  propiedad_tag: text('Property type: `fincas` or `propiedades`'),
});

/** A building under horizontal property: its units are properties of their own. */
export const Edificio = item('Edificio', {
  id: integerId(),
  nombre: text('Name of the building'),
  folio: text('Folio number'),
  ficha: text('File number'),
  fecha_inscripcion: text('Registration date'),
  direccion: text('Address of the building'),
  unidades: integer('Number of units'),
});

const immigrationCase = {
  fecha_inicio: text('Date the case was opened'),
  fecha_ultimo_movimiento: text('Date of the latest activity'),
  fecha_fin: text('Date the case was closed'),
  estado: text('Status of the case, as written in the source'),
};

export const AuthorizedVisa = item('AuthorizedVisa', {
  id: integerId(),
  numero_caso: text('Case number'),
  nombre: text('Name of the applicant'),
  nacionalidad: text('Nationality'),
  tipo_visa: text('Visa type'),
  ...immigrationCase,
});

/** An impediment to enter or leave the country. The source knows only the person's name. */
export const Impedimento = item('Impedimento', {
  id: integerId(),
  nombre: text('Name as written in the source'),
  nombre_norm: text('Normalized name: lowercase, without accents or punctuation'),
  tipo_impedimento: text('Impediment type'),
  ...immigrationCase,
});
