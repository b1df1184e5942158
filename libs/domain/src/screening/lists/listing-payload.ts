import type { RecordTag } from '../../catalog/unlisted-records.js';
import { listDefinition } from './lists.js';
import type { ListId } from './lists.js';
import type { Listing } from './listing.js';

/** How an entry was matched to the entity whose record shows it. */
export interface ListingMatch {
  readonly key: 'ruc' | 'cedula' | 'name';
  readonly score: number;
}

/** The tag that shows the entries of a list. */
export function tagOfList(list: ListId): Extract<RecordTag, 'sanciones_internacionales' | 'coincidencias_pep'> {
  return listDefinition(list).kind === 'pep' ? 'coincidencias_pep' : 'sanciones_internacionales';
}

/** The source of a list in the provenance of its tag: its publisher among the catalog's sources or, if it isn't one of them, the list. */
export const sourceOfList = (list: ListId): string => listDefinition(list).records?.source ?? list;

/** A listing in the fields of its list's tag; `match` null: its record is nobody's. */
export function listingPayload(list: ListId, listing: Listing, match: ListingMatch | null): Record<string, unknown> {
  const sid = `${listDefinition(list).records?.sidPrefix ?? `${list}:`}${listing.entryId}`;
  const shown = { sid, match, source_updated_at: null };
  return { ...shown, ...(tagOfList(list) === 'coincidencias_pep' ? exposure(listing) : sanction(list, listing)) };
}

const primaryName = ({ names }: Listing): string | null => names[0]?.name ?? null;

function sanction(list: ListId, listing: Listing): Record<string, unknown> {
  return {
    lista: listDefinition(list).label,
    nombre: primaryName(listing),
    tipo: listing.type,
    programas: listing.programs,
    alias: listing.names.slice(1).map(({ name }) => name),
    observaciones: listing.remarks,
    fecha_designacion: listing.listedOn,
    url: listing.url,
  };
}

function exposure(listing: Listing): Record<string, unknown> {
  const [position] = listing.positions;
  return {
    nombre: primaryName(listing),
    cargo: position?.title ?? null,
    institucion: position?.institution ?? null,
    categoria: listing.category,
    partido: position?.party ?? null,
    fecha_inicio: position?.since ?? null,
    fecha_fin: position?.until ?? null,
    url: listing.url,
  };
}
