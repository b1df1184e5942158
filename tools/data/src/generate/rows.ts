import { setImmediate as nextTurn } from 'node:timers/promises';
import { SYNTHETIC_SOURCE, recordLevel } from '@entity-registry/domain';
import type { RecordLevel, RecordTag } from '@entity-registry/domain';
import { copyLine, foldedName, identifierColumns, knownCore } from '@entity-registry/registry';
import { GENERATED_AS_OF, day } from './calendar.js';
import { COUNTRIES } from './countries/countries.js';
import type { Batch } from './layout.js';
import type { Identity, Population } from './population.js';
import { Draw } from './random.js';
import { otherNameLines } from './other-names.js';
import { makeRecords } from './records.js';
import { SyntheticSourceDates } from './stated-dates.js';
import { survivorSerial } from './subject.js';
import type { RecordSink, World } from './subject.js';
import { BUILDINGS, STREETS } from './words/places.js';

/** Columns in the order of the encoded lines. */
export const ENTITY_COLUMNS = `jurisdiction, pk, sid, kind, nombre, name_norm, ruc, ruc_no_dv, cedula, id_key, id_compact,
  core, synthetic, source, run_id, fetched_at, source_updated_at, merged_into`;
export const RECORD_COLUMNS = `level, jurisdiction, pk, tag, entity_pk, payload, item_date, synthetic, source, source_key,
  run_id, fetched_at, source_updated_at`;
export const LINK_COLUMNS = `jurisdiction, from_pk, to_pk, role, source_key, cargo, active, since, method, score, synthetic,
  source, run_id, fetched_at`;

/** The rows of one batch as lines of COPY. */
export interface BatchRows {
  entities: string[];
  links: string[];
  otherNames: string[];
  records: Map<RecordLevel, string[]>;
  recordCount: number;
}

// Entities generated before other work gets its turn, in about a hundredth of a second.
const TURN = 200;

/** sid of an entity of a run. */
export function sidOf(seed: number, index: number): string {
  return `syn:${seed}:${index}`;
}

/** Numbers for records: `provide` makes sure that there are enough for one entity, `next` takes one. */
export interface PkSource {
  provide(): Promise<void>;
  next: () => number;
}

/**
 * Generates the rows of a batch. Yields to other work on the event loop in between, such as sending the previous batch.
 */
export async function makeRows(world: World, runId: bigint, batch: Batch, pks: PkSource): Promise<BatchRows> {
  const rows: BatchRows = { entities: [], links: [], otherNames: [], records: new Map(), recordCount: 0 };
  const sourceDates = new SyntheticSourceDates(world.seed);
  for (let index = batch.first; index < batch.first + batch.count; index++) {
    const serial = index - batch.range.first;
    await pks.provide();
    addEntity(rows, world, { runId, batch, index, sourceDates });
    const sink = new LineSink(rows, world, { runId, batch, index, sourceDates }, pks.next);
    makeRecords(world, batch.range, serial, sink);
    if (index % TURN === 0) await nextTurn();
  }
  return rows;
}

/** The entity and run of the records. */
interface RowContext {
  readonly runId: bigint;
  readonly batch: Batch;
  readonly index: number;
  readonly sourceDates: SyntheticSourceDates;
}

/** Encodes the records of one entity. Their source keys are numbered within it. */
class LineSink implements RecordSink {
  private count = 0;

  constructor(
    private readonly rows: BatchRows,
    private readonly world: World,
    private readonly context: RowContext,
    private readonly next: () => number,
  ) {}

  record(tag: RecordTag, holderPk: number | null, payload: object, date: string | null): number {
    const level = recordLevel(tag);
    const pk = this.next();
    const { runId, batch, sourceDates } = this.context;
    const { jurisdiction } = batch.range;
    const holder = holderPk === null ? null : holderPk - this.world.basePk;
    const saidAt = sourceDates.ofRecord(tag, jurisdiction, holder, { payload, date });
    const line = copyLine([
      level, jurisdiction, pk, tag, holderPk, payload, date, true, SYNTHETIC_SOURCE, this.key(), runId, GENERATED_AS_OF, saidAt,
    ]); // prettier-ignore
    const lines = this.rows.records.get(level);
    if (lines) lines.push(line);
    else this.rows.records.set(level, [line]);
    this.rows.recordCount++;
    return pk;
  }

  link(fromPk: number, toPk: number, role: string, cargo: string, active: boolean, since: string): void {
    const { runId, batch } = this.context;
    this.rows.links.push(
      copyLine([
        batch.range.jurisdiction, fromPk, toPk, role, this.key(), cargo, active, since, 'id', 1, true, SYNTHETIC_SOURCE, runId,
        GENERATED_AS_OF,
      ]), // prettier-ignore
    );
  }

  /** An entry of a folio; the database turns it into a deed, which is a separate row. */
  nestedId(): number {
    this.rows.recordCount++;
    return this.next();
  }

  private key(): string {
    return `${this.world.seed}.${this.context.index}.${this.count++}`;
  }
}

/** Adds the entity and its other names. */
function addEntity(rows: BatchRows, world: World, { runId, batch, index, sourceDates }: RowContext): void {
  const { jurisdiction, kind, population, first } = batch.range;
  const serial = index - first;
  const survivor = survivorSerial(batch.range, serial);
  const { nombre, ruc, cedula, tipo } = identityAs(world, population, serial, survivor);
  const ids = identifierColumns(jurisdiction, kind, ruc, cedula);
  const core = kind === 'Organization' ? coreOf(world.seed, batch, index, tipo) : {};
  const registered = core['fecha_registro'] ?? null;
  const pk = world.basePk + index;
  rows.entities.push(
    copyLine([
      jurisdiction, pk, sidOf(world.seed, index), kind, nombre, foldedName(nombre), ruc, ids.rucNoDv, cedula, ids.idKey,
      ids.idCompact, core, true, SYNTHETIC_SOURCE, runId, GENERATED_AS_OF, sourceDates.ofCore(jurisdiction, index, registered),
      survivor === undefined ? null : world.basePk + first + survivor,
    ]), // prettier-ignore
  );
  if (registered === null || survivor !== undefined) return;
  const company = { jurisdiction, pk, nombre, registered };
  rows.otherNames.push(...otherNameLines(company, { seed: world.seed, index, runId, isFirst: serial === 0 }));
}

/**
 * A duplicate has the name of its survivor, but not its number: otherwise it would have been recognized as a duplicate.
 */
function identityAs(world: World, population: Population, serial: number, survivor: number | undefined): Identity {
  const own = world.identityOf(population, survivor ?? serial);
  return survivor === undefined ? own : { ...own, ruc: null, cedula: null };
}

function coreOf(seed: number, batch: Batch, index: number, tipo: string | null): Record<string, string> {
  const draw = new Draw(seed, 'core', index);
  const { places, hasFolios } = COUNTRIES[batch.range.jurisdiction];
  const place = draw.pickEarly(places);
  const status = draw.next();
  return knownCore({
    ficha: String(9_000_000 + index),
    folio: hasFolios ? String(900_000_000 + index) : null,
    tipo_organizacion: tipo,
    fecha_registro: day(draw, 1990),
    capital: draw.pick(['10,000.00', '10,000.00', '500.00', '100,000.00', '5,000.00', '1,000,000.00']),
    domicilio: `${draw.pick(STREETS)}, ${draw.pick(BUILDINGS)}, ${place.parish}, ${place.district}, ${place.province}`,
    status: status < 0.82 || index === batch.range.first ? 'VIGENTE' : status < 0.93 ? 'SUSPENDIDA' : 'DISUELTA',
    vigencia: 'PERPETUA',
  });
}
