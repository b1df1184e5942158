import { isUnlistedTag, makeTypedId, tagsOfLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntryId } from '../ids.js';
import { readRestrictions } from './restriction-rows.js';
import type { Restriction } from './restriction-rows.js';

/** A stored response of the API: JSON text, or null if it wasn't read. */
export interface StoredBody {
  readonly entryId: EntryId;
  readonly body: string | null;
}

/** The members of a section of an entity, in v5's format. */
interface SectionOfBody {
  items?: unknown;
  data?: unknown;
  [member: string]: unknown;
}

/**
 * Stored responses without what was suppressed since (ADR 0211). A section of an entity that lost facts becomes empty, with the state
 * `restricted`; any other response about a suppressed fact is withheld: its body is null. Without rules, the rows as they are.
 */
export async function withoutRestricted<Row extends StoredBody>(db: Queryable, rows: readonly Row[]): Promise<Row[]> {
  const restrictions = await readRestrictions(
    db,
    rows.map(({ entryId }) => entryId),
  );
  return rows.map((row) => {
    const own = restrictions.get(row.entryId);
    return own === undefined || row.body === null ? row : { ...row, body: bodyWithout(row.body, own) };
  });
}

function bodyWithout(text: string, restrictions: readonly Restriction[]): string | null {
  const body = JSON.parse(text) as { id?: unknown; sections?: unknown };
  const { sections } = body;
  const isOwn = ({ jurisdiction, pk }: Restriction): boolean => body.id === makeTypedId(jurisdiction, 'own', pk);
  // Signals and counts of a card, and names, aren't in a section.
  const isSection = ({ level }: Restriction): boolean => level !== 'core_registro' && !isUnlistedTag(level);
  if (!isObject(sections) || !restrictions.every((each) => isOwn(each) && isSection(each)) || 'signals' in body) {
    return null;
  }
  const lost = new Set<string>(
    restrictions.flatMap(({ jurisdiction, level, tag }): readonly string[] => {
      if (isUnlistedTag(level)) return [];
      return tag === null ? tagsOfLevel(level, jurisdiction) : [tag];
    }),
  );
  const kept = Object.entries(sections).map(([name, section]): [string, unknown] => [
    name,
    lost.has(name) && isObject(section) ? emptied(section) : section,
  ]);
  return JSON.stringify({ ...body, sections: Object.fromEntries(kept) });
}

function emptied(section: SectionOfBody): SectionOfBody {
  const state = { state: 'restricted' };
  if ('items' in section) {
    return { ...section, ...state, total: 0, returned: 0, truncated: false, next: null, items: [] };
  }
  return { ...section, ...state, data: null };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
