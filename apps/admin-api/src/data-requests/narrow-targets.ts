import { parseTypedId } from '@entity-registry/domain';
import { readHeldKind } from '@entity-registry/registry';
import type pg from 'pg';
import { AdminError } from '../errors/admin-error.js';
import type { TargetBody } from './targets.js';

/**
 * A section of an organization, its name and numbers included, may be about others than the person who asks. Throws
 * `whole_section_unconfirmed` for one that would be hidden without a confirmation of its own.
 */
export async function assertNarrow(pool: pg.Pool, targets: readonly TargetBody[]): Promise<void> {
  for (const [index, { action, level, entity_id: entity, whole_section: isConfirmed = false }] of targets.entries()) {
    if (action !== 'suppress' || level === undefined || isConfirmed) continue;
    const kind = await readHeldKind(pool, parseTypedId(entity));
    // An unknown entity is refused when the decision is carried out.
    if (kind === null || kind === 'NaturalPerson') continue;
    throw new AdminError({ code: 'whole_section_unconfirmed', target: index + 1, level });
  }
}
