import { tagDefinition } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import type { SchemaNode } from '../ingest/payload-check.js';
import { comparable } from './natural-keys.js';

export type Payload = Record<string, unknown>;

/** The id of one entry of a property's folio; the same entry may stand in several lists of one payload. */
export interface EntryId {
  /** Set once it is known. */
  id: number | undefined;
  readonly copies: Payload[];
}

/** A payload whose entries without an id are still to be numbered. */
export interface MergedPayload {
  readonly payload: Payload;
  readonly unnumbered: readonly EntryId[];
}

/** A payload as the database can hold it, without ids of the source's own where ours are served. */
export function cleanPayload(tag: Tag, payload: Readonly<Record<string, unknown>>): Payload {
  const ours = tagDefinition(tag).idKind === 'integer' ? ['sid', 'id'] : ['sid'];
  return without(cleanValue(payload) as Payload, ours);
}

/** Without what JSON or PostgreSQL cannot hold: undefined, NUL, halves of characters. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, cleanValue(field)]));
}

/**
 * What is known together with what the source says now: fields that it leaves out stay, the others are its own. Entries of
 * a folio are known again by their kind and day, in the order in which they are listed, and keep their ids.
 */
export function mergePayload(tag: Tag, stored: Readonly<Payload>, incoming: Readonly<Payload>): MergedPayload {
  const merged: Payload = { ...stored, ...incoming };
  const fields = entryFields(tag).filter((field) => field in incoming);
  if (fields.length === 0) return { payload: merged, unnumbered: [] };
  const entries = new FolioEntries();
  for (const field of entryFields(tag)) entries.remember(stored[field]);
  for (const field of fields) merged[field] = entries.number(incoming[field]);
  return { payload: merged, unnumbered: entries.unnumbered() };
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

  /** The list (or the one entry) with ids, as far as they are known. */
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
    const said = without(listed, ['id', 'sid']);
    const same = this.known.get(key) ?? [];
    this.known.set(key, same);
    const known = (same[position] ??= { entry: {}, id: { id: undefined, copies: [] } });
    const entry: Payload = { ...known.entry, ...said };
    for (const [name, value] of Object.entries(said)) {
      const before = known.entry[name];
      if (isObject(value) && isObject(before)) entry[name] = { ...before, ...value };
    }
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

/** Gives the entries their ids; `next` gives one of ours. */
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

/** Fields of a tag that hold entries with an id of ours. */
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
