import { DomainError, makeTypedId, parseInclude } from '@entity-registry/domain';
import type { Jurisdiction, ParsedTypedId } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/nest-kit';
import { mintObjectUrls, renderCard } from '@entity-registry/registry';
import type { AssetType, EntityCard, EntityCards, ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run.js';
import { assetPrice, cardPlan, defaultInclude } from './card-plan.js';
import type { CardQuery } from './card-query.dto.js';
import { inlineLimitOf } from './inline-limit.js';

/** The existence of an entity, without any of its sections. */
const EXISTENCE = { levels: [], signals: false };

/** The id that was asked for belongs to an entity that was found to be another. */
class MergedEntityError extends Error {
  constructor(readonly survivor: bigint) {
    super('merged into another entity');
    this.name = 'MergedEntityError';
  }
}

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
    const { jurisdiction, pk } = id;
    if (id.type !== 'own') return this.asset(call, jurisdiction, id.type, query);
    const { codes, levels, priced } = cardPlan(
      jurisdiction,
      query.include ?? defaultInclude(await this.meter.tierOf(call)),
    );
    const signals = codes.includes('DAT-FREE');
    try {
      return await this.meter.run(
        call,
        priced,
        { dryRun },
        {
          find: () => this.read(jurisdiction, pk, EXISTENCE),
          answer: async (billing) => {
            const card = await this.read(jurisdiction, pk, { levels, signals });
            return JSON.stringify({ ...renderCard(card, { codes, levels, inlineLimit }), billing });
          },
          finish: (text) => mintObjectUrls(text, this.objects),
        },
      );
    } catch (error) {
      if (error instanceof MergedEntityError) return toSurvivor(call, jurisdiction, error.survivor, query);
      throw error;
    }
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

  private async read(
    jurisdiction: Jurisdiction,
    pk: bigint,
    wanted: Parameters<EntityCards['read']>[2],
  ): Promise<EntityCard> {
    const found = await orTrouble(this.cards.read(jurisdiction, pk, wanted), 'service_unavailable');
    if (found === undefined) throw new DomainError('entity_not_found');
    if (found.found === 'merged') throw new MergedEntityError(found.survivor);
    return found;
  }
}

/** 308, so that the caller repeats the very call; nothing but a 2xx is charged or counted. */
function toSurvivor(call: Call<Caller>, jurisdiction: Jurisdiction, survivor: bigint, query: CardQuery): JsonAnswer {
  const id = makeTypedId(jurisdiction, 'own', survivor);
  const parameters = new URLSearchParams();
  for (const name of ['include', 'inline_limit', 'dry_run'] as const) {
    const value = query[name];
    if (value !== undefined) parameters.set(name, value);
  }
  call.addHeader('Location', `/v5/entities/${id}${parameters.size > 0 ? `?${parameters.toString()}` : ''}`);
  return new JsonAnswer(308, JSON.stringify({ merged_into: id }));
}
