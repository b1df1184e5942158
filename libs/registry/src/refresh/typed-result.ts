import { JURISDICTIONS, resolveCodes } from '@entity-registry/domain';
import type { Code, Jurisdiction, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { ScreenedSections } from '../entity/screened-sections.js';
import { StoredEntities } from '../entity/stored-entities.js';
import { coveringCode, renderEntity, truncatedTags } from '../entity/render-entity.js';
import type { EntityBody } from '../entity/render-entity.js';
import { SectionPages } from '../entity/section-pages.js';

/** Maximum items per list in a result, as in v4's detail (specification, "Limits"). */
const INLINE_LIMIT = 100;

/** Where a truncated list continues, and the code that paid for it. */
export interface ResultPlace {
  readonly date: string | null;
  /** The pk of the last item, as a decimal string. */
  readonly pk: string;
  readonly code: Code;
}

/** The result that a completed refresh stores for v5 (ADR 0008). `entity` still has references to stored documents. */
export interface TypedResult {
  /** The entity as it was when the refresh completed; every `next` is null. */
  readonly entity: EntityBody;
  readonly next: Readonly<Partial<Record<Tag, ResultPlace>>>;
}

/**
 * The JSON text of a `TypedResult`: the entity as v5 shows it, with the sections of the requested `codes`. Null if v5 doesn't
 * serve the jurisdiction, or if the entity doesn't exist or was merged into another. `screened`: makes the sections of lists.
 */
export async function readTypedResult(
  db: Queryable,
  { jurisdiction, pk }: { readonly jurisdiction: Jurisdiction; readonly pk: bigint },
  codes: readonly Code[],
  screened?: ScreenedSections,
): Promise<string | null> {
  if (JURISDICTIONS[jurisdiction].v5Status === 'reserved') return null;
  const { charged, levels } = resolveCodes(jurisdiction, codes);
  const stored = await new StoredEntities(db, screened).read(jurisdiction, pk, { levels, signals: false });
  if (stored?.found !== 'entity') return null;
  const tags = truncatedTags(stored, { levels, inlineLimit: INLINE_LIMIT });
  const anchors = await new SectionPages(db).anchors(jurisdiction, { pks: [pk], tags, nth: INLINE_LIMIT });
  const next = anchors.map(({ tag, date, pk: last }): [Tag, ResultPlace] => [
    tag,
    { date, pk: last.toString(), code: coveringCode(jurisdiction, charged, tag) },
  ]);
  const entity = renderEntity(stored, { codes: charged, levels, inlineLimit: INLINE_LIMIT });
  return JSON.stringify({ entity, next: Object.fromEntries(next) } satisfies TypedResult);
}

/** Parses the output of `readTypedResult`. */
export function parseTypedResult(text: string): TypedResult {
  return JSON.parse(text) as TypedResult;
}
