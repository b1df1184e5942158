// Invented lists of which every round has another version, the same in each process.
import { toListing } from '@entity-registry/domain';

export const LISTS = ['ofac_sdn', 'eu_sanctions'];

const GIVEN = 'Abel Belisario Casilda Damián Eladio Facundo Gumersinda Hilario Isolda Jacinta'.split(' ');
const SURNAMES = 'Quiel Batista Marañón Tuirazal Calzadina Xoconal Varnoso Zubieta'.split(' ');
const ENTRIES = 240;

/** @param {number} round */
export const publishedOn = (round) =>
  new Date(Date.UTC(2026, 0, 1) + round * 24 * 60 * 60_000).toISOString().slice(0, 10);

/**
 * The entries of a version: in every round some are new, some are gone and some have another name, fewer than would be held. In every
 * fourth round, so many change that the index is rebuilt.
 * @param {string} list
 * @param {number} round
 */
export function listingsOf(list, round) {
  const offset = list === LISTS[0] ? 0 : 1_000;
  return Array.from({ length: ENTRIES }, (_, at) => at + round * 5).map((nr) => {
    const variant = nr % 7 === round % 7 || (round % 4 === 3 && nr % 2 === 0) ? round : 0;
    const name = `${SURNAMES[nr % SURNAMES.length]} ${SURNAMES[(nr * 3 + variant) % SURNAMES.length]}, ${GIVEN[(nr + variant) % GIVEN.length]} N${String(nr + offset)}`;
    return toListing({
      ...{ entryId: String(nr + offset), type: 'individual', names: [{ kind: 'primary', name }] },
      ...(nr % 3 === 0 && {
        identifiers: [{ kind: 'passport', value: `AB${String(10_000 + nr + variant)}`, country: 'IQ' }],
      }),
    });
  });
}
