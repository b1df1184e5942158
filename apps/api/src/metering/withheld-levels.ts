import { listPurposeRequirements } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import { purposeLevelsFor } from '@entity-registry/domain';
import type { Jurisdiction, Level } from '@entity-registry/domain';
import type { Caller } from '../gateway/caller.js';
import { mapDatabaseErrors } from '../map-database-errors.js';

/** No response uses requirements older than this, the maximum age of a key's state. */
const MAX_AGE_MS = 1_000;

/**
 * The levels that responses about an entity leave out of signals and changes, because the caller has to state a purpose first
 * (ADR 0214). Requests for the records themselves are refused with `purpose_required`.
 */
export class WithheldLevels {
  private required: { readonly at: number; readonly jurisdictions: Promise<readonly Jurisdiction[]> } | null = null;

  constructor(
    private readonly db: Queryable,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Callers without a key can't state a purpose, so everything that needs one is left out for them. */
  async from(caller: Caller, jurisdiction: Jurisdiction): Promise<readonly Level[]> {
    const missingIn = caller.kind === 'public' ? await this.requirements() : caller.state.purposeMissingIn;
    return missingIn.includes(jurisdiction) ? purposeLevelsFor(jurisdiction) : [];
  }

  private requirements(): Promise<readonly Jurisdiction[]> {
    if (this.required === null || this.now() - this.required.at > MAX_AGE_MS) {
      const reading = listPurposeRequirements(this.db).then((rows) => rows.map(({ jurisdiction }) => jurisdiction));
      this.required = { at: this.now(), jurisdictions: mapDatabaseErrors(reading, 'service_unavailable') };
      this.required.jurisdictions.catch(() => (this.required = null));
    }
    return this.required.jurisdictions;
  }
}
