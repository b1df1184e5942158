import { disclosureOf, levelsFor } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { LINKING_LEVELS, isLinkingRead, networkFacts } from '@entity-registry/registry';
import type { StoredEntities, EntityNetworks, Network } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import { priceRequest, withoutCharging } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { EntityRequests } from '../entity-requests/entity-requests.js';
import { readEntity } from '../entities/merged-entity.js';
import { networkBody } from './network-body.js';
import type { NetworkState } from './network-body.js';
import { depthOf } from './network.dto.js';
import type { NetworkQuery } from './network.dto.js';

const CODE = 'DAT-NETWORK';

/** v5's responses about connections between entities. */
export class NetworkService {
  constructor(
    private readonly entityRequests: EntityRequests,
    private readonly networks: EntityNetworks,
    private readonly storedEntities: StoredEntities,
  ) {}

  /**
   * The network of an entity, at the same price for every depth. Costs only the base if no link is known and no source of the
   * entity's own links was ever read. Throws `entity_not_found` and `invalid_parameter`.
   */
  getNetwork(request: ApiRequest, id: ParsedTypedId, query: NetworkQuery): Promise<JsonResponse> {
    const depth = depthOf(query);
    const { jurisdiction, pk } = id;
    const priced = priceRequest({
      ...{ jurisdiction, version: 'v5', codes: [CODE] },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
    const finalPriceIn = (state: NetworkState) => (state === 'not_fetched' ? withoutCharging(priced, [CODE]) : priced);
    const estimate = async (): Promise<PricedRequest> => {
      await readEntity(this.storedEntities, id);
      const network = await mapDatabaseErrors(this.networks.read(jurisdiction, pk, 1), 'service_unavailable');
      return network === undefined ? priced : finalPriceIn(await this.stateOf(id, network));
    };
    const entityRequest = { id, part: 'network', priced, dryRun: isDryRun(query), estimate };
    return this.entityRequests.respond(request, entityRequest, async () => {
      const network = await this.networks.read(jurisdiction, pk, depth);
      if (network === undefined) return undefined;
      const state = await this.stateOf(id, network);
      return {
        body: networkBody(jurisdiction, { depth, state }, network),
        disclosure: disclosureOf('network', networkFacts(jurisdiction, network)),
        finalPrice: finalPriceIn(state),
      };
    });
  }

  /** `restricted`: links aren't shown, by a rule of suppression, whether or not others are. */
  private async stateOf(id: ParsedTypedId, { edges }: Network): Promise<NetworkState> {
    const levels = LINKING_LEVELS.filter((level) => levelsFor(id.jurisdiction).includes(level));
    const { sections } = await readEntity(this.storedEntities, id, { levels, signals: false, bodies: false });
    if (levels.some((level) => (sections.get(level)?.restricted ?? null) !== null)) return 'restricted';
    if (edges.length > 0) return 'ok';
    return isLinkingRead(sections) ? 'empty' : 'not_fetched';
  }
}
