import { isUnlistedTag } from '@entity-registry/domain';
import type { Level, RecordLevel } from '@entity-registry/domain';
import type { ClientBase } from 'pg';
import type { EntityRef } from '../sections/lock-entities.js';
import { recordNewNames } from '../watch-outbox/watch-outbox.js';
import { rebuildSections } from '../sections/rebuild.js';
import type { IngestBatch, IngestCounts, IngestRun } from './batch.js';
import { upsertEntities } from './entities.js';
import type { EntityChanges } from './entities.js';
import { upsertLinks } from './links.js';
import { saveBatchNames } from './names.js';
import { rejectInvalidPayloads } from './payload-check.js';
import { resolveStagedRecords, upsertRecords } from './records.js';
import type { TouchedEntity } from './records.js';
import { saveSectionChanges } from './section-changes.js';
import type { SectionChange } from './section-changes.js';
import { stageBatch } from './staging.js';
import { applyRulesToStaged, dropStagedRecords, hasRules, hideStagedEntities } from '../suppression/staged-rows.js';
import type { RuledSections } from '../suppression/staged-rows.js';

/** Updates the name index for entities with a new or changed name, in the transaction that changed them. */
export type NameIndexer = (client: ClientBase, entities: readonly EntityRef[]) => Promise<void>;

/**
 * Writes batches of one or more sources: upserts entities, records and links by their own keys, then updates the affected
 * sections and the name index, all in one transaction. Writing the same batch again changes nothing and counts every row as
 * unchanged.
 */
export class IngestWriter {
  constructor(
    private readonly client: ClientBase,
    private readonly indexNames: NameIndexer,
  ) {}

  /**
   * Writes `batch` and runs `alongside` (an importer's checkpoint) in the same transaction, so that both are stored or neither.
   * The connection must not be in a transaction. Throws, and writes nothing, if a payload doesn't match its tag's schema or if
   * the entity of a record or link is neither in the batch nor stored.
   */
  async write(
    run: IngestRun,
    batch: IngestBatch,
    alongside?: (client: ClientBase, counts: IngestCounts) => Promise<void>,
  ): Promise<IngestCounts> {
    await this.client.query('begin');
    try {
      const counts = await this.writeWithin(run, batch);
      await alongside?.(this.client, counts);
      await this.client.query('commit');
      return counts;
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }

  /** Like `write`, in the caller's transaction. */
  async writeWithin(run: IngestRun, batch: IngestBatch): Promise<IngestCounts> {
    rejectInvalidPayloads(batch.records);
    const staged = await stageBatch(this.client, batch);
    let { isRuled, hidden } = await this.hideStaged();
    // Again once they are locked: a rule may have been committed while this waited, and none is from here on.
    const entities = await upsertEntities(this.client, batch.source, run, async () => {
      ({ isRuled, hidden } = await this.hideStaged());
    });
    const named = await saveBatchNames(this.client, run, withoutNamesOf(hidden, batch), entities.renamed);
    const records = await this.writeRecords(run, batch, { levels: staged.levels, isRuled });
    const links = staged.links > 0 ? await upsertLinks(this.client, batch.source, run) : { inserted: 0, updated: 0 };
    if (isRuled)
      await applyRulesToStaged(this.client, records.dropped, { source: batch.source, fetchedAt: run.fetchedAt });
    await this.refresh(entities, named, records.touched);
    if (run.isReimport === true) {
      await saveSectionChanges(this.client, run.id, changesOf(batch.source, { ...entities, named }, records.touched));
    }
    const inserted = entities.inserted.length + records.inserted + links.inserted;
    const updated = entities.updated.length + records.updated + links.updated;
    return { inserted, updated, unchanged: staged.entities + staged.records + staged.links - inserted - updated };
  }

  private async hideStaged(): Promise<{ isRuled: boolean; hidden: ReadonlySet<string> }> {
    const isRuled = await hasRules(this.client);
    return { isRuled, hidden: isRuled ? await hideStagedEntities(this.client) : new Set() };
  }

  private async writeRecords(
    run: IngestRun,
    batch: IngestBatch,
    { levels, isRuled }: { readonly levels: readonly RecordLevel[]; readonly isRuled: boolean },
  ) {
    const touched = new Map<Level, TouchedEntity[]>();
    let inserted = 0;
    let updated = 0;
    if (levels.length > 0) await resolveStagedRecords(this.client);
    const dropped: RuledSections = levels.length > 0 && isRuled ? await dropStagedRecords(this.client) : new Map();
    for (const level of levels) {
      const changes = await upsertRecords(this.client, level, batch.source, run);
      inserted += changes.inserted;
      updated += changes.updated;
      if (!isUnlistedTag(level)) touched.set(level, changes.touched);
    }
    return { inserted, updated, touched, dropped };
  }

  private async refresh(
    entities: EntityChanges,
    named: readonly EntityRef[],
    touched: ReadonlyMap<Level, TouchedEntity[]>,
  ): Promise<void> {
    await rebuildSections(this.client, [...entities.inserted, ...entities.updated], ['core_registro']);
    for (const [level, holders] of touched) await rebuildSections(this.client, holders, [level]);
    const changed = distinct([...entities.inserted, ...entities.renamed, ...named]);
    if (changed.length > 0) await this.indexNames(this.client, changed);
    await recordNewNames(this.client, distinct([...entities.inserted, ...entities.renamed]));
  }
}

/** The batch without other names of hidden entities (ADR 0211). */
function withoutNamesOf(hidden: ReadonlySet<string>, batch: IngestBatch): IngestBatch {
  if (hidden.size === 0) return batch;
  return { ...batch, names: batch.names?.filter(({ jurisdiction, sid }) => !hidden.has(`${jurisdiction} ${sid}`)) };
}

/** The entities without duplicates. */
function distinct(entities: readonly EntityRef[]): EntityRef[] {
  const refs = entities.map(({ jurisdiction, pk }) => ({ jurisdiction, pk }));
  return [...new Map(refs.map((ref) => [`${ref.jurisdiction} ${String(ref.pk)}`, ref])).values()];
}

/** Changes to existing sections. Entities that are new in this batch had no sections. */
function changesOf(
  source: string,
  { inserted, updated, named }: Pick<EntityChanges, 'inserted' | 'updated'> & { named: readonly EntityRef[] },
  touched: ReadonlyMap<Level, TouchedEntity[]>,
): SectionChange[] {
  const fresh = new Set(inserted.map(({ jurisdiction, pk }) => `${jurisdiction} ${pk}`));
  const base = distinct([...updated, ...named]).map((entity): TouchedEntity => ({ ...entity, change: 'updated' }));
  return [['core_registro', base] as const, ...touched].flatMap(([level, holders]) =>
    holders
      .filter(({ jurisdiction, pk }) => !fresh.has(`${jurisdiction} ${pk}`))
      .map(({ jurisdiction, pk, change }) => ({ jurisdiction, entityPk: pk, level, source, change })),
  );
}
