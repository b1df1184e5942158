import { isDeepStrictEqual } from 'node:util';
import { tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction, Tag } from '@entity-registry/domain';
import type { SectionChange } from '../ingest/section-changes.js';
import { isSameContent } from './core.js';
import type { EntityRow } from './core.js';
import type { TagPlan } from './plan.js';
import type { RecordRow } from './records/record-rows.js';
import type { BoardChanges } from './board-memberships.js';

interface WrittenRefresh {
  readonly before: EntityRow;
  readonly after: EntityRow;
  readonly tags: readonly TagPlan[];
  readonly boardChanges: readonly BoardChanges[];
  /** All new rows, including asset events. */
  readonly added: readonly RecordRow[];
}

/** The changes of a refresh to the sections of its entity and of the entity's board members. */
export function changesOf(
  jurisdiction: Jurisdiction,
  { before, after, tags, boardChanges, added }: WrittenRefresh,
): readonly SectionChange[] {
  const change = (
    { tag, source, entityPk }: { readonly tag: Tag; readonly source: string; readonly entityPk: bigint },
    what: SectionChange['change'],
  ): SectionChange => ({ jurisdiction, entityPk, source, level: tagDefinition(tag).level, change: what });
  const own = { entityPk: after.pk };
  const memberships = boardChanges.map((board) => board.memberships);
  return [
    ...(isSameContent(before, after)
      ? []
      : [change({ ...own, tag: 'core_registro', source: after.source }, 'updated')]),
    ...added.map((row) => change(row, 'inserted')),
    ...tags
      .flatMap((tag) => tag.changed)
      .filter(hasNewContent)
      .map((row) => change(row.after, row.isAdopted ? 'inserted' : 'updated')),
    ...memberships.flatMap(({ changed }) => changed).map((row) => change(row, 'updated')),
    ...tags.flatMap((tag) => tag.gone).map((row) => change({ ...row, ...own }, 'removed')),
    ...memberships.flatMap(({ gone }) => gone).map((row) => change(row, 'removed')),
  ];
}

/** False for a row that only replaces a synthetic one. */
export function hasNewContent({ before, after, isAdopted }: TagPlan['changed'][number]): boolean {
  return isAdopted === true || !isDeepStrictEqual(before.payload, after.payload);
}
