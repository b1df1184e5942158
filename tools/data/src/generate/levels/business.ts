import { day, dayAfter, isOver, written } from '../calendar.js';
import type { GeneratedEntity } from '../subject.js';
import { PROFESSIONS } from '../words/public-life.js';
import { syntheticWord } from '../identity.js';
import { SURNAMES } from '../words/people.js';

/** avisos de operación, licenses and trusts. */
export function licenses(entity: GeneratedEntity): void {
  const { draw, identity } = entity;
  const company = entity.range.kind === 'Organization';
  for (let left = entity.some(company ? 0.5 : 0.1, 1, 5); left > 0; left--) {
    const issued = day(draw, 2007);
    const ruc = identity.ruc ?? identity.cedula;
    const numero = `${ruc?.replace(/ DV.*/, '') ?? ''}-${issued.slice(0, 4)}-${draw.int(100_000, 999_999)}`;
    const estatus = draw.pick(['VIGENTE', 'VIGENTE', 'CANCELADO', 'SUSPENDIDO']);
    entity.add('avisos', { numero, nombre: identity.nombre, ruc, estatus, fecha_generacion: written(issued) }, issued);
  }
  generalLicenses(entity, 0.06);
  for (let left = entity.some(company ? 0.01 : 0.05, 1, 2); left > 0; left--) {
    const idoneidad = draw.pick(['CORREDOR DE VALORES', 'CORREDOR DE SEGUROS', 'EJECUTIVO PRINCIPAL']);
    entity.add(
      'personal_licenses',
      { id: `LP-${draw.int(10_000, 99_999)}`, nombre: identity.nombre, idoneidad, activo: draw.chance(0.7) },
      day(draw),
    );
  }
  for (let left = entity.some(company ? 0.03 : 0.002, 1, 2); left > 0; left--) {
    entity.add('company_licenses', { id: `LE-${draw.int(1000, 9999)}`, nombre: identity.nombre }, day(draw));
  }
  for (let left = entity.some(0.03, 1, 3); left > 0; left--) trust(entity);
}

/** licencias */
export function generalLicenses(entity: GeneratedEntity, p: number): void {
  const { draw, identity } = entity;
  for (let left = entity.some(p, 1, 3); left > 0; left--) {
    const id = `LG-${draw.int(100_000, 999_999)}`;
    entity.add('licencias', { id, nombre: identity.nombre, activo: draw.chance(0.7) }, day(draw));
  }
}

function trust(entity: GeneratedEntity): void {
  const { draw } = entity;
  const registered = day(draw, 2000);
  const rol = draw.pick(['FIDEICOMITENTE', 'FIDUCIARIO', 'BENEFICIARIO']);
  const ficha = String(draw.int(9_000_000, 9_099_999));
  entity.add(
    'fideicomisos',
    {
      ficha,
      folio: String(draw.int(90_000_000, 99_999_999)),
      fecha_inscripcion: registered,
      rol,
      source_updated_at: null,
    },
    registered,
  );
}

/** marcas */
export function trademarks(entity: GeneratedEntity): void {
  const { draw, identity } = entity;
  for (let left = entity.some(entity.range.kind === 'Organization' ? 0.12 : 0.02, 1, 15); left > 0; left--) {
    const applied = day(draw, 1998);
    const registered = draw.chance(0.8) ? dayAfter(applied, draw.int(200, 700)) : null;
    entity.add(
      'marcas',
      {
        solicitud: `9${draw.int(100_000, 999_999)}-01`,
        nombre: syntheticWord(draw).toLocaleUpperCase('es'),
        abogado: `BUFETE ${draw.pickEarly(SURNAMES)} Y ASOCIADOS`.toLocaleUpperCase('es'),
        titulares: identity.nombre,
        registro: registered && `9${draw.int(100_000, 999_999)}`,
        fecha_solicitud: applied,
        fecha_registro: registered,
        fecha_vencimiento: registered && `${Number(registered.slice(0, 4)) + 10}${registered.slice(4)}`,
        estado: registered === null ? 'EN TRAMITE' : isOver(registered, 10) ? 'VENCIDA' : 'REGISTRADA',
        source_updated_at: null,
      },
      applied,
    );
  }
}

/** idoneidades: qualifications to practice a profession. */
export function qualifications(entity: GeneratedEntity): void {
  const { draw, identity } = entity;
  for (let left = entity.some(entity.range.kind === 'Organization' ? 0 : 0.12, 1, 2); left > 0; left--) {
    const since = day(draw, 1995);
    const id = `${draw.pickEarly(PROFESSIONS)} ${since.slice(0, 4)}-${draw.int(100, 999)}`;
    entity.add('idoneidades', { id, nombre: identity.nombre, idoneidad: id.slice(-8) }, since);
  }
}
