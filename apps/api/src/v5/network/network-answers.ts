import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import type { EntityNetworks } from '@entity-registry/registry';
import type { Call } from '../../gateway/call.js';
import { priceCall } from '../../metering/priced-call.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { EntityCalls } from '../entity-calls/entity-calls.js';
import { networkBody } from './network-body.js';
import { depthOf } from './network.dto.js';
import type { NetworkQuery } from './network.dto.js';

/** v5's answers for who is linked to whom. */
export class NetworkAnswers {
  constructor(
    private readonly calls: EntityCalls,
    private readonly networks: EntityNetworks,
  ) {}

  /** The network of an entity, at one price whatever its depth. Throws `entity_not_found` and `invalid_parameter`. */
  network(call: Call, id: ParsedTypedId, query: NetworkQuery): Promise<JsonAnswer> {
    const depth = depthOf(query.depth);
    const { jurisdiction, pk } = id;
    const priced = priceCall({
      ...{ jurisdiction, version: 'v5', codes: ['DAT-NETWORK'] },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
    const entityCall = { id, priced, dryRun: isDryRun(query.dry_run) };
    return this.calls.answer(call, entityCall, async () => {
      const network = await this.networks.read(jurisdiction, pk, depth);
      return network && networkBody(jurisdiction, depth, network);
    });
  }
}
