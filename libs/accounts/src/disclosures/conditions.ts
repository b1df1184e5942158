/** SQL that every reader of `disclosure d` needs (ADR 0158). */

/**
 * A response whose charge was reversed was never sent and disclosed nothing. In any other state it may have been, so it
 * counts. A lookup for each row: a join would search all responses for the few reversed charges.
 */
export const WAS_SENT = `(select r.state from response_delivery r where r.entry_id = d.entry_id) is distinct from 'reversed'`;

/** The mask at one place of an array that has one per entity, or a single one for all. */
export const maskAt = (masks: string, place: string): string =>
  `coalesce(${masks}[least(${place}, cardinality(${masks}))], 0)`;

/** Disclosures about only one entity, found by a plain index. */
export const ABOUT_ONE = 'cardinality(d.entities) = 1';
/** Disclosures about several entities or none, found by the index on `ENTITIES_AND_ACCOUNT`. */
export const ABOUT_SEVERAL = 'cardinality(d.entities) <> 1';
/** The entities of a disclosure and, as a negative number, its account: the expression that the index is on. */
export const ENTITIES_AND_ACCOUNT = '(d.entities || (- d.account_id))';
