import { FREE_LIMITS, makeTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { assetCode, mintObjectUrls, renderAsset, renderCard } from '@entity-registry/registry';
import type {
  AssetRecord,
  AssetRecords,
  EntityCard,
  EntityCards,
  MergedEntity,
  ObjectStore,
} from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import type { Work } from '../../metering/work.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { AssetId } from './asset-answers.js';
import type { BatchBody } from './batch-body.js';
import { JURISDICTION, batchPlan, isAsset } from './batch-plan.js';
import type { BatchItem, BatchPlan } from './batch-plan.js';
import type { SectionLinks } from './section-links.js';
import { EXISTENCE } from './survivor.js';

/** Entities that are read at once: others are served between one part of a large batch and the next. */
const AT_ONCE = 20;

interface BatchResult {
  readonly id: string;
  readonly outcome: 'ok' | 'not_found' | 'merged';
  readonly entity?: object;
  readonly merged_into?: string;
}

/** The assets of a batch, by `assetKey`. */
type Assets = ReadonlyMap<string, AssetRecord>;

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
   * all ids before they are read, charged for those that were found; each counts against a free quota (ruling 13). A
   * dry run looks which are there, and prices those.
   */
  async batch(call: Call, body: BatchBody, dryRunText: string | undefined): Promise<JsonAnswer> {
    const dryRun = isDryRun(dryRunText);
    const plan = batchPlan(body, await this.meter.tierOf(call));
    const work: Work = {
      answer: async (_billing, settle) => {
        const found: BatchItem[] = [];
        const texts: string[] = [];
        // Written out part by part: what a part was read from is not held while the others are read.
        for (let from = 0; from < plan.items.length; from += AT_ONCE) {
          const part = plan.items.slice(from, from + AT_ONCE);
          const results = await this.read(call, plan, part);
          found.push(...part.filter((_, index) => results[index]?.outcome === 'ok'));
          texts.push(...results.map((result) => JSON.stringify(result)));
        }
        return `{"results":[${texts.join(',')}],"billing":${JSON.stringify(settle(plan.price(found)))}}`;
      },
      finish: (text) => mintObjectUrls(text, this.objects),
      foresee: async () => plan.price(await this.found(plan.items)),
    };
    const { length: rows } = plan.items;
    const freeRows = { limit: FREE_LIMITS.batchRows, rows };
    const options = { dryRun, units: rows, freeRows, codesByTier: body.include === undefined };
    return this.meter.run(call, plan.price(plan.items), options, work);
  }

  /** Those of the ids that are charged: by their existence alone. */
  private async found(items: readonly BatchItem[]): Promise<BatchItem[]> {
    const ids = items.map(({ id }) => id);
    const pks = ids.filter((id) => !isAsset(id)).map(({ pk }) => pk);
    const entities = await orTrouble(this.cards.readMany(JURISDICTION, pks, EXISTENCE), 'service_unavailable');
    const assets = await this.assetsOf(ids.filter(isAsset));
    return items.filter(({ id }) => (isAsset(id) ? assets.has(assetKey(id)) : entities.get(id.pk)?.found === 'entity'));
  }

  private async read(call: Call, plan: BatchPlan, items: readonly BatchItem[]): Promise<BatchResult[]> {
    const { card, inlineLimit } = plan;
    const { codes, levels } = card;
    const ids = items.map(({ id }) => id);
    const pks = ids.filter((id) => !isAsset(id)).map(({ pk }) => pk);
    const wanted = { levels, signals: codes.includes('DAT-FREE') };
    const entities = await orTrouble(this.cards.readMany(JURISDICTION, pks, wanted), 'service_unavailable');
    const found = [...entities.values()].filter((entity): entity is EntityCard => entity.found === 'entity');
    const links = await this.links.of(call, found, { codes, levels, inlineLimit });
    const assets = await this.assetsOf(ids.filter(isAsset));
    const shown = (entity: EntityCard) =>
      renderCard(entity, { codes, levels, inlineLimit, next: links.get(entity.pk) ?? new Map<never, never>() });
    return items.map(({ text, id }) =>
      isAsset(id)
        ? assetResult(text, assets.get(assetKey(id)))
        : entityResult({ text, id }, entities.get(id.pk), shown),
    );
  }

  /** The assets that there are, in one look for each type. */
  private async assetsOf(ids: readonly AssetId[]): Promise<Assets> {
    const assets = new Map<string, AssetRecord>();
    for (const [type, some] of Map.groupBy(ids, (id) => id.type)) {
      const pks = some.map(({ pk }) => pk);
      for (const record of await orTrouble(this.assets.readMany(JURISDICTION, type, pks), 'service_unavailable')) {
        assets.set(assetKey(record), record);
      }
    }
    return assets;
  }
}

function assetKey({ type, pk }: Pick<AssetRecord, 'type' | 'pk'>): string {
  return `${type} ${pk.toString()}`;
}

function assetResult(text: string, record: AssetRecord | undefined): BatchResult {
  if (record === undefined) return { id: text, outcome: 'not_found' };
  return { id: text, outcome: 'ok', entity: renderAsset(record, assetCode(record.jurisdiction, record.type)) };
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
