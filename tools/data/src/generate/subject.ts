import type { RecordLevel, RecordTag, Tag, TagItem, UnlistedItem, UnlistedTag } from '@entity-registry/domain';
import { OBJECT_SCHEME } from '@entity-registry/registry';
import type { Identity } from './identity.js';
import { identityOf } from './identity.js';
import type { Population, PopulationRange } from './layout.js';
import type { Draw } from './random.js';

/** The fields of a tag's item that a record stores: all but the integer id, which is the record's own. */
export type Payload<T extends RecordTag> =
  ItemOf<T> extends { id: number } ? Omit<ItemOf<T>, 'id' | 'sid'> : Extract<ItemOf<T>, object>;

type ItemOf<T extends RecordTag> = T extends UnlistedTag ? UnlistedItem<T> : T extends Tag ? TagItem<T> : never;

/** Where generated rows go. */
export interface RecordSink {
  /**
   * Adds a record to the section of entity `holderPk` (null: it is nobody's); the answer is the record's pk. `date` orders
   * it in the section.
   */
  record(tag: RecordTag, holderPk: number | null, payload: object, date: string | null): number;
  /** Adds an edge from a person to a company. */
  link(fromPk: number, toPk: number, role: string, cargo: string, active: boolean, since: string): void;
  /** Adds the text of a document, page by page, to the record `pk` of `level`. */
  text(level: RecordLevel, pk: number, pages: readonly string[]): void;
  /** An id for an item nested in a record, from the same numbers as the records' own. */
  nestedId(): number;
}

/** The two documents that all generated records refer to: they say that they are samples. */
export const SAMPLE_DOCUMENT = 'synthetic/document.pdf';
export const SAMPLE_REPORT = 'synthetic/report.pdf';

/** The run a subject belongs to. */
export interface World {
  readonly seed: number;
  readonly layout: Readonly<Record<Population, PopulationRange>>;
  /** pk of the entity with index 0; the others follow without gaps. */
  readonly basePk: number;
}

/** pk and identity of any entity of the run, whether it was written already or not. */
export function entityOf(world: World, population: Population, serial: number): Identity & { readonly pk: number } {
  return { ...identityOf(world.seed, population, serial), pk: world.basePk + world.layout[population].first + serial };
}

// A few companies are on record twice.
const TWIN_EVERY = 200;
const TWIN_AT = 7;

/**
 * The serial number of the entity that this one turned out to be; undefined for all but a few. Not for those that sit on
 * boards: their seats would have to be the survivor's.
 */
export function survivorSerial(range: PopulationRange, serial: number): number | undefined {
  return range.population === 'panamaCompanies' && serial % TWIN_EVERY === TWIN_AT ? serial - 1 : undefined;
}

/** The entity whose records are being made. */
export class Subject {
  constructor(
    readonly world: World,
    readonly range: PopulationRange,
    readonly serial: number,
    readonly draw: Draw,
    private readonly sink: RecordSink,
  ) {
    this.identity = identityOf(world.seed, range.population, serial);
    this.pk = world.basePk + range.first + serial;
  }

  readonly identity: Identity;
  readonly pk: number;

  /** The first of each population has something in every level it can have: what the demo shows and the bench reads. */
  get complete(): boolean {
    return this.serial === 0;
  }

  /** How many items: none with probability 1 - `p`, else `low` to `high`, the fewer the likelier; complete ones never none. */
  some(p: number, low: number, high: number): number {
    const draw = this.draw.next();
    const spread = this.draw.next();
    if (draw >= p && !this.complete) return 0;
    return low + Math.floor(spread ** 3 * (high - low + 1));
  }

  /** Adds a record to the subject's own section; the answer is its pk. */
  add<T extends RecordTag>(tag: T, payload: Payload<T>, date: string | null): number {
    return this.sink.record(tag, this.pk, payload, date);
  }

  /** Adds a record that is nobody's. */
  addUnowned<T extends UnlistedTag>(tag: T, payload: Payload<T>, date: string | null): void {
    this.sink.record(tag, null, payload, date);
  }

  /** Adds the text of a document of the subject's. */
  addText(level: RecordLevel, recordPk: number, pages: readonly string[]): void {
    this.sink.text(level, recordPk, pages);
  }

  /** Adds a record to another entity's section. */
  addTo<T extends Tag>(holderPk: number, tag: T, payload: Payload<T>, date: string | null): number {
    return this.sink.record(tag, holderPk, payload, date);
  }

  /** Adds a record of a tag that is a single value. */
  addScalar(tag: 'is_itbm' | 'last_itbm_date' | 'rp_report_url', value: boolean | string, date: string): void {
    this.sink.record(tag, this.pk, { [tag]: value }, date);
  }

  /** What a document field holds: a reference to the sample document, or for most records nothing. */
  documentReference(): string | null {
    return this.complete || this.draw.chance(0.3) ? OBJECT_SCHEME + SAMPLE_DOCUMENT : null;
  }

  link(fromPk: number, role: string, cargo: string, active: boolean, since: string): void {
    this.sink.link(fromPk, this.pk, role, cargo, active, since);
  }

  nestedId(): number {
    return this.sink.nestedId();
  }
}
