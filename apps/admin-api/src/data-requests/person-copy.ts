import { listRecipientCategories } from '@entity-registry/accounts';
import type { DataRequestRow, DataRequestTarget, RecipientCategory } from '@entity-registry/accounts';
import { JURISDICTIONS, SYNTHETIC_SOURCE, entityKey, parseTypedId, sourceName } from '@entity-registry/domain';
import { readHeldFacts } from '@entity-registry/registry';
import type { HeldFact } from '@entity-registry/registry';
import type pg from 'pg';
import { AdminError } from '../errors/admin-error.js';

const RECIPIENTS: Readonly<Record<RecipientCategory, Readonly<Record<'en' | 'es', string>>>> = {
  companies: {
    en: 'Companies that check business partners, such as banks and law firms',
    es: 'Empresas que verifican a sus contrapartes, como bancos y bufetes',
  },
  other_customers: { en: 'Other customers of the service', es: 'Otros clientes del servicio' },
};

/**
 * The copy of a person's data, as JSON text (ADR 0209): the facts that the operator named, each with its source, and the recipients
 * by category, never by name. Throws `copy_refused`: an entity is unknown, or facts of a company were not narrowed down to the person.
 */
export async function personCopy(
  pool: pg.Pool,
  request: DataRequestRow,
  { targets, now }: { targets: readonly DataRequestTarget[]; now: Date },
): Promise<string> {
  const { language, jurisdiction, right } = request;
  const entities = [];
  for (const [index, target] of targets.entries()) {
    const id = parseTypedId(target.entity);
    const selection = { level: target.level, tag: target.tag, fields: target.fact };
    const held = await readHeldFacts(pool, id, selection);
    if (held === null) throw new AdminError({ code: 'copy_refused', target: index + 1, why: 'unknown_entity' });
    const isWhole = target.fact === null;
    // A company's records name others too.
    if (isWhole && held.kind !== 'NaturalPerson') {
      throw new AdminError({ code: 'copy_refused', target: index + 1, why: 'not_a_person' });
    }
    const recipients = await listRecipientCategories(pool, entityKey(id), target.level);
    entities.push({
      entity_id: target.entity,
      ...(isWhole && target.level === null && { names_and_numbers: held.base }),
      facts: held.facts.map(shownFact),
      recipients: recipients.map(({ category, levels }) => ({ category: RECIPIENTS[category][language], levels })),
    });
  }
  const copy = {
    ...{ request: Number(request.id), made_at: now.toISOString() },
    article: JURISDICTIONS[jurisdiction].dataRights.responseTimes[right].article,
    entities,
  };
  return JSON.stringify(copy, null, 2);
}

function shownFact({ level, tag, fields, date, source, readAt, sourceUpdatedAt }: HeldFact): object {
  return {
    ...{ level, tag, fields, date },
    source: source === SYNTHETIC_SOURCE ? source : sourceName(source),
    read_at: readAt.toISOString(),
    source_updated_at: sourceUpdatedAt?.toISOString() ?? null,
  };
}
