import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { itemSql } from '../sections/projection.js';
import { assetTable } from './asset-types.js';
import type { AssetType } from './asset-types.js';

/** One stored asset. `item` is the JSON text of the served fields, with numeric ids. */
export interface AssetRecord {
  readonly jurisdiction: Jurisdiction;
  readonly type: AssetType;
  readonly pk: bigint;
  /** Its entity; null if it is not matched to any. */
  readonly entityPk: bigint | null;
  readonly item: string;
  readonly source: string;
  /** Whether it is synthetic: generated, or from a stub of the source. */
  readonly synthetic: boolean;
  readonly fetchedAt: Date;
  readonly sourceUpdatedAt: Date | null;
  /** Whether the source was down when the entity's records of this kind were last requested. */
  readonly sourceDown: boolean;
}

/** The state of text recognition for a document's file (ADR 0025). */
export interface Recognition {
  /** `unavailable`: it is pending, but no process recognizes documents (ADR 0025). */
  readonly state: 'waiting' | 'unavailable' | 'read' | 'failed';
  /** The engine that recognized the text, with its version. Null, like the next two, if the text was not recognized here. */
  readonly engine: string | null;
  /** ISO 639-2 code. */
  readonly language: string | null;
  readonly readAt: Date | null;
  /** Whether the text was recognized from a previous file: the current one is pending, or can't be read. */
  readonly ofFormerFile: boolean;
}

/** A document with one page of its text. */
export interface DocumentPage extends Omit<AssetRecord, 'item'> {
  /** Number of pages with text. */
  readonly pages: number;
  /** Null if there is no such page. */
  readonly text: string | null;
  /** Null if the document has no file. Its text, if any, came with the document or was read from a file that is gone. */
  readonly recognition: Recognition | null;
}

interface Row {
  entity_pk: bigint | null;
  source: string;
  synthetic: boolean;
  fetched_at: Date;
  source_updated_at: Date | null;
  source_down: boolean;
}

interface PageRow {
  pages: number;
  text: string | null;
  recognition: (Omit<Recognition, 'readAt'> & { readAt: string | null }) | null;
}

const columnsOf = (type: AssetType): string => `i.entity_pk, i.source, i.synthetic, i.fetched_at, i.source_updated_at,
      coalesce(case when s.sources is null then s.state = 'source_down'
                    else s.sources->'${assetTable(type).tag}' @> '[{"state": "source_down"}]' end, false) as source_down`;

/**
 * The records of one asset type in jurisdiction $1 with the keys $2. The level is a literal, so that one partition is
 * planned.
 */
function fromSql(type: AssetType): string {
  const { level, tag } = assetTable(type);
  return `from record i
      left join section s on s.jurisdiction = i.jurisdiction and s.entity_pk = i.entity_pk and s.level = '${level}'
     where i.level = '${level}' and i.jurisdiction = $1 and i.pk = any ($2) and i.tag = '${tag}'`;
}

const STATE = `case when d.state = 'waiting' and not exists (select from text_recognizer where seen_at > now() - interval '1 hour')
        then 'unavailable' else d.state end`;

/** Reads assets by their ids. */
export class AssetRecords {
  constructor(private readonly db: Queryable) {}

  /** The asset; undefined if there is none with this key. */
  async read(jurisdiction: Jurisdiction, type: AssetType, pk: bigint): Promise<AssetRecord | undefined> {
    return (await this.readMany(jurisdiction, type, [pk]))[0];
  }

  /** The assets with these keys, in any order. One read by primary key. */
  async readMany(jurisdiction: Jurisdiction, type: AssetType, pks: readonly bigint[]): Promise<AssetRecord[]> {
    const text = `select i.pk, ${columnsOf(type)}, (${itemSql(assetTable(type).shape)})::text as item ${fromSql(type)}`;
    const { rows } = await this.db.query<Row & { pk: bigint; item: string }>({
      ...{ name: `read_asset_${type}`, text, values: [jurisdiction, pks] },
    });
    return rows.map((row) => ({ ...toRecord(jurisdiction, type, row.pk, row), item: row.item }));
  }

  /** One page of a document's text, counted from 1; undefined if there is no such document. */
  async readPage(
    jurisdiction: Jurisdiction,
    type: 'entrada' | 'elemento',
    pk: bigint,
    page: number,
  ): Promise<DocumentPage | undefined> {
    const { level } = assetTable(type);
    const pagesSql = `from document_text t where t.level = '${level}' and t.jurisdiction = $1 and t.pk = i.pk`;
    const recognitionSql = `select json_build_object('state', ${STATE}, 'engine', d.engine, 'language', d.language,
        'readAt', d.read_at, 'ofFormerFile', d.former_key is not null)
      from document_reading d where d.level = '${level}' and d.jurisdiction = $1 and d.pk = i.pk`;
    const text = `select ${columnsOf(type)}, (select count(*)::int ${pagesSql}) as pages, (select body ${pagesSql} and t.page = $3) as text,
        (${recognitionSql}) as recognition
      ${fromSql(type)}`;
    const { rows } = await this.db.query<Row & PageRow>({
      ...{ name: `read_document_${type}`, text, values: [jurisdiction, [pk], page] },
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    const { pages, text: body, recognition: stored } = row;
    const recognition = stored && { ...stored, readAt: stored.readAt === null ? null : new Date(stored.readAt) };
    return { ...toRecord(jurisdiction, type, pk, row), pages, text: body, recognition };
  }
}

function toRecord(jurisdiction: Jurisdiction, type: AssetType, pk: bigint, row: Row): Omit<AssetRecord, 'item'> {
  return {
    ...{ jurisdiction, type, pk },
    entityPk: row.entity_pk,
    source: row.source,
    synthetic: row.synthetic,
    fetchedAt: row.fetched_at,
    sourceUpdatedAt: row.source_updated_at,
    sourceDown: row.source_down,
  };
}
