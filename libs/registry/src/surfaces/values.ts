import { DEFAULT_JURISDICTION, JURISDICTION_CODES, lookup } from '@entity-registry/domain';
import type { Origin, SurfaceField, SurfacePart } from '@entity-registry/domain';

/** The type of comparison: numbers and date columns by their type, everything else as text. */
export type ComparedAs = 'text' | 'numeric' | 'date';

/** Table of a part's records: queried directly, so that no plan reads the other partitions. */
export function tableOf({ level }: SurfacePart): string {
  return `record_${level}`;
}

/**
 * The condition that every record of the part meets: v5 only searches records of one country (ADR 0011). It is written so that
 * no index can serve it: the primary key begins with the jurisdiction, and a bounded search must not read a partition by it.
 */
export function scopeOf(part: SurfacePart): string {
  const tags = Object.keys(part.tags);
  // Only `screening` has a tag that no surface shows.
  const tag = part.level === 'screening' ? ` and tag = '${tags.join()}'` : '';
  return `jurisdiction not in (${OTHERS})${tag}`;
}

const OTHERS = JURISDICTION_CODES.filter((code) => code !== DEFAULT_JURISDICTION)
  .map((code) => `'${code}'`)
  .join(', ');

/** Whether records of the part have the field. */
export function hasField({ fields }: SurfacePart, { name }: SurfaceField): boolean {
  return fields?.includes(name) ?? true;
}

/** Where to find the field's value in records of the part. */
export function originOf(part: SurfacePart, field: SurfaceField): Origin {
  return (part.origins && lookup(part.origins, field.name)) ?? field.origin;
}

const JSON_PATH = (path: readonly string[]) => `'{${path.join(',')}}'`;

function json(path: readonly string[]): string {
  const [only] = path;
  return path.length === 1 && only !== undefined ? `payload -> '${only}'` : `payload #> ${JSON_PATH(path)}`;
}

function textAt(path: readonly string[]): string {
  const [only] = path;
  return path.length === 1 && only !== undefined ? `payload ->> '${only}'` : `payload #>> ${JSON_PATH(path)}`;
}

/** SQL of the value as it is shown and counted. */
export function rawSql(part: SurfacePart, field: SurfaceField): string {
  const origin = originOf(part, field);
  switch (origin.from) {
    case 'payload':
      return `(${textAt(origin.path)})`;
    case 'presence':
      return `(coalesce(jsonb_typeof(${json(origin.path)}) = 'object', false))::text`;
    case 'column':
      return `${origin.column}::text`;
    case 'tag': {
      const cases = Object.entries(origin.values).map(([tag, value]) => `when '${tag}' then '${value}'`);
      return `(case tag ${cases.join(' ')} end)`;
    }
  }
}

/** SQL of the value as it is compared, sorted and indexed. */
export function comparedSql(part: SurfacePart, field: SurfaceField): string {
  const origin = originOf(part, field);
  if (origin.from === 'column') {
    return field.type === 'keyword' ? `search_fold(${origin.column}) collate "C"` : origin.column;
  }
  if (origin.from === 'presence') return `coalesce(jsonb_typeof(${json(origin.path)}) = 'object', false)`;
  if (origin.from === 'tag') return rawSql(part, field);
  switch (field.type) {
    case 'keyword':
      return field.exactCase
        ? `left(${textAt(origin.path)}, 201) collate "C"`
        : `search_fold(${textAt(origin.path)}) collate "C"`;
    case 'text':
      return `search_fold(${textAt(origin.path)}) collate "C"`;
    case 'date':
      return `search_day(${textAt(origin.path)}) collate "C"`;
    case 'number':
    case 'property':
    case 'entity':
      return `search_number(${json(origin.path)})`;
    case 'boolean':
      // As a case, because the planner takes no statistics of a bare comparison. A null isn't false: it is shown as unknown.
      return `case when ${json(origin.path)} = 'true'::jsonb then true when ${json(origin.path)} = 'false'::jsonb then false end`;
  }
}

/** SQL of whether a record has both members of which hardly any record has two. */
export function bothSql([one, other]: NonNullable<SurfacePart['exclusive']>): string {
  return `jsonb_typeof(${json([one])}) = 'object' and jsonb_typeof(${json([other])}) = 'object'`;
}

/** SQL that holds for every record with a value in all of the fields, if these are in both members of which hardly any record has two. */
export function bothForSql(part: SurfacePart, fields: readonly SurfaceField[]): string | null {
  const members = fields.flatMap((field) => {
    const origin = originOf(part, field);
    return origin.from === 'payload' && origin.path.length > 1 ? origin.path.slice(0, 1) : [];
  });
  return part.exclusive?.every((member) => members.includes(member)) ? bothSql(part.exclusive) : null;
}

/** SQL of whether a record has a text, of a field from the payload. */
export function presenceSql(part: SurfacePart, field: SurfaceField): string {
  const origin = originOf(part, field);
  if (origin.from !== 'payload') throw new Error(`${field.name} has no text`);
  // The planner takes no statistics of a bare `is not null`.
  return `coalesce((${textAt(origin.path)}) is not null, false)`;
}

/** The type of `comparedSql` for a sortable field. */
export function comparedAs(part: SurfacePart, field: SurfaceField): ComparedAs {
  if (field.type === 'number') return 'numeric';
  return originOf(part, field).from === 'column' && field.type === 'date' ? 'date' : 'text';
}

/** SQL of the words of one field. */
export function wordsSql(path: readonly string[]): string {
  return `search_words(${textAt(path)})`;
}

/** SQL of the words of all fields that `q` searches in a part's records. */
export function documentSql({ words }: SurfacePart): string {
  const [only] = words;
  if (words.length === 1 && only !== undefined) return wordsSql(only);
  return `search_words(${words.map((path) => `coalesce(${textAt(path)}, '')`).join(` || ' ' || `)})`;
}
