import { setImmediate as nextTurn } from 'node:timers/promises';
import { SYNTHETIC_SOURCE, recordLevel } from '@entity-registry/domain';
import type { RecordLevel, RecordTag } from '@entity-registry/domain';
import { copyLine, foldedName, identifierColumns, knownCore } from '@entity-registry/registry';
import { GENERATED_AS_OF, day } from './calendar.js';
import { identityOf } from './identity.js';
import type { Identity } from './identity.js';
import type { Batch, Population } from './layout.js';
import { Draw } from './random.js';
import { makeRecords } from './records.js';
import { survivorSerial } from './subject.js';
import type { RecordSink, World } from './subject.js';
import { BUILDINGS, COLOMBIA_PLACES, ECUADOR_PLACES, PANAMA_PLACES, STREETS } from './words/places.js';

/** Columns in the order of the encoded lines. */
export const ENTITY_COLUMNS = `jurisdiction, pk, sid, kind, nombre, name_norm, ruc, ruc_no_dv, cedula, id_key, id_compact,
  core, synthetic, source, run_id, fetched_at, merged_into`;
export const RECORD_COLUMNS = `level, jurisdiction, pk, tag, entity_pk, payload, item_date, synthetic, source, source_key,
  run_id, fetched_at`;
export const LINK_COLUMNS = `jurisdiction, from_pk, to_pk, role, source_key, cargo, active, since, method, score, synthetic,
  source, run_id, fetched_at`;
export const TEXT_COLUMNS = 'level, jurisdiction, pk, page, body';

/** The rows of one batch as lines of COPY. */
export interface BatchRows {
  entities: string[];
  links: string[];
  records: Map<RecordLevel, string[]>;
  texts: string[];
  recordCount: number;
}

// Entities made before other work gets its turn: a hundredth of a second or so.
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

/** Makes the rows of a batch. Other work on the event loop, such as sending the batch before, gets its turn in between. */
export async function makeRows(world: World, runId: bigint, batch: Batch, pks: PkSource): Promise<BatchRows> {
  const rows: BatchRows = { entities: [], links: [], records: new Map(), texts: [], recordCount: 0 };
  for (let index = batch.first; index < batch.first + batch.count; index++) {
    const serial = index - batch.range.first;
    await pks.provide();
    rows.entities.push(entityLine(world, runId, batch, serial));
    makeRecords(world, batch.range, serial, new LineSink(rows, world, runId, batch, index, pks.next));
    if (index % TURN === 0) await nextTurn();
  }
  return rows;
}

/** Encodes the records of one entity; their source keys count within it. */
class LineSink implements RecordSink {
  private count = 0;

  constructor(
    private readonly rows: BatchRows,
    private readonly world: World,
    private readonly runId: bigint,
    private readonly batch: Batch,
    private readonly index: number,
    private readonly next: () => number,
  ) {}

  record(tag: RecordTag, holderPk: number | null, payload: object, date: string | null): number {
    const level = recordLevel(tag);
    const pk = this.next();
    const { jurisdiction } = this.batch.range;
    const line = copyLine([
      level, jurisdiction, pk, tag, holderPk, payload, date, true, SYNTHETIC_SOURCE, this.key(), this.runId, GENERATED_AS_OF,
    ]); // prettier-ignore
    const lines = this.rows.records.get(level);
    if (lines) lines.push(line);
    else this.rows.records.set(level, [line]);
    this.rows.recordCount++;
    return pk;
  }

  link(fromPk: number, toPk: number, role: string, cargo: string, active: boolean, since: string): void {
    const { jurisdiction } = this.batch.range;
    this.rows.links.push(
      copyLine([
        jurisdiction, fromPk, toPk, role, this.key(), cargo, active, since, 'id', 1, true, SYNTHETIC_SOURCE, this.runId,
        GENERATED_AS_OF,
      ]), // prettier-ignore
    );
  }

  /** An entry of a folio; the database makes it a deed, which is a row of its own. */
  nestedId(): number {
    this.rows.recordCount++;
    return this.next();
  }

  text(level: RecordLevel, pk: number, pages: readonly string[]): void {
    const { jurisdiction } = this.batch.range;
    pages.forEach((body, index) => this.rows.texts.push(copyLine([level, jurisdiction, pk, index + 1, body])));
  }

  private key(): string {
    return `${this.world.seed}.${this.index}.${this.count++}`;
  }
}

function entityLine(world: World, runId: bigint, batch: Batch, serial: number): string {
  const { jurisdiction, kind, population, first } = batch.range;
  const index = first + serial;
  const survivor = survivorSerial(batch.range, serial);
  const { nombre, ruc, cedula, tipo } = identityAs(world.seed, population, serial, survivor);
  const ids = identifierColumns(jurisdiction, kind, ruc, cedula);
  const core = kind === 'Organization' ? coreOf(world.seed, batch, index, tipo) : {};
  return copyLine([
    jurisdiction, world.basePk + index, sidOf(world.seed, index), kind, nombre, foldedName(nombre), ruc, ids.rucNoDv, cedula,
    ids.idKey, ids.idCompact, core, true, SYNTHETIC_SOURCE, runId, GENERATED_AS_OF,
    survivor === undefined ? null : world.basePk + first + survivor,
  ]); // prettier-ignore
}

/** What is on record twice has the name of its survivor, and not its number: else it would have been known at once. */
function identityAs(seed: number, population: Population, serial: number, survivor: number | undefined): Identity {
  const own = identityOf(seed, population, survivor ?? serial);
  return survivor === undefined ? own : { ...own, ruc: null, cedula: null };
}

const PLACES = { pa: PANAMA_PLACES, ec: ECUADOR_PLACES, co: COLOMBIA_PLACES };

function coreOf(seed: number, batch: Batch, index: number, tipo: string | null): Record<string, string> {
  const draw = new Draw(seed, 'core', index);
  const place = draw.pickEarly(PLACES[batch.range.jurisdiction]);
  const status = draw.next();
  return knownCore({
    ficha: String(9_000_000 + index),
    folio: batch.range.jurisdiction === 'pa' ? String(900_000_000 + index) : null,
    tipo_organizacion: tipo,
    fecha_registro: day(draw, 1990),
    capital: draw.pick(['10,000.00', '10,000.00', '500.00', '100,000.00', '5,000.00', '1,000,000.00']),
    domicilio: `${draw.pick(STREETS)}, ${draw.pick(BUILDINGS)}, ${place.parish}, ${place.district}, ${place.province}`,
    status: status < 0.82 || index === batch.range.first ? 'VIGENTE' : status < 0.93 ? 'SUSPENDIDA' : 'DISUELTA',
    vigencia: 'PERPETUA',
  });
}
