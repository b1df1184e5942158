import { CATALOG } from '@entity-registry/domain';
import type { CodeDefinition, Jurisdiction } from '@entity-registry/domain';

/** A code for sale. */
export type SoldCode = Extract<CodeDefinition, { status: 'active' }>;

/** The codes for sale, in the order of the catalog. */
export function soldCodes(): SoldCode[] {
  return CATALOG.codes.filter((definition) => definition.status === 'active');
}

/** The price of a code in a jurisdiction, USD as a decimal string; a dash if it is not sold there. */
export function priceIn(definition: SoldCode, jurisdiction: Jurisdiction): string {
  return definition.offers[jurisdiction]?.price ?? '–';
}
