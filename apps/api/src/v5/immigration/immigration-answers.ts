import { makeTypedId } from '@entity-registry/domain';
import type { Jurisdiction, ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import type { ImmigrationFile, ImmigrationFiles, ImmigrationList } from '@entity-registry/registry';
import type { Call } from '../../gateway/call.js';
import { priceCall } from '../../metering/priced-call.js';
import type { PricedCall } from '../../metering/priced-call.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { EntityCalls } from '../entity-calls/entity-calls.js';
import { DETAIL, wantsDetail } from './immigration.dto.js';
import type { ImmigrationQuery } from './immigration.dto.js';

const NOTE =
  'The source of impediments knows a name and nothing else of a person: each is linked by the likeness of its name alone, ' +
  'with a score. None here means that none was linked, not that there is none.';

/** v5's answers for what the sources of immigration say. */
export class ImmigrationAnswers {
  constructor(
    private readonly calls: EntityCalls,
    private readonly files: ImmigrationFiles,
  ) {}

  /** Numbers, or with DAT-LABOR the records. Throws `entity_not_found`, and `unknown_code` for other codes. */
  file(call: Call, id: ParsedTypedId, query: ImmigrationQuery): Promise<JsonAnswer> {
    const detail = wantsDetail(query.include, id.jurisdiction);
    const priced = price(id.jurisdiction, detail);
    const wanted = { levels: ['migrations', 'work_permits'], signals: false } as const;
    return this.calls.answerCard(call, { id, priced, dryRun: isDryRun(query.dry_run) }, wanted, async (card) => ({
      id: makeTypedId(id.jurisdiction, 'own', id.pk),
      ...toBody(id.jurisdiction, await this.files.read(card), detail),
      ...(!detail && { locked: DETAIL }),
    }));
  }
}

/** Numbers cost the base alone, and what locks them to a free key is the code of the records all the same. */
function price(jurisdiction: Jurisdiction, detail: boolean): PricedCall {
  const priced = priceCall({
    ...{ jurisdiction, version: 'v5', codes: detail ? [DETAIL] : [] },
    ...{ openToFreeKeys: false, openToPublic: false },
  });
  return { ...priced, freeTier: { ...priced.freeTier, lockedCodes: [DETAIL] } };
}

function toBody(jurisdiction: Jurisdiction, file: ImmigrationFile, detail: boolean) {
  const impediments = file.impediments.map(({ pk, item, score }) => ({
    id: makeTypedId(jurisdiction, 'imped', pk),
    ...item,
    match: { key: 'name', score },
  }));
  return {
    work_permits: toList(file.workPermits, detail),
    migrations: toList(file.migrations, detail),
    authorized_visas: toList(file.authorizedVisas, detail),
    impedimentos_total: impediments.length,
    ...(detail && { impedimentos: impediments }),
    impedimentos_note: NOTE,
  };
}

function toList({ state, total, source, items }: ImmigrationList, detail: boolean) {
  const records = { returned: items.length, truncated: items.length < total, items };
  return { state, total, source, ...(detail && records) };
}
