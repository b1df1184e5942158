import { toListing } from '@entity-registry/domain';
import type { ListId, Listing, ListingInput } from '@entity-registry/domain';
import { ListVersions, indexNames } from '@entity-registry/registry';
import type { ApiFixture } from './api-fixture.js';

/** An invented entry of a list. */
export const listed = (entryId: string, name: string, more: Partial<ListingInput> = {}): Listing =>
  toListing({ entryId, type: 'individual', names: [{ kind: 'primary', name }], ...more });

/** Enough other entries for a change of one to be a small one. */
export const CROWD: readonly Listing[] = 'Abel Belisario Casilda Damián Eladio Facundo Gumersinda Hilario Isolda'
  .split(' ')
  .flatMap(
    (given, one) =>
    'Quiel Batista Marañón Calzadina'.split(' ').map((surname, other) => listed(`9${one}${other}`, `${surname}, ${given} Inventado`)), // prettier-ignore
  );

/** Imports a version of a list with these entries and the crowd. */
export async function loadList(api: ApiFixture, list: ListId, entries: readonly Listing[], published = '2026-11-20') {
  const versions = new ListVersions(api.db, indexNames, () => api.time);
  return versions.import({ list, listings: [...entries, ...CROWD], published, fileName: null });
}
