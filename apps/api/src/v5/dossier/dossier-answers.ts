import { makeTypedId } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { toSection } from '@entity-registry/registry';
import type { EntityCard, ProponenteDossier, ProponenteDossiers } from '@entity-registry/registry';
import type { Call } from '../../gateway/call.js';
import { priceCall } from '../../metering/priced-call.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { EntityCalls } from '../entity-calls/entity-calls.js';

const CODE = 'DAT-PROPONENTE';
/** A section of sanctions holds no more. */
const SANCTIONS = 100;

/** v5's answers for entities as bidders of the state. */
export class DossierAnswers {
  constructor(
    private readonly calls: EntityCalls,
    private readonly dossiers: ProponenteDossiers,
  ) {}

  /** Tenders, buyers and sanctions of an entity. Throws `entity_not_found`. */
  dossier(call: Call, id: ParsedTypedId, query: DryRunQuery): Promise<JsonAnswer> {
    const { jurisdiction } = id;
    const priced = priceCall({
      ...{ jurisdiction, version: 'v5', codes: [CODE] },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
    const wanted = { levels: ['licitaciones', 'sanciones'], signals: false } as const;
    return this.calls.answerCard(call, { id, priced, dryRun: isDryRun(query.dry_run) }, wanted, async (card) =>
      toBody(card, await this.dossiers.read(card)),
    );
  }
}

/** The dossier as v5 answers it, but for the billing block. */
function toBody(card: EntityCard, { registered, names, tenders, counterparties }: ProponenteDossier) {
  const { jurisdiction, pk, sections } = card;
  const { source, items, ...numbers } = tenders;
  const sanctions = toSection(jurisdiction, 'sanciones', {
    code: CODE,
    section: sections.get('sanciones'),
    inlineLimit: SANCTIONS,
  });
  if (!('items' in sanctions)) throw new Error('sanciones is no list');
  return {
    id: makeTypedId(jurisdiction, 'own', pk),
    proponente: { registered, names },
    tenders: { ...numbers, returned: items.length, truncated: items.length < numbers.total, source, items },
    counterparties,
    sanctions: {
      ...{ state: sanctions.state, total: sanctions.total, returned: sanctions.returned },
      ...{ truncated: sanctions.truncated, source: sanctions.source, items: sanctions.items },
    },
    as_of: latest([source.fetched_at, sanctions.source.fetched_at]),
  };
}

/** ISO 8601 of one form: the order of the texts is that of the times. */
function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
