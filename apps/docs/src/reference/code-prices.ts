import { CATALOG } from '@entity-registry/domain';
import type { CodeDefinition, Jurisdiction } from '@entity-registry/domain';

/** A code that is sold. */
export type SoldCode = Extract<CodeDefinition, { status: 'active' }>;

/** The codes that are sold, in the order of the catalogue. */
export function soldCodes(): SoldCode[] {
  return CATALOG.codes.filter((definition) => definition.status === 'active');
}

/** The price of a code in a jurisdiction, USD as a decimal string; a dash where it is not sold. */
export function priceIn(definition: SoldCode, jurisdiction: Jurisdiction): string {
  return definition.offers[jurisdiction]?.price ?? '–';
}
