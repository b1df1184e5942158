import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import { priceRequest, priceTogether, withoutCharging } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';
import type { SubjectCounts } from './screen-subjects.js';

const CODES: readonly Code[] = ['SCR-NAME', 'DAT-SCREEN'];

/**
 * The price of screening: the base, SCR-NAME for each subject by name and DAT-SCREEN for each entity. Subjects that can't be
 * screened aren't counted.
 *
 * @param isLoaded whether any list of the requested kinds is on file: if none is, nothing was looked at and no code is charged (ADR 0163)
 */
export function screenPrice({ names, entities }: SubjectCounts, isLoaded = true): PricedRequest {
  const part = (codes: readonly Code[], rows: number) =>
    priceRequest({
      ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes, rows },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
  const priced = priceTogether(DEFAULT_JURISDICTION, [
    part([], 1),
    ...(names > 0 ? [part(['SCR-NAME'], names)] : []),
    ...(entities > 0 ? [part(['DAT-SCREEN'], entities)] : []),
  ]);
  return isLoaded ? priced : withoutCharging(priced, CODES);
}
