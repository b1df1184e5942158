import { DomainError } from '@entity-registry/domain';
import type { Disclosure, ParsedTypedId } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { mintObjectUrls } from '@entity-registry/registry';
import type { EntitySelection, StoredEntity, StoredEntities, ObjectStore } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Meter } from '../../metering/meter.js';
import type { PricedRequest } from '../../metering/priced-request.js';
import type { BilledHandler } from '../../metering/billed-handler.js';
import { redirectIfMerged, readEntity } from '../entities/merged-entity.js';
import { assertOwnType } from '../typed-id.pipe.js';

/** A request for a part of one entity: `GET /v5/entities/{id}/{part}`. */
export interface EntityRequest {
  readonly id: ParsedTypedId;
  /** The name of the part in the error for an asset's id. */
  readonly part: string;
  readonly priced: PricedRequest;
  readonly dryRun: boolean;
  /** For a dry run of a request that may cost less than its price. Throws `entity_not_found`. */
  readonly estimate?: () => Promise<PricedRequest>;
}

/** The records of the entity, without the billing block. */
export interface EntityResponse {
  readonly body: object;
  readonly disclosure: Disclosure;
  /** The final price. Never more than the request's `priced`, which is the default. */
  readonly finalPrice?: PricedRequest;
}

/** A request whose response comes from the stored entity. */
export interface EntityReadRequest extends EntityRequest {
  /** The parts of the entity to read. */
  readonly wanted: EntitySelection;
  /**
   * The final price for the entity, by the data that was ever read (ADR 0163). Never more than `priced`, which is the default.
   */
  readonly finalPrice?: (entity: StoredEntity) => Promise<PricedRequest>;
}

/** How a request reads its response and its final price. */
interface BilledRead {
  readonly read: () => Promise<{ readonly response: EntityResponse; readonly finalPrice: PricedRequest }>;
  /** For a dry run of a request that may cost less than its price. */
  readonly estimate?: () => Promise<PricedRequest>;
}

/** Responds to requests for a part of an entity: billed, 404 for an unknown id, 308 for a merged entity. */
export class EntityRequests {
  constructor(
    private readonly meter: Meter,
    private readonly storedEntities: StoredEntities,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * Returns what `read` returns, with its billing block, charged at the price of the request; `read` returns undefined if the
   * entity does not exist. Throws `entity_not_found`, and `invalid_parameter` for the id of an asset, which has no such parts.
   */
  respond(
    request: ApiRequest,
    entityRequest: EntityRequest,
    read: () => Promise<EntityResponse | undefined>,
  ): Promise<JsonResponse> {
    const { id, priced, estimate } = entityRequest;
    return this.run(request, entityRequest, {
      ...(estimate && { estimate }),
      read: async () => {
        const response = await mapDatabaseErrors(read(), 'service_unavailable');
        if (response !== undefined) return { response, finalPrice: response.finalPrice ?? priced };
        await readEntity(this.storedEntities, id);
        // Written between the two reads: the next request finds it.
        throw new DomainError('entity_not_found');
      },
    });
  }

  /** Like `respond`, with what `read` makes of the stored entity, and with its final price. */
  respondFromEntity(
    request: ApiRequest,
    readRequest: EntityReadRequest,
    read: (entity: StoredEntity, finalPrice: PricedRequest) => Promise<EntityResponse>,
  ): Promise<JsonResponse> {
    const { id, wanted, priced, finalPrice } = readRequest;
    const finalPriceOf = async (entity: StoredEntity) =>
      finalPrice ? mapDatabaseErrors(finalPrice(entity), 'service_unavailable') : priced;
    return this.run(request, readRequest, {
      read: async () => {
        const entity = await readEntity(this.storedEntities, id, wanted);
        const computedPrice = await finalPriceOf(entity);
        return {
          response: await mapDatabaseErrors(read(entity, computedPrice), 'service_unavailable'),
          finalPrice: computedPrice,
        };
      },
      ...(finalPrice && { estimate: async () => finalPriceOf(await readEntity(this.storedEntities, id, wanted)) }),
    });
  }

  private async run(
    request: ApiRequest,
    entityRequest: EntityRequest,
    { read, estimate }: BilledRead,
  ): Promise<JsonResponse> {
    const { id, part, priced, dryRun } = entityRequest;
    assertOwnType(id, part);
    const find = () => readEntity(this.storedEntities, id);
    const handler: BilledHandler = {
      find,
      ...(estimate && { estimate }),
      respond: async (_billing, setFinalPrice) => {
        const { response, finalPrice } = await read();
        return {
          text: JSON.stringify({ ...response.body, billing: setFinalPrice(finalPrice) }),
          disclosure: response.disclosure,
        };
      },
      conditional: true,
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    return redirectIfMerged(request, this.meter.run(request, priced, { dryRun }, handler), find);
  }
}
