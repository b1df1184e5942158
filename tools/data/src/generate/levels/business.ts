import { day, dayAfter, isOver, written } from '../calendar.js';
import type { Subject } from '../subject.js';
import { PROFESSIONS } from '../words/public-life.js';
import { inventedWord } from '../identity.js';
import { SURNAMES } from '../words/people.js';

/** avisos de operación, licenses and trusts. */
export function licences(subject: Subject): void {
  const { draw, identity } = subject;
  const company = subject.range.kind === 'Organization';
  for (let left = subject.some(company ? 0.5 : 0.1, 1, 5); left > 0; left--) {
    const issued = day(draw, 2007);
    const ruc = identity.ruc ?? identity.cedula;
    const numero = `${ruc?.replace(/ DV.*/, '') ?? ''}-${issued.slice(0, 4)}-${draw.int(100_000, 999_999)}`;
    const estatus = draw.pick(['VIGENTE', 'VIGENTE', 'CANCELADO', 'SUSPENDIDO']);
    subject.add('avisos', { numero, nombre: identity.nombre, ruc, estatus, fecha_generacion: written(issued) }, issued);
  }
  generalLicences(subject, 0.06);
  for (let left = subject.some(company ? 0.01 : 0.05, 1, 2); left > 0; left--) {
    const idoneidad = draw.pick(['CORREDOR DE VALORES', 'CORREDOR DE SEGUROS', 'EJECUTIVO PRINCIPAL']);
    subject.add(
      'personal_licenses',
      { id: `LP-${draw.int(10_000, 99_999)}`, nombre: identity.nombre, idoneidad, activo: draw.chance(0.7) },
      day(draw),
    );
  }
  for (let left = subject.some(company ? 0.03 : 0.002, 1, 2); left > 0; left--) {
    subject.add('company_licenses', { id: `LE-${draw.int(1000, 9999)}`, nombre: identity.nombre }, day(draw));
  }
  for (let left = subject.some(0.03, 1, 3); left > 0; left--) trust(subject);
}

/** licencias */
export function generalLicences(subject: Subject, p: number): void {
  const { draw, identity } = subject;
  for (let left = subject.some(p, 1, 3); left > 0; left--) {
    const id = `LG-${draw.int(100_000, 999_999)}`;
    subject.add('licencias', { id, nombre: identity.nombre, activo: draw.chance(0.7) }, day(draw));
  }
}

function trust(subject: Subject): void {
  const { draw } = subject;
  const registered = day(draw, 2000);
  const rol = draw.pick(['FIDEICOMITENTE', 'FIDUCIARIO', 'BENEFICIARIO']);
  const ficha = String(draw.int(9_000_000, 9_099_999));
  subject.add(
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
export function trademarks(subject: Subject): void {
  const { draw, identity } = subject;
  for (let left = subject.some(subject.range.kind === 'Organization' ? 0.12 : 0.02, 1, 15); left > 0; left--) {
    const applied = day(draw, 1998);
    const registered = draw.chance(0.8) ? dayAfter(applied, draw.int(200, 700)) : null;
    subject.add(
      'marcas',
      {
        solicitud: `9${draw.int(100_000, 999_999)}-01`,
        nombre: inventedWord(draw).toLocaleUpperCase('es'),
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
export function qualifications(subject: Subject): void {
  const { draw, identity } = subject;
  for (let left = subject.some(subject.range.kind === 'Organization' ? 0 : 0.12, 1, 2); left > 0; left--) {
    const since = day(draw, 1995);
    const id = `${draw.pickEarly(PROFESSIONS)} ${since.slice(0, 4)}-${draw.int(100, 999)}`;
    subject.add('idoneidades', { id, nombre: identity.nombre, idoneidad: id.slice(-8) }, since);
  }
}
