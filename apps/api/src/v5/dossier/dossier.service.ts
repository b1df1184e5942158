import { disclosureOf, levelMask, makeTypedId, ownKey } from '@entity-registry/domain';
import type { Disclosure, Level, ParsedTypedId } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { isConclusive, toSection } from '@entity-registry/registry';
import type { StoredEntity, ProponenteDossier, ProponenteDossiers } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import { priceRequest, withoutCharging } from '../../metering/priced-request.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import type { EntityRequests } from '../entity-requests/entity-requests.js';

const CODE = 'DAT-PROPONENTE';
/** Maximum items of a sanctions section. */
const SANCTIONS = 100;

/** v5's responses about entities as bidders for public contracts. */
export class DossierService {
  constructor(
    private readonly entityRequests: EntityRequests,
    private readonly dossiers: ProponenteDossiers,
  ) {}

  /**
   * Tenders, buyers and sanctions of an entity. Costs only the base if none of their sources was ever read. Throws
   * `entity_not_found`.
   */
  getDossier(request: ApiRequest, id: ParsedTypedId, query: DryRunQuery): Promise<JsonResponse> {
    const { jurisdiction } = id;
    const priced = priceRequest({
      ...{ jurisdiction, version: 'v5', codes: [CODE] },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
    const wanted = { levels: ['licitaciones', 'sanciones'], signals: false } as const;
    const finalPrice = async (entity: StoredEntity) =>
      (await this.dossiers.isRead(entity)) ? priced : withoutCharging(priced, [CODE]);
    const readRequest = { id, part: 'dossier', priced, dryRun: isDryRun(query), wanted, finalPrice };
    return this.entityRequests.respondFromEntity(request, readRequest, async (entity) => {
      const dossier = await this.dossiers.read(entity);
      return { body: toBody(entity, dossier), disclosure: disclosed(entity, dossier) };
    });
  }
}

/** Tenders are read from their records, so any tender is disclosed even if its section has no data. */
function disclosed({ jurisdiction, pk, sections }: StoredEntity, { tenders }: ProponenteDossier): Disclosure {
  const levels: Level[] = [];
  if (tenders.total > 0 || isConclusive(sections.get('licitaciones'))) levels.push('licitaciones');
  if (isConclusive(sections.get('sanciones'))) levels.push('sanciones');
  return disclosureOf('dossier', [{ entity: ownKey(jurisdiction, pk), levels: levelMask(levels) }]);
}

/** The v5 response of the dossier, without the billing block. */
function toBody(entity: StoredEntity, { registered, names, tenders, counterparties }: ProponenteDossier) {
  const { jurisdiction, pk, sections } = entity;
  const { source, sources, items, ...numbers } = tenders;
  const sanctions = toSection(jurisdiction, 'sanciones', {
    code: CODE,
    section: sections.get('sanciones'),
    inlineLimit: SANCTIONS,
  });
  if (!('items' in sanctions)) throw new Error('sanciones is not a list');
  return {
    id: makeTypedId(jurisdiction, 'own', pk),
    proponente: { registered, names },
    tenders: { ...numbers, returned: items.length, truncated: items.length < numbers.total, source, sources, items },
    counterparties,
    sanctions: {
      ...{ state: sanctions.state, total: sanctions.total, returned: sanctions.returned },
      ...{ truncated: sanctions.truncated, source: sanctions.source, sources: sanctions.sources },
      items: sanctions.items,
    },
    as_of: latest([source.fetched_at, sanctions.source.fetched_at]),
  };
}

/** ISO 8601 in one format: the texts sort by time. */
function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
