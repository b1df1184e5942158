import { DomainError, NO_LEVELS, disclosureOf, levelMask, makeTypedId, ownKey } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import type { ChangeAnchor, EntityChange, EntityChanges } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import { priceRequest } from '../../metering/priced-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { CursorScope, Cursors } from '../cursors/cursors.js';
import { EXISTENCE } from '../entities/merged-entity.js';
import type { EntityRequests } from '../entity-requests/entity-requests.js';
import { pageLimitOf } from '../page-query.dto.js';
import { sinceOf } from './changes.dto.js';
import type { ChangesQuery } from './changes.dto.js';

/** v5's responses about changes in an entity's records. */
export class ChangesService {
  constructor(
    private readonly entityRequests: EntityRequests,
    private readonly feed: EntityChanges,
    private readonly cursors: Cursors,
    private readonly meter: Meter,
  ) {}

  /** One page of changes, oldest first. Throws `entity_not_found`, `invalid_parameter` and `invalid_cursor`. */
  listChanges(request: ApiRequest, id: ParsedTypedId, query: ChangesQuery): Promise<JsonResponse> {
    const { jurisdiction, pk } = id;
    const own = makeTypedId(jurisdiction, id.type, pk);
    const [since, limit] = [sinceOf(query), pageLimitOf(query)];
    const scope = { purpose: `changes ${own} ${query.since ?? ''}`, accountId: request.caller.state.accountId };
    const after = query.cursor === undefined ? null : this.anchorOf(scope, query.cursor);
    const priced = priceRequest({
      ...{ jurisdiction, version: 'v5', codes: [] },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
    const entityRequest = { id, part: 'changes', priced, dryRun: isDryRun(query), wanted: EXISTENCE };
    return this.entityRequests.respondFromEntity(request, entityRequest, async () => {
      const withheld = await this.meter.withheldLevels(request, jurisdiction);
      const page = await this.feed.read(jurisdiction, pk, { since, after, limit, withheld });
      const next = page.after && this.cursors.seal(scope, [page.after.changedAt, String(page.after.seq)], null);
      // Numbers of added and removed records, but no record itself.
      const signals = levelMask(page.changes.map(({ level }) => level));
      const fact = { entity: ownKey(jurisdiction, pk), levels: NO_LEVELS, ...(signals > 0n && { signals }) };
      const body = {
        id: own,
        since: since?.toISOString() ?? null,
        changes: page.changes.map(toChange),
        ...(withheld.length > 0 && { levels_needing_purpose: withheld }),
        page: { returned: page.changes.length, next_cursor: next },
      };
      return { body, disclosure: disclosureOf('changes', [fact]) };
    });
  }

  private anchorOf(scope: CursorScope, cursor: string): ChangeAnchor {
    const payload = this.cursors.open(scope, cursor);
    const [changedAt, seq] = Array.isArray(payload) ? (payload as readonly unknown[]) : [];
    if (typeof changedAt !== 'string' || typeof seq !== 'string') throw new DomainError('invalid_cursor');
    return { changedAt, seq: BigInt(seq) };
  }
}

function toChange({ seq, level, inserted, updated, removed, source, changedAt }: EntityChange) {
  return { seq: Number(seq), level, inserted, updated, removed, source, changed_at: changedAt };
}
