import { day } from '../calendar.js';
import { syntheticCompanyName } from '../identity.js';
import type { GeneratedEntity } from '../subject.js';
import { CASE_KINDS, EXPOSED_POSTS, SANCTION_KINDS } from '../words/public-life.js';

/** Numbers a court file as the country does. */
type FileNumber = (subject: GeneratedEntity, year: string) => string;

/** css_moroso_menciones, sanciones and expedientes_judiciales. */
export function risk(entity: GeneratedEntity, fileNumber: FileNumber): void {
  const { draw } = entity;
  socialSecurityDebts(entity, 0.05);
  for (let left = entity.some(0.015, 1, 3); left > 0; left--) {
    entity.add('sanciones', { nombre: entity.identity.nombre, tipo_sancion: draw.pick(SANCTION_KINDS) }, day(draw));
  }
  courtCases(entity, 0.1, fileNumber);
}

/** Lists of social security debtors that name the subject: 1 to 4 of them with probability `p`. */
export function socialSecurityDebts(entity: GeneratedEntity, p: number): void {
  const { draw } = entity;
  for (let left = entity.some(p, 1, 4); left > 0; left--) {
    const published = day(draw, 2016);
    entity.add(
      'css_moroso_menciones',
      { titulo: `LISTADO DE MOROSOS ${published.slice(0, 7)}`, fecha_publicacion: published },
      published,
    );
  }
}

/** Court files with the subject as a party: 1 to 9 of them with probability `p`. */
export function courtCases(entity: GeneratedEntity, p: number, fileNumber: FileNumber): void {
  const { draw } = entity;
  for (let left = entity.some(p, 1, 9); left > 0; left--) {
    const assigned = day(draw, 2014);
    entity.add(
      'expedientes_judiciales',
      {
        rue: fileNumber(entity, assigned.slice(0, 4)),
        partes: `${syntheticCompanyName(draw)} VS ${entity.identity.nombre.toLocaleUpperCase('es')}`,
        tipo_negocio: draw.pick(CASE_KINDS),
        fecha_reparto: assigned,
      },
      assigned,
    );
  }
}

const ofNoList = { version: null, fecha_lista: null } as const;

const matchOf = (name: string | null) => ({
  ...{ key: 'name', score: 0.9, listed_name: name, name_kind: 'primary', screened_name: name, features: [] },
});

/** The two screening tags: synthetic lists, so that no generated name is on a real one. */
export function screening(entity: GeneratedEntity): void {
  const { draw, identity } = entity;
  for (let left = entity.some(0.003, 1, 2); left > 0; left--) {
    const listed = day(draw, 2015);
    entity.add(
      'sanciones_internacionales',
      {
        lista: 'LISTA DE MUESTRA',
        nombre: identity.nombre,
        tipo: entity.range.kind === 'Organization' ? 'entity' : 'individual',
        programas: ['MUESTRA'],
        alias: draw.chance(0.5) ? [syntheticCompanyName(draw)] : [],
        observaciones: 'Registro de muestra, generado para pruebas.',
        fecha_designacion: listed,
        url: 'https://sanciones.example/muestra',
        ...ofNoList,
        match: matchOf(identity.nombre),
        source_updated_at: null,
      },
      listed,
    );
  }
  // Companies hold no offices.
  if (entity.range.kind === 'Organization') return;
  for (let left = entity.some(0.01, 1, 2); left > 0; left--) exposedPerson(entity);
}

function exposedPerson(entity: GeneratedEntity): void {
  const { draw } = entity;
  const since = day(draw, 2004);
  const [cargo, institutions] = draw.pick(EXPOSED_POSTS);
  entity.add(
    'coincidencias_pep',
    {
      nombre: entity.identity.nombre,
      cargo,
      institucion: draw.pick(institutions),
      categoria: 'official',
      partido: null,
      fecha_inicio: since,
      fecha_fin: null,
      url: null,
      ...ofNoList,
      lista: null,
      match: matchOf(entity.identity.nombre),
      source_updated_at: null,
    },
    since,
  );
}
