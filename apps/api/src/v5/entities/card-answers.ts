import { disclosureOf } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/http';
import { cardFact, mintObjectUrls, renderCard, unreadCodes } from '@entity-registry/registry';
import type { EntityCard, EntityCards, ObjectStore } from '@entity-registry/registry';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import type { Meter } from '../../metering/meter.js';
import { withoutCharging } from '../../metering/priced-call.js';
import type { Work } from '../../metering/work.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { AssetAnswers } from './asset-answers.js';
import { cardPlan, defaultInclude } from './card-plan.js';
import type { CardQuery } from './card-query.dto.js';
import { inlineLimitOf } from './card-query.dto.js';
import type { SectionLinks } from './section-links.js';
import { orSurvivor, readEntity } from './survivor.js';

/** v5's responses for one entity or asset by its id. */
export class CardAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly cards: EntityCards,
    private readonly assets: AssetAnswers,
    private readonly links: SectionLinks,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * Returns the card of an entity with the sections requested in `include`, the survivor's URL for a merged entity, or the
   * asset with that id. Throws `entity_not_found`, and for an asset the error of its tier.
   */
  async card(call: Call<Caller>, id: ParsedTypedId, query: CardQuery): Promise<JsonAnswer> {
    const inlineLimit = inlineLimitOf(query);
    const dryRun = isDryRun(query);
    if (id.type !== 'own') return this.assets.asset(call, { ...id, type: id.type }, query);
    const include = query.include ?? defaultInclude(await this.meter.tierOf(call));
    const { codes, levels, priced } = cardPlan(id.jurisdiction, include);
    const find = () => readEntity(this.cards, id);
    // From the sections that are returned, so that the charge and the response are based on one read.
    const due = (card: EntityCard) => withoutCharging(priced, unreadCodes(card, codes));
    const work: Work = {
      find,
      foresee: async () => due(await readEntity(this.cards, id, { levels, signals: false, bodies: false })),
      answer: async (_billing, settle) => {
        const wanted = { levels, signals: codes.includes('DAT-FREE') };
        const card = await readEntity(this.cards, id, wanted);
        const billing = settle(due(card));
        const links = await this.links.of(call, [card], { codes, levels, inlineLimit });
        const next = links.get(card.pk) ?? new Map<never, never>();
        return {
          text: JSON.stringify({ ...renderCard(card, { codes, levels, inlineLimit, next }), billing }),
          disclosure: disclosureOf('detail', [cardFact(card, wanted)]),
        };
      },
      conditional: true,
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    const options = { dryRun, codesByTier: query.include === undefined };
    return orSurvivor(call, this.meter.run(call, priced, options, work), find);
  }
}
