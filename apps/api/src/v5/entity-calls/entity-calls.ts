import { DomainError } from '@entity-registry/domain';
import type { Disclosure, ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/http';
import { mintObjectUrls } from '@entity-registry/registry';
import type { CardWish, EntityCard, EntityCards, ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import type { PricedCall } from '../../metering/priced-call.js';
import type { Work } from '../../metering/work.js';
import { orSurvivor, readEntity } from '../entities/survivor.js';
import { assertOwn } from '../served-id.js';

/** A call for a part of one entity: `GET /v5/entities/{id}/{part}`. */
export interface EntityCall {
  readonly id: ParsedTypedId;
  /** The name of the part in the error for an asset's id. */
  readonly part: string;
  readonly priced: PricedCall;
  readonly dryRun: boolean;
  /** For a dry run of a call that may cost less than its price. Throws `entity_not_found`. */
  readonly foresee?: () => Promise<PricedCall>;
}

/** The records of the entity, without the billing block. */
export interface EntityAnswer {
  readonly body: object;
  readonly disclosure: Disclosure;
  /** The final price of the call. Never more than the call's `priced`, which is the default. */
  readonly due?: PricedCall;
}

/** A call that is answered from an entity's card. */
export interface CardCall extends EntityCall {
  /** The parts of the card to read. */
  readonly wanted: CardWish;
  /**
   * The final price for the entity, by the data that was ever read (ADR 0163). Never more than `priced`, which is the default.
   */
  readonly due?: (card: EntityCard) => Promise<PricedCall>;
}

/** How a call reads its response and its final price. */
interface Reading {
  readonly read: () => Promise<{ readonly answer: EntityAnswer; readonly due: PricedCall }>;
  /** For a dry run of a call that may cost less than its price. */
  readonly foresee?: () => Promise<PricedCall>;
}

/** Answers calls for a part of an entity: billed, 404 for an unknown id, 308 for a merged entity. */
export class EntityCalls {
  constructor(
    private readonly meter: Meter,
    private readonly cards: EntityCards,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * Returns what `read` returns, with its billing block, charged at the price of the call; `read` returns undefined if the
   * entity does not exist. Throws `entity_not_found`, and `invalid_parameter` for the id of an asset, which has no such parts.
   */
  answer(call: Call, entityCall: EntityCall, read: () => Promise<EntityAnswer | undefined>): Promise<JsonAnswer> {
    const { id, priced, foresee } = entityCall;
    return this.run(call, entityCall, {
      ...(foresee && { foresee }),
      read: async () => {
        const answer = await orTrouble(read(), 'service_unavailable');
        if (answer !== undefined) return { answer, due: answer.due ?? priced };
        await readEntity(this.cards, id);
        // Written between the two reads: the next call finds it.
        throw new DomainError('entity_not_found');
      },
    });
  }

  /** Like `answer`, with what `read` makes of the entity's card and with its final price. */
  answerCard(
    call: Call,
    cardCall: CardCall,
    read: (card: EntityCard, due: PricedCall) => Promise<EntityAnswer>,
  ): Promise<JsonAnswer> {
    const { id, wanted, priced, due } = cardCall;
    const dueOf = async (card: EntityCard) => (due ? orTrouble(due(card), 'service_unavailable') : priced);
    return this.run(call, cardCall, {
      read: async () => {
        const card = await readEntity(this.cards, id, wanted);
        const comesTo = await dueOf(card);
        return { answer: await orTrouble(read(card, comesTo), 'service_unavailable'), due: comesTo };
      },
      ...(due && { foresee: async () => dueOf(await readEntity(this.cards, id, wanted)) }),
    });
  }

  private async run(call: Call, entityCall: EntityCall, { read, foresee }: Reading): Promise<JsonAnswer> {
    const { id, part, priced, dryRun } = entityCall;
    assertOwn(id, part);
    const find = () => readEntity(this.cards, id);
    const work: Work = {
      find,
      ...(foresee && { foresee }),
      answer: async (_billing, settle) => {
        const { answer, due } = await read();
        return { text: JSON.stringify({ ...answer.body, billing: settle(due) }), disclosure: answer.disclosure };
      },
      conditional: true,
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    return orSurvivor(call, this.meter.run(call, priced, { dryRun }, work), find);
  }
}
