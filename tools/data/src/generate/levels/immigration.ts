import { foldName } from '@entity-registry/domain';
import { day, dayAfter, daysSince } from '../calendar.js';
import { syntheticCompanyName, syntheticPersonName } from '../identity.js';
import type { Draw } from '../random.js';
import type { GeneratedEntity } from '../subject.js';
import { CLOSED_STATES, IMPEDIMENT_KINDS, OPEN_STATES, VISA_KINDS } from '../words/immigration.js';
import { NATIONALITIES } from '../words/places.js';

/**
 * Per person: the share with an impediment under their name, and the share of listed names that belong to no existing
 * entity.
 */
const IMPEDED = 0.01;
const UNLINKED_IMPEDIMENTS = 0.003;

/**
 * migrations, work_permits and authorized_visas of a person or of a company's employees. For persons, also impediments.
 */
export function immigration(entity: GeneratedEntity): void {
  const { draw, identity } = entity;
  const company = entity.range.kind === 'Organization';
  const named = (): string => (company ? syntheticPersonName(draw) : identity.nombre);
  for (let left = entity.some(company ? 0.03 : 0.06, 1, 4); left > 0; left--) {
    const numero_caso = `9${draw.int(10_000_000, 99_999_999)}`;
    const course = courseOf(draw);
    entity.add('migrations', { numero_caso, nombre: named(), source_updated_at: null, ...course }, course.fecha_inicio);
  }
  for (let left = entity.some(company ? 0.08 : 0.04, 1, 10); left > 0; left--) workPermit(entity, named());
  for (let left = entity.some(company ? 0.01 : 0.03, 1, 3); left > 0; left--) {
    const course = courseOf(draw);
    const numero_caso = `VA-9${draw.int(100_000, 999_999)}`;
    const nacionalidad = draw.pickEarly(NATIONALITIES);
    const visa = { numero_caso, nombre: named(), nacionalidad, tipo_visa: draw.pick(VISA_KINDS), ...course };
    entity.add('authorized_visas', visa, course.fecha_inicio);
  }
  if (!company) impediments(entity);
}

function workPermit(entity: GeneratedEntity, nombre: string): void {
  const { draw, identity } = entity;
  const course = courseOf(draw);
  entity.add(
    'work_permits',
    {
      numero_caso: `PT-9${draw.int(100_000, 999_999)}`,
      nombre,
      nacionalidad: draw.pickEarly(NATIONALITIES),
      numero_pasaporte: `ZZ${draw.int(1_000_000, 9_999_999)}`,
      empresa: entity.range.kind === 'Organization' ? identity.nombre : syntheticCompanyName(draw),
      source_updated_at: null,
      ...course,
    },
    course.fecha_inicio,
  );
}

/** The course of a case: opened, moved, and mostly closed. */
function courseOf(draw: Draw) {
  const opened = day(draw, 2012);
  const moved = dayAfter(opened, draw.int(0, Math.min(400, daysSince(opened)))) ?? opened;
  const closed = draw.chance(0.7);
  return {
    fecha_inicio: opened,
    fecha_ultimo_movimiento: moved,
    fecha_fin: closed ? moved : null,
    estado: draw.pick(closed ? CLOSED_STATES : OPEN_STATES),
  };
}

/** Records without an entity: the source has only a name, no identifier. */
function impediments(entity: GeneratedEntity): void {
  const { draw, identity } = entity;
  if (entity.complete || draw.chance(IMPEDED)) {
    const listed = asListed(draw, identity.nombre);
    // The complete subject is listed under its unchanged name, so that the example is always found.
    impediment(entity, entity.complete ? identity.nombre.toLocaleUpperCase('es') : listed);
  }
  if (draw.chance(UNLINKED_IMPEDIMENTS)) impediment(entity, asListed(draw, syntheticPersonName(draw)));
}

function impediment(entity: GeneratedEntity, nombre: string): void {
  const { draw } = entity;
  const course = courseOf(draw);
  const payload = { nombre, nombre_norm: foldName(nombre), tipo_impedimento: draw.pick(IMPEDIMENT_KINDS), ...course };
  entity.addUnowned('impedimentos', payload, course.fecha_inicio);
}

/** A name as lists write it: in capitals, some surnames first, some without accents, some without the last name. */
function asListed(draw: Draw, nombre: string): string {
  const words = nombre.toLocaleUpperCase('es').split(' ');
  const form = draw.next();
  if (form < 0.25 && words.length > 3) return `${words.slice(-2).join(' ')}, ${words.slice(0, -2).join(' ')}`;
  if (form < 0.45) return foldName(nombre).toUpperCase();
  if (form < 0.6 && words.length > 3) return words.slice(0, -1).join(' ');
  return words.join(' ');
}
