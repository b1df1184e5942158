import { describe, expect, it } from '@jest/globals';
import type { Code } from '../catalog/codes.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import { quote } from './quote.js';
import { resolveCodes } from './resolve-codes.js';
import type { ResolvedCodes } from './resolve-codes.js';

/** The specification's table of product codes once more, written by hand, so that the catalog isn't checked against itself. */
type Table = Readonly<Record<string, readonly [cents: number, tags: string]>>;

const GOV =
  'directores suspension organizaciones representante_legal_identificado gacetas documentos_contraloria is_itbm last_itbm_date funcionario';
const BIZ = 'avisos licencias personal_licenses company_licenses fideicomisos marcas';
const ASSET = 'propiedades fincas bienes_muebles naves';
const TRADE = 'importaciones exportaciones imports_summary exports_summary customs_summary';
const DOC = 'documentos_escaneados documentos_digitales rp_report_url';
const RISK = 'css_moroso_menciones sanciones idoneidades expedientes_judiciales';
const NEWS = 'noticias noticias_globales';
const LEGAL = 'migrations work_permits';
const ALL = `core_registro contacto entity_events ${GOV} ${BIZ} ${ASSET} ${TRADE} ${DOC} ${RISK} licitaciones ${NEWS} ${LEGAL}`;
const ALL_ECUADOR =
  'core_registro contacto directores accionistas expedientes_judiciales denuncias licitaciones licencias documentos_digitales noticias sri_reports css_moroso_menciones';

const TABLES: Readonly<Record<Jurisdiction, Table>> = {
  pa: {
    'CHK-BIN': [2, 'core_registro'],
    'DAT-CORE': [15, 'core_registro contacto'],
    'DAT-HOOK': [3, 'entity_events'],
    'DAT-GOV': [15, GOV],
    'DAT-BIZ': [8, BIZ],
    'DAT-ASSET': [25, ASSET],
    'DAT-TRADE': [20, TRADE],
    'DAT-DOC': [6, DOC],
    'DAT-RISK': [20, RISK],
    'DAT-PROC': [5, 'licitaciones'],
    'DAT-NEWS': [12, NEWS],
    'DAT-MEDIA': [12, `${NEWS} entity_events`],
    'DAT-LEGAL': [10, LEGAL],
    'DAT-CGR': [8, 'documentos_contraloria funcionario'],
    'DAT-IP': [3, 'marcas'],
    'DAT-LABOR': [15, `${LEGAL} funcionario`],
    'DAT-SCREEN': [40, 'sanciones_internacionales coincidencias_pep'],
    'DAT-ALL': [141, ALL],
  },
  ec: { 'CHK-BIN': [2, 'core_registro'], 'DAT-CORE': [15, 'core_registro contacto'], 'DAT-ALL': [85, ALL_ECUADOR] },
  co: { 'CHK-BIN': [2, 'core_registro'], 'DAT-CORE': [10, 'core_registro contacto'] },
};

/** Tags that share a level with another (ADR 0018): such a pair or triple counts once in a code's size. */
const SHARED_LEVELS = [
  'is_itbm last_itbm_date',
  'imports_summary exports_summary customs_summary',
  'propiedades fincas',
  'rp_report_url documentos_digitales',
  'noticias noticias_globales',
  'sanciones_internacionales coincidencias_pep',
].map((group) => group.split(' '));

const SEED = 20_261_121;
const RANDOM_ORDERS = 3;

interface Row {
  readonly code: Code;
  readonly cents: number;
  readonly tags: bigint;
  readonly size: number;
}

/** The rows of a table with their tags as bits, so that a quarter of a million subsets are checked in seconds. */
function readTable(table: Table): { rows: readonly Row[]; bitsOf: (tags: readonly string[]) => bigint } {
  const names = [...new Set(Object.values(table).flatMap(([, tags]) => tags.split(' ')))];
  const bits = new Map(names.map((name, index) => [name, 1n << BigInt(index)]));
  const bitsOf = (tags: readonly string[]) => tags.reduce((all, tag) => all | (bits.get(tag) ?? 0n), 0n);
  const levelOf = (tag: string) => SHARED_LEVELS.find((group) => group.includes(tag))?.[0] ?? tag;
  const rows = Object.entries(table).map(([code, [cents, list]]) => {
    const tags = list.split(' ');
    return { code: code as Code, cents, tags: bitsOf(tags), size: new Set(tags.map(levelOf)).size };
  });
  return { rows, bitsOf };
}

/** mulberry32: a small seeded generator, so that every run tries the same orders. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled(codes: readonly Code[], random: () => number): Code[] {
  const order = [...codes];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]] as [Code, Code];
  }
  return order;
}

const covers = (larger: Row, smaller: Row) => larger.size > smaller.size && (smaller.tags & ~larger.tags) === 0n;

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

const sameResolution = (a: ResolvedCodes, b: ResolvedCodes) =>
  sameList(a.charged, b.charged) &&
  sameList(a.redundant, b.redundant) &&
  sameList(a.levels, b.levels) &&
  sameList(a.tags, b.tags);

/** What is wrong with the resolution of the requested rows, or undefined. */
function errorOf(requested: readonly Row[], resolved: ResolvedCodes, delivered: bigint): string | undefined {
  const charged = requested.filter((row) => resolved.charged.includes(row.code));
  const redundant = requested.filter((row) => resolved.redundant.includes(row.code));
  if (delivered !== requested.reduce((all, row) => all | row.tags, 0n)) return 'other tags than those requested';
  if (charged.length + redundant.length !== requested.length) return 'a code neither charged nor redundant';
  if (charged.some((row) => charged.some((other) => covers(other, row)))) return 'a covered code is charged';
  if (!redundant.every((row) => charged.some((other) => covers(other, row)))) return 'a redundant code is not covered';
  return undefined;
}

/** Resolves every subset of a jurisdiction's codes in several orders; returns how many, and the first errors found. */
function checkEverySubset(jurisdiction: Jurisdiction): { subsets: number; faults: string[] } {
  const { rows, bitsOf } = readTable(TABLES[jurisdiction]);
  const random = randomNumbers(SEED);
  const faults: string[] = [];
  const subsets = 2 ** rows.length;
  for (let subset = 0; subset < subsets && faults.length < 5; subset += 1) {
    const requested = rows.filter((_, index) => (subset >> index) & 1);
    const codes = requested.map((row) => row.code);
    const resolved = resolveCodes(jurisdiction, codes);
    const error = errorOf(requested, resolved, bitsOf(resolved.tags));
    if (error !== undefined) faults.push(`${codes.join()}: ${error}`);
    const cents = requested.reduce((sum, row) => sum + (resolved.charged.includes(row.code) ? row.cents : 0), 1);
    for (let order = 0; order < RANDOM_ORDERS; order += 1) {
      const mixed = shuffled(codes, random);
      if (!sameResolution(resolveCodes(jurisdiction, mixed), resolved)) faults.push(`${mixed.join()}: order matters`);
      const { total } = quote(jurisdiction, mixed, { base: true });
      if (total !== BigInt(cents) * 10_000n) faults.push(`${mixed.join()}: ${total} is not ${cents} cents`);
    }
  }
  return { subsets, faults };
}

describe('smart resolution over every subset of codes, in three random orders each', () => {
  it.each([
    ['pa', 262_144], // 2^18
    ['ec', 8], // 2^3
    ['co', 4], // 2^2
  ] as const)(
    'in %s delivers every tag, charges no covered code, ignores order and totals base plus prices',
    (jurisdiction, subsets) => {
      expect(checkEverySubset(jurisdiction)).toEqual({ subsets, faults: [] });
    },
    60_000,
  );
});
