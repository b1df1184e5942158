import { DEFAULT_JURISDICTION, lookup, surfaceOf } from '@entity-registry/domain';
import type { RecordTag, SurfaceField, SurfaceName, SurfacePart } from '@entity-registry/domain';
import type pg from 'pg';
import { randomNumbers } from '../queries.js';

/** The body of a search: two filters and a sort that match the record it was built from. */
export interface SurfaceQuestion {
  filters: Record<string, unknown>;
  sort: { field: string; dir: 'asc' | 'desc' }[];
  limit: number;
}

interface Sampled {
  tag: RecordTag;
  payload: Record<string, unknown>;
  item_date: string | null;
  source: string;
}

/** Size of a typical page of results. */
const LIMIT = 20;
/** Words shorter than this are in every other name. */
const WORD = 4;

/**
 * `count` searches of a surface with two filters and a sort, each made from an existing record: whole values, days and
 * amounts from or up to the record's, and words of its texts, in any pair. Some find a handful of records, some nearly
 * all.
 */
export async function surfaceQuestions(
  pool: pg.Pool,
  name: SurfaceName,
  { count, seed }: { count: number; seed: number },
): Promise<SurfaceQuestion[]> {
  const surface = surfaceOf(name);
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const questions: SurfaceQuestion[] = [];
  for (const [index, part] of surface.parts.entries()) {
    const share = Math.ceil((count - questions.length) / (surface.parts.length - index));
    const records = await sampleRecords(pool, part, share, seed);
    const fields = surface.fields.filter((field) => part.fields === undefined || part.fields.includes(field.name));
    for (const record of records) {
      const filters = fields
        .map((field) => filterOf(field, part, record, random))
        .filter((filter) => filter !== undefined);
      const [first, second] = shuffled(filters, random);
      if (first === undefined || second === undefined) continue;
      const field = pick(fields.filter(({ sortable }) => sortable)).name;
      const sort = [{ field, dir: random() < 0.7 ? ('desc' as const) : ('asc' as const) }];
      questions.push({ filters: Object.fromEntries([first, second]), sort, limit: LIMIT });
    }
  }
  if (questions.length === 0) throw new Error(`surface ${name} has no records to search for`);
  return shuffled(questions, random);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Records of the default jurisdiction spread over the partition. */
async function sampleRecords(pool: pg.Pool, { level, tags }: SurfacePart, count: number, seed: number) {
  const size = await pool.query<{ rows: number }>(
    'select greatest(reltuples, 1)::float8 as rows from pg_class where oid = $1::regclass',
    [`record_${level}`],
  );
  const percent = Math.min(100, (400 * count) / (size.rows[0]?.rows ?? 1));
  const { rows } = await pool.query<Sampled>(
    `select tag, payload, item_date::text, source from record_${level} tablesample bernoulli ($1) repeatable ($2)
      where jurisdiction = '${DEFAULT_JURISDICTION}' and tag = any ($3) limit $4`,
    [percent, seed, Object.keys(tags), count],
  );
  return rows;
}

/** A filter on the field that matches the record; undefined if the record has no value, or the field takes an id. */
function filterOf(
  field: SurfaceField,
  part: SurfacePart,
  record: Sampled,
  random: () => number,
): [string, unknown] | undefined {
  const value = valueOf(field, part, record);
  if (value === null || value === undefined) return undefined;
  switch (field.type) {
    case 'keyword':
      // A document number finds one record. Two filters and a sort are for searches with many results.
      return field.facet === null && random() < 0.8 ? undefined : [field.name, value];
    case 'boolean':
      return [field.name, value];
    case 'number':
      return typeof value === 'number' ? [field.name, random() < 0.5 ? { gte: value } : { lte: value }] : undefined;
    case 'date': {
      const day = typeof value === 'string' ? isoDay(value) : undefined;
      if (day === undefined) return undefined;
      return [field.name, random() < 0.5 ? { gte: `${day.slice(0, 4)}-01-01` } : { lte: day }];
    }
    case 'text': {
      if (typeof value !== 'string') return undefined;
      const words = value.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= WORD);
      const word = words[Math.floor(random() * words.length)];
      return word === undefined ? undefined : [field.name, { contains: word }];
    }
    default:
      return undefined;
  }
}

function valueOf(field: SurfaceField, part: SurfacePart, record: Sampled): unknown {
  const origin = (part.origins && lookup(part.origins, field.name)) ?? field.origin;
  switch (origin.from) {
    case 'payload':
      return memberAt(record.payload, origin.path);
    case 'presence':
      return (
        typeof memberAt(record.payload, origin.path) === 'object' && memberAt(record.payload, origin.path) !== null
      );
    case 'column':
      return origin.column === 'entity_pk' ? undefined : record[origin.column];
    case 'tag':
      return origin.values[record.tag];
  }
}

function memberAt(payload: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, member) =>
      typeof value === 'object' && value !== null ? lookup(value as Record<string, unknown>, member) : null,
    payload,
  );
}

/** As YYYY-MM-DD, from that or from DD/MM/YYYY. */
function isoDay(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text.slice(0, 10);
  return /^\d{2}\/\d{2}\/\d{4}/.test(text) ? `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}` : undefined;
}
