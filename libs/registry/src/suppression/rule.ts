import {
  LIST_IDS,
  UNLISTED_RECORDS,
  isUnlistedTag,
  lookup,
  recordLevel,
  sourceOfList,
  tagDefinition,
  tagOfList,
} from '@entity-registry/domain';
import type { EntityKey, Jurisdiction, ListId, RecordLevel, RecordTag } from '@entity-registry/domain';
import type { SchemaNode } from '../sections/schema-node.js';

/** The level of an entity's name, numbers and other base fields. */
export const IDENTITY_LEVEL = 'core_registro' satisfies RecordLevel;

/** A level without records: it is computed from others, and loses what they lose. */
const COMPUTED_LEVEL = 'customs_summaries' satisfies RecordLevel;

/**
 * The whole section of a level. Of `core_registro`: the entity itself, with its name and every section, also where sections of other
 * entities name it.
 */
export interface SuppressedSection {
  readonly kind: 'section';
  readonly level: Exclude<RecordLevel, 'screening'>;
}

/** Records of a tag whose fields have these values; case, accents and spacing make no difference. */
export interface SuppressedFact {
  readonly kind: 'fact';
  readonly tag: RecordTag;
  /** By field of the tag's items, or `@date` for the record's date: such as `{ nombre: 'Juan Pérez' }` in `directores`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A wrong link between an entity and an entry of an official list. The entry stays, and is still found. */
export interface CutListing {
  readonly kind: 'listing';
  readonly list: ListId;
  /** The entry's id in its list. */
  readonly entryId: string;
}

/** What isn't served of an entity, by keys that survive an import and a restore (ADR 0211). */
export interface SuppressionRule {
  readonly jurisdiction: Jurisdiction;
  /** The register's key of the entity (`entity.sid`), such as `cedula:8-123-456`; see `findSid`. */
  readonly entitySid: string;
  readonly what: SuppressedSection | SuppressedFact | CutListing;
  /** An operator's decision, or a source that no longer publishes the fact and asks for its removal. */
  readonly origin: 'decision' | 'withdrawal';
  /** The decision, such as `data_request:12`, or the source; at most 200 characters, no personal data. */
  readonly reference: string;
}

/** Why a rule was refused. */
export type SuppressionRefusal =
  /** Entries of official lists are never suppressed; cut the link to the entry instead. */
  | 'official_list'
  | 'unknown_entity'
  /** The tag has no such field, or there are no fields. */
  | 'unknown_field'
  /** Base fields are suppressed as a whole, as the section `core_registro`. */
  | 'base_fields'
  /** The section is computed from others. */
  | 'computed_section'
  /** A decision about a fact that no record states. */
  | 'matches_nothing'
  /** There is no such entry in the list. */
  | 'unknown_listing'
  /** The same rule exists. */
  | 'already_suppressed'
  | 'unknown_rule'
  | 'already_lifted'
  /** It follows from another rule, which must be lifted instead. */
  | 'derived_rule';

const MESSAGES: Readonly<Record<SuppressionRefusal, string>> = {
  official_list:
    'Entries of official lists are never suppressed. If an entry is about somebody else, cut its link to the entity instead.',
  unknown_entity: 'No entity has this key.',
  unknown_field: 'Name at least one field of the tag, and only fields that its items have.',
  base_fields: 'Base fields are suppressed as a whole, with the entity. Suppress the section core_registro instead.',
  computed_section: 'This section is computed from others. Suppress the sections that it is computed from instead.',
  matches_nothing: 'No record of the entity has these values, so nothing would be suppressed. Check the values.',
  unknown_listing: 'The list has no such entry.',
  already_suppressed: 'This is already suppressed.',
  unknown_rule: 'No rule has this id.',
  already_lifted: 'This rule was already lifted.',
  derived_rule: 'This rule follows from another one. Lift that rule instead.',
};

/** A level of an entity, or of one of its records with an id of its own, that lost data to a rule. */
export interface SuppressedLevel {
  readonly entity: EntityKey;
  readonly level: RecordLevel;
}

/** A rule that can't be stored, or lifted. */
export class SuppressionRefused extends Error {
  /** `facts`: with `already_suppressed`, what accounts may have received before that. */
  constructor(
    readonly reason: SuppressionRefusal,
    readonly facts: readonly SuppressedLevel[] = [],
  ) {
    super(MESSAGES[reason]);
    this.name = 'SuppressionRefused';
  }
}

/** Sources of entries of official lists. */
export const LIST_SOURCES: readonly string[] = [...new Set(LIST_IDS.map(sourceOfList))];

/** Levels that show entries of official lists. */
export const LISTED_LEVELS: readonly RecordLevel[] = [
  ...new Set<RecordLevel>([...LIST_IDS.map((list) => recordLevel(tagOfList(list))), 'impedimentos']),
];

/** A rule in the columns of its table. */
export interface RuleColumns {
  readonly level: RecordLevel;
  readonly tag: RecordTag | null;
  readonly fact: Readonly<Record<string, string>> | null;
  readonly list: ListId | null;
  readonly entryId: string | null;
}

/** Throws SuppressionRefused for a rule that is never allowed. */
export function ruleColumns(what: SuppressionRule['what']): RuleColumns {
  if (what.kind === 'listing') {
    const { list, entryId } = what;
    return { level: recordLevel(tagOfList(list)), tag: null, fact: null, list, entryId };
  }
  const level = what.kind === 'section' ? what.level : recordLevel(what.tag);
  if (LISTED_LEVELS.includes(level)) throw new SuppressionRefused('official_list');
  if (level === COMPUTED_LEVEL) throw new SuppressionRefused('computed_section');
  const none = { list: null, entryId: null };
  if (what.kind === 'section') return { level, tag: null, fact: null, ...none };
  const { tag, fields } = what;
  // A rule about one of them would have to hide the whole entity, which nobody asked for.
  if (level === IDENTITY_LEVEL) throw new SuppressionRefused('base_fields');
  const names = Object.keys(fields);
  if (names.length === 0 || !names.every((name) => name === '@date' || hasField(tag, name))) {
    throw new SuppressionRefused('unknown_field');
  }
  return { level, tag, fact: fields, ...none };
}

function hasField(tag: RecordTag, name: string): boolean {
  const schema: SchemaNode = isUnlistedTag(tag) ? UNLISTED_RECORDS[tag].schema : tagDefinition(tag).schema;
  // A tag with a single value is its own field.
  return name === tag || lookup(schema.properties ?? {}, name) !== undefined;
}
