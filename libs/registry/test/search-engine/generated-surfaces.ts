import { SURFACE_NAMES, surfaceOf } from '@entity-registry/domain';
import type { RecordTag, SearchBody, SurfaceField, SurfaceName, SurfacePart } from '@entity-registry/domain';
import fc from 'fast-check';
import type { StoredRecord } from '../surface-records.js';
import { hasField, originOf } from '../../src/surfaces/values.js';

/** Few values, so that there are all kinds of ties; with accents, other scripts, punctuation and values of a wrong type. */
const TEXTS = [
  'Arroz pilado',
  'ARROZ con cáscara, 2/3',
  'Maderas del Tuira S.A.',
  'maderas@ejemplo.test',
  'Ñandú-Özil <b>Straße</b>',
  '株式会社 Ficticia',
  'x1y2 3.14 -7',
  'Торговый дом',
  '',
  null,
  7,
] as const;
const KEYWORDS = ['CHINA', 'Perú', 'PERU', '2020-1', '20201', 'Ñ', 'estado "raro"', null, 3] as const;
const DAYS = ['2024-01-31', '2024-02-29', '31/03/2025', '2024-99-99', 'sin fecha', null, 20] as const;
const NUMBERS = [0, 1, 1.5, -3, 120000, 0.1, 1e15, null, 'mucho'] as const;
const ENTITIES = [null, 42, 43, 44] as const;
const WORDS = [
  'arroz',
  'ARR',
  'cáscara',
  'tuira',
  'x1y2',
  'ñan',
  'strasse',
  '株式会社',
  'torg',
  'торг',
  'b',
  '2',
  'nada',
];

const oneOf = (values: readonly unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);

function valueOf({ type, values }: SurfaceField): fc.Arbitrary<unknown> {
  if (values !== null) return oneOf([...values, null]);
  if (type === 'text') return oneOf(TEXTS);
  if (type === 'date') return oneOf(DAYS);
  if (type === 'number') return oneOf(NUMBERS);
  if (type === 'boolean') return oneOf([true, false, null, 'si']);
  if (type === 'property') return oneOf([11, 12, 12.0, null]);
  return oneOf(KEYWORDS);
}

/** Writes a value into a payload, at a path that other values may share. */
function put(payload: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    // Keeps an object that another field looks into.
    if (typeof payload[name] !== 'object' || payload[name] === null) payload[name] = value;
    return;
  }
  if (typeof payload[name] !== 'object' || payload[name] === null) payload[name] = {};
  put(payload[name] as Record<string, unknown>, rest, value);
}

function recordOf(name: SurfaceName, part: SurfacePart): fc.Arbitrary<Omit<StoredRecord, 'pk'>> {
  const fields = surfaceOf(name).fields.filter((field) => hasField(part, field));
  const values = fc.tuple(...fields.map(valueOf));
  const words = fc.tuple(...part.words.map(() => oneOf(TEXTS)));
  const rest = fc.record({
    tag: fc.constantFrom(...(Object.keys(part.tags) as RecordTag[])),
    entityPk: fc.constantFrom(...ENTITIES),
    itemDate: fc.constantFrom('2024-01-31', '2025-03-31', null),
    source: fc.constantFrom('acodeco', 'synthetic'),
    propiedad: fc.constantFrom('fincas', 'propiedades'),
    jurisdiction: fc.constantFrom('pa', 'pa', 'pa', 'pa', 'pa', 'pa', 'ec'),
  });
  return fc.tuple(values, words, rest).map(([given, texts, { propiedad, ...columns }]) => {
    const payload: Record<string, unknown> = {};
    fields.forEach((field, at) => {
      const origin = originOf(part, field);
      if (origin.from === 'payload') put(payload, origin.path, given[at]);
      if (origin.from === 'presence' && given[at] === true) put(payload, [...origin.path, 'id'], 1);
      if (field.type === 'property') payload['propiedad_tag'] = propiedad;
    });
    part.words.forEach((path, at) => {
      put(payload, path, texts[at]);
    });
    return { level: part.level, ...columns, payload };
  });
}

/** `count` invented records for each part of each surface. Keys repeat between the levels. */
export function inventRecords(count: number, seed: number): StoredRecord[] {
  const parts = new Map<string, StoredRecord[]>();
  for (const name of SURFACE_NAMES) {
    for (const part of surfaceOf(name).parts) {
      // Deeds come from their properties; others must not have their keys.
      const first = part.level === 'real_estate_deeds' ? 100_000 : 1;
      const invented = fc.sample(recordOf(name, part), { numRuns: count, seed });
      const stored = parts.get(part.level) ?? [];
      parts.set(part.level, [
        ...stored,
        ...invented.map((record, at) => ({ ...record, pk: first + stored.length + at })),
      ]);
    }
  }
  return [...parts.values()].flat();
}

const keywordFilter = (values: readonly unknown[]) =>
  fc.oneof(oneOf(values), fc.array(oneOf(values), { minLength: 1, maxLength: 3 }), fc.record({ not: oneOf(values) }));

function filterOf(field: SurfaceField): fc.Arbitrary<unknown> {
  const { type, values, origin } = field;
  if (values !== null) return keywordFilter(values);
  if (origin.from === 'tag') return keywordFilter(Object.values(origin.values));
  const bound = (from: readonly unknown[]) =>
    fc.oneof(oneOf(from), fc.record({ gte: oneOf(from), lt: oneOf(from) }), fc.record({ gt: oneOf(from) }));
  switch (type) {
    case 'text':
      return oneOf(WORDS);
    case 'date':
      return bound(['2024-01-31', '2024-02-29', '2025-03-31', '2025-01-01']);
    case 'number':
      return bound([0, 1, 1.5, 120000, 0.1, 1e15]);
    case 'boolean':
      return fc.boolean();
    case 'entity':
      return oneOf(['pa_own_42', ['pa_own_43', 'pa_own_44']]);
    case 'property':
      return oneOf(['pa_finca_11', ['pa_ph_12', 'pa_finca_12']]);
    case 'keyword':
      return fc.oneof(
        keywordFilter(['china', 'perú', '2020-1', 'acodeco', 'nada']),
        fc.record({ prefix: oneOf(['ch', '20', 'PER', 'z']) }),
      );
  }
}

/** Searches of a surface: filters, words, sort keys, facets and pages. */
export function searchOf(name: SurfaceName): fc.Arbitrary<SearchBody> {
  const { fields } = surfaceOf(name);
  const filtered = fc
    .subarray([...fields], { maxLength: 2 })
    .chain((chosen) =>
      fc.tuple(...chosen.map((field) => filterOf(field).map((value) => [field.name, value] as const))),
    );
  const sortable = fields.filter(({ sortable: is }) => is).map((field) => field.name);
  const facets = fields.flatMap(({ facet }) => (facet === null ? [] : [facet]));
  const sort = fc
    .subarray(sortable, { maxLength: Math.min(2, sortable.length) })
    .chain((names) => fc.tuple(...names.map((field) => fc.constantFrom('asc', 'desc').map((dir) => ({ field, dir })))));
  return fc
    .record({
      filters: filtered.map((pairs) => Object.fromEntries(pairs)),
      q: fc.oneof(fc.constant(null), oneOf(WORDS), oneOf(['arroz pilado', 'maderas tuira'])),
      sort,
      facets: fc.subarray(facets, { maxLength: Math.min(10, facets.length) }),
      limit: fc.integer({ min: 1, max: 9 }),
    })
    .map((body) => body as SearchBody);
}
