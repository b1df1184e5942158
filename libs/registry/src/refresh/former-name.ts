import type { Queryable } from '@entity-registry/database';
import { formerNames } from '../ingest/names.js';
import { saveOtherNames } from '../names/save-names.js';
import type { EntityRow } from './core.js';
import type { Provenance } from './records/record-rows.js';

/**
 * Keeps the previous name of a renamed entity, until the date that the source gives or else the day of the refresh. A generated
 * name that a real one replaces was never a name.
 */
export async function keepFormerName(
  tx: Queryable,
  { before, after }: { readonly before: EntityRow; readonly after: EntityRow },
  { jurisdiction, runId, fetchedAt, synthetic }: Provenance,
): Promise<void> {
  if (before.synthetic && !after.synthetic) return;
  const day = (after.sourceUpdatedAt ?? fetchedAt).toISOString().slice(0, 10);
  const { pk, kind } = after;
  const names = { before: before.nombre, after: after.nombre };
  const former = formerNames([{ jurisdiction, pk, kind, ...names, isLater: true, day }]);
  await saveOtherNames(tx, former, { source: after.source, runId, fetchedAt, synthetic });
}
