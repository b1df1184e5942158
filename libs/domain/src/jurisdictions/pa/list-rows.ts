import { listDay } from '../../screening/lists/list-dates.js';
import { InvalidListRowError, requiredColumn, toListing } from '../../screening/lists/listing.js';
import type { ListRow, ListedPosition, Listing } from '../../screening/lists/listing.js';
import { parsePanama } from './identifiers.js';

const ASSEMBLY = 'Asamblea Nacional';
/** The current constitutional term. */
const TERM = { since: '2024-07-01', until: '2029-06-30' };

/** `Alcalde, Veraguas, San Francisco`: an office and its place. */
const office = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

const circuit = (row: ListRow): string | null => {
  const value = row.text('circuit');
  return value === null ? null : `circuito ${value}`;
};

const isTrue = (text: string | null): boolean => /^(?:true|1)$/i.test(text ?? '');

function position(title: string, rest: Partial<ListedPosition>): ListedPosition {
  return { title, institution: null, party: null, since: null, until: null, ...rest };
}

/** A candidate of a general election, with the cédula (Tribunal Electoral). */
export function candidateListing(row: ListRow): Listing {
  const written = requiredColumn(row, 'documentId');
  const cedula = parsePanama(written).find(({ scheme }) => scheme === 'cedula')?.key;
  if (cedula === undefined) throw new InvalidListRowError(`documentId is not a cédula: ${written.slice(0, 40)}`);
  const sought = office(requiredColumn(row, 'position'), row.text('province'), row.text('district'));
  const title = isTrue(row.text('isProclaimed')) ? `${sought} (proclamado)` : sought;
  return toListing({
    entryId: requiredColumn(row, 'id'),
    type: 'individual',
    names: [{ kind: 'primary', name: requiredColumn(row, 'candidateName') }],
    identifiers: [{ kind: 'cedula', value: cedula, country: 'PA' }],
    positions: [position(title, { institution: 'Tribunal Electoral', party: row.text('party') })],
    category: 'candidate',
    listedOn: listDay(row.text('dateSent')),
  });
}

/** A holder of an elected or appointed office of the current term. */
export function officialListing(row: ListRow): Listing {
  const isDeputy = row.text('roleCategory') === 'Deputy';
  const title = office(requiredColumn(row, 'role'), row.text('province'), row.text('circuit'));
  const institution = isDeputy ? ASSEMBLY : null;
  return toListing({
    entryId: requiredColumn(row, 'id'),
    type: 'individual',
    names: [{ kind: 'primary', name: requiredColumn(row, 'name') }],
    positions: [position(title, { institution, party: row.text('partyFull'), ...TERM })],
    category: isDeputy ? 'deputy' : 'official',
    listedOn: TERM.since,
    url: row.text('officialGovUrl'),
  });
}

/** A deputy or substitute since 2019. */
export function deputyListing(row: ListRow): Listing {
  const title = office(isTrue(row.text('is_suplente')) ? 'Diputado suplente' : 'Diputado', circuit(row));
  return toListing({
    entryId: requiredColumn(row, 'deputy_id'),
    type: 'individual',
    names: [{ kind: 'primary', name: requiredColumn(row, 'full_name') }],
    positions: [position(title, { institution: ASSEMBLY, party: row.text('party_name') })],
    category: 'deputy',
  });
}

/** A deputy of the current term and, as a listing of its own, the substitute. */
export function seatListings(row: ListRow): Listing[] {
  const slug = requiredColumn(row, 'slug');
  const seat = (entryId: string, name: string, title: string): Listing =>
    toListing({
      ...{ entryId, type: 'individual', category: 'deputy' },
      names: [{ kind: 'primary', name }],
      positions: [
        position(office(title, row.text('province'), circuit(row)), {
          ...{ institution: ASSEMBLY, party: row.text('party') },
        }),
      ],
    });
  const substitute = row.text('suplente');
  return [
    seat(slug, requiredColumn(row, 'name'), 'Diputado'),
    ...(substitute === null ? [] : [seat(`${slug}/suplente`, substitute, 'Diputado suplente')]),
  ];
}
