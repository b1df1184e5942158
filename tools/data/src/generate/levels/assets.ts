import type { TagItem } from '@entity-registry/domain';
import { day, dayAfter, daysSince } from '../calendar.js';
import { syntheticCompanyName } from '../identity.js';
import type { GeneratedEntity } from '../subject.js';
import { BUILDINGS, PANAMA_PLACES, STREETS } from '../words/places.js';

type Entry = TagItem<'fincas'>['record_events'][number];

// A response lists 25 entries of a folio; one property of each complete subject has more.
const MANY_ENTRIES = 40;
const LONG_SINCE = '1994-03-01';

/** propiedades (units of a building) and fincas (land), each with the entries of its folio, and their events. */
export function realEstate(entity: GeneratedEntity): void {
  const { draw } = entity;
  const company = entity.range.kind === 'Organization';
  for (let left = entity.some(company ? 0.12 : 0.15, 1, 6); left > 0; left--) {
    const { registered, ...history } = folio(entity, left === 1);
    const edificio = draw.pick(BUILDINGS);
    const id = entity.add('propiedades', { ...property(entity), edificio, ...history }, registered);
    assetEvents(entity, 'propiedad', id, registered, { edificio });
  }
  for (let left = entity.some(company ? 0.12 : 0.2, 1, 8); left > 0; left--) {
    const { registered, ...history } = folio(entity, left === 1);
    const numbers = property(entity);
    const id = entity.add('fincas', { ...numbers, ...history }, registered);
    assetEvents(entity, 'finca', id, registered, { folio: numbers.folio });
  }
}

function property(entity: GeneratedEntity): { folio: string; ficha: string } {
  const { draw } = entity;
  return { folio: `9${draw.int(1_000_000, 9_999_999)} (F)`, ficha: String(draw.int(9_000_000, 9_999_999)) };
}

function folio(entity: GeneratedEntity, first: boolean) {
  const { draw } = entity;
  const long = entity.complete && first;
  const registered = long ? LONG_SINCE : day(draw, 1992);
  const length = long ? MANY_ENTRIES : draw.heavy(1, 1.4, 60);
  const entries: Entry[] = [];
  let date: string | null = registered;
  for (let n = 0; n < length && date !== null; n++) {
    entries.push(entry(entity, n, date));
    // Many entries are closer together. Entries after the data's date don't exist yet.
    const most = Math.max(10, Math.min(900, Math.floor((1.8 * daysSince(registered)) / length)));
    date = dayAfter(date, draw.int(5, most));
  }
  entries.reverse();
  const hipotecas = entries.filter((item) => item.hipoteca !== null);
  const compraventas = entries.filter((item) => item.compraventa !== null);
  return {
    registered,
    fecha_inscripcion: registered,
    hipotecas,
    compraventas,
    last_hipoteca: hipotecas[0] ?? null,
    last_compraventa: compraventas[0] ?? null,
    record_events: entries,
  };
}

/** A folio starts with a sale, followed by mortgages, sales and notes. */
function entry(entity: GeneratedEntity, n: number, fecha: string): Entry {
  const { draw } = entity;
  const id = entity.nestedId();
  const base = { id, sid: `syn:elemento:${id}`, fecha, hipoteca: null, compraventa: null };
  if (n === 0 || draw.chance(0.3)) {
    const sale = {
      vendedor: syntheticCompanyName(draw),
      comprador: entity.identity.nombre,
      precio: draw.amount(8_000, 4_000_000),
      moneda: 'USD',
      fecha,
    };
    return { ...base, nombre: 'COMPRAVENTA', compraventa: sale };
  }
  if (n === 1 || draw.chance(0.4)) {
    const mortgage = {
      acreedor: `BANCO ${syntheticCompanyName(draw)}`,
      deudor: entity.identity.nombre,
      monto: draw.amount(5_000, 3_000_000),
      moneda: 'USD',
      fecha_inscripcion: fecha,
      fecha_vencimiento: `${Number(fecha.slice(0, 4)) + draw.pick([5, 10, 20, 30])}${fecha.slice(4)}`.replace(
        '-02-29',
        '-02-28',
      ),
      estado: draw.pick(['VIGENTE', 'CANCELADA']),
    };
    return { ...base, nombre: 'HIPOTECA', hipoteca: mortgage };
  }
  return { ...base, nombre: draw.pick(['ANOTACION', 'SEGREGACION', 'SERVIDUMBRE', 'CAMBIO DE DATOS']) };
}

/** edificios: buildings that the subject registered as horizontal property. */
export function buildings(entity: GeneratedEntity): void {
  const { draw } = entity;
  for (let left = entity.some(entity.range.kind === 'Organization' ? 0.01 : 0.001, 1, 3); left > 0; left--) {
    const registered = day(draw, 1992);
    const place = draw.pickEarly(PANAMA_PLACES);
    entity.add(
      'edificios',
      {
        nombre: `${draw.pick(BUILDINGS)} ${draw.int(1, 99)}`,
        ...property(entity),
        fecha_inscripcion: registered,
        direccion: `${draw.pick(STREETS)}, ${place.parish}, ${place.district}`,
        unidades: draw.heavy(4, 1.2, 400),
      },
      registered,
    );
  }
}

/** bienes_muebles and naves. */
export function movables(entity: GeneratedEntity): void {
  const { draw } = entity;
  for (let left = entity.some(0.07, 1, 5); left > 0; left--) {
    const registered = day(draw, 2005);
    const ficha = String(draw.int(9_000_000, 9_999_999));
    const id = entity.add(
      'bienes_muebles',
      {
        folio: `9${draw.int(100_000, 999_999)}`,
        ficha,
        fecha_inscripcion: registered,
        propietario_registro_string: entity.identity.nombre,
      },
      registered,
    );
    assetEvents(entity, 'bien_mueble', id, registered, { ficha });
  }
  for (let left = entity.some(entity.range.kind === 'Organization' ? 0.02 : 0.002, 1, 4); left > 0; left--) {
    const registered = day(draw, 1995);
    const nombre = `${draw.pick(['MV', 'MT', 'LP'])} ${syntheticCompanyName(draw)}`;
    const id = entity.add(
      'naves',
      { nombre, ficha: String(draw.int(900_000, 999_999)), fecha_registro: registered },
      registered,
    );
    assetEvents(entity, 'nave', id, registered, { nombre });
  }
}

/** entity_events: events of a third of the assets. */
function assetEvents(
  entity: GeneratedEntity,
  type: string,
  id: number,
  since: string,
  snapshot: Record<string, string>,
): void {
  const { draw } = entity;
  if (!entity.complete && draw.chance(0.65)) return;
  const updates = draw.chance(0.3) ? draw.int(1, 4) : 0;
  for (let n = 0; n <= updates; n++) {
    const date = dayAfter(since, n * 120);
    if (date === null) return;
    const action = n === 0 ? 'created' : 'updated';
    entity.add(
      'entity_events',
      {
        asset_type: type,
        asset_id: id,
        event_action: action,
        asset_snapshot: { id, ...snapshot },
        asset_event_date: date,
      },
      date,
    );
  }
}
