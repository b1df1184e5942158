import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@entity-registry/database';
import type { EntityRow } from './core.js';
import type { RefreshTarget } from './findings.js';
import type { StoredRecord } from './records/matching.js';
import { comparable } from './records/natural-keys.js';
import type { Payload } from './records/payloads.js';
import { readMemberships } from './records/record-rows.js';
import type { Provenance, RecordRow } from './records/record-rows.js';

/** A seat on the board from a row of `directores`, held by one of our entities. */
interface Seat {
  readonly holder: bigint;
  readonly cargo: string | null;
  readonly activo: boolean | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly method: string;
  readonly score: number;
  readonly source: string;
  readonly sourceKey: string;
}

interface LinkRow {
  readonly from: bigint;
  readonly role: string;
  readonly sourceKey: string;
  readonly source: string;
  readonly cargo: string | null;
  readonly active: boolean | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly method: string;
  readonly score: number;
  readonly synthetic: boolean;
}

/** The effects of a board change on other data: links in the network, and the holders' `organizaciones`. */
export interface SeatChanges {
  readonly links: {
    readonly added: readonly Seat[];
    readonly changed: readonly (readonly [LinkRow, Seat])[];
    readonly gone: readonly LinkRow[];
  };
  readonly memberships: {
    readonly added: readonly Omit<RecordRow, 'pk'>[];
    readonly changed: readonly RecordRow[];
    /** Unchanged rows that now have another source, or no longer come from a stub. */
    readonly confirmed: readonly RecordRow[];
    readonly gone: readonly (StoredRecord & { readonly entityPk: bigint })[];
  };
  /** Entities with sections to rebuild. */
  readonly holders: readonly bigint[];
}

type SeatRow = Pick<StoredRecord, 'source' | 'sourceKey' | 'payload'>;

/** Roles that link a board member to the company. */
const BOARD = ['director', 'officer'];

const DIRECTOR = 'director';

/** The entities that these rows of `directores` are matched to. */
export function seatHolders(rows: readonly SeatRow[]): bigint[] {
  return [...new Set(rows.flatMap((row) => toSeat(row)?.holder ?? []))];
}

/**
 * Plans the effects of the old and new rows of `directores`: on each holder's link to the company, and on the company's row
 * in the holder's `organizaciones`. Data from other sources doesn't change.
 */
export async function planSeats(
  tx: Queryable,
  target: RefreshTarget,
  company: EntityRow,
  rows: { readonly before: readonly SeatRow[]; readonly after: readonly SeatRow[] },
  isOwn: (row: { readonly source: string }) => boolean,
): Promise<SeatChanges> {
  const after = rows.after.flatMap((row) => toSeat(row) ?? []);
  const holders = seatHolders([...rows.before, ...rows.after]);
  const sat = new Set(rows.before.flatMap((row) => toSeat(row) ?? []).map(seatKey));
  const links = (await readLinks(tx, target, holders)).filter(isOwn);
  const memberships = (await readMemberships(tx, target, holders)).filter(isOwn);

  const linked = pair(after, links, seatKey, (link) => seatKey({ holder: link.from, cargo: link.cargo }));
  const listed = pair(after, memberships, seatKey, (row) =>
    seatKey({ holder: row.entityPk, cargo: textOf(row.payload['cargo']) }),
  );
  const isProven = isProvenBy(target.synthetic);
  const changedMemberships = listed.pairs.flatMap(([seat, row]) => membershipAfter(company, seat, row) ?? []);
  const changed = new Set(changedMemberships.map(({ pk }) => pk));
  const confirmed = listed.pairs.flatMap(([seat, row]) =>
    changed.has(row.pk) || isProven(seat, row) ? [] : [{ ...row, source: seat.source }],
  );
  const goneMemberships = listed.left.filter((row) =>
    sat.has(seatKey({ holder: row.entityPk, cargo: textOf(row.payload['cargo']) })),
  );
  return {
    links: {
      added: linked.missing,
      changed: linked.pairs
        .filter(([seat, link]) => !saysTheSame(seat, link) || !isProven(seat, link))
        .map(([seat, link]) => [link, seat]),
      gone: linked.left.filter((link) => sat.has(seatKey({ holder: link.from, cargo: link.cargo }))),
    },
    memberships: {
      added: listed.missing.map((seat) => newMembership(company, seat)),
      changed: changedMemberships,
      confirmed,
      gone: goneMemberships,
    },
    holders: [
      ...new Set([
        ...listed.missing.map(({ holder }) => holder),
        ...[...changedMemberships, ...confirmed].map(({ entityPk }) => entityPk),
        ...goneMemberships.map(({ entityPk }) => entityPk),
      ]),
    ],
  };
}

export async function writeLinks(
  tx: Queryable,
  target: RefreshTarget,
  { added, changed, gone }: SeatChanges['links'],
  provenance: Provenance,
): Promise<void> {
  const key = `l.jurisdiction = $1 and l.to_pk = $2 and l.from_pk = $3 and l.role = $4 and l.source_key = $5`;
  const edge = (from: bigint, role: string, sourceKey: string) => [
    target.jurisdiction,
    target.entityPk,
    from,
    role,
    sourceKey,
  ];
  for (const link of gone) {
    await tx.query(`delete from link l where ${key}`, edge(link.from, link.role, link.sourceKey));
  }
  const facts = (seat: Seat) => [
    ...[seat.cargo, seat.activo, seat.since, seat.until, seat.method, seat.score, seat.source],
    ...[provenance.runId, provenance.fetchedAt, provenance.synthetic],
  ];
  for (const [link, seat] of changed) {
    await tx.query(
      `update link l set cargo = $6, active = $7, since = $8, until = $9, method = $10, score = $11, source = $12, run_id = $13,
              fetched_at = $14, synthetic = $15 where ${key}`,
      [...edge(link.from, link.role, link.sourceKey), ...facts(seat)],
    );
  }
  for (const seat of added) {
    await tx.query(
      `insert into link (jurisdiction, to_pk, from_pk, role, source_key, cargo, active, since, until, method, score, source,
                         run_id, fetched_at, synthetic)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [...edge(seat.holder, DIRECTOR, seat.sourceKey), ...facts(seat)],
    );
  }
}

async function readLinks(tx: Queryable, target: RefreshTarget, holders: readonly bigint[]): Promise<LinkRow[]> {
  if (holders.length === 0) return [];
  const { rows } = await tx.query<LinkRow>(
    `select from_pk as "from", role, source_key as "sourceKey", source, cargo, active, since, until, method, score, synthetic
       from link where jurisdiction = $1 and to_pk = $2 and from_pk = any ($3) and role = any ($4) order by from_pk, source_key`,
    [target.jurisdiction, target.entityPk, holders, BOARD],
  );
  return rows;
}

function toSeat({ source, sourceKey, payload }: SeatRow): Seat | undefined {
  const holder = payload['person_id'];
  if (typeof holder !== 'number' || !Number.isSafeInteger(holder)) return undefined;
  const link = payload['link'] as { method?: unknown; score?: unknown } | null | undefined;
  return {
    holder: BigInt(holder),
    cargo: textOf(payload['cargo']),
    activo: typeof payload['activo'] === 'boolean' ? payload['activo'] : null,
    since: dayOf(payload['desde']),
    until: dayOf(payload['hasta']),
    method: link?.method === 'name' ? 'name' : 'id',
    score: typeof link?.score === 'number' ? link.score : 1,
    source,
    sourceKey,
  };
}

function seatKey({ holder, cargo }: Pick<Seat, 'holder' | 'cargo'>): string {
  return `${holder}|${comparable(cargo)}`;
}

function saysTheSame(seat: Seat, link: LinkRow): boolean {
  // The column stores scores in single precision.
  return (
    isDeepStrictEqual(
      [seat.cargo, seat.activo, seat.since, seat.until, seat.method],
      [link.cargo, link.active, link.since, link.until, link.method],
    ) && Math.fround(seat.score) === Math.fround(link.score)
  );
}

function membershipPayload(company: EntityRow, seat: Seat): Payload {
  return { cargo: seat.cargo, nombre: company.nombre, organization_id: Number(company.pk), activo: seat.activo };
}

function newMembership(company: EntityRow, seat: Seat): Omit<RecordRow, 'pk'> {
  return {
    tag: 'organizaciones',
    entityPk: seat.holder,
    source: seat.source,
    sourceKey: seat.sourceKey,
    payload: membershipPayload(company, seat),
    itemDate: seat.since,
    sourceUpdatedAt: null,
  };
}

function membershipAfter(
  company: EntityRow,
  seat: Seat,
  row: StoredRecord & { readonly entityPk: bigint },
): RecordRow | undefined {
  const payload = { ...row.payload, ...membershipPayload(company, seat) };
  const itemDate = seat.since ?? row.itemDate;
  return isDeepStrictEqual(payload, row.payload) && itemDate === row.itemDate
    ? undefined
    : { ...row, source: seat.source, payload, itemDate };
}

/** Whether a row already has the right source: that of the seat, and not a stub if the source itself lists it now. */
function isProvenBy(synthetic: boolean) {
  return (seat: Seat, row: { readonly source: string; readonly synthetic: boolean }): boolean =>
    row.source === seat.source && (!row.synthetic || synthetic);
}

/** Pairs target rows with existing ones, one to one within a key. */
function pair<Wanted, Row>(
  wanted: readonly Wanted[],
  rows: readonly Row[],
  wantedKey: (item: Wanted) => string,
  rowKey: (row: Row) => string,
): { pairs: (readonly [Wanted, Row])[]; missing: Wanted[]; left: Row[] } {
  const byKey = Map.groupBy(rows, rowKey);
  const pairs: (readonly [Wanted, Row])[] = [];
  const missing: Wanted[] = [];
  for (const item of wanted) {
    const row = byKey.get(wantedKey(item))?.shift();
    if (row === undefined) missing.push(item);
    else pairs.push([item, row]);
  }
  return { pairs, missing, left: [...byKey.values()].flat() };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value) ? value : null;
}
