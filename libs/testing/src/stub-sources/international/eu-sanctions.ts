import { lookup } from '@entity-registry/domain';
import { csvList } from './csv-list.js';
import { unrelatedRows } from '../unrelated-rows.js';
import type { StubRecord, StubSource } from '../stub-source.js';

const COLUMNS = [
  'celex',
  'recordId',
  'programKey',
  'annex',
  'measure',
  'startDate',
  'reason',
  'schema',
  'name',
  'alias',
  'weakAlias',
  'previousName',
  'position',
  'birthDate',
  'registrationNumber',
  'taxNumber',
  'idNumber',
  'notes',
];

const SCHEMAS: Readonly<Record<string, string>> = { individual: 'Person', vessel: 'Vessel', aircraft: 'Airplane' };

const OTHERS = unrelatedRows(1_100, (nombre) =>
  written({ celex: '39990R0001', programKey: 'EU-XXX', startDate: 'sine die', schema: 'Person', name: nombre }),
);

/** Sanctions of the European Union: the complete list as one file. */
export const euSanctions: StubSource = {
  source: 'eu_sanctions',
  async respond({ path }, world) {
    if (path !== '/consolidated.csv') return undefined;
    const listed = await world.list('eu_sanctions', ['sanciones_internacionales']);
    const rows = listed.flatMap(({ records, ruc, cedula }) =>
      records
        .filter(({ tag, payload }) => tag === 'sanciones_internacionales' && payload['lista'] === 'EU')
        .map((record) => rowOf(record, record.payload['match'], { ruc, cedula })),
    );
    return csvList(COLUMNS, [...rows, ...OTHERS]);
  },
};

function rowOf(
  { payload: p }: StubRecord,
  match: unknown,
  numbers: { readonly ruc: string | null; readonly cedula: string | null },
): (string | null)[] {
  return written({
    celex: /CELEX:(\w+)$/.exec(textOf(p['url']) ?? '')?.[1] ?? '39990R0001',
    programKey: textsOf(p['programas']).join('; '),
    annex: 'I',
    measure: textOf(p['observaciones']),
    startDate: textOf(p['fecha_designacion'])?.split('-').reverse().map(Number).join('.') ?? 'sine die',
    schema: lookup(SCHEMAS, textOf(p['tipo']) ?? '') ?? 'LegalEntity',
    name: textOf(p['nombre']),
    alias: textsOf(p['alias']).join('; '),
    // An entry that was matched by a number includes it.
    taxNumber: keyOf(match) === 'ruc' && numbers.ruc !== null ? `Panama RUC ${numbers.ruc}` : null,
    idNumber: keyOf(match) === 'cedula' && numbers.cedula !== null ? `Panama Cedula No. ${numbers.cedula}` : null,
  });
}

function written(cells: Readonly<Record<string, string | null>>): (string | null)[] {
  return COLUMNS.map((column) => lookup(cells, column) ?? null);
}

function keyOf(match: unknown): unknown {
  return typeof match === 'object' && match !== null && 'key' in match ? match.key : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
