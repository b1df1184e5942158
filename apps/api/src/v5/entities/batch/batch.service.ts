import { DEFAULT_JURISDICTION, FREE_LIMITS, disclosureOf, makeTypedId } from '@entity-registry/domain';
import type { Code, Fact } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import {
  assetCodes,
  assetFact,
  entityFact,
  mintObjectUrls,
  renderAsset,
  renderEntity,
  unreadCodes,
  withoutLevels,
} from '@entity-registry/registry';
import type {
  AssetRecord,
  AssetRecords,
  StoredEntity,
  StoredEntities,
  MergedEntity,
  ObjectStore,
  SearchShares,
} from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../../map-database-errors.js';
import type { ApiRequest } from '../../../gateway/api-request.js';
import type { Meter } from '../../../metering/meter.js';
import type { BilledHandler } from '../../../metering/billed-handler.js';
import { isDryRun } from '../../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../../validation/dry-run-query.dto.js';
import type { AssetId } from '../assets/asset.service.js';
import type { BatchBody } from './batch-body.js';
import { batchPlan, isReadable, isAsset } from './batch-plan.js';
import type { BatchItem, BatchPlan, ChargedItem } from './batch-plan.js';
import type { SectionLinks } from '../sections/section-links.js';

/** Entities that are read at once. Between two such parts of a large batch, other accounts get their turn. */
const AT_ONCE = 10;

interface BatchResult {
  readonly id: string;
  readonly outcome: 'ok' | 'not_found' | 'merged' | 'invalid';
  readonly entity?: object;
  readonly merged_into?: string;
  readonly error?: { readonly code: 'include_not_applicable'; readonly supported_includes: readonly Code[] };
}

/** A result, its disclosures, and the codes that are not charged for it. */
interface ReadResult {
  readonly result: BatchResult;
  readonly fact: Fact | null;
  readonly unread: readonly Code[];
}

/** The assets of a batch, by `assetKey`. */
type Assets = ReadonlyMap<string, AssetRecord>;

/** v5's responses for many entities at once. */
export class BatchService {
  constructor(
    private readonly meter: Meter,
    private readonly storedEntities: StoredEntities,
    private readonly assets: AssetRecords,
    private readonly links: SectionLinks,
    private readonly objects: ObjectStore,
    private readonly shares: SearchShares,
  ) {}

  /**
   * One result for each id, in order: the entity or asset as returned by itself, without the billing block. Priced for all ids
   * before they are read, charged for those that exist and for the data that was ever read; each counts against a free quota
   * (ADR 0006). A dry run checks which ones exist, and prices those.
   */
  async getEntities(request: ApiRequest, body: BatchBody, query: DryRunQuery): Promise<JsonResponse> {
    const dryRun = isDryRun(query);
    const plan = batchPlan(body, await this.meter.tierOf(request));
    const handler: BilledHandler = {
      respond: async (_billing, setFinalPrice) => {
        const { charged, texts, facts } = await this.readAll(request, plan);
        const billing = JSON.stringify(setFinalPrice(plan.price(charged)));
        return {
          text: `{"results":[${texts.join(',')}],"billing":${billing}}`,
          disclosure: disclosureOf('batch', facts),
        };
      },
      finish: (text) => mintObjectUrls(text, this.objects),
      estimate: async () => plan.price(await this.findCharged(request, plan)),
    };
    const { length: rows } = plan.items;
    const freeRows = { limit: FREE_LIMITS.batchRows, rows };
    const codesByTier = body.include === undefined;
    const options = { dryRun, units: rows, freeRows, codesByTier, takesTurns: true } as const;
    return this.meter.run(request, plan.priced, options, handler);
  }

  /**
   * Reads a whole batch, or throws `service_unavailable` before anything is read if its account has too many rows in progress, or
   * if it can't be expected to make its deadline.
   */
  private async readAll(
    request: ApiRequest,
    plan: BatchPlan,
  ): Promise<{ charged: ChargedItem[]; texts: string[]; facts: Fact[] }> {
    const read = { charged: [] as ChargedItem[], texts: [] as string[], facts: [] as Fact[] };
    // Written out part by part, so that the source data of one part is not held while the others are read.
    await this.forEachPart(request, plan, async (part) => {
      const results = await this.read(request, plan, part);
      read.charged.push(...part.flatMap((item, index) => chargedItem(item, results[index])));
      read.texts.push(...results.map(({ result }) => JSON.stringify(result)));
      read.facts.push(...results.flatMap(({ fact }) => fact ?? []));
    });
    return read;
  }

  /** Runs `readPart` for the batch part by part, each in its account's turn (ADR 0071). */
  private async forEachPart(
    request: ApiRequest,
    { items }: BatchPlan,
    readPart: (part: BatchPlan['items']) => Promise<void>,
  ): Promise<void> {
    const { reads, admission } = this.shares;
    const { tenant, deadline } = request;
    const work = { kind: 'entities', deadline, code: 'service_unavailable' } as const;
    const admitted = admission.enter(tenant, items.length, work.code);
    try {
      reads.assertDeadline(tenant, { ...work, rows: items.length });
      for (let from = 0; from < items.length; from += AT_ONCE) {
        const part = items.slice(from, from + AT_ONCE);
        await reads.run(tenant, () => readPart(part), { ...work, rows: part.length, isAdmitted: true });
      }
    } finally {
      admitted.leave();
    }
  }

  /** The ids that are charged, and their codes, by the state of their sections. Waits its turn like a paid request. */
  private async findCharged(request: ApiRequest, plan: BatchPlan): Promise<ChargedItem[]> {
    const charged: ChargedItem[] = [];
    await this.forEachPart(request, plan, async (part) => {
      charged.push(...(await this.findChargedPart(plan, part)));
    });
    return charged;
  }

  private async findChargedPart(
    { forEntities: { codes, levels } }: BatchPlan,
    items: BatchPlan['items'],
  ): Promise<ChargedItem[]> {
    const ids = items.filter(isReadable).map(({ id }) => id);
    const pks = ids.filter((id) => !isAsset(id)).map(({ pk }) => pk);
    const wanted = { levels, signals: false, bodies: false } as const;
    const entities = await mapDatabaseErrors(
      this.storedEntities.readMany(DEFAULT_JURISDICTION, pks, wanted),
      'service_unavailable',
    );
    const assets = await this.assetsOf(ids.filter(isAsset));
    return items.flatMap((item) => {
      const { id } = item;
      if (isAsset(id)) return assets.has(assetKey(id)) ? [{ item, unread: [] }] : [];
      const entity = entities.get(id.pk);
      return entity?.found === 'entity' ? [{ item, unread: unreadCodes(entity, codes) }] : [];
    });
  }

  private async read(request: ApiRequest, plan: BatchPlan, items: readonly BatchItem[]): Promise<ReadResult[]> {
    const { forEntities, inlineLimit } = plan;
    const { codes, levels } = forEntities;
    const ids = items.filter(isReadable).map(({ id }) => id);
    const pks = ids.filter((id) => !isAsset(id)).map(({ pk }) => pk);
    const wanted = { levels, signals: codes.includes('DAT-FREE') };
    const entities = await mapDatabaseErrors(
      this.storedEntities.readMany(DEFAULT_JURISDICTION, pks, wanted),
      'service_unavailable',
    );
    const withheld = wanted.signals ? await this.meter.withheldLevels(request, DEFAULT_JURISDICTION) : [];
    const found = [...entities.values()].filter((entity): entity is StoredEntity => entity.found === 'entity');
    const links = await this.links.of(request, found, { codes, levels, inlineLimit });
    const assets = await this.assetsOf(ids.filter(isAsset));
    const show = (entity: StoredEntity) => ({
      entity: renderEntity(entity, {
        codes,
        levels,
        inlineLimit,
        withheld,
        next: links.get(entity.pk) ?? new Map<never, never>(),
      }),
      fact: entityFact(withoutLevels(entity, withheld), wanted),
      unread: unreadCodes(entity, codes),
    });
    return items.map((item) => {
      const { id } = item;
      return isAsset(id)
        ? assetResult(item, id, assets.get(assetKey(id)))
        : entityResult(item, entities.get(id.pk), show);
    });
  }

  /** The assets that exist, in one lookup for each type. */
  private async assetsOf(ids: readonly AssetId[]): Promise<Assets> {
    const assets = new Map<string, AssetRecord>();
    for (const [type, some] of Map.groupBy(ids, (id) => id.type)) {
      const pks = some.map(({ pk }) => pk);
      for (const record of await mapDatabaseErrors(
        this.assets.readMany(DEFAULT_JURISDICTION, type, pks),
        'service_unavailable',
      )) {
        assets.set(assetKey(record), record);
      }
    }
    return assets;
  }
}

function assetKey({ type, pk }: Pick<AssetRecord, 'type' | 'pk'>): string {
  return `${type} ${pk.toString()}`;
}

function chargedItem(item: BatchItem, read: ReadResult | undefined): ChargedItem[] {
  return read?.result.outcome === 'ok' ? [{ item, unread: read.unread }] : [];
}

/** A result that costs nothing. */
function uncharged(result: BatchResult): ReadResult {
  return { result, fact: null, unread: [] };
}

function assetResult({ text, asset }: BatchItem, id: AssetId, record: AssetRecord | undefined): ReadResult {
  if (asset === null) {
    const supported = assetCodes(id.jurisdiction, id.type);
    const error = { code: 'include_not_applicable', supported_includes: supported } as const;
    return uncharged({ id: text, outcome: 'invalid', error });
  }
  if (record === undefined) return uncharged({ id: text, outcome: 'not_found' });
  const entity = renderAsset(record, asset.code);
  return { result: { id: text, outcome: 'ok', entity }, fact: assetFact(record), unread: [] };
}

function entityResult(
  { text, id }: BatchItem,
  entity: StoredEntity | MergedEntity | undefined,
  show: (entity: StoredEntity) => { entity: object; fact: Fact; unread: readonly Code[] },
): ReadResult {
  if (entity === undefined) return uncharged({ id: text, outcome: 'not_found' });
  if (entity.found === 'entity') {
    const { fact, unread, ...shown } = show(entity);
    return { result: { id: text, outcome: 'ok', ...shown }, fact, unread };
  }
  const survivor = makeTypedId(id.jurisdiction, 'own', entity.survivor);
  return uncharged({ id: text, outcome: 'merged', merged_into: survivor });
}
