import { makeTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { assetCode, mintObjectUrls, renderAsset, renderCard } from '@entity-registry/registry';
import type { AssetRecords, EntityCard, EntityCards, MergedEntity, ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import type { Work } from '../../metering/work.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { BatchBody } from './batch-body.js';
import { batchPlan, isAsset } from './batch-plan.js';
import type { BatchItem, BatchPlan } from './batch-plan.js';
import { DEFAULT_INLINE_LIMIT } from './inline-limit.js';
import type { SectionLinks } from './section-links.js';

/** Entities that are read at once: others are served between one part of a large batch and the next. */
const AT_ONCE = 20;

interface BatchResult {
  readonly id: string;
  readonly outcome: 'ok' | 'not_found' | 'merged';
  readonly entity?: object;
  readonly merged_into?: string;
}

/** v5's answers for many entities at once. */
export class BatchAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly cards: EntityCards,
    private readonly assets: AssetRecords,
    private readonly links: SectionLinks,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * One result for each id, in order: the card or asset as it is answered by itself, but for the billing block. Priced for
   * all ids before they are read, charged for those that were found; each counts against a free quota (ruling 13).
   */
  async batch(call: Call, body: BatchBody, dryRunText: string | undefined): Promise<JsonAnswer> {
    const dryRun = isDryRun(dryRunText);
    const plan = batchPlan(body, await this.meter.tierOf(call));
    const inlineLimit = body.inline_limit ?? DEFAULT_INLINE_LIMIT;
    const work: Work = {
      answer: async (_billing, settle) => {
        const results: BatchResult[] = [];
        for (let from = 0; from < plan.items.length; from += AT_ONCE) {
          const part = plan.items.slice(from, from + AT_ONCE);
          results.push(...(await this.read(call, plan, part, inlineLimit)));
        }
        const found = plan.items.filter((_, index) => results[index]?.outcome === 'ok');
        return JSON.stringify({ results, billing: settle(plan.price(found)) });
      },
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    return this.meter.run(call, plan.price(plan.items), { dryRun, units: plan.items.length }, work);
  }

  private async read(
    call: Call,
    { card: { codes, levels } }: BatchPlan,
    items: readonly BatchItem[],
    inlineLimit: number,
  ): Promise<BatchResult[]> {
    const pks = items.filter(({ id }) => !isAsset(id)).map(({ id }) => id.pk);
    const wanted = { levels, signals: codes.includes('DAT-FREE') };
    const entities = await orTrouble(this.cards.readMany('pa', pks, wanted), 'service_unavailable');
    const found = [...entities.values()].filter((entity): entity is EntityCard => entity.found === 'entity');
    const links = await this.links.of(call, found, { levels, inlineLimit });
    const shown = (entity: EntityCard) =>
      renderCard(entity, { codes, levels, inlineLimit, next: links.get(entity.pk) ?? new Map<never, never>() });
    const results: BatchResult[] = [];
    for (const item of items) {
      results.push(isAsset(item.id) ? await this.asset(item) : entityResult(item, entities.get(item.id.pk), shown));
    }
    return results;
  }

  private async asset({ text, id }: BatchItem): Promise<BatchResult> {
    if (!isAsset(id)) throw new Error('not an asset');
    const { jurisdiction, type, pk } = id;
    const record = await orTrouble(this.assets.read(jurisdiction, type, pk), 'service_unavailable');
    if (record === undefined) return { id: text, outcome: 'not_found' };
    return { id: text, outcome: 'ok', entity: renderAsset(record, assetCode(jurisdiction, type)) };
  }
}

function entityResult(
  { text, id }: BatchItem,
  entity: EntityCard | MergedEntity | undefined,
  shown: (entity: EntityCard) => object,
): BatchResult {
  if (entity === undefined) return { id: text, outcome: 'not_found' };
  if (entity.found === 'entity') return { id: text, outcome: 'ok', entity: shown(entity) };
  return { id: text, outcome: 'merged', merged_into: makeTypedId(id.jurisdiction, 'own', entity.survivor) };
}
