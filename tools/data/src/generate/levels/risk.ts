import { day } from '../calendar.js';
import { inventedCompany } from '../identity.js';
import type { Subject } from '../subject.js';
import { CASE_KINDS, EXPOSED_POSTS, SANCTION_KINDS } from '../words/public-life.js';

/** Numbers a court file as the country does. */
type FileNumber = (subject: Subject, year: string) => string;

/** css_moroso_menciones, sanciones and expedientes_judiciales. */
export function risk(subject: Subject, fileNumber: FileNumber): void {
  const { draw } = subject;
  socialSecurityDebts(subject, 0.05);
  for (let left = subject.some(0.015, 1, 3); left > 0; left--) {
    subject.add('sanciones', { nombre: subject.identity.nombre, tipo_sancion: draw.pick(SANCTION_KINDS) }, day(draw));
  }
  courtCases(subject, 0.1, fileNumber);
}

/** Lists of social security debtors that name the subject: 1 to 4 of them with probability `p`. */
export function socialSecurityDebts(subject: Subject, p: number): void {
  const { draw } = subject;
  for (let left = subject.some(p, 1, 4); left > 0; left--) {
    const published = day(draw, 2016);
    subject.add(
      'css_moroso_menciones',
      { titulo: `LISTADO DE MOROSOS ${published.slice(0, 7)}`, fecha_publicacion: published },
      published,
    );
  }
}

/** Court files with the subject as a party: 1 to 9 of them with probability `p`. */
export function courtCases(subject: Subject, p: number, fileNumber: FileNumber): void {
  const { draw } = subject;
  for (let left = subject.some(p, 1, 9); left > 0; left--) {
    const assigned = day(draw, 2014);
    subject.add(
      'expedientes_judiciales',
      {
        rue: fileNumber(subject, assigned.slice(0, 4)),
        partes: `${inventedCompany(draw)} VS ${subject.identity.nombre.toLocaleUpperCase('es')}`,
        tipo_negocio: draw.pick(CASE_KINDS),
        fecha_reparto: assigned,
      },
      assigned,
    );
  }
}

/** The two screening tags: synthetic lists, so that no generated name is on a real one. */
export function screening(subject: Subject): void {
  const { draw, identity } = subject;
  for (let left = subject.some(0.003, 1, 2); left > 0; left--) {
    const listed = day(draw, 2015);
    subject.add(
      'sanciones_internacionales',
      {
        lista: 'LISTA DE MUESTRA',
        nombre: identity.nombre,
        tipo: subject.range.kind === 'Organization' ? 'entity' : 'individual',
        programas: ['MUESTRA'],
        alias: draw.chance(0.5) ? [inventedCompany(draw)] : [],
        observaciones: 'Registro de muestra, generado para pruebas.',
        fecha_designacion: listed,
        url: 'https://sanciones.example/muestra',
        match: { key: 'name', score: 0.9 },
        source_updated_at: null,
      },
      listed,
    );
  }
  // Companies hold no offices.
  if (subject.range.kind === 'Organization') return;
  for (let left = subject.some(0.01, 1, 2); left > 0; left--) exposedPerson(subject);
}

function exposedPerson(subject: Subject): void {
  const { draw } = subject;
  const since = day(draw, 2004);
  const [cargo, institutions] = draw.pick(EXPOSED_POSTS);
  subject.add(
    'coincidencias_pep',
    {
      nombre: subject.identity.nombre,
      cargo,
      institucion: draw.pick(institutions),
      categoria: 'official',
      partido: null,
      fecha_inicio: since,
      fecha_fin: null,
      url: null,
      match: { key: 'name', score: 0.9 },
      source_updated_at: null,
    },
    since,
  );
}
