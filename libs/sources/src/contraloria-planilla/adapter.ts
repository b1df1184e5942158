import { jurisdictionOfSource, parseIdentifier, pepScore } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { amountOf } from '../reading/numbers.js';
import { midnight } from '../reading/stated-date.js';
import { TagDates } from '../reading/tag-dates.js';
import { NOT_SEARCHED, requirePage, publishedFields, matchOwner } from '../reading/lists/row-ownership.js';
import type { OwnerMatch } from '../reading/lists/row-ownership.js';
import { readSheet } from '../reading/files/xlsx.js';
import type { FoundItem, PageReader, SourceAdapter, QueriedEntity } from '../source.js';

const REPORT = {
  what: 'payroll report',
  columns: [
    'Nombre',
    'Apellido',
    'Cédula',
    'Institución',
    'Cargo',
    'Salario',
    'Gasto',
    'Estado',
    'Fecha de inicio',
    'Fecha de actualización',
  ],
};

const JURISDICTION = jurisdictionOfSource('contraloria_planilla');

/** Minimum `pepScore` of a post whose holder is a politically exposed person. */
const EXPOSED = 0.5;

const FEEDS = ['funcionario', 'coincidencias_pep'] as const;

/** The subject's posts, and PEP matches for the exposed ones. */
const posts: PageReader<QueriedEntity, FoundItem[]> = {
  name: 'posts',
  async read(page, subject) {
    return postsOf(subject, await readSheet(requirePage(page, REPORT.what), REPORT));
  },
};

/**
 * The state's payroll: a workbook with one row per post. High posts also become PEP matches. The payroll lists natural persons
 * only, so no request is sent for a company.
 */
export const contraloriaPlanilla: SourceAdapter = {
  source: 'contraloria_planilla',
  feeds: FEEDS,
  readers: [posts],
  async read(subject, session) {
    const tags = FEEDS.filter((tag) => session.wanted.has(tag));
    if (tags.length === 0) return NOT_SEARCHED;
    if (subject.kind === 'Organization') return null;
    const query = queryOf(subject);
    if (query === null) return NOT_SEARCHED;
    const found = await session.parse(posts, await session.get('Reporte', query), subject);
    const items = found.filter(({ tag }) => session.wanted.has(tag));
    // All rows are from one edition of the payroll, so its date also applies to the absence of an exposed post.
    const dates = new TagDates();
    for (const { sourceUpdatedAt = null } of found) dates.record(tags, sourceUpdatedAt);
    return items.length === 0 && dates.isEmpty ? null : { tags, items, ...dates.toSourceUpdatedAt() };
  },
};

/**
 * The report's own parameters: institution, name, surname, cédula, state. It needs names and surnames separately, and a full
 * name doesn't show where the first part ends. So without a cédula, there is nothing to search by.
 */
function queryOf({ cedula }: QueriedEntity): Readonly<Record<string, string>> | null {
  const number = cedula === null ? null : padded(cedula);
  return number === null ? null : { Ne: '', N: '', A: '', C: number, E: '' };
}

function postsOf(subject: QueriedEntity, rows: readonly Fields[]): FoundItem[] {
  return rows.flatMap((row) => {
    const tie = matchOwner(subject, { nombre: nameOf(row), identifier: row.text('Cédula') });
    return tie === null ? [] : [...postOf(row), ...exposureOf(row, tie)];
  });
}

function postOf(row: Fields): FoundItem[] {
  const updated = dateOf(row.text('Fecha de actualización'), 'Fecha de actualización');
  const cargo = row.required('Cargo');
  return [
    item('funcionario', row, updated, {
      nombre: nameOf(row),
      cedula: canonical(row.text('Cédula')),
      institucion: row.text('Institución'),
      cargo,
      fecha_inicio: since(row),
      estado: row.text('Estado'),
      total: total(row),
      pep_score: pepScore(cargo),
    }),
  ];
}

function exposureOf(row: Fields, match: OwnerMatch): FoundItem[] {
  const cargo = row.required('Cargo');
  if (pepScore(cargo) < EXPOSED) return [];
  const updated = dateOf(row.text('Fecha de actualización'), 'Fecha de actualización');
  const categoria = /^diputad/i.test(cargo) ? 'deputy' : 'official';
  const institucion = row.text('Institución');
  const fields = { nombre: nameOf(row), cargo, institucion, categoria, fecha_inicio: since(row), match };
  return [item('coincidencias_pep', row, updated, fields)];
}

function item(tag: Tag, row: Fields, updated: string | null, fields: Readonly<Record<string, unknown>>): FoundItem {
  const sourceUpdatedAt = midnight(updated);
  return { tag, payload: publishedFields(fields), itemDate: since(row), sourceUpdatedAt };
}

function nameOf(row: Fields): string {
  return [row.required('Nombre'), row.text('Apellido')].filter((part) => part !== null).join(' ');
}

function since(row: Fields): string | null {
  return dateOf(row.text('Fecha de inicio'), 'Fecha de inicio');
}

/** The sum of salary and representation expenses. */
function total(row: Fields): number {
  const pay = amountOf(row.text('Salario'), 'Salario') ?? 0;
  const expenses = amountOf(row.text('Gasto'), 'Gasto') ?? 0;
  return Math.round((pay + expenses) * 100) / 100;
}

/**
 * A cédula as the payroll writes it: volume and entry padded to 4 and 6 digits, `8-0990-001234`. Null for an unknown
 * format.
 */
function padded(cedula: string): string | null {
  const key = canonical(cedula);
  const written = /^(.+)-(\d+)-(\d+)$/.exec(key ?? '');
  return written ? `${written[1]}-${written[2]?.padStart(4, '0')}-${written[3]?.padStart(6, '0')}` : null;
}

function canonical(cedula: string | null): string | null {
  if (cedula === null) return null;
  return parseIdentifier(JURISDICTION, cedula).find(({ scheme }) => scheme === 'cedula')?.key ?? cedula;
}
