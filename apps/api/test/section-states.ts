import { levelsFor, tagDefinition, tagsFor, tagsOfLevel } from '@entity-registry/domain';
import type { EntityKind, Level, Tag } from '@entity-registry/domain';
import type pg from 'pg';

/** The possible states of a section. Only the last two were never read (ADR 0163). */
export const STATES = [
  'ok',
  'empty',
  'down_with_records',
  'down_after_empty',
  'down_never_read',
  'not_fetched',
] as const;
export type State = (typeof STATES)[number];
export const KINDS = ['Organization', 'NaturalPerson'] as const satisfies readonly EntityKind[];
export const LEVELS = levelsFor('pa').filter((level) => level !== 'core_registro');
const FIRST_PK = 9_000_000;

export interface StateEntity {
  readonly id: string;
  readonly pk: number;
  readonly kind: EntityKind;
  readonly states: Readonly<Partial<Record<Level, State>>>;
}

/** Entities whose sections all have the same state, one for each state, and others with mixed states. */
export function syntheticEntities(): StateEntity[] {
  const alike = KINDS.flatMap((kind) => STATES.map((state) => ({ kind, stateOf: () => state })));
  const mixed = KINDS.flatMap((kind) =>
    [1, 2, 3].map((seed) => ({ kind, stateOf: (nr: number) => STATES[(nr * seed + seed) % STATES.length] ?? 'ok' })),
  );
  return [...alike, ...mixed].map(({ kind, stateOf }, index) => ({
    ...{ id: `pa_own_${String(FIRST_PK + index)}`, pk: FIRST_PK + index, kind },
    states: Object.fromEntries(LEVELS.map((level, nr) => [level, stateOf(nr)])),
  }));
}

function valueOf(tag: Tag): unknown {
  const { kind, idKind } = tagDefinition(tag);
  if (kind === 'array') return [idKind === 'string' ? { id: 'x' } : { id: 1 }];
  return kind === 'object' ? {} : tag === 'is_itbm' ? true : '2024-01-31';
}

/** The row of a section, or null if there is none. */
function sectionOf(
  level: Level,
  kind: EntityKind,
  state: State,
): { body: object; totals: object; state: string; read: boolean } | null {
  const tags = tagsOfLevel(level, 'pa').filter((tag) => tagsFor('pa', kind).includes(tag));
  if (state === 'not_fetched' || tags.length === 0) return null;
  const full = state === 'ok' || state === 'down_with_records';
  const none = (tag: Tag) => (tagDefinition(tag).kind === 'array' ? [] : null);
  return {
    body: Object.fromEntries(tags.map((tag) => [tag, full ? valueOf(tag) : none(tag)])),
    totals: full ? Object.fromEntries(tags.map((tag) => [tag, 1])) : {},
    state: state === 'ok' || state === 'empty' ? state : 'source_down',
    read: state !== 'down_never_read',
  };
}

/** Writes the entities and their sections. */
export async function writeSyntheticEntities(db: pg.Pool, entities: readonly StateEntity[]): Promise<void> {
  await db.query(
    `insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
     select 'pa', e.pk, 'price:' || e.pk, e.kind, 'INVENTO', '{}', 'registro_publico', (select max(id) from ingest_run), '2026-11-20T06:00:00Z'
       from jsonb_to_recordset($1::jsonb) e (pk bigint, kind text)`,
    [JSON.stringify(entities)],
  );
  const sections = entities.flatMap(({ pk, kind, states }) => [
    {
      pk,
      kind,
      level: 'core_registro',
      body: { nombre: 'INVENTO', sid: 'price' },
      totals: { core_registro: 1 },
      state: 'ok',
      read: true,
    },
    ...LEVELS.flatMap((level) => {
      const section = sectionOf(level, kind, states[level] ?? 'not_fetched');
      return section === null ? [] : [{ pk, kind: null, level, ...section }];
    }),
  ]);
  await db.query(
    `insert into section (jurisdiction, entity_pk, level, kind, body, totals, state, source, fetched_at)
     select 'pa', s.pk, s.level, s.kind, s.body::json, s.totals, s.state, 'registro_publico',
            case when s.read then '2026-11-20T06:00:00Z'::timestamptz end
       from jsonb_to_recordset($1::jsonb) s (pk bigint, kind text, level text, body jsonb, totals jsonb, state text, read boolean)`,
    [JSON.stringify(sections)],
  );
}

/** The entity of a kind whose sections all have this state. */
export function alike(entities: readonly StateEntity[], state: State, kind: EntityKind = 'Organization'): StateEntity {
  const found = entities.find((one) => one.kind === kind && LEVELS.every((level) => one.states[level] === state));
  if (found === undefined) throw new Error(`no ${kind} whose sections are all ${state}`);
  return found;
}
