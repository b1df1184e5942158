import { pepScore } from '@entity-registry/domain';
import { day, dayAfter, written } from '../calendar.js';
import type { Identity } from '../population.js';
import { entityOf } from '../subject.js';
import type { GeneratedEntity } from '../subject.js';
import { BUILDINGS, STREETS } from '../words/places.js';
import type { Place } from '../words/places.js';
import { BOARD_POSTS, INSTITUTIONS, PUBLIC_POSTS } from '../words/public-life.js';

// Resident agents and their staff: a fiftieth of the persons, who share the seats that the owners don't take.
const NOMINEE_EVERY = 50;
// Seats fall to nominee number n with a density of about n to the power of 1/1.6 - 1: thousands for the first, a few dozen for
// the last. Everyone else sits on the one or two boards of their own companies.
const NOMINEE_SKEW = 1.6;
// The batch size is a multiple of this.
const CORPORATE_DIRECTOR_EVERY = 10;

/** contacto; telephone numbers begin with 000 and mail goes to a reserved domain. */
export function contact(entity: GeneratedEntity, places: readonly Place[]): void {
  const { draw } = entity;
  if (!entity.complete && draw.chance(0.1)) return;
  const place = draw.pickEarly(places);
  entity.add(
    'contacto',
    {
      direccion: `${draw.pick(STREETS)}, ${draw.pick(BUILDINGS)}, ${draw.int(1, 40)}${draw.pick(['A', 'B', 'C', 'D'])}`,
      provincia: place.province,
      distrito: place.district,
      corregimiento: place.parish,
      telefono: entity.complete || draw.chance(0.8) ? `000-${draw.int(1000, 9999)}` : null,
      correo: entity.complete || draw.chance(0.5) ? `contacto${entity.serial}@registro.example` : null,
      sitio_web: entity.complete || draw.chance(0.15) ? `https://empresa${entity.serial}.example` : null,
    },
    day(draw, 2018),
  );
}

/** directores of a company, with the organizaciones of its directors, their links, and the legal representative. */
export function board(entity: GeneratedEntity): void {
  const { draw } = entity;
  const seats = entity.draw.int(3, 5) + (draw.chance(0.1) ? draw.int(1, 6) : 0);
  const seated = new Set<number>();
  for (let position = 0; position < seats; position++) {
    const serial = directorSerial(entity, position);
    if (seated.has(serial)) continue;
    seated.add(serial);
    addPersonToBoard(entity, serial, position);
  }
  corporateDirector(entity);
}

/** Who can sit on a board in the subject's country. */
const personsOf = ({ range }: GeneratedEntity) => `${range.jurisdiction}:NaturalPerson` as const;

function directorSerial(entity: GeneratedEntity, position: number): number {
  const { draw, world } = entity;
  const persons = world.layout[personsOf(entity)].count;
  // The first seat of the complete company goes to the complete person.
  if (entity.complete && position === 0) return 0;
  if (position < 2) {
    const own = Math.floor((entity.serial / entity.range.count) * persons);
    return (own + draw.int(0, 2)) % persons;
  }
  const nominees = Math.ceil(persons / NOMINEE_EVERY);
  return Math.floor(nominees * draw.next() ** NOMINEE_SKEW) * NOMINEE_EVERY;
}

/**
 * Some companies have a company on their board: the first of their ten. Both are written in one batch, so that the
 * director's sections include the seat too.
 */
function corporateDirector(entity: GeneratedEntity): void {
  const { draw, serial } = entity;
  const director = serial - (serial % CORPORATE_DIRECTOR_EVERY);
  const wanted = draw.chance(0.05) || serial === 1;
  if (!wanted || director === serial) return;
  addBoardMembership(entity, entityOf(entity.world, entity.range.population, director), 'DIRECTOR');
}

function addPersonToBoard(entity: GeneratedEntity, serial: number, position: number): void {
  const person = entityOf(entity.world, personsOf(entity), serial);
  const cargo = BOARD_POSTS[position % BOARD_POSTS.length] ?? 'DIRECTOR';
  const since = addBoardMembership(entity, person, cargo);
  if (position > 0 || !(entity.complete || entity.draw.chance(0.9))) return;
  const link = { method: 'id', score: 1 };
  const representative = { nombre: person.nombre, cedula: person.cedula, cargo, person_id: person.pk, link };
  entity.add('representante_legal_identificado', representative, since);
}

/** One seat: the director in the company's section, the company in the director's, and the edge between them. */
function addBoardMembership(
  entity: GeneratedEntity,
  director: Identity & { readonly pk: number },
  cargo: string,
): string {
  const { draw, identity } = entity;
  const since = day(draw, 2000);
  const hasta = draw.chance(0.85) ? null : dayAfter(since, draw.int(200, 2000));
  const activo = hasta === null;
  entity.add(
    'directores',
    {
      nombre: director.nombre,
      cargo,
      cedula: director.cedula ?? director.ruc,
      person_id: director.pk,
      activo,
      desde: since,
      hasta,
      link: { method: 'id', score: 1 },
    },
    since,
  );
  const membership = { cargo, nombre: identity.nombre, organization_id: entity.pk, activo };
  entity.addTo(director.pk, 'organizaciones', membership, since);
  entity.link(director.pk, 'director', cargo, activo, since);
  return since;
}

/** suspension and ITBMS registration, dated by its record. */
export function standing(entity: GeneratedEntity): void {
  const { draw } = entity;
  if (entity.complete || draw.chance(0.04)) {
    const from = day(draw, 2015);
    const suspension = {
      activa: draw.chance(0.6),
      motivo: 'MOROSIDAD EN TASA UNICA',
      autoridad: 'Dirección General de Ingresos',
      resolucion: `201-${draw.int(1000, 9999)}`,
      fecha_inicio: from,
      fecha_fin: null,
    };
    entity.add('suspension', suspension, from);
  }
  if (entity.complete || draw.chance(0.6)) {
    const since = day(draw, 2006);
    entity.addScalar('is_itbm', entity.complete || draw.chance(0.8), since);
  }
}

/** gacetas and documentos_contraloria, for companies and persons. */
export function publications(entity: GeneratedEntity): void {
  const { draw } = entity;
  for (let left = entity.some(0.1, 1, 6); left > 0; left--) {
    const published = day(draw, 2005);
    const entidad = draw.pick(INSTITUTIONS);
    const [number, part] = [gazetteNumber(published), draw.pick(['A', 'B', 'C'])];
    entity.add(
      'gacetas',
      {
        gaceta: `${number}-${part}`,
        entidad,
        titulo: `RESOLUCION N° ${draw.int(1, 900)}`,
        descripcion: `QUE CONCEDE AUTORIZACION A ${entity.identity.nombre}`,
        gaceta_url: `https://gaceta.example/gacetas/${number}_${part}`,
        pdf_url: entity.documentReference(),
        publicacion_id: String(draw.int(100_000, 999_999)),
        fecha_publicacion: published,
        fecha_redactacion: published,
        source_updated_at: null,
      },
      published,
    );
  }
  for (let left = entity.some(0.05, 1, 12); left > 0; left--) comptrollerDocument(entity);
}

/** Gazette issues are numbered: about 250 a year, number 25,200 at the beginning of 2005. */
function gazetteNumber(published: string): number {
  const years = (Date.parse(published) - Date.UTC(2005, 0, 1)) / (365.25 * 86_400_000);
  return 25_200 + Math.floor(250 * years);
}

function comptrollerDocument(entity: GeneratedEntity): void {
  const { draw } = entity;
  const received = day(draw, 2010);
  const [endorsed, returned] = [dayAfter(received, 20), dayAfter(received, 25)];
  entity.add(
    'documentos_contraloria',
    {
      tramite: String(draw.int(1_000_000, 9_999_999)),
      documento: draw.pick(['CONTRATO', 'ORDEN DE COMPRA', 'GESTION DE COBRO', 'PLANILLA ADICIONAL']),
      institucion: draw.pick(INSTITUTIONS),
      favor: entity.identity.nombre,
      fecha_entrada: received,
      fecha_refrando: endorsed,
      fecha_salida: returned,
      numero: String(draw.int(1, 9999)),
      scafid: String(draw.int(900_000, 999_999)),
      monto: draw.amount(100, 500_000),
      estado: returned === null ? 'EN TRAMITE' : draw.pick(['REFRENDADO', 'REFRENDADO', 'DEVUELTO']),
      asunto: 'PAGO DE CUENTA',
      source_updated_at: null,
    },
    received,
  );
}

/** funcionario: a post in the state payroll; most persons never had one. */
export function payroll(entity: GeneratedEntity): void {
  const { draw } = entity;
  if (entity.range.kind !== 'NaturalPerson') return;
  for (let left = entity.some(0.2, 1, 3); left > 0; left--) {
    const since = day(draw, 1995);
    const [cargo, institutions] = draw.pickEarly(PUBLIC_POSTS);
    entity.add(
      'funcionario',
      {
        nombre: entity.identity.nombre,
        cedula: entity.identity.cedula,
        institucion: draw.pickEarly(institutions),
        cargo,
        fecha_inicio: written(since),
        estado: draw.pick(['PERMANENTE', 'EVENTUAL', 'INTERINO']),
        total: draw.amount(650, 7000),
        pep_score: pepScore(cargo),
        source_updated_at: null,
      },
      since,
    );
  }
}
