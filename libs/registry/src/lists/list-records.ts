import {
  DEFAULT_JURISDICTION,
  listDefinition,
  listingPayload,
  parseIdentifier,
  tagDefinition,
  tagOfList,
} from '@entity-registry/domain';
import type { ListDefinition, ListId, ListRecords, Listing, ListingMatch, SourceId } from '@entity-registry/domain';
import type pg from 'pg';
import type { IngestBatch, IngestRun } from '../ingest/batch.js';
import { IngestWriter } from '../ingest/ingest-writer.js';
import type { NameIndexer } from '../ingest/ingest-writer.js';
import { saveSectionChanges } from '../ingest/section-changes.js';
import { rebuildSections } from '../sections/rebuild.js';
import type { ListDifference } from './list-difference.js';
import type { ListVersionRow } from './list-rows.js';

/** The change of a list that its records follow. */
export interface AppliedVersion {
  readonly version: ListVersionRow;
  readonly difference: ListDifference;
  readonly isFirst: boolean;
  readonly fetchedAt: Date;
}

/** An entity that may be the party of an entry, by a number that its country issued. */
interface Holder {
  readonly sid: string;
  readonly key: 'ruc' | 'cedula';
}

const JURISDICTION = DEFAULT_JURISDICTION;
/** Entries per staging; bounds memory. */
const PAGE = 2_000;
/** Version of the mapping of listings to records, in ingest_run. */
const MAPPING = 1;

/**
 * Writes what changed in a list to the registry's records, in the caller's transaction: each entry is a record of its tag, which the
 * surfaces search; that of an entity with its number shows in that entity's section. Records of lists that have none are left to
 * screening.
 */
export async function writeListRecords(
  tx: pg.PoolClient,
  indexNames: NameIndexer,
  { version, difference, isFirst, fetchedAt }: AppliedVersion,
): Promise<void> {
  const { list } = version;
  const { records } = listDefinition(list);
  if (records === null) return;
  const source = records.source as SourceId;
  const run: IngestRun = { id: await startRun(tx, version), source, fetchedAt, synthetic: false, isReimport: !isFirst };
  // An upsert never moves a record to another entity, so records whose entities changed are deleted and inserted.
  const outdated = [
    ...difference.removed.map(({ data }) => data),
    ...difference.changed.filter(hasOtherHolders).map(({ before }) => before.data),
  ];
  const keys = outdated.flatMap((listing) => keysOf(records, listing, holdersOf(listing)));
  await deleteRecords(tx, list, run, { keys });
  const written = [...difference.added, ...difference.changed].map(({ listing }) => listing);
  const { keep, counts } = await writePages(tx, indexNames, run, { list, records, written });
  if (isFirst) await deleteRecords(tx, list, run, { keep });
  await endRun(tx, run.id, counts, fetchedAt);
}

/**
 * Gives records of unchanged entries to entities that became known after the list: a register is often imported after it. Call it at
 * every import, whether or not anything else changed.
 */
export async function linkNewHolders(
  tx: pg.PoolClient,
  indexNames: NameIndexer,
  { version, fetchedAt }: Pick<AppliedVersion, 'version' | 'fetchedAt'>,
): Promise<void> {
  const { list } = version;
  const { records } = listDefinition(list);
  // Persons of lists with cédulas are entities from the start.
  if (records === null || records.persons) return;
  const held = (await readNumbered(tx, list)).map((listing) => ({ listing, holders: holdersOf(listing) }));
  const known = await knownSids(
    tx,
    held.flatMap(({ holders }) => holders.map(({ sid }) => sid)),
  );
  const shown = held.filter(({ holders }) => holders.some(({ sid }) => known.has(sid)));
  const keyOf = ({ entryId }: Listing): string => `${records.keyPrefix}${entryId}`;
  const unlinked = await unlinkedKeys(
    tx,
    { list, records },
    shown.map(({ listing }) => keyOf(listing)),
  );
  const written = shown.map(({ listing }) => listing).filter((listing) => unlinked.has(keyOf(listing)));
  if (written.length === 0) return;
  const source = records.source as SourceId;
  const run: IngestRun = { id: await startRun(tx, version), source, fetchedAt, synthetic: false, isReimport: true };
  const { counts } = await writePages(tx, indexNames, run, { list, records, written });
  await endRun(tx, run.id, counts, fetchedAt);
}

/** The entries that are on the list now and have a number of the surfaces' country. */
async function readNumbered(tx: pg.PoolClient, list: ListId): Promise<Listing[]> {
  const { rows } = await tx.query<{ data: Listing }>(
    `select data from listing where list = $1 and removed_version is null
        and exists (select from jsonb_array_elements(data->'identifiers') as i where lower(i->>'country') = $2)`,
    [list, JURISDICTION],
  );
  return rows.map(({ data }) => data);
}

/** Those of the keys whose records belong to no entity. */
async function unlinkedKeys(
  tx: pg.PoolClient,
  { list, records }: { list: ListId; records: ListRecords },
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await tx.query<{ key: string }>(
    `select source_key as key from ${partitionOf(list)}
      where jurisdiction = $1 and source = $2 and tag = $3 and source_key = any ($4::text[]) and entity_pk is null`,
    [JURISDICTION, records.source, tagOfList(list), keys],
  );
  return new Set(rows.map(({ key }) => key));
}

const partitionOf = (list: ListId): string => `record_${tagDefinition(tagOfList(list)).level}`;

const sidsOf = (listing: Listing): string =>
  holdersOf(listing)
    .map(({ sid }) => sid)
    .sort()
    .join();

function hasOtherHolders({ before, listing }: ListDifference['changed'][number]): boolean {
  return sidsOf(before.data) !== sidsOf(listing);
}

/** Writes the records of entries; `keep`: their keys. */
async function writePages(
  tx: pg.PoolClient,
  indexNames: NameIndexer,
  run: IngestRun,
  { list, records, written }: { list: ListId; records: ListRecords; written: readonly Listing[] },
) {
  const writer = new IngestWriter(tx, indexNames);
  const keep: string[] = [];
  const counts = { inserted: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < written.length; from += PAGE) {
    const batch = await batchOf(tx, list, records, written.slice(from, from + PAGE));
    keep.push(...batch.records.map(({ sourceKey }) => sourceKey));
    const page = await writer.writeWithin(run, batch);
    for (const name of ['inserted', 'updated', 'unchanged'] as const) counts[name] += page[name];
    // Otherwise the planner takes the table for as empty as it was before, and every page reads all of it. Once is enough: it knows
    // how the table grows, and analyzing takes seconds, because indexes of the surfaces are over expressions.
    if (from === 0 && page.inserted > 0) await tx.query(`analyze ${partitionOf(list)}`);
  }
  return { keep, counts };
}

async function startRun(tx: pg.PoolClient, { list, fileName, importedAt }: ListVersionRow): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, file_name, status, started_at)
     values ($1, $2, $3, 'running', $4) returning id`,
    [list, MAPPING, fileName, importedAt],
  );
  const [run] = rows;
  if (run === undefined) throw new Error('ingest_run: insert returned no row');
  return run.id;
}

async function endRun(
  tx: pg.PoolClient,
  id: bigint | number,
  counts: { inserted: number; updated: number; unchanged: number },
  at: Date,
): Promise<void> {
  await tx.query(
    `update ingest_run set status = 'completed', finished_at = $2, rows_inserted = $3, rows_updated = $4, rows_unchanged = $5
      where id = $1`,
    [id, at, counts.inserted, counts.updated, counts.unchanged],
  );
}

/** The RUCs and cédulas of an entry that the country of the surfaces issued, as keys of entities. */
function holdersOf({ identifiers }: Listing): Holder[] {
  const own = identifiers.filter(({ country }) => country?.toLowerCase() === JURISDICTION);
  const holders = own.flatMap(({ kind, value }): Holder[] => {
    if (kind !== 'ruc' && kind !== 'cedula') return [];
    const readings = parseIdentifier(JURISDICTION, value);
    const reading =
      kind === 'ruc'
        ? (readings.find(({ holder }) => holder !== 'person') ?? readings[0])
        : readings.find(({ scheme }) => scheme === 'cedula');
    return reading === undefined ? [] : [{ sid: `${kind}:${reading.key}`, key: kind }];
  });
  return [...new Map(holders.map((holder) => [holder.sid, holder])).values()];
}

/** Every key that a record of the entry may have: its own, and one for each holder. */
function keysOf({ keyPrefix }: ListRecords, { entryId }: Listing, holders: readonly Holder[]): string[] {
  const own = `${keyPrefix}${entryId}`;
  return [own, ...holders.map(({ sid }) => `${own}/${sid}`)];
}

async function batchOf(
  tx: pg.PoolClient,
  list: ListId,
  records: ListRecords,
  listings: readonly Listing[],
): Promise<IngestBatch> {
  const held = listings.map((listing) => ({ listing, holders: holdersOf(listing) }));
  const known = await knownSids(
    tx,
    records.persons ? [] : held.flatMap(({ holders }) => holders.map(({ sid }) => sid)),
  );
  const batch: IngestBatch = { source: records.source as SourceId, entities: [], records: [], links: [], names: [] };
  for (const { listing, holders } of held) {
    const shown = records.persons ? holders : holders.filter(({ sid }) => known.has(sid));
    if (records.persons) batch.entities.push(...shown.map(({ sid }) => person(sid, listing)));
    else batch.names?.push(...shown.flatMap(({ sid }) => otherNames(sid, listing)));
    batch.records.push(...recordsOf(list, records, listing, shown));
  }
  return batch;
}

/** One record for each holder; one of nobody if there is none. */
function recordsOf(list: ListId, { keyPrefix }: ListRecords, listing: Listing, holders: readonly Holder[]) {
  const record = (sourceKey: string, entitySid: string | null, match: ListingMatch | null) => ({
    ...{ jurisdiction: JURISDICTION, tag: tagOfList(list), sourceKey, entitySid },
    payload: listingPayload(list, listing, match),
    itemDate: listing.listedOn,
  });
  const own = `${keyPrefix}${listing.entryId}`;
  if (holders.length === 0) return [record(own, null, null)];
  return holders.map(({ sid, key }, at) => record(at === 0 ? own : `${own}/${sid}`, sid, { key, score: 1 }));
}

const person = (sid: string, { names, identifiers }: Listing) => ({
  ...{ jurisdiction: JURISDICTION, sid, kind: 'NaturalPerson' as const, nombre: names[0]?.name ?? null },
  cedula: identifiers.find(({ kind }) => kind === 'cedula')?.value ?? null,
});

/** A weak alias identifies nobody, so it is no name of an entity. */
function otherNames(sid: string, { names }: Listing) {
  return names.flatMap(({ kind, name }) =>
    kind === 'alias' || kind === 'former' ? [{ jurisdiction: JURISDICTION, sid, kind, name }] : [],
  );
}

async function knownSids(tx: pg.PoolClient, sids: readonly string[]): Promise<ReadonlySet<string>> {
  if (sids.length === 0) return new Set();
  const { rows } = await tx.query<{ sid: string }>(
    'select sid from entity where jurisdiction = $1 and sid = any ($2::text[])',
    [JURISDICTION, sids],
  );
  return new Set(rows.map(({ sid }) => sid));
}

/**
 * Deletes records of the list: those with `keys`, or all but those in `keep`, which also ends what imports before the first version
 * left. Records that a refresh found itself have keys of their own, and stay until the next one.
 */
async function deleteRecords(
  tx: pg.PoolClient,
  list: ListId,
  run: IngestRun,
  which: { readonly keys: readonly string[] } | { readonly keep: readonly string[] },
): Promise<void> {
  const definition: ListDefinition = listDefinition(list);
  const tag = tagOfList(list);
  const level = tagDefinition(tag).level;
  const keyed = 'keys' in which;
  const condition = keyed
    ? 'source_key = any ($4::text[])'
    : `starts_with(source_key, $5) and position('/' || $3 || '/' in source_key) = 0 and source_key not in (select unnest($4::text[]))`;
  const { rows } = await tx.query<{ entity_pk: bigint }>(
    `with gone as (
       delete from record where level = '${level}' and jurisdiction = $1 and source = $2 and tag = $3 and ${condition}
       returning entity_pk)
     select distinct entity_pk from gone where entity_pk is not null`,
    [
      JURISDICTION,
      run.source,
      tag,
      keyed ? which.keys : which.keep,
      ...(keyed ? [] : [definition.records?.keyPrefix ?? '']),
    ],
  );
  const holders = rows.map(({ entity_pk }) => ({ jurisdiction: JURISDICTION, pk: entity_pk }));
  if (holders.length === 0) return;
  await rebuildSections(tx, holders, [level]);
  await saveSectionChanges(
    tx,
    run.id,
    holders.map(({ jurisdiction, pk }) => ({
      ...{ jurisdiction, entityPk: pk, level, source: run.source, change: 'removed' as const },
    })),
  );
}
