import { createHash } from 'node:crypto';
import { DEFAULT_JURISDICTION, MATCH_LEVELS, readSubject, toListing } from '@entity-registry/domain';
import type { EntityKind, ListedIdentifier, Listing, ScreenedSubject } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { entitiesByPk } from '../candidates/lookup.js';
import type { EntityRow } from '../candidates/lookup.js';
import { writeEvents } from './hit-rows.js';
import type { ItemEvent } from './hit-rows.js';
import { Scoring, isByNumber, readWeights } from './scoring.js';
import { deleteChanges, lockWaitingNames } from './watch-change-rows.js';
import type { WaitingName } from './watch-change-rows.js';
import { indexWatched } from '../watched-names/watched-names.js';
import { Watchers, lockUnchanged, readWatching } from './watchers.js';
import type { WatchingItem } from './watchers.js';

/** New names of one step. */
const PAGE = 50;

/** An event with its item as it was compared. */
interface FoundEvent extends ItemEvent {
  readonly item: WatchingItem;
}

/** Notifies watchers of new and renamed entities, and follows the names of watched entities (ADR 0208). */
export class NameMatching {
  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /** One step: the oldest names that wait. False: none waits. */
  step(): Promise<boolean> {
    return inTransaction(this.pool, async (tx) => {
      const names = await lockWaitingNames(tx, PAGE);
      if (names.length === 0) return false;
      const now = this.now();
      await followNames(tx, names, now);
      const events = await this.eventsOf(tx, names);
      // An item that was suppressed meanwhile was found by a name that it no longer has.
      const same = await lockUnchanged(tx, [...new Map(events.map(({ item }) => [item.id, item])).values()]);
      await writeEvents(tx, events.filter(({ item }) => same.has(item.id)), now); // prettier-ignore
      await deleteChanges(tx, names.map(({ changeId }) => changeId)); // prettier-ignore
      return true;
    });
  }

  private async eventsOf(tx: Queryable, names: readonly WaitingName[]): Promise<FoundEvent[]> {
    const watchers = new Watchers(tx);
    const parties = names.flatMap((name) => {
      const party = partyOf(name);
      return party === null ? [] : [{ name, ...party }];
    });
    const found: { readonly party: (typeof parties)[number]; readonly ids: readonly bigint[] }[] = [];
    for (const party of parties) {
      const { kind, nombre } = party.name;
      const ids = await watchers.find({ kind, names: [nombre ?? ''], identifiers: party.listing.identifiers });
      found.push({ party, ids });
    }
    const watching = await readWatching(tx, [...new Set(found.flatMap(({ ids }) => ids))]);
    if (watching.length === 0) return [];
    const items = new Map(watching.map((item) => [item.id, item]));
    const listings = parties.map(({ listing }) => listing);
    const scoring = new Scoring(await readWeights(tx, watching.map(({ subject }) => subject), listings)); // prettier-ignore
    const events: FoundEvent[] = [];
    for (const { party, ids } of found) {
      const { jurisdiction, pk, nombre } = party.name;
      const key = `${jurisdiction}:${String(pk)}:${createHash('sha256').update(nombre ?? '').digest('hex').slice(0, 16)}`; // prettier-ignore
      for (const id of ids) {
        const item = items.get(id);
        // The name of a watched entity isn't news of somebody else.
        if (item === undefined || (item.jurisdiction === jurisdiction && item.entityPk === pk)) continue;
        const scored = await scoring.score(item.subject, party.listing);
        if (scored === null) continue;
        if (scored.score < MATCH_LEVELS.screen.accept && !isByNumber(scored)) continue;
        const data = { jurisdiction, entity_pk: String(pk) };
        events.push({ item, type: 'name.registered', key, data });
      }
    }
    return events;
  }
}

/** An entity as the scorer of listings compares it; null: it has no name. */
function partyOf(name: WaitingName): { readonly listing: Listing } | null {
  if (name.nombre === null || name.nombre === '') return null;
  const listing = toListing({
    entryId: String(name.pk),
    type: name.kind === 'NaturalPerson' ? 'individual' : 'entity',
    names: [{ kind: 'primary', name: name.nombre }],
    identifiers: numberOf(name),
  });
  return { listing };
}

function numberOf({
  kind,
  rucNoDv,
}: {
  readonly kind: EntityKind;
  readonly rucNoDv: string | null;
}): ListedIdentifier[] {
  const country = DEFAULT_JURISDICTION.toUpperCase();
  return rucNoDv === null ? [] : [{ kind: kind === 'NaturalPerson' ? 'cedula' : 'ruc', value: rucNoDv, country }];
}

/** Gives items that watch a renamed entity its new names, next to those they had, and has the lists searched for them again. */
async function followNames(tx: Queryable, names: readonly WaitingName[], now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: bigint; jurisdiction: string; pk: bigint; subject: ScreenedSubject }>(
    `select i.id, i.jurisdiction, i.entity_pk as pk, i.subject
       from unnest($1::text[], $2::bigint[]) as n (jurisdiction, pk)
       join watch_item i on i.jurisdiction = n.jurisdiction and i.entity_pk = n.pk
      where i.state <> 'deleted' order by i.id for no key update of i`,
    [names.map(({ jurisdiction }) => jurisdiction), names.map(({ pk }) => pk)],
  );
  const changed: { readonly id: bigint; readonly subject: ScreenedSubject }[] = [];
  for (const [jurisdiction, items] of Map.groupBy(rows, (row) => row.jurisdiction)) {
    const entities = await entitiesByPk(tx, jurisdiction, [...new Set(items.map(({ pk }) => pk))]);
    const byPk = new Map(entities.map((entity) => [entity.pk, entity]));
    for (const { id, pk, subject } of items) {
      const entity = byPk.get(pk);
      const renamed = entity === undefined ? null : renamedSubject(subject, entity, now);
      if (renamed !== null) changed.push({ id, subject: renamed });
    }
  }
  if (changed.length === 0) return;
  await tx.query(
    `update watch_item i set subject = c.subject, screen_due = true
       from jsonb_to_recordset($1::jsonb) as c (id bigint, subject jsonb) where i.id = c.id`,
    [JSON.stringify(changed.map(({ id, subject }) => ({ id: String(id), subject })))],
  );
  await indexWatched(tx, changed);
}

function renamedSubject(subject: ScreenedSubject, entity: EntityRow, now: Date): ScreenedSubject | null {
  const names = [...(entity.nombre === null ? [] : [entity.nombre]), ...(entity.otherNames ?? [])];
  // Without a name: it was suppressed, and comes back now.
  const name = subject.name === '' ? null : subject.name;
  const reading = readSubject({ ...subject, name, type: entity.kind }, now.toISOString().slice(0, 10), {
    names,
    type: entity.kind,
    identifiers: numberOf(entity),
  });
  return 'subject' in reading ? reading.subject : null;
}
