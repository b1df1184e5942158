import { jsonList, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { listsAdapter, personsOnly, tagList } from '../reading/lists.js';
import { officeOf } from '../reading/office.js';
import { wholeList } from '../reading/whole-list.js';
import { present, tieOf } from '../reading/whose.js';
import type { Page } from '../source.js';

const WHAT = 'list of deputies';

interface Seat {
  readonly nombre: string;
  readonly cargo: string;
  readonly partido: string | null;
}

const SEATS = wholeList<Seat>({
  what: WHAT,
  path: 'api/diputados',
  // There are 71 deputies, most with substitutes.
  atLeast: 50,
  read: seats,
  names: ({ nombre }) => [nombre],
  identifiers: () => [],
});

/** Deputies and their substitutes: one JSON list, read completely. It has no identifiers, so it is matched by name alone. */
export const asambleaNacional = listsAdapter('asamblea_nacional', [
  tagList({
    tag: 'coincidencias_pep',
    pages: personsOnly(SEATS),
    tie: (subject, { nombre }) => tieOf(subject, { nombre }),
    payload: (seat, match) => ({ ...seat, institucion: 'Asamblea Nacional', categoria: 'deputy', match }),
  }),
]);

function seats(page: Page): Seat[] {
  const rows = readJson(present(page, WHAT), WHAT);
  return jsonList(rows, WHAT, ['Persona', 'Partido', 'Circuito', 'Provincia', 'Suplentes']).flatMap((row) => [
    ...seat(row, row.object('Persona'), 'Diputado'),
    ...substitutes(row),
  ]);
}

function substitutes(row: JsonFields): Seat[] {
  return row.listOrNull('Suplentes', ['Nombre_Completo']).flatMap((person) => seat(row, person, 'Diputado suplente'));
}

/** Empty if the seat is vacant. */
function seat(row: JsonFields, person: JsonFields, office: string): Seat[] {
  const nombre = person.text('Nombre_Completo');
  if (nombre === null) return [];
  const circuit = row.text('Circuito');
  const cargo = officeOf(office, row.text('Provincia'), circuit === null ? null : `circuito ${circuit}`);
  return [{ nombre, cargo, partido: row.text('Partido') }];
}
