import { DomainError } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { mintObjectUrls } from '@entity-registry/registry';
import type { CardWish, EntityCard, EntityCards, ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import type { PricedCall } from '../../metering/priced-call.js';
import type { Work } from '../../metering/work.js';
import { orSurvivor, readEntity } from '../entities/survivor.js';

/** A call about what belongs to one entity: `GET /v5/entities/{id}/{part}`. */
export interface EntityCall {
  readonly id: ParsedTypedId;
  readonly priced: PricedCall;
  readonly dryRun: boolean;
}

/** Answers calls about what belongs to an entity: billed, 404 for an id nobody has, 308 for one that was merged. */
export class EntityCalls {
  constructor(
    private readonly meter: Meter,
    private readonly cards: EntityCards,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * What `read` gives, with its billing block, charged at what the call is priced; `read` gives undefined where it finds no
   * entity under the id. Throws `entity_not_found`, also for the id of an asset, which has no such parts.
   */
  answer(call: Call, entityCall: EntityCall, read: () => Promise<object | undefined>): Promise<JsonAnswer> {
    return this.run(call, entityCall, async () => {
      const body = await orTrouble(read(), 'service_unavailable');
      if (body !== undefined) return body;
      await readEntity(this.cards, entityCall.id);
      // Written between the two looks: the next call finds it.
      throw new DomainError('entity_not_found');
    });
  }

  /** As `answer`, of what `read` makes of the entity's card, which holds what is `wanted`. */
  answerCard(
    call: Call,
    entityCall: EntityCall,
    wanted: CardWish,
    read: (card: EntityCard) => Promise<object>,
  ): Promise<JsonAnswer> {
    return this.run(call, entityCall, async () => {
      const card = await readEntity(this.cards, entityCall.id, wanted);
      return orTrouble(read(card), 'service_unavailable');
    });
  }

  private run(call: Call, { id, priced, dryRun }: EntityCall, read: () => Promise<object>): Promise<JsonAnswer> {
    const assertEntity = () => {
      if (id.type !== 'own') throw new DomainError('entity_not_found');
    };
    const find = () => {
      assertEntity();
      return readEntity(this.cards, id);
    };
    const work: Work = {
      find,
      answer: async (billing) => {
        assertEntity();
        return JSON.stringify({ ...(await read()), billing });
      },
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    return orSurvivor(call, this.meter.run(call, priced, { dryRun }, work), find);
  }
}
