import { DomainError, parseInclude } from '@entity-registry/domain';
import type { Jurisdiction, ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { mintObjectUrls, renderCard } from '@entity-registry/registry';
import type { AssetType, EntityCards, ObjectStore } from '@entity-registry/registry';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import { validator } from '../../metering/conditional.js';
import type { Meter } from '../../metering/meter.js';
import type { Work } from '../../metering/work.js';
import { isDryRun } from '../../validation/dry-run.js';
import { assetPrice, cardPlan, defaultInclude } from './card-plan.js';
import type { CardQuery } from './card-query.dto.js';
import { inlineLimitOf } from './inline-limit.js';
import { orSurvivor, readEntity } from './survivor.js';

/** v5's answers for one entity or asset by its id. */
export class CardAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly cards: EntityCards,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * The card of an entity with the sections that `include` asks for; the survivor's address for one that was merged.
   * Throws `entity_not_found`, and for an asset the refusal of its tier.
   */
  async card(call: Call<Caller>, id: ParsedTypedId, query: CardQuery): Promise<JsonAnswer> {
    const inlineLimit = inlineLimitOf(query.inline_limit);
    const dryRun = isDryRun(query.dry_run);
    const { jurisdiction } = id;
    if (id.type !== 'own') return this.asset(call, jurisdiction, id.type, query);
    const { codes, levels, priced } = cardPlan(
      jurisdiction,
      query.include ?? defaultInclude(await this.meter.tierOf(call)),
    );
    const signals = codes.includes('DAT-FREE');
    const work: Work = {
      find: () => readEntity(this.cards, id),
      answer: async (billing) => {
        const card = await readEntity(this.cards, id, { levels, signals });
        return JSON.stringify({ ...renderCard(card, { codes, levels, inlineLimit }), billing });
      },
      validate: validator(call.ifNoneMatch),
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    return orSurvivor(call, this.meter.run(call, priced, { dryRun }, work));
  }

  /**
   * No asset is on record by its id, which only those learn who could be answered; a free key, to which every asset is
   * locked, is told the price in a dry run.
   */
  private asset(
    call: Call<Caller>,
    jurisdiction: Jurisdiction,
    type: AssetType,
    query: CardQuery,
  ): Promise<JsonAnswer> {
    if (query.include !== undefined) parseInclude(query.include, jurisdiction, 'v5');
    const missing = () => Promise.reject(new DomainError('entity_not_found'));
    const dryRun = isDryRun(query.dry_run);
    const find = async () => ((await this.meter.tierOf(call)) === 'free' ? undefined : missing());
    return this.meter.run(call, assetPrice(jurisdiction, type), { dryRun }, { find, answer: missing });
  }
}
