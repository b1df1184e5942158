import { lookup, tagDefinition } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import type { SchemaNode } from '../../sections/schema-node.js';
import { comparable } from './natural-keys.js';

export type Payload = Record<string, unknown>;

/** The id of one entry of a property's folio. The same entry can appear in several lists of one payload. */
export interface EntryId {
  /** Set once it is known. */
  id: number | undefined;
  readonly copies: Payload[];
}

/** A payload with entries that still need an id. */
export interface MergedPayload {
  readonly payload: Payload;
  readonly unnumbered: readonly EntryId[];
}

/** A payload that the database can store, without the source's ids if we serve our own. */
export function cleanPayload(tag: Tag, payload: Readonly<Record<string, unknown>>): Payload {
  const ours = tagDefinition(tag).idKind === 'integer' ? ['sid', 'id'] : ['sid'];
  return without(cleanValue(payload) as Payload, ours);
}

/** Removes what JSON or PostgreSQL can't store: undefined, NUL, lone surrogates. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, cleanValue(field)]));
}

/**
 * Merges the known payload with the source's current one: missing fields stay, the others are replaced. Entries of a folio
 * are recognized by name and date, in list order, and keep their ids.
 */
export function mergePayload(tag: Tag, stored: Readonly<Payload>, incoming: Readonly<Payload>): MergedPayload {
  const fields = entryFields(tag).filter((field) => Object.hasOwn(incoming, field));
  if (fields.length === 0) return { payload: { ...stored, ...incoming }, unnumbered: [] };
  const entries = new FolioEntries();
  for (const field of entryFields(tag)) entries.remember(lookup(stored, field));
  const numbered = Object.fromEntries(fields.map((field) => [field, entries.number(lookup(incoming, field))]));
  return { payload: { ...stored, ...incoming, ...numbered }, unnumbered: entries.unnumbered() };
}

/** The current values. Nested objects keep members that only `before` has. */
function mergedWith(before: Payload, reported: Payload): Payload {
  const members = Object.entries(reported).map(([name, value]) => {
    const known = lookup(before, name);
    return [name, isObject(value) && isObject(known) ? { ...known, ...value } : value];
  });
  return Object.fromEntries(members) as Payload;
}

class FolioEntries {
  private readonly known = new Map<string, { readonly entry: Payload; readonly id: EntryId }[]>();

  remember(value: unknown): void {
    this.walk(value, (entry, key, position) => {
      const same = this.known.get(key) ?? [];
      this.known.set(key, same);
      const id = typeof entry['id'] === 'number' ? entry['id'] : undefined;
      same[position] ??= { entry, id: { id, copies: [] } };
    });
  }

  /** The list (or single entry) with known ids filled in. */
  number(value: unknown): unknown {
    const numbered = this.walk(value, (entry, key, position) => this.numbered(entry, key, position));
    return Array.isArray(value) ? numbered : (numbered[0] ?? value);
  }

  unnumbered(): EntryId[] {
    return [...this.known.values()]
      .flat()
      .flatMap(({ id }) => (id.id === undefined && id.copies.length > 0 ? [id] : []));
  }

  private numbered(listed: Payload, key: string, position: number): Payload {
    const reported = without(listed, ['id', 'sid']);
    const same = this.known.get(key) ?? [];
    this.known.set(key, same);
    const known = (same[position] ??= { entry: {}, id: { id: undefined, copies: [] } });
    const entry: Payload = { ...known.entry, ...mergedWith(known.entry, reported) };
    known.id.copies.push(entry);
    return entry;
  }

  private walk<Result>(value: unknown, visit: (entry: Payload, key: string, position: number) => Result): Result[] {
    const seen = new Map<string, number>();
    return (Array.isArray(value) ? value : [value]).filter(isObject).map((entry) => {
      const key = `${comparable(entry['nombre'])}|${comparable(entry['fecha'])}`;
      const position = seen.get(key) ?? 0;
      seen.set(key, position + 1);
      return visit(entry, key, position);
    });
  }
}

/** Assigns ids to the entries; `next` returns a new id. */
export function numberEntries(unnumbered: readonly EntryId[], next: () => bigint): void {
  for (const entry of unnumbered) {
    entry.id = Number(next());
    for (const copy of entry.copies) {
      copy['id'] = entry.id;
      copy['sid'] = `elemento:${entry.id}`;
    }
  }
}

const entryFieldsOf = new Map<Tag, readonly string[]>();

/** Fields of a tag that have entries with our ids. */
function entryFields(tag: Tag): readonly string[] {
  const known = entryFieldsOf.get(tag);
  if (known) return known;
  const properties = (tagDefinition(tag).schema as SchemaNode).properties ?? {};
  const fields = Object.entries(properties)
    .filter(([, node]) => withoutNull(withoutNull(node).items ?? node).properties?.['id']?.type === 'integer')
    .map(([name]) => name);
  entryFieldsOf.set(tag, fields);
  return fields;
}

function withoutNull(node: SchemaNode): SchemaNode {
  return node.anyOf?.find((member) => member.type !== 'null') ?? node;
}

function without(payload: Payload, fields: readonly string[]): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([field]) => !fields.includes(field)));
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
