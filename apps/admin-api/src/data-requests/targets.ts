import { TARGET_ACTIONS } from '@entity-registry/accounts';
import type { DataRequestTarget, TargetAction } from '@entity-registry/accounts';
import { CATALOG, LEVEL_NUMBERS, LIST_IDS, UNLISTED_TAGS, recordLevel, tagOfList } from '@entity-registry/domain';
import type { ListId, RecordLevel, RecordTag } from '@entity-registry/domain';
import { Field } from '@entity-registry/http';
import type { Check, FieldOptions } from '@entity-registry/http';
import { entityIdOf } from './carry-out.js';

/** What an operator names in a decision, as it is sent. */
export interface TargetBody {
  entity_id: string;
  action: TargetAction;
  level?: RecordLevel;
  tag?: RecordTag;
  fields?: Record<string, string>;
  /** Confirms that a whole section of an organization is hidden, also what is about others. */
  whole_section?: boolean;
  list?: ListId;
  entry_id?: string;
}

const MAX_TARGETS = 100;
const MAX_TEXT = 500;
const MEMBERS = ['entity_id', 'action', 'level', 'tag', 'fields', 'whole_section', 'list', 'entry_id'];
const LEVELS = Object.keys(LEVEL_NUMBERS);
const RECORD_TAGS: readonly string[] = [...CATALOG.tags.map(({ tag }) => tag), ...UNLISTED_TAGS];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;

/** Why one target is not valid, and what to do; null: it is. */
function problemOf(target: unknown): string | null {
  if (typeof target !== 'object' || target === null || Array.isArray(target)) return 'must be an object';
  const given = target as Record<string, unknown>;
  const unknown = Object.keys(given).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) return `${unknown} is not a member: use ${MEMBERS.join(', ')}`;
  const { entity_id: entity, action, level, tag, fields, list, entry_id: entryId, whole_section: whole } = given;
  if (typeof entity !== 'string' || entityIdOf(entity) === null)
    return 'entity_id must be the id of an entity, such as pa_own_42';
  if (!(TARGET_ACTIONS as readonly unknown[]).includes(action))
    return `action must be one of ${TARGET_ACTIONS.join(', ')}`;
  if (whole !== undefined && whole !== true) return 'whole_section must be true, or left out';
  if (whole === true && (action !== 'suppress' || level === undefined))
    return 'whole_section belongs to the action suppress with a level';
  if (action === 'cut_link') {
    if (!(LIST_IDS as readonly unknown[]).includes(list)) return `list must be one of ${LIST_IDS.join(', ')}`;
    if (!isText(entryId)) return "entry_id must be the entry's id in its list";
    return (level ?? tag ?? fields) ? 'cut_link takes list and entry_id only' : null;
  }
  if (list !== undefined || entryId !== undefined) return 'list and entry_id belong to the action cut_link';
  return problemOfFacts({ action, level, tag, fields });
}

function problemOfFacts({ action, level, tag, fields }: Record<string, unknown>): string | null {
  if (level !== undefined && tag !== undefined) return 'name a level or a tag, not both';
  if (level !== undefined && fields !== undefined)
    return 'fields need a tag: a level is a whole section, so leave the fields out or name a tag instead of the level';
  if (level !== undefined) return LEVELS.includes(level as string) ? null : 'level is not a level of the catalog';
  if (tag === undefined && fields !== undefined) return 'fields need a tag';
  if (tag === undefined) return action === 'copy' ? null : 'name a level, or a tag with fields';
  if (!RECORD_TAGS.includes(tag as string)) return 'tag is not a tag of the catalog';
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return 'fields must name the values of the record';
  const values = Object.entries(fields);
  if (values.length === 0 || values.length > 20) return 'fields must name 1 to 20 values';
  return values.every(([, value]) => isText(value))
    ? null
    : `the values of fields must be texts of 1 to ${String(MAX_TEXT)} characters`;
}

const checkTargets: Check = (value) => {
  if (!Array.isArray(value)) return 'must be an array';
  if (value.length > MAX_TARGETS)
    return `must have at most ${String(MAX_TARGETS)} items: decide the rest in another request`;
  for (const [index, target] of value.entries()) {
    const problem = problemOf(target);
    if (problem !== null) return `(item ${String(index + 1)}): ${problem}`;
  }
  return null;
};

const SCHEMA = {
  type: 'array',
  maxItems: MAX_TARGETS,
  items: {
    type: 'object',
    required: ['entity_id', 'action'],
    properties: {
      entity_id: { type: 'string', description: 'the entity', example: 'pa_own_42' },
      action: { type: 'string', enum: [...TARGET_ACTIONS] },
      level: { type: 'string', description: 'a whole section' },
      tag: { type: 'string', description: 'with `fields`: records of this tag', example: 'directores' },
      fields: {
        ...{ type: 'object', additionalProperties: { type: 'string' } },
        ...{ description: 'the values that identify the records', example: { nombre: 'Juan Pérez' } },
      },
      whole_section: {
        type: 'boolean',
        description: 'required to `suppress` a level of an organization: its records may be about others too',
      },
      list: { type: 'string', enum: [...LIST_IDS], description: 'of `cut_link`: the list' },
      entry_id: { type: 'string', description: "of `cut_link`: the entry's id in its list" },
    },
  },
} as const;

/** What a decision copies or changes. */
export const Targets = (options: FieldOptions): PropertyDecorator => Field(SCHEMA as object, checkTargets, options);

/** A checked target as the accounts library takes it. */
export function targetOf(body: TargetBody): DataRequestTarget {
  const { entity_id: entity, action, level, tag, fields, list, entry_id: entryId } = body;
  return {
    ...{ entity, action, tag: tag ?? null, fact: fields ?? null, list: list ?? null, entryId: entryId ?? null },
    level: levelOf({ level, tag, list }),
  };
}

function levelOf({ level, tag, list }: Partial<TargetBody>): RecordLevel | null {
  if (list !== undefined) return recordLevel(tagOfList(list));
  return tag === undefined ? (level ?? null) : recordLevel(tag);
}
