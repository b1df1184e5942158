import type { Jurisdiction, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { LINKING_LEVELS } from '../entity/linking-levels.js';
import type { RemovedRecord } from './derived-rules.js';
import { columnsOf } from './rule-rows.js';
import type { ActiveRule } from './rule-rows.js';

const LINKING: readonly RecordLevel[] = LINKING_LEVELS;

/** Whether a link states what records of level x.level state. */
const STATES = `case when x.level = 'accionistas' then l.role = 'shareholder'
                     else l.role not in ('shareholder', 'representative') end`;

/** Deletes the links that state what suppressed records of boards and owners stated. Returns how many. */
export async function removeLinks(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  { rules, removed }: { readonly rules: readonly ActiveRule[]; readonly removed: readonly RemovedRecord[] },
): Promise<number> {
  let rows = 0;
  const own = rules.filter(({ level, list }) => list === null && LINKING.includes(level));
  const seats = removed.filter(({ level, other }) => other !== null && LINKING.includes(level));
  // An office is a link from the person to the company, whose board has the record.
  for (const [side, others] of [['from_pk', 'to_pk'] as const, ['to_pk', 'from_pk'] as const]) {
    const isOfSide = ({ level }: { readonly level: RecordLevel }) =>
      (level === 'organizaciones') === (side === 'from_pk');
    rows += await removeNamed(tx, jurisdiction, [side, others], seats.filter(isOfSide));
    rows += await removeMatching(tx, jurisdiction, [side, others], own.filter(isOfSide));
  }
  return rows;
}

type Sides = readonly [own: 'from_pk' | 'to_pk', other: 'from_pk' | 'to_pk'];

/** By the entities that removed records named. */
async function removeNamed(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  [side, others]: Sides,
  seats: readonly RemovedRecord[],
): Promise<number> {
  if (seats.length === 0) return 0;
  const { rowCount } = await tx.query(
    `delete from link l
      using unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[]) as x (pk, other, cargo, level)
      where l.jurisdiction = $1 and l.${side} = x.pk and l.${others} = x.other and ${STATES}
        and (x.cargo is null or l.cargo is null or comparable_text(l.cargo) = x.cargo)`,
    [
      ...[jurisdiction, seats.map(({ holder }) => holder), seats.map(({ other }) => other)],
      ...[seats.map(({ cargo }) => cargo), seats.map(({ level }) => level)],
    ],
  );
  return rowCount ?? 0;
}

/**
 * By what rules say, for links whose records were never stored, such as those of an import. Links have a name, a number and a position;
 * a rule about any other field says nothing about them.
 */
async function removeMatching(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  [side, others]: Sides,
  rules: readonly ActiveRule[],
): Promise<number> {
  if (rules.length === 0) return 0;
  const { rowCount } = await tx.query(
    `delete from link l
      using unnest($2::bigint[], $3::text[], $4::jsonb[], $5::text[]) as x (pk, tag, fact, level), entity other
      where l.jurisdiction = $1 and l.${side} = x.pk and other.jurisdiction = $1 and other.pk = l.${others} and ${STATES}
        and (x.fact is null
             or x.fact - '{nombre,cedula,identificacion,cargo}'::text[] = '{}'
                and (not x.fact ? 'nombre' or comparable_text(other.nombre) = x.fact ->> 'nombre')
                and (not x.fact ?| '{cedula,identificacion}'
                     or coalesce(x.fact ->> 'cedula', x.fact ->> 'identificacion')
                        in (comparable_text(other.cedula), comparable_text(other.ruc)))
                and (not x.fact ? 'cargo' or comparable_text(l.cargo) = x.fact ->> 'cargo'))`,
    [jurisdiction, ...columnsOf(rules), rules.map(({ level }) => level)],
  );
  return rowCount ?? 0;
}
