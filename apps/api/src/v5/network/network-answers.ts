import { disclosureOf, levelsFor } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/http';
import { LINKING_LEVELS, isLinkingRead, networkFacts } from '@entity-registry/registry';
import type { EntityCards, EntityNetworks, Network } from '@entity-registry/registry';
import type { Call } from '../../gateway/call.js';
import { orTrouble } from '../../database-trouble.js';
import { priceCall, withoutCharging } from '../../metering/priced-call.js';
import type { PricedCall } from '../../metering/priced-call.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { EntityCalls } from '../entity-calls/entity-calls.js';
import { readEntity } from '../entities/survivor.js';
import { networkBody } from './network-body.js';
import type { NetworkState } from './network-body.js';
import { depthOf } from './network.dto.js';
import type { NetworkQuery } from './network.dto.js';

const CODE = 'DAT-NETWORK';

/** v5's responses about connections between entities. */
export class NetworkAnswers {
  constructor(
    private readonly calls: EntityCalls,
    private readonly networks: EntityNetworks,
    private readonly cards: EntityCards,
  ) {}

  /**
   * The network of an entity, at the same price for every depth. Costs only the base if no link is known and no source of the
   * entity's own links was ever read. Throws `entity_not_found` and `invalid_parameter`.
   */
  network(call: Call, id: ParsedTypedId, query: NetworkQuery): Promise<JsonAnswer> {
    const depth = depthOf(query);
    const { jurisdiction, pk } = id;
    const priced = priceCall({
      ...{ jurisdiction, version: 'v5', codes: [CODE] },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
    const dueIn = (state: NetworkState) => (state === 'not_fetched' ? withoutCharging(priced, [CODE]) : priced);
    const foresee = async (): Promise<PricedCall> => {
      await readEntity(this.cards, id);
      const network = await orTrouble(this.networks.read(jurisdiction, pk, 1), 'service_unavailable');
      return network === undefined ? priced : dueIn(await this.stateOf(id, network));
    };
    const entityCall = { id, part: 'network', priced, dryRun: isDryRun(query), foresee };
    return this.calls.answer(call, entityCall, async () => {
      const network = await this.networks.read(jurisdiction, pk, depth);
      if (network === undefined) return undefined;
      const state = await this.stateOf(id, network);
      return {
        body: networkBody(jurisdiction, { depth, state }, network),
        disclosure: disclosureOf('network', networkFacts(jurisdiction, network)),
        due: dueIn(state),
      };
    });
  }

  /** Reads again only if the first read found no link. */
  private async stateOf(id: ParsedTypedId, { edges }: Network): Promise<NetworkState> {
    if (edges.length > 0) return 'ok';
    const levels = LINKING_LEVELS.filter((level) => levelsFor(id.jurisdiction).includes(level));
    const { sections } = await readEntity(this.cards, id, { levels, signals: false, bodies: false });
    return isLinkingRead(sections) ? 'empty' : 'not_fetched';
  }
}
