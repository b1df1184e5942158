import { tagsFor } from '@entity-registry/domain';
import type { Level, PublicSourceId, Tag } from '@entity-registry/domain';
import type { PoolClient } from 'pg';
import { lockEntities } from '../sections/lock-entities.js';
import type { NameIndexer } from '../ingest/ingest-writer.js';
import { rejectInvalidPayloads } from '../ingest/payload-check.js';
import { recordNewNames } from '../watch-outbox/watch-outbox.js';
import { saveSectionChanges } from '../ingest/section-changes.js';
import { keepFormerName } from './former-name.js';
import { markRestricted } from '../sections/mark-restricted.js';
import { rebuildSections, relistSections } from '../sections/rebuild.js';
import { applyRules } from '../suppression/apply.js';
import { deriveSeatRules } from '../suppression/derived-rules.js';
import type { LostSeat } from '../suppression/derived-rules.js';
import { lostSeats, namedByDropped, relistOthers } from './dropped-seats.js';
import { withoutSuppressed } from './suppressed-readings.js';
import type { ShownReadings } from './suppressed-readings.js';
import { adoptUnowned } from './records/adoption.js';
import { entityAfter, isSameEntity, readEntity, touchEntity, updateEntity } from './core.js';
import type { EntityRow } from './core.js';
import { ASSET_TAGS, assetEvent } from './records/events.js';
import { levelsOfTags, markDown, markRead } from './freshness.js';
import type { FailedReading, RefreshCounts, RefreshReading, Refresh } from './refresh-readings.js';
import { SourceReadTimes, saveFailures, saveReadTimes } from './source-read-times.js';
import { numberEntries } from './records/payloads.js';
import { isOwnRow, planReading, tagsKnown, tagsRead } from './plan.js';
import type { TagPlan } from './plan.js';
import { deleteRecords, insertRecords, readRecords, reserveRecordPks, updateRecords } from './records/record-rows.js';
import type { Provenance, RecordRow } from './records/record-rows.js';
import { planBoardChanges, boardMemberPks, writeLinks } from './board-memberships.js';
import type { BoardChanges } from './board-memberships.js';
import { changesOf, hasNewContent } from './section-changes.js';
import { EntityMatches } from './entity-matches.js';

interface Plan {
  readonly before: EntityRow;
  readonly after: EntityRow;
  readonly tags: readonly TagPlan[];
  readonly boardChanges: readonly BoardChanges[];
  /** Seats that rules kept from being stored. */
  readonly lost: readonly LostSeat[];
}

/**
 * Writes the readings of one entity: rows that are still published keep their ids, others are removed, and the sections are
 * updated, all in the caller's transaction. Writing the same readings again only changes the read dates.
 */
export class RefreshWriter {
  constructor(private readonly indexNames: NameIndexer) {}

  /**
   * Returns undefined, and writes nothing, if the entity doesn't exist (anymore). Refreshes of one entity wait for each other,
   * and readings older than the stored data are not written. Throws if a payload doesn't match its tag's schema.
   */
  async writeReadings(
    tx: PoolClient,
    target: Refresh,
    readings: readonly RefreshReading[],
  ): Promise<RefreshCounts | undefined> {
    await lockEntityRefresh(tx, target);
    const entity = await readEntity(tx, target.jurisdiction, target.entityPk);
    if (entity === undefined) return undefined;
    const shown = new Set(tagsFor(target.jurisdiction, entity.kind));
    const readTimes = await SourceReadTimes.read(tx, target);
    const { readings: current, dropped } = await withoutSuppressed(
      tx,
      target,
      readings.map((reading) => readTimes.withoutOutdated(reading)),
    );
    const plan = await this.plan(tx, target, entity, { readings: current, dropped, shown });
    const counts = countsOf(plan);
    if (counts.inserted + counts.updated + counts.removed > 0) await this.apply(tx, target, plan, counts);
    const members = plan.boardChanges.flatMap((board) => board.memberPks);
    const rules = dropped.map(({ rule }) => rule);
    const seated = await deriveSeatRules(tx, target.jurisdiction, { rules, lost: plan.lost, now: null });
    const ruled = await applyRules(tx, target.jurisdiction, [...new Set([target.entityPk, ...members, ...seated])]);
    const knownTags = tagsKnown(target.jurisdiction, readings);
    await saveReadTimes(
      tx,
      target,
      current,
      knownTags.filter((tag) => shown.has(tag)),
    );
    const levelsOf = (tags: readonly Tag[]) =>
      levelsOfTags(
        target.jurisdiction,
        tags.filter((tag) => shown.has(tag)),
      );
    // Includes omitted tags: their stored data is newer.
    const known = levelsOf(knownTags);
    const described = readings.filter((reading) => tagsRead(reading).includes('core_registro'));
    await this.updateSections(tx, target, plan, {
      ...{ read: levelsOf(readings.flatMap(tagsRead)), known },
      describedBy: described.map(({ source }) => source),
    });
    await relistOthers(tx, target, ruled.sections);
    return counts;
  }

  /**
   * Marks the levels of these tags as having a source that did not respond (ADR 0028), unless it has responded since. Known
   * data stays, with its date.
   */
  async markSourceDown(
    tx: PoolClient,
    entity: Pick<Refresh, 'jurisdiction' | 'entityPk' | 'synthetic'>,
    down: readonly FailedReading[],
  ): Promise<void> {
    const row = await readEntity(tx, entity.jurisdiction, entity.entityPk);
    if (row === undefined) return;
    const marked = { jurisdiction: entity.jurisdiction, pk: row.pk, kind: row.kind };
    await lockEntities(tx, entity.jurisdiction, [row.pk]);
    const shown = tagsFor(entity.jurisdiction, row.kind);
    const readTimes = await SourceReadTimes.read(tx, entity);
    const failed = down.map((reading) => ({
      ...reading,
      tags: readTimes.currentTags(reading, reading.tags).filter((tag) => shown.includes(tag)),
    }));
    await saveFailures(tx, entity, failed);
    for (const { tags } of failed) {
      await markDown(tx, marked, levelsOfTags(entity.jurisdiction, tags));
    }
  }

  private async plan(
    tx: PoolClient,
    target: Refresh,
    entity: EntityRow,
    { readings, dropped, shown }: ShownReadings & { readonly shown: ReadonlySet<Tag> },
  ): Promise<Plan> {
    const { jurisdiction } = target;
    const items = readings.flatMap(({ reading }) => (reading.state === 'ok' ? reading.findings.items : []));
    const named = [...items.flatMap((item) => Object.values(item.namedEntities ?? {})), ...namedByDropped(dropped)];
    const matches = await EntityMatches.find(tx, jurisdiction, named);
    // Current and new board members are locked before any input of the plan is read.
    const memberPks = [...boardMemberPks(await readRecords(tx, target, ['directores'])), ...matches.matchedPks(named)];
    await lockEntities(tx, jurisdiction, [entity.pk, ...memberPks]);
    const before = (await readEntity(tx, jurisdiction, entity.pk)) ?? entity;
    const after = entityAfter(jurisdiction, before, readings, target.synthetic);
    const tags = [...new Set([...readings.flatMap(tagsRead), ...items.map(({ tag }) => tag)])];
    const stored = await readRecords(tx, target, tags);
    const tagPlans = readings.flatMap((reading) =>
      planReading({ pk: before.pk, sid: before.sid, jurisdiction }, reading, stored, {
        matches,
        shown,
        synthetic: target.synthetic,
      }),
    );
    const planned = await adoptUnowned(tx, jurisdiction, tagPlans);
    const boardChanges: BoardChanges[] = [];
    for (const board of planned.filter(({ tag }) => tag === 'directores')) {
      const isOwn = (row: { source: string }) => isOwnRow(jurisdiction, board.source, 'directores', row);
      boardChanges.push(
        await planBoardChanges(tx, target, after, { before: rowsBefore(board), after: rowsAfter(board) }, isOwn),
      );
    }
    return { before, after, tags: planned, boardChanges, lost: lostSeats(target, dropped, matches) };
  }

  private async apply(tx: PoolClient, target: Refresh, plan: Plan, counts: RefreshCounts): Promise<void> {
    const { jurisdiction, fetchedAt, synthetic } = target;
    const provenance: Provenance = { jurisdiction, fetchedAt, synthetic, runId: await beginRun(tx, target, counts) };
    const rows = await this.rowsToWrite(tx, provenance, plan);
    rejectInvalidPayloads([...rows.changed, ...rows.added]);
    await deleteRecords(tx, jurisdiction, rows.gone);
    await updateRecords(tx, provenance, rows.changed);
    await insertRecords(tx, provenance, rows.added);
    for (const { links } of plan.boardChanges) await writeLinks(tx, target, links, provenance);
    if (!isSameEntity(plan.before, plan.after)) await updateEntity(tx, plan.after, provenance);
    if (plan.before.nombre !== plan.after.nombre) {
      await keepFormerName(tx, plan, provenance);
      await this.indexNames(tx, [{ jurisdiction, pk: plan.after.pk }]);
      await recordNewNames(tx, [{ jurisdiction, pk: plan.after.pk }]);
    }
    await saveSectionChanges(tx, provenance.runId, changesOf(jurisdiction, { ...plan, added: rows.added }));
  }

  /** The rows of the plan with their ids, and the events for changed assets. */
  private async rowsToWrite(tx: PoolClient, { fetchedAt, runId }: Provenance, plan: Plan) {
    const unnumbered = plan.tags.flatMap((tag) => tag.unnumbered);
    const added = [
      ...plan.tags.flatMap((tag) => tag.added),
      ...plan.boardChanges.flatMap((board) => board.memberships.added),
    ];
    const changed = plan.tags.flatMap((tag) => tag.changed);
    const gone = plan.tags.flatMap((tag) => tag.gone);
    const pks = await reserveRecordPks(tx, unnumbered.length + 2 * added.length + changed.length + gone.length);
    numberEntries(unnumbered, pks);
    const numbered = added.map((row): RecordRow => ({ ...row, pk: pks() }));
    const occasion = { entityPk: plan.after.pk, entitySid: plan.after.sid, at: fetchedAt, runId };
    const events = [
      ...numbered.flatMap((row) => assetEvent('created', row, occasion) ?? []),
      ...changed
        .filter(hasNewContent)
        .flatMap(({ after, isAdopted }) => assetEvent(isAdopted ? 'created' : 'updated', after, occasion) ?? []),
      ...gone.flatMap((row) => assetEvent('removed', row, occasion) ?? []),
    ];
    return {
      added: [...numbered, ...events.map((row): RecordRow => ({ ...row, pk: pks() }))],
      changed: [
        ...changed.map(({ after }) => after),
        ...plan.boardChanges.flatMap(({ memberships }) => [...memberships.changed, ...memberships.confirmed]),
      ],
      gone: [...gone, ...plan.boardChanges.flatMap((board) => board.memberships.gone)],
    };
  }

  /**
   * `read`: levels read from a source; `known`: those read from all their sources; `describedBy`: the sources that were
   * read for base fields.
   */
  private async updateSections(
    tx: PoolClient,
    target: Refresh,
    plan: Plan,
    {
      read,
      known,
      describedBy,
    }: {
      readonly read: readonly Level[];
      readonly known: readonly Level[];
      readonly describedBy: readonly PublicSourceId[];
    },
  ): Promise<void> {
    const { jurisdiction, fetchedAt } = target;
    const entity = { jurisdiction, pk: plan.after.pk, kind: plan.after.kind };
    if (known.includes('core_registro')) await touchEntity(tx, target, describedBy);
    const levels = new Set([...read, ...known]);
    if (!isSameEntity(plan.before, plan.after)) levels.add('core_registro');
    if (plan.tags.some(changesAssets)) levels.add('entity_events');
    await rebuildSections(tx, [entity], [...levels]);
    await markRead(tx, entity, known, fetchedAt);
    await markRestricted(tx, jurisdiction, [entity.pk]);
    const others = plan.boardChanges.flatMap((board) => board.memberPks).filter((pk) => pk !== entity.pk);
    // Only the lists: the sources of these entities were not read.
    if (others.length > 0) await relistSections(tx, jurisdiction, others, 'organizaciones');
  }
}

/** Serializes refreshes of one entity. Otherwise two of them would each plan on data that the other is changing. */
async function lockEntityRefresh(tx: PoolClient, { jurisdiction, entityPk }: Refresh): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('refresh ' || $1 || ' ' || $2::text, 0))`, [
    jurisdiction,
    String(entityPk),
  ]);
}

/** Stores the run that the written rows reference as `run_id`. */
async function beginRun(tx: PoolClient, target: Refresh, counts: RefreshCounts): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, file_name, status, rows_inserted, rows_updated, synthetic, started_at,
                             finished_at)
     values ('refresh', 1, $1, 'completed', $2, $3, $4, $5, $5) returning id`,
    [
      `update_request:${target.updateRequestId}`,
      counts.inserted,
      counts.updated + counts.removed,
      target.synthetic,
      target.fetchedAt,
    ],
  );
  if (!rows[0]) throw new Error('the run was not stored');
  return rows[0].id;
}

function rowsBefore({ same, changed, gone }: TagPlan) {
  return [...same, ...changed.map(({ before }) => before), ...gone];
}

function rowsAfter({ same, changed, added }: TagPlan) {
  return [...same, ...changed.map(({ after }) => after), ...added];
}

function changesAssets({ tag, added, changed, gone }: TagPlan): boolean {
  return ASSET_TAGS.includes(tag) && added.length + changed.length + gone.length > 0;
}

function countsOf({ before, after, tags, boardChanges }: Plan): RefreshCounts {
  const sum = <Item>(items: readonly Item[], count: (item: Item) => number) =>
    items.reduce((n, item) => n + count(item), 0);
  return {
    inserted:
      sum(tags, (tag) => tag.added.length) +
      sum(boardChanges, ({ links, memberships }) => links.added.length + memberships.added.length),
    updated:
      Number(!isSameEntity(before, after)) +
      sum(tags, (tag) => tag.changed.length) +
      sum(
        boardChanges,
        ({ links, memberships }) => links.changed.length + memberships.changed.length + memberships.confirmed.length,
      ),
    removed:
      sum(tags, (tag) => tag.gone.length) +
      sum(boardChanges, ({ links, memberships }) => links.gone.length + memberships.gone.length),
  };
}
