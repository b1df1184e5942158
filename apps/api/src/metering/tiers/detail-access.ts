import {
  DEFAULT_JURISDICTION,
  UNLINKED,
  coveringCodes,
  detailFieldsOf,
  levelMask,
  levelsIn,
  levelsDisclosedWith,
} from '@entity-registry/domain';
import type { Code, EntityKey, Fact, RecordLevel, SurfaceDefinition } from '@entity-registry/domain';
import { findPurchased } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import type { SurfacePage } from '@entity-registry/registry';

/** How long a purchase opens the detail fields of an entity's records (ADR 0163). */
const OPEN_MS = 24 * 60 * 60_000;

/** A row as sent. */
export interface SentRow extends Readonly<Record<string, unknown>> {
  /** The cheapest code that unlocks the detail fields; null: the row includes them. */
  readonly locked: Code | null;
}

/**
 * Which rows of a search include their detail fields: those of entities for which the account recently bought a covering code.
 */
export class DetailAccess {
  constructor(
    private readonly db: Queryable,
    private readonly now: () => Date,
  ) {}

  /** The rows of a page, each with the fields that the account may see. One lookup for each level that has rows of an entity. */
  async rowsFor(accountId: AccountId, surface: SurfaceDefinition, page: SurfacePage): Promise<SentRow[]> {
    const rows = page.results.map((result, index) => ({ result, ...ownerOf(page.facts[index]) }));
    const open = new Map<RecordLevel, ReadonlySet<EntityKey>>();
    for (const [level, of] of Map.groupBy(rows, (row) => row.level)) {
      const entities = [...new Set(of.map(({ entity }) => entity))].filter((entity) => entity !== UNLINKED);
      open.set(level, await this.purchased(accountId, level, entities));
    }
    const hidden = detailFieldsOf(surface);
    return rows.map(({ result, entity, level }) => {
      if (open.get(level)?.has(entity)) return { ...result, locked: null };
      const shown = Object.entries(result).filter(([name]) => !hidden.includes(name));
      return { ...Object.fromEntries(shown), locked: coveringCodes(DEFAULT_JURISDICTION, level)[0] ?? null };
    });
  }

  private purchased(
    accountId: AccountId,
    level: RecordLevel,
    entities: readonly EntityKey[],
  ): Promise<ReadonlySet<EntityKey>> {
    return findPurchased(this.db, accountId, entities, {
      codes: coveringCodes(DEFAULT_JURISDICTION, level),
      levels: levelMask(levelsDisclosedWith(DEFAULT_JURISDICTION, level)),
      since: new Date(this.now().getTime() - OPEN_MS),
    });
  }
}

/** The entity and the level of a record, as named in its disclosure. */
function ownerOf(fact: Fact | undefined): { readonly entity: EntityKey; readonly level: RecordLevel } {
  const [level] = levelsIn(fact?.levels ?? 0n);
  if (fact === undefined || level === undefined) throw new Error('a row without its fact');
  return { entity: fact.entity, level };
}
