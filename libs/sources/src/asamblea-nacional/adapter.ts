import { jsonList, readJson } from '../reading/files/json.js';
import type { JsonFields } from '../reading/files/json.js';
import { listsAdapter, personsOnly, tagList } from '../reading/lists/lists.js';
import { officeOf } from '../reading/files/office.js';
import { wholeList } from '../reading/lists/whole-list.js';
import { requirePage, matchOwner } from '../reading/lists/row-ownership.js';
import type { Page } from '../source.js';

const WHAT = 'list of deputies';

interface Deputy {
  readonly nombre: string;
  readonly cargo: string;
  readonly partido: string | null;
}

const DEPUTIES = wholeList<Deputy>({
  what: WHAT,
  path: 'api/diputados',
  // There are 71 deputies, most with substitutes.
  atLeast: 50,
  read: readDeputies,
  names: ({ nombre }) => [nombre],
  identifiers: () => [],
});

/** Deputies and their substitutes: one JSON list, read completely. It has no identifiers, so it is matched by name alone. */
export const asambleaNacional = listsAdapter('asamblea_nacional', [
  tagList({
    tag: 'coincidencias_pep',
    pages: personsOnly(DEPUTIES),
    match: (subject, { nombre }) => matchOwner(subject, { nombre }),
    payload: (toDeputy, match) => ({ ...toDeputy, institucion: 'Asamblea Nacional', categoria: 'deputy', match }),
  }),
]);

function readDeputies(page: Page): Deputy[] {
  const rows = readJson(requirePage(page, WHAT), WHAT);
  return jsonList(rows, WHAT, ['Persona', 'Partido', 'Circuito', 'Provincia', 'Suplentes']).flatMap((row) => [
    ...toDeputy(row, row.object('Persona'), 'Diputado'),
    ...substitutes(row),
  ]);
}

function substitutes(row: JsonFields): Deputy[] {
  return row
    .listOrNull('Suplentes', ['Nombre_Completo'])
    .flatMap((person) => toDeputy(row, person, 'Diputado suplente'));
}

/** Empty if the seat is vacant. */
function toDeputy(row: JsonFields, person: JsonFields, office: string): Deputy[] {
  const nombre = person.text('Nombre_Completo');
  if (nombre === null) return [];
  const circuit = row.text('Circuito');
  const cargo = officeOf(office, row.text('Provincia'), circuit === null ? null : `circuito ${circuit}`);
  return [{ nombre, cargo, partido: row.text('Partido') }];
}
