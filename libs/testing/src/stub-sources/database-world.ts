import { DEFAULT_JURISDICTION, SYNTHETIC_SOURCE, foldName, searchKeys, tagDefinition } from '@entity-registry/domain';
import type { EntityKind, PublicSourceId, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { tagsFedBy, tagsFirstFedBy } from './international/feeds.js';
import { samplePdf } from './sample-pdf.js';
import type { SourceWorld, StubRecord, StubEntity } from './stub-source.js';

/** The registry's object store, from which the stub reads the scans drawn by the generator. */
export interface ScanStore {
  get(key: string): Promise<{ readonly body: Uint8Array } | undefined>;
}

export interface DatabaseWorldOptions {
  readonly now: () => Date;
  /**
   * The demo's synthetic scans, by the register's names. If set, the register has no other scans; absent: each scan is a page
   * that shows its own path.
   */
  readonly scans?: ScanStore;
  /** How long a complete list is cached, in milliseconds. Default: 0. */
  readonly listsForMs?: number;
}

/** Institutions that only know subjects in their own records, not every company and person of the country. */
const OWN_DATA_ONLY: ReadonlySet<PublicSourceId> = new Set(['icij']);

const SCANNED = /^\/Documentos\/([0-9a-f]{24}\.pdf)$/;

// A resident agent can be on thousands of boards.
const MAX_RECORDS = 20_000;
const MAX_LISTED_RECORDS = 100_000;

const ENTITY_COLUMNS = 'e.pk, e.kind, e.nombre, e.ruc, e.cedula, e.core, e.source, e.name_norm';

// Synthetic records belong to no institution, so the first source of the tag shows them.
const SHOWN = `r.jurisdiction = '${DEFAULT_JURISDICTION}' and r.level = any($1) and r.tag = any($2)
  and (r.source = $3 or (r.source = '${SYNTHETIC_SOURCE}' and r.tag = any($4)))`;

interface EntityRow {
  pk: bigint;
  kind: EntityKind;
  nombre: string | null;
  ruc: string | null;
  cedula: string | null;
  core: Record<string, unknown>;
  source: string;
  name_norm: string | null;
}

interface RecordRow {
  entity_pk: bigint;
  tag: Tag;
  payload: Record<string, unknown>;
  item_date: string | null;
}

/**
 * Publishes the Panama data of the registry's own database: a record is shown by its source, a synthetic one by the first
 * source of its tag. Read-only.
 */
export class DatabaseWorld implements SourceWorld {
  private readonly lists = new Map<string, { readonly until: number; readonly subjects: Promise<StubEntity[]> }>();

  constructor(
    private readonly db: Queryable,
    private readonly options: DatabaseWorldOptions,
  ) {}

  async find(source: PublicSourceId, query: { identifier?: string; nombre?: string }): Promise<StubEntity | undefined> {
    const entity = (await this.byIdentifier(query)) ?? (await this.byName(query.nombre));
    if (!entity) return undefined;
    const records = await this.recordsOf(source, entity.pk);
    if (records.length === 0 && OWN_DATA_ONLY.has(source) && entity.source !== source) return undefined;
    return toStubEntity(entity, records);
  }

  list(source: PublicSourceId, tags: readonly Tag[]): Promise<readonly StubEntity[]> {
    const key = [source, ...tags].join(' ');
    const now = this.options.now().getTime();
    const known = this.lists.get(key);
    if (known && known.until > now) return known.subjects;
    const subjects = this.readList(source, tags);
    this.lists.set(key, { until: now + (this.options.listsForMs ?? 0), subjects });
    subjects.catch(() => this.lists.delete(key));
    return subjects;
  }

  /**
   * Of the register's scanned documents, only those with a synthetic scan: the recognized text of a placeholder page would
   * replace the text of the document. Every other document is a page that shows its own path.
   */
  async document(path: string): Promise<Uint8Array | undefined> {
    const { scans } = this.options;
    const name = SCANNED.exec(path)?.[1];
    if (scans !== undefined && name !== undefined) return (await scans.get(`pa/scans/${name}`))?.body;
    return path.endsWith('.pdf') ? samplePdf(path) : undefined;
  }

  /** Of several holders of a number, such as a person and a company, the one with the requested name. */
  private async byIdentifier(query: { identifier?: string; nombre?: string }): Promise<EntityRow | undefined> {
    if (query.identifier === undefined) return undefined;
    const { keys, compact, holder } = searchKeys('pa', query.identifier);
    if (keys.length === 0 && compact.length === 0) return undefined;
    const { rows } = await this.db.query<EntityRow>(
      `select ${ENTITY_COLUMNS} from entity e
        where e.jurisdiction = '${DEFAULT_JURISDICTION}' and e.merged_into is null and (e.id_key = any($1) or e.id_compact = any($2))
        order by e.pk limit 50`,
      [keys, compact],
    );
    const name = foldName(query.nombre ?? '');
    const kind = holder === 'person' ? 'NaturalPerson' : 'Organization';
    return rows.find((row) => row.name_norm === name) ?? rows.find((row) => row.kind === kind) ?? rows[0];
  }

  private async byName(nombre: string | undefined): Promise<EntityRow | undefined> {
    const name = foldName(nombre ?? '');
    if (name === '') return undefined;
    const { rows } = await this.db.query<EntityRow>(
      `select ${ENTITY_COLUMNS} from entity e
        where e.jurisdiction = '${DEFAULT_JURISDICTION}' and e.merged_into is null and e.name_norm = $1 order by e.pk limit 1`,
      [name],
    );
    return rows[0];
  }

  private async recordsOf(source: PublicSourceId, pk: bigint): Promise<StubRecord[]> {
    const { rows } = await this.db.query<RecordRow>(
      `select r.entity_pk, r.tag, r.payload, r.item_date from record r
        where ${SHOWN} and r.entity_pk = $5 order by r.item_date desc nulls last, r.pk limit ${MAX_RECORDS}`,
      [...shownBy(source, [...tagsFedBy(source)]), pk],
    );
    return rows.map(toRecord);
  }

  private async readList(source: PublicSourceId, tags: readonly Tag[]): Promise<StubEntity[]> {
    const fed = tagsFedBy(source);
    const { rows } = await this.db.query<RecordRow & EntityRow>(
      `select r.entity_pk, r.tag, r.payload, r.item_date, ${ENTITY_COLUMNS}
         from record r join entity e on e.jurisdiction = r.jurisdiction and e.pk = r.entity_pk
        where ${SHOWN} order by r.entity_pk, r.item_date desc nulls last, r.pk limit ${MAX_LISTED_RECORDS}`,
      shownBy(
        source,
        tags.filter((tag) => fed.has(tag)),
      ),
    );
    const listed = new Map<bigint, StubEntity & { readonly records: StubRecord[] }>();
    for (const row of rows) {
      const subject = listed.get(row.pk) ?? { ...toStubEntity(row, []), records: [] };
      subject.records.push(toRecord(row));
      listed.set(row.pk, subject);
    }
    return [...listed.values()];
  }
}

/** Values for $1 to $4 of `SHOWN`. */
function shownBy(source: PublicSourceId, tags: readonly Tag[]): unknown[] {
  const levels = [...new Set(tags.map((tag) => tagDefinition(tag).level))];
  return [levels, tags, source, tagsFirstFedBy(source)];
}

function toStubEntity({ kind, nombre, ruc, cedula, core }: EntityRow, records: readonly StubRecord[]): StubEntity {
  const written = Object.entries(core).filter((field): field is [string, string] => typeof field[1] === 'string');
  return { kind, nombre, ruc, cedula, core: Object.fromEntries(written), records };
}

function toRecord({ tag, payload, item_date }: RecordRow): StubRecord {
  return { tag, payload, itemDate: item_date };
}
