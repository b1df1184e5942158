import { NO_LEVELS, disclosureOf, levelMask, makeTypedId, ownKey } from '@entity-registry/domain';
import type { Disclosure, Jurisdiction, Level, ParsedTypedId, RecordLevel } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import type { StoredEntity, ImmigrationFile, ImmigrationFiles, ImmigrationList } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import { priceRequest, withoutCharging } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { EntityRequests } from '../entity-requests/entity-requests.js';
import { DETAIL, wantsDetail } from './immigration.dto.js';
import type { ImmigrationQuery } from './immigration.dto.js';

const NOTE =
  'The source of impediments lists only names, so each impediment is linked by the similarity of the names, with a score. ' +
  'None here means that none was linked, not that there is none.';

/** The levels of an entity that it reads. Impediments and authorized visas are linked otherwise. */
const LEVELS: readonly Level[] = ['migrations', 'work_permits'];

/** v5's responses from the immigration sources. */
export class ImmigrationService {
  constructor(
    private readonly entityRequests: EntityRequests,
    private readonly files: ImmigrationFiles,
  ) {}

  /**
   * Numbers, or with DAT-LABOR the records. If no source was ever read for the entity, DAT-LABOR is not charged and delivers
   * nothing, only the number of linked impediments. Throws `entity_not_found`, and `unknown_code` for other codes.
   */
  getImmigration(request: ApiRequest, id: ParsedTypedId, query: ImmigrationQuery): Promise<JsonResponse> {
    const detail = wantsDetail(query.include, id.jurisdiction);
    const priced = price(id.jurisdiction, detail);
    const wanted = { levels: LEVELS, signals: false };
    const finalPrice = async (entity: StoredEntity) =>
      !detail || (await this.files.isRead(entity)) ? priced : withoutCharging(priced, [DETAIL]);
    const readRequest = { id, part: 'immigration records', priced, dryRun: isDryRun(query), wanted, finalPrice };
    return this.entityRequests.respondFromEntity(request, readRequest, async (entity, { codes }) => {
      const file = await this.files.read(entity);
      const paid = codes.length > 0;
      // If no source was ever read, there are no records. Only impediments may be linked anyway.
      const withheld = !paid && (!detail || file.impediments.length > 0);
      const body = {
        id: makeTypedId(id.jurisdiction, 'own', id.pk),
        ...toBody(id.jurisdiction, file, { detail, paid, impediments: detail && !withheld }),
        ...(withheld && { locked: DETAIL }),
      };
      return { body, disclosure: disclosed(id, file, paid) };
    });
  }
}

/** Without DAT-LABOR the response contains only numbers. */
function disclosed({ jurisdiction, pk }: ParsedTypedId, file: ImmigrationFile, detail: boolean): Disclosure {
  const disclosedLevels: RecordLevel[] = [];
  if (isAnswered(file.workPermits)) disclosedLevels.push('work_permits');
  if (isAnswered(file.migrations)) disclosedLevels.push('migrations');
  if (isAnswered(file.authorizedVisas)) disclosedLevels.push('authorized_visas');
  if (file.impediments.length > 0) disclosedLevels.push('impedimentos');
  const [entity, levels] = [ownKey(jurisdiction, pk), levelMask(disclosedLevels)];
  return disclosureOf('immigration', [
    detail ? { entity, levels } : { entity, levels: NO_LEVELS, ...(disclosedLevels.length > 0 && { signals: levels }) },
  ]);
}

function isAnswered({ state, total }: ImmigrationList): boolean {
  return state === 'ok' || state === 'empty' || total > 0;
}

/** Numbers cost only the base, but are locked for a free key by the code of the records. */
function price(jurisdiction: Jurisdiction, detail: boolean): PricedRequest {
  const priced = priceRequest({
    ...{ jurisdiction, version: 'v5', codes: detail ? [DETAIL] : [] },
    ...{ openToFreeKeys: false, openToPublic: false, levels: LEVELS },
  });
  return { ...priced, freeTier: { ...priced.freeTier, lockedCodes: [DETAIL] } };
}

/** What the response shows besides numbers: the records linked to the entity, and the impediments. */
interface Shown {
  readonly detail: boolean;
  /** Without it the lists are empty, even if records were written after the price was settled. */
  readonly paid: boolean;
  readonly impediments: boolean;
}

function toBody(jurisdiction: Jurisdiction, file: ImmigrationFile, { detail, paid, impediments: listed }: Shown) {
  const toList = (list: ImmigrationList) => listBody(list, { detail, paid });
  const impediments = file.impediments.map(({ pk, item, score }) => ({
    id: makeTypedId(jurisdiction, 'imped', pk),
    ...item,
    match: { key: 'name', score },
  }));
  return {
    work_permits: toList(file.workPermits),
    migrations: toList(file.migrations),
    authorized_visas: toList(file.authorizedVisas),
    impedimentos_total: impediments.length,
    ...(listed && { impedimentos: impediments }),
    impedimentos_note: NOTE,
  };
}

function listBody(
  { state, total, source, sources, items }: ImmigrationList,
  { detail, paid }: Pick<Shown, 'detail' | 'paid'>,
) {
  const shown = paid ? items : [];
  const records = { returned: shown.length, truncated: shown.length < total, items: shown };
  return { state, total, source, sources, ...(detail && records) };
}
