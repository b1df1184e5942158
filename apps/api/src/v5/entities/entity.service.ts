import { disclosureOf } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { entityFact, mintObjectUrls, renderEntity, unreadCodes, withoutLevels } from '@entity-registry/registry';
import type { StoredEntity, StoredEntities, ObjectStore } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Caller } from '../../gateway/caller.js';
import type { Meter } from '../../metering/meter.js';
import { withoutCharging } from '../../metering/priced-request.js';
import type { BilledHandler } from '../../metering/billed-handler.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { AssetService } from './assets/asset.service.js';
import { entityPlan, defaultInclude } from './entity-plan.js';
import type { EntityQuery } from './entity-query.dto.js';
import { inlineLimitOf } from './entity-query.dto.js';
import type { SectionLinks } from './sections/section-links.js';
import { redirectIfMerged, readEntity } from './merged-entity.js';

/** v5's responses for one entity or asset by its id. */
export class EntityService {
  constructor(
    private readonly meter: Meter,
    private readonly storedEntities: StoredEntities,
    private readonly assets: AssetService,
    private readonly links: SectionLinks,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * Returns an entity with the sections requested in `include`, the survivor's URL for a merged entity, or the
   * asset with that id. Throws `entity_not_found`, and for an asset the error of its tier.
   */
  async getEntity(request: ApiRequest<Caller>, id: ParsedTypedId, query: EntityQuery): Promise<JsonResponse> {
    const inlineLimit = inlineLimitOf(query);
    const dryRun = isDryRun(query);
    if (id.type !== 'own') return this.assets.getAsset(request, { ...id, type: id.type }, query);
    const include = query.include ?? defaultInclude(await this.meter.tierOf(request));
    const { codes, levels, priced } = entityPlan(id.jurisdiction, include);
    const find = () => readEntity(this.storedEntities, id);
    // From the sections that are returned, so that the charge and the response are based on one read.
    const finalPrice = (entity: StoredEntity) => withoutCharging(priced, unreadCodes(entity, codes));
    const handler: BilledHandler = {
      find,
      estimate: async () =>
        finalPrice(await readEntity(this.storedEntities, id, { levels, signals: false, bodies: false })),
      respond: async (_billing, setFinalPrice) => {
        const wanted = { levels, signals: codes.includes('DAT-FREE') };
        const entity = await readEntity(this.storedEntities, id, wanted);
        const withheld = wanted.signals ? await this.meter.withheldLevels(request, id.jurisdiction) : [];
        const billing = setFinalPrice(finalPrice(entity));
        const links = await this.links.of(request, [entity], { codes, levels, inlineLimit });
        const next = links.get(entity.pk) ?? new Map<never, never>();
        return {
          text: JSON.stringify({ ...renderEntity(entity, { codes, levels, inlineLimit, withheld, next }), billing }),
          disclosure: disclosureOf('detail', [entityFact(withoutLevels(entity, withheld), wanted)]),
        };
      },
      conditional: true,
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    const options = { dryRun, codesByTier: query.include === undefined };
    return redirectIfMerged(request, this.meter.run(request, priced, options, handler), find);
  }
}
