import type { RecordTag, Tag, TagItem, UnlistedItem, UnlistedTag } from '@entity-registry/domain';
import { OBJECT_SCHEME } from '@entity-registry/registry';
import type { Identity, Population, PopulationRange } from './population.js';
import type { Draw } from './random.js';

/** The fields of a tag's item that a record stores: all except the integer id, which belongs to the record. */
export type Payload<T extends RecordTag> =
  ItemOf<T> extends { id: number } ? Omit<ItemOf<T>, 'id' | 'sid'> : Extract<ItemOf<T>, object>;

type ItemOf<T extends RecordTag> = T extends UnlistedTag ? UnlistedItem<T> : T extends Tag ? TagItem<T> : never;

/** Where generated rows go. */
export interface RecordSink {
  /**
   * Adds a record to the section of entity `holderPk` (null: no entity); returns the record's pk. `date` orders it in
   * the
   * section.
   */
  record(tag: RecordTag, holderPk: number | null, payload: object, date: string | null): number;
  /** Adds an edge from a person to a company. */
  link(fromPk: number, toPk: number, role: string, cargo: string, active: boolean, since: string): void;
  /** An id for an item nested in a record, from the same sequence as record ids. */
  nestedId(): number;
}

/** The two documents that all generated records refer to: they are labeled as samples. */
export const SAMPLE_DOCUMENT = 'synthetic/document.pdf';
export const SAMPLE_REPORT = 'synthetic/report.pdf';

/** The run that a subject belongs to. */
export interface World {
  readonly seed: number;
  readonly layout: Readonly<Record<Population, PopulationRange>>;
  /** pk of the entity with index 0; the others follow without gaps. */
  readonly basePk: number;
  /** The identity of the entity with this serial number of a population. */
  readonly identityOf: (population: Population, serial: number) => Identity;
}

/** pk and identity of any entity of the run, written or not. */
export function entityOf(world: World, population: Population, serial: number): Identity & { readonly pk: number } {
  return { ...world.identityOf(population, serial), pk: world.basePk + world.layout[population].first + serial };
}

// A few companies are recorded twice.
const DUPLICATE_EVERY = 200;
const TWIN_AT = 7;

/**
 * The serial number of the survivor that this entity was merged into; undefined for all but a few. Board members are
 * never merged, because their board memberships would have to move to the survivor.
 */
export function survivorSerial(range: PopulationRange, serial: number): number | undefined {
  return range.hasTwins && serial % DUPLICATE_EVERY === TWIN_AT ? serial - 1 : undefined;
}

/** The entity whose records are being generated. */
export class GeneratedEntity {
  constructor(
    readonly world: World,
    readonly range: PopulationRange,
    readonly serial: number,
    readonly draw: Draw,
    private readonly sink: RecordSink,
  ) {
    this.identity = world.identityOf(range.population, serial);
    this.pk = world.basePk + range.first + serial;
  }

  readonly identity: Identity;
  readonly pk: number;

  /**
   * The first of each population has data in every level that it can have. The demo shows it and the bench reads it.
   */
  get complete(): boolean {
    return this.serial === 0;
  }

  /**
   * Number of items: none with probability 1 - `p`, otherwise `low` to `high`, with fewer more likely. Complete
   * subjects always have some.
   */
  some(p: number, low: number, high: number): number {
    const draw = this.draw.next();
    const spread = this.draw.next();
    if (draw >= p && !this.complete) return 0;
    return low + Math.floor(spread ** 3 * (high - low + 1));
  }

  /** Adds a record to the subject's own section; returns its pk. */
  add<T extends RecordTag>(tag: T, payload: Payload<T>, date: string | null): number {
    return this.sink.record(tag, this.pk, payload, date);
  }

  /** Adds a record whose payload was generated from the tag's schema. */
  addFromSchema(tag: Tag, payload: object, date: string): void {
    this.sink.record(tag, this.pk, payload, date);
  }

  /** Adds a record without an entity. */
  addUnowned<T extends UnlistedTag>(tag: T, payload: Payload<T>, date: string | null): void {
    this.sink.record(tag, null, payload, date);
  }

  /** Adds a record to another entity's section. */
  addTo<T extends Tag>(holderPk: number, tag: T, payload: Payload<T>, date: string | null): number {
    return this.sink.record(tag, holderPk, payload, date);
  }

  /** Adds a record of a tag that is a single value. */
  addScalar(tag: 'is_itbm' | 'last_itbm_date' | 'rp_report_url', value: boolean | string, date: string): void {
    this.sink.record(tag, this.pk, { [tag]: value }, date);
  }

  /** The value of a document field: a reference to the sample document, or null for most records. */
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
