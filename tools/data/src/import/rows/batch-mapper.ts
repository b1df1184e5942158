import type { ClientBase } from 'pg';
import type { EntityInput, IngestBatch, NameInput } from '@entity-registry/registry';
import { RowRejectedError, referenceKey } from '../definition.js';
import type { EntityReference, ImporterDefinition, KnownEntity, Mapping, SourceRow } from '../definition.js';
import type { Reject } from '../runs/rejects.js';
import type { ReadRow } from '@entity-registry/registry';

export interface MappedBatch {
  batch: IngestBatch;
  rejects: Reject[];
}

const NONE: ReadonlyMap<string, KnownEntity> = new Map();

/** Maps the rows of one import, batch by batch, and keeps the state between batches. */
export class BatchMapper {
  /** Rows that add nothing, by reason. */
  readonly skipped = new Map<string, number>();
  /**
   * Entities mentioned so far; only the first mention counts. Grows with the entities in the file, not with its rows.
   */
  private readonly seenEntities = new Set<string>();

  constructor(
    private readonly definition: ImporterDefinition,
    private readonly client: ClientBase,
  ) {}

  /** Notes the mentions of rows that an earlier process stored. */
  skipStored(rows: readonly ReadRow[]): void {
    if (this.definition.firstMentionCounts !== true) return;
    for (const { row } of rows) {
      if (row === undefined) continue;
      const mapping = this.attempt(row, NONE);
      if (typeof mapping !== 'string') this.firstMentions(mapping.entities ?? []);
    }
  }

  async map(rows: readonly ReadRow[]): Promise<MappedBatch> {
    const batch: IngestBatch = { source: this.definition.source, entities: [], records: [], links: [] };
    const names: NameInput[] = [];
    const rejects: Reject[] = [];
    const known = await this.lookUp(rows);
    for (const { line, raw, row, reason } of rows) {
      const mapping = row === undefined ? (reason ?? 'unreadable') : this.attempt(row, known);
      if (typeof mapping === 'string') {
        rejects.push({ line, reason: mapping, raw: raw.replace(/\n$/, '') });
        continue;
      }
      if (mapping.skipped !== undefined) {
        this.skipped.set(mapping.skipped, (this.skipped.get(mapping.skipped) ?? 0) + 1);
      }
      names.push(...(mapping.names ?? []), ...this.laterNames(mapping.entities ?? []));
      batch.entities.push(...this.firstMentions(mapping.entities ?? []));
      batch.records.push(...(mapping.records ?? []));
      batch.links.push(...(mapping.links ?? []));
    }
    return { batch: { ...batch, names }, rejects };
  }

  /** The result of the row, or why it is rejected. */
  private attempt(row: SourceRow, known: ReadonlyMap<string, KnownEntity>): Mapping | string {
    try {
      return this.definition.map(row, known);
    } catch (error) {
      if (error instanceof RowRejectedError) return error.message;
      throw error;
    }
  }

  private firstMentions(entities: EntityInput[]): EntityInput[] {
    if (this.definition.firstMentionCounts !== true) return entities;
    return entities.filter((entity) => {
      const key = referenceKey(entity);
      if (this.seenEntities.has(key)) return false;
      this.seenEntities.add(key);
      return true;
    });
  }

  /** Other names in later mentions of entities. The writer leaves out other spellings of the current name. */
  private laterNames(entities: readonly EntityInput[]): NameInput[] {
    return entities.flatMap(({ jurisdiction, sid, nombre }) => {
      if (nombre === null || !this.seenEntities.has(referenceKey({ jurisdiction, sid }))) return [];
      return [{ jurisdiction, sid, kind: 'alias' as const, name: nombre }];
    });
  }

  private async lookUp(rows: readonly ReadRow[]): Promise<ReadonlyMap<string, KnownEntity>> {
    const wanted = new Map<string, EntityReference>();
    for (const { row } of rows) {
      for (const reference of row === undefined ? [] : this.referencesOf(row)) {
        wanted.set(referenceKey(reference), reference);
      }
    }
    if (wanted.size === 0) return NONE;
    const references = [...wanted.values()];
    const { rows: found } = await this.client.query<KnownEntity & { jurisdiction: EntityReference['jurisdiction'] }>(
      `select e.jurisdiction, e.sid, e.nombre, e.kind
         from unnest($1::text[], $2::text[]) as wanted (jurisdiction, sid)
         join entity e on e.jurisdiction = wanted.jurisdiction and e.sid = wanted.sid`,
      [references.map(({ jurisdiction }) => jurisdiction), references.map(({ sid }) => sid)],
    );
    return new Map(found.map((entity) => [referenceKey(entity), entity]));
  }

  private referencesOf(row: SourceRow): EntityReference[] {
    try {
      return this.definition.references?.(row) ?? [];
    } catch (error) {
      // `map` rejects the row for the same fault, with its reason.
      if (error instanceof RowRejectedError) return [];
      throw error;
    }
  }
}
