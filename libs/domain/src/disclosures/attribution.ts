/**
 * Which entity a request was about, as usage shows it (ADR 0158).
 * - entity: one entity, or one record that belongs to none.
 * - entities: several.
 * - none: the response named no entity.
 * - withheld: the viewer may not see it.
 * - not_attributable: charged before disclosures were stored, or longer ago than their retention.
 */
export const ATTRIBUTIONS = ['entity', 'entities', 'none', 'withheld', 'not_attributable'] as const;
export type Attribution = (typeof ATTRIBUTIONS)[number];

/** Which entity a call was about, and who made it. */
export interface RequestAttribution {
  readonly attribution: Attribution;
  /** How many entities the response named; null: withheld or not attributable. */
  readonly entities: number | null;
  /** Typed id, when it was one. */
  readonly entityId: string | null;
  /** That entity's current name; null: it has no name, or isn't an entity. */
  readonly entityName: string | null;
  /** The user of the dashboard who made the call; null: a program, an erased user, or see `attribution`. */
  readonly memberName: string | null;
  readonly memberEmail: string | null;
}
