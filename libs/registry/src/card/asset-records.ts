import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import { itemSql } from '../sections/projection.js';
import { assetTable } from './asset-types.js';
import type { AssetType } from './asset-types.js';

/** One asset as it is stored. `item` is JSON text of the fields that are served, with ids as keys. */
export interface AssetRecord {
  readonly jurisdiction: Jurisdiction;
  readonly type: AssetType;
  readonly pk: bigint;
  /** Whose it is; null: it is not tied to anybody. */
  readonly entityPk: bigint | null;
  readonly item: string;
  readonly source: string;
  readonly fetchedAt: Date;
  readonly sourceUpdatedAt: Date | null;
  /** Whether the source was down when the entity's records of this kind were last asked for. */
  readonly sourceDown: boolean;
}

/** How the recognition of a document's file stands (ADR 0118). */
export interface Recognition {
  readonly state: 'waiting' | 'read' | 'failed';
  /** What recognised the text, with its version; null, as are the two after it: the text was not recognised here. */
  readonly engine: string | null;
  /** ISO 639-2 code. */
  readonly language: string | null;
  readonly readAt: Date | null;
  /** Whether the text was recognised from a file that the document no longer has: its present one waits, or cannot be read. */
  readonly ofFormerFile: boolean;
}

/** A document with one page of its text. */
export interface DocumentPage extends Omit<AssetRecord, 'item'> {
  /** How many pages have been read; 0: none. */
  readonly pages: number;
  /** Null where there is no such page. */
  readonly text: string | null;
  /** Null: there is no file of it; its text, if any, came with the document or was read from a file that is gone. */
  readonly recognition: Recognition | null;
}

interface Row {
  entity_pk: bigint | null;
  source: string;
  fetched_at: Date;
  source_updated_at: Date | null;
  source_down: boolean;
}

interface PageRow {
  pages: number;
  text: string | null;
  recognition: (Omit<Recognition, 'readAt'> & { readAt: string | null }) | null;
}

const COLUMNS = `i.entity_pk, i.source, i.fetched_at, i.source_updated_at, coalesce(s.state = 'source_down', false) as source_down`;

/** The records of one asset type with the keys $2 of jurisdiction $1; the level as a literal, so that one partition is planned. */
function fromSql(type: AssetType): string {
  const { level, tag } = assetTable(type);
  return `from record i
      left join section s on s.jurisdiction = i.jurisdiction and s.entity_pk = i.entity_pk and s.level = '${level}'
     where i.level = '${level}' and i.jurisdiction = $1 and i.pk = any ($2) and i.tag = '${tag}'`;
}

/** Reads assets by their ids. */
export class AssetRecords {
  constructor(private readonly db: Queryable) {}

  /** The asset; undefined where there is none under the key. */
  async read(jurisdiction: Jurisdiction, type: AssetType, pk: bigint): Promise<AssetRecord | undefined> {
    return (await this.readMany(jurisdiction, type, [pk]))[0];
  }

  /** The assets that there are under the keys, in any order. One look by primary keys. */
  async readMany(jurisdiction: Jurisdiction, type: AssetType, pks: readonly bigint[]): Promise<AssetRecord[]> {
    const text = `select i.pk, ${COLUMNS}, (${itemSql(assetTable(type).shape)})::text as item ${fromSql(type)}`;
    const { rows } = await this.db.query<Row & { pk: bigint; item: string }>({
      ...{ name: `read_asset_${type}`, text, values: [jurisdiction, pks] },
    });
    return rows.map((row) => ({ ...toRecord(jurisdiction, type, row.pk, row), item: row.item }));
  }

  /** A page, from 1 on, of the text of a document; undefined where there is no such document. */
  async readPage(
    jurisdiction: Jurisdiction,
    type: 'entrada' | 'elemento',
    pk: bigint,
    page: number,
  ): Promise<DocumentPage | undefined> {
    const { level } = assetTable(type);
    const pages = `from document_text t where t.level = '${level}' and t.jurisdiction = $1 and t.pk = i.pk`;
    const recognition = `select json_build_object('state', d.state, 'engine', d.engine, 'language', d.language,
        'readAt', d.read_at, 'ofFormerFile', d.former_key is not null)
      from document_reading d where d.level = '${level}' and d.jurisdiction = $1 and d.pk = i.pk`;
    const text = `select ${COLUMNS}, (select count(*)::int ${pages}) as pages, (select body ${pages} and t.page = $3) as text,
        (${recognition}) as recognition
      ${fromSql(type)}`;
    const { rows } = await this.db.query<Row & PageRow>({
      ...{ name: `read_document_${type}`, text, values: [jurisdiction, [pk], page] },
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    const { pages: count, text: body, recognition: said } = row;
    const read = said && { ...said, readAt: said.readAt === null ? null : new Date(said.readAt) };
    return { ...toRecord(jurisdiction, type, pk, row), pages: count, text: body, recognition: read };
  }
}

function toRecord(jurisdiction: Jurisdiction, type: AssetType, pk: bigint, row: Row): Omit<AssetRecord, 'item'> {
  return {
    ...{ jurisdiction, type, pk },
    entityPk: row.entity_pk,
    source: row.source,
    fetchedAt: row.fetched_at,
    sourceUpdatedAt: row.source_updated_at,
    sourceDown: row.source_down,
  };
}
