import { createHash } from 'node:crypto';
import { csvList } from './csv-list.js';
import { unrelatedRows } from '../unrelated-rows.js';
import type { StubRecord, StubSource } from '../stub-source.js';

const COLUMNS = ['ent_num', 'SDN_Name', 'SDN_Type', 'Program', 'Title', 'Remarks', 'List', 'Listed', 'Url'];

const OTHERS = unrelatedRows(1_100, (nombre, number) => [
  String(1_000_000 + number),
  nombre,
  'individual',
  'SDNT',
  '-0-',
  '-0-',
  'LISTA DE MUESTRA',
  null,
  `https://sanciones.example/${number}`,
]);

/**
 * Sanctions of the United States: the complete list as one file, with every entry that isn't from another list of the stub.
 */
export const ofac: StubSource = {
  source: 'ofac',
  async respond({ path }, world) {
    if (path !== '/sdn.csv') return undefined;
    const listed = await world.list('ofac', ['sanciones_internacionales']);
    const records = listed.flatMap((subject) => subject.records);
    const entries = records.filter(
      ({ tag, payload }) => tag === 'sanciones_internacionales' && payload['lista'] !== 'EU',
    );
    return csvList(COLUMNS, [...entries.map(rowOf), ...OTHERS]);
  },
};

function rowOf({ payload: p }: StubRecord): (string | null)[] {
  const [tipo, url] = [textOf(p['tipo']), textOf(p['url'])];
  return [
    /\bid=(\d+)$/.exec(url ?? '')?.[1] ?? syntheticUrl(p),
    textOf(p['nombre']),
    tipo === 'entity' ? '-0-' : tipo,
    textsOf(p['programas']).join('] ['),
    '-0-',
    remarks(textOf(p['observaciones']), textsOf(p['alias'])),
    textOf(p['lista']),
    textOf(p['fecha_designacion']),
    url,
  ];
}

/** The remarks, with aliases that they don't contain yet. */
function remarks(observaciones: string | null, alias: readonly string[]): string {
  const names = alias
    .map((name) => `a.k.a. '${name}'`)
    .filter((name) => !(observaciones ?? '').includes(name.slice(7)));
  return [...(observaciones === null ? [] : [observaciones]), ...names].join('; ');
}

function syntheticUrl(payload: Readonly<Record<string, unknown>>): string {
  return String(createHash('sha256').update(JSON.stringify(payload['nombre'])).digest().readUInt32BE(0));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
