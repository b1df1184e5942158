import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { mintObjectUrls, renderCard } from '@entity-registry/registry';
import type { EntityCards, ObjectStore } from '@entity-registry/registry';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import type { Meter } from '../../metering/meter.js';
import type { Work } from '../../metering/work.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { AssetAnswers } from './asset-answers.js';
import { cardPlan, defaultInclude } from './card-plan.js';
import type { CardQuery } from './card-query.dto.js';
import { inlineLimitOf } from './inline-limit.js';
import type { SectionLinks } from './section-links.js';
import { orSurvivor, readEntity } from './survivor.js';

/** v5's answers for one entity or asset by its id. */
export class CardAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly cards: EntityCards,
    private readonly assets: AssetAnswers,
    private readonly links: SectionLinks,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * The card of an entity with the sections that `include` asks for; the survivor's address for one that was merged; the
   * asset of that id. Throws `entity_not_found`, and for an asset the refusal of its tier.
   */
  async card(call: Call<Caller>, id: ParsedTypedId, query: CardQuery): Promise<JsonAnswer> {
    const inlineLimit = inlineLimitOf(query.inline_limit);
    const dryRun = isDryRun(query.dry_run);
    if (id.type !== 'own') return this.assets.asset(call, { ...id, type: id.type }, query);
    const include = query.include ?? defaultInclude(await this.meter.tierOf(call));
    const { codes, levels, priced } = cardPlan(id.jurisdiction, include);
    const find = () => readEntity(this.cards, id);
    const work: Work = {
      find,
      answer: async (billing) => {
        const card = await readEntity(this.cards, id, { levels, signals: codes.includes('DAT-FREE') });
        const links = await this.links.of(call, [card], { codes, levels, inlineLimit });
        const next = links.get(card.pk) ?? new Map<never, never>();
        return JSON.stringify({ ...renderCard(card, { codes, levels, inlineLimit, next }), billing });
      },
      conditional: true,
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    const options = { dryRun, codesByTier: query.include === undefined };
    return orSurvivor(call, this.meter.run(call, priced, options, work), find);
  }
}
