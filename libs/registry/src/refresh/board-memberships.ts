import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@entity-registry/database';
import type { EntityRow } from './core.js';
import type { Refresh } from './refresh-readings.js';
import type { StoredRecord } from './records/matching.js';
import { comparable } from './records/natural-keys.js';
import type { Payload } from './records/payloads.js';
import { readMemberships } from './records/record-rows.js';
import type { Provenance, RecordRow } from './records/record-rows.js';

/** A board membership from a row of `directores`, held by one of our entities. */
interface BoardMembership {
  readonly memberPk: bigint;
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

/** The effects of a board change on other data: links in the network, and the members' `organizaciones`. */
export interface BoardChanges {
  readonly links: {
    readonly added: readonly BoardMembership[];
    readonly changed: readonly (readonly [LinkRow, BoardMembership])[];
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
  readonly memberPks: readonly bigint[];
}

type DirectorRow = Pick<StoredRecord, 'source' | 'sourceKey' | 'payload'>;

/** Roles that link a board member to the company. */
const BOARD = ['director', 'officer'];

const DIRECTOR = 'director';

/** The entities that these rows of `directores` are matched to. */
export function boardMemberPks(rows: readonly DirectorRow[]): bigint[] {
  return [...new Set(rows.flatMap((row) => toBoardMembership(row)?.memberPk ?? []))];
}

/**
 * Plans the effects of the old and new rows of `directores`: on each member's link to the company, and on the company's row
 * in the member's `organizaciones`. Data from other sources doesn't change.
 */
export async function planBoardChanges(
  tx: Queryable,
  target: Refresh,
  company: EntityRow,
  rows: { readonly before: readonly DirectorRow[]; readonly after: readonly DirectorRow[] },
  isOwn: (row: { readonly source: string }) => boolean,
): Promise<BoardChanges> {
  const after = rows.after.flatMap((row) => toBoardMembership(row) ?? []);
  const memberPks = boardMemberPks([...rows.before, ...rows.after]);
  const previousKeys = new Set(rows.before.flatMap((row) => toBoardMembership(row) ?? []).map(membershipKey));
  const links = (await readLinks(tx, target, memberPks)).filter(isOwn);
  const memberships = (await readMemberships(tx, target, memberPks)).filter(isOwn);

  const linked = pairRows(after, links, membershipKey, (link) =>
    membershipKey({ memberPk: link.from, cargo: link.cargo }),
  );
  const listed = pairRows(after, memberships, membershipKey, (row) =>
    membershipKey({ memberPk: row.entityPk, cargo: textOf(row.payload['cargo']) }),
  );
  const isProven = hasRightSource(target.synthetic);
  const changedMemberships = listed.pairs.flatMap(
    ([membership, row]) => membershipAfter(company, membership, row) ?? [],
  );
  const changed = new Set(changedMemberships.map(({ pk }) => pk));
  const confirmed = listed.pairs.flatMap(([membership, row]) =>
    changed.has(row.pk) || isProven(membership, row) ? [] : [{ ...row, source: membership.source }],
  );
  const goneMemberships = listed.left.filter((row) =>
    previousKeys.has(membershipKey({ memberPk: row.entityPk, cargo: textOf(row.payload['cargo']) })),
  );
  return {
    links: {
      added: linked.missing,
      changed: linked.pairs
        .filter(([membership, link]) => !isSameLink(membership, link) || !isProven(membership, link))
        .map(([membership, link]) => [link, membership]),
      gone: linked.left.filter((link) => previousKeys.has(membershipKey({ memberPk: link.from, cargo: link.cargo }))),
    },
    memberships: {
      added: listed.missing.map((membership) => newMembership(company, membership)),
      changed: changedMemberships,
      confirmed,
      gone: goneMemberships,
    },
    memberPks: [
      ...new Set([
        ...listed.missing.map(({ memberPk }) => memberPk),
        ...[...changedMemberships, ...confirmed].map(({ entityPk }) => entityPk),
        ...goneMemberships.map(({ entityPk }) => entityPk),
      ]),
    ],
  };
}

export async function writeLinks(
  tx: Queryable,
  target: Refresh,
  { added, changed, gone }: BoardChanges['links'],
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
  const facts = (membership: BoardMembership) => [
    ...[
      membership.cargo,
      membership.activo,
      membership.since,
      membership.until,
      membership.method,
      membership.score,
      membership.source,
    ],
    ...[provenance.runId, provenance.fetchedAt, provenance.synthetic],
  ];
  for (const [link, membership] of changed) {
    await tx.query(
      `update link l set cargo = $6, active = $7, since = $8, until = $9, method = $10, score = $11, source = $12, run_id = $13,
              fetched_at = $14, synthetic = $15 where ${key}`,
      [...edge(link.from, link.role, link.sourceKey), ...facts(membership)],
    );
  }
  for (const membership of added) {
    await tx.query(
      `insert into link (jurisdiction, to_pk, from_pk, role, source_key, cargo, active, since, until, method, score, source,
                         run_id, fetched_at, synthetic)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [...edge(membership.memberPk, DIRECTOR, membership.sourceKey), ...facts(membership)],
    );
  }
}

async function readLinks(tx: Queryable, target: Refresh, memberPks: readonly bigint[]): Promise<LinkRow[]> {
  if (memberPks.length === 0) return [];
  const { rows } = await tx.query<LinkRow>(
    `select from_pk as "from", role, source_key as "sourceKey", source, cargo, active, since, until, method, score, synthetic
       from link where jurisdiction = $1 and to_pk = $2 and from_pk = any ($3) and role = any ($4) order by from_pk, source_key`,
    [target.jurisdiction, target.entityPk, memberPks, BOARD],
  );
  return rows;
}

function toBoardMembership({ source, sourceKey, payload }: DirectorRow): BoardMembership | undefined {
  const personId = payload['person_id'];
  if (typeof personId !== 'number' || !Number.isSafeInteger(personId)) return undefined;
  const link = payload['link'] as { method?: unknown; score?: unknown } | null | undefined;
  return {
    memberPk: BigInt(personId),
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

function membershipKey({ memberPk, cargo }: Pick<BoardMembership, 'memberPk' | 'cargo'>): string {
  return `${memberPk}|${comparable(cargo)}`;
}

function isSameLink(membership: BoardMembership, link: LinkRow): boolean {
  // The column stores scores in single precision.
  return (
    isDeepStrictEqual(
      [membership.cargo, membership.activo, membership.since, membership.until, membership.method],
      [link.cargo, link.active, link.since, link.until, link.method],
    ) && Math.fround(membership.score) === Math.fround(link.score)
  );
}

function membershipPayload(company: EntityRow, membership: BoardMembership): Payload {
  return {
    cargo: membership.cargo,
    nombre: company.nombre,
    organization_id: Number(company.pk),
    activo: membership.activo,
  };
}

function newMembership(company: EntityRow, membership: BoardMembership): Omit<RecordRow, 'pk'> {
  return {
    tag: 'organizaciones',
    entityPk: membership.memberPk,
    source: membership.source,
    sourceKey: membership.sourceKey,
    payload: membershipPayload(company, membership),
    itemDate: membership.since,
    sourceUpdatedAt: null,
  };
}

function membershipAfter(
  company: EntityRow,
  membership: BoardMembership,
  row: StoredRecord & { readonly entityPk: bigint },
): RecordRow | undefined {
  const payload = { ...row.payload, ...membershipPayload(company, membership) };
  const itemDate = membership.since ?? row.itemDate;
  return isDeepStrictEqual(payload, row.payload) && itemDate === row.itemDate
    ? undefined
    : { ...row, source: membership.source, payload, itemDate };
}

/** Whether a row already has the right source: that of the membership, and not a stub if the source itself lists it now. */
function hasRightSource(synthetic: boolean) {
  return (membership: BoardMembership, row: { readonly source: string; readonly synthetic: boolean }): boolean =>
    row.source === membership.source && (!row.synthetic || synthetic);
}

/** Pairs target rows with existing ones, one to one within a key. */
function pairRows<Wanted, Row>(
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
