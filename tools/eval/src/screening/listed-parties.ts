import { join } from 'node:path';
import { foldName } from '@entity-registry/domain';
import { isFirm } from '../pairs/one-name.js';
import type { NameKind } from '../pairs/pair.js';
import { readWorldEntities, scriptOf } from '../pairs/world/entities.js';
import { readCsv } from '../sources.js';

/** The lists that names are screened against. */
export type ListName = 'eu' | 'ofac' | 'peps' | 'leaks';

/** A person or an organization on a list, with every name that the list gives. */
export interface ListedParty {
  id: string;
  list: ListName;
  kind: NameKind;
  name: string;
  aliases: string[];
  /** Registration, tax and passport numbers of nine characters or more; of exposed persons, their cédula. */
  numbers: string[];
}

const ALSO_KNOWN_AS = /a\.k\.a\. '([^']+)'/g;

/** The names in a remark of the American list, such as "a.k.a. 'ZUMBADOR, Abel'". */
function aliasesByNumber(data: string): Map<string, string[]> {
  const rows = readCsv(join(data, 'sanctions_ofac', 'sdn_2024-05-02.csv.gz'));
  return new Map(
    rows.map((row) => [
      `ofac ${row['ent_num'] ?? ''}`,
      [...(row['Remarks'] ?? '').matchAll(ALSO_KNOWN_AS)].map(([, alias]) => alias ?? ''),
    ]),
  );
}

function sanctioned(data: string): ListedParty[] {
  const american = aliasesByNumber(data);
  return readWorldEntities(data)
    .filter(({ name }) => scriptOf(name) === 'Latin' && foldName(name).length > 3)
    .map((entity) => ({ ...entity, aliases: [...entity.aliases, ...(american.get(entity.id) ?? [])] }));
}

function person(list: ListName, id: string, name: string | undefined, cedula = ''): ListedParty[] {
  const written = name?.replace(/\s+/g, ' ').trim() ?? '';
  if (!written.includes(' ')) return [];
  const numbers = cedula === '' ? [] : [cedula];
  return [{ id: `${list} ${id}`, list, kind: 'NaturalPerson', name: written, aliases: [], numbers }];
}

function exposed(data: string): ListedParty[] {
  const file = (name: string) => readCsv(join(data, 'pa_peps', name));
  const all = [
    ...file('candidates_2024.csv').flatMap((row) =>
      person('peps', row['documentId'] ?? '', row['candidateName'], row['documentId']),
    ),
    ...file('officials_2024_2029.csv').flatMap((row) => person('peps', row['id'] ?? '', row['name'])),
    ...file('asamblea_deputies_2019_2026.csv').flatMap((row) =>
      person('peps', `asamblea ${row['deputy_id'] ?? ''}`, row['full_name']),
    ),
    ...file('deputies_full_official_names.csv').flatMap((row) => [
      ...person('peps', row['slug'] ?? '', row['name']),
      ...person('peps', `${row['slug'] ?? ''} suplente`, row['suplente']),
    ]),
  ];
  return [...new Map(all.map((party) => [foldName(party.name), party])).values()];
}

/** Companies and intermediaries in leaked files; being there implies no wrongdoing. */
function leaked(data: string): ListedParty[] {
  const intermediaries = readCsv(join(data, 'icij_panama_papers', 'intermediaries_pa_ec_co.csv'));
  const nodes = readCsv(join(data, 'icij_panama_papers', 'power_players_nodes.csv'));
  const party = (id: string, name: string, organization: boolean): ListedParty => ({
    id: `leaks ${id}`,
    list: 'leaks',
    kind: organization ? 'Organization' : 'NaturalPerson',
    name,
    aliases: [],
    numbers: [],
  });
  const all = [
    ...intermediaries.map((row) => party(row['node_id'] ?? '', row['name'] ?? '', row['looks_like_org'] === 'True')),
    ...nodes
      .filter((row) => row['category'] === 'Company')
      .map((row) => party(row['id'] ?? '', row['name'] ?? '', true)),
  ];
  return all.filter(({ kind, name }) => foldName(name).includes(' ') && !(kind === 'NaturalPerson' && isFirm(name)));
}

/** The parties of all lists, read from the folder `data`. */
export function readListedParties(data: string): ListedParty[] {
  return [...sanctioned(data), ...exposed(data), ...leaked(data)];
}
