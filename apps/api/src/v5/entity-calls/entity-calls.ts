import { DomainError } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import type { EntityCards } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import type { PricedCall } from '../../metering/priced-call.js';
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
  ) {}

  /**
   * What `read` gives, with its billing block, charged at what the call is priced; `read` gives undefined where it finds no
   * entity under the id. Throws `entity_not_found`, also for the id of an asset, which has no such parts.
   */
  answer(call: Call, { id, priced, dryRun }: EntityCall, read: () => Promise<object | undefined>): Promise<JsonAnswer> {
    const work = {
      find: () => this.assertStands(id),
      answer: async (billing: object) => {
        const body = id.type === 'own' ? await orTrouble(read(), 'service_unavailable') : undefined;
        if (body !== undefined) return JSON.stringify({ ...body, billing });
        await this.assertStands(id);
        // Written between the two looks: the next call finds it.
        throw new DomainError('entity_not_found');
      },
    };
    return orSurvivor(call, this.meter.run(call, priced, { dryRun }, work));
  }

  /** Throws `entity_not_found`, and for an entity that was merged what sends its caller on. */
  private async assertStands(id: ParsedTypedId): Promise<void> {
    if (id.type !== 'own') throw new DomainError('entity_not_found');
    await readEntity(this.cards, id);
  }
}
