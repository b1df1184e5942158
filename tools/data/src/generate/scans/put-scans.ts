import { createHash } from 'node:crypto';
import { inTransaction } from '@entity-registry/persistence';
import { OBJECT_SCHEME, buildSections } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import type { Pool } from 'pg';
import { Draw } from '../random.js';
import { deedPages } from './deed.js';
import { pageDrawer } from './draw-page.js';
import { imagePdf } from './image-pdf.js';

/** A document whose text was generated, and that has no scan yet. */
interface Unscanned {
  level: string;
  pk: bigint;
  entity_pk: bigint;
  tag: string;
  name: string | null;
  holder: string | null;
  item_date: string | null;
  texts: string[];
}

export interface ScanOptions {
  readonly pool: Pool;
  readonly objects: ObjectStore;
  readonly seed: number;
  /** Entities of Panama, of which each document that has a text gets a scan. */
  readonly entities: readonly number[];
}

/** Scans at most: a twentieth of a second for each page. */
const MOST_SCANS = 16;

/**
 * Draws what documents of these entities look like as scans, puts the files into the store and names them in the records. What
 * has one is left alone, so that it may be called again. Answers how many were made.
 */
export async function putScans({ pool, objects, seed, entities }: ScanOptions): Promise<number> {
  const { rows } = await pool.query<Unscanned>(UNSCANNED, [entities, MOST_SCANS]);
  if (rows.length === 0) return 0;
  const drawPage = await pageDrawer();
  for (const document of rows) {
    const draw = new Draw(seed, 'scan', Number(document.pk));
    const pages = deedPages(document.texts, draw);
    const body = imagePdf(pages.map((paragraphs) => drawPage(paragraphs, draw)));
    const key = scanKey(document);
    await objects.put(key, { body, contentType: 'application/pdf' });
    await nameScan(pool, document, key, pages);
  }
  return rows.length;
}

/** By what the register says of the document, so that the stub of the register finds it there: it knows no numbers of ours. */
function scanKey({ holder, tag, name, item_date }: Unscanned): string {
  const what = [holder, tag, name, item_date].join('\n');
  return `pa/scans/${createHash('sha256').update(what).digest('hex').slice(0, 24)}.pdf`;
}

/** Half of the scans at most are of digital documents, which are read and not served. */
const UNSCANNED = `
  select level, pk, entity_pk, tag, name, holder, item_date, texts from (
    select r.level, r.pk, r.entity_pk, r.tag, coalesce(r.payload ->> 'nombre', r.payload ->> 'entrada') as name, r.item_date,
           coalesce(e.ruc, e.cedula, e.nombre) as holder, t.texts,
           row_number() over (partition by r.tag order by array_position($1::bigint[], r.entity_pk), r.pk) as place
      from record r
      join entity e on e.jurisdiction = r.jurisdiction and e.pk = r.entity_pk
      cross join lateral (
        select array_agg(t.body order by t.page) as texts from document_text t
         where t.level = r.level and t.jurisdiction = r.jurisdiction and t.pk = r.pk) t
     where r.level in ('documentos_escaneados', 'registry_documents') and r.jurisdiction = 'pa' and r.synthetic
       and r.tag in ('documentos_escaneados', 'documentos_digitales') and r.entity_pk = any ($1::bigint[])
       and t.texts is not null
       and not exists (select from document_reading d
                        where d.level = r.level and d.jurisdiction = r.jurisdiction and d.pk = r.pk)) as unscanned
   where place <= $2 / 2 order by tag, place`;

async function nameScan(pool: Pool, document: Unscanned, key: string, pages: readonly string[][]): Promise<void> {
  const { level, pk } = document;
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `update record set payload = payload || jsonb_build_object('pdf_url', $3::text)
        where level = $1 and jurisdiction = 'pa' and pk = $2`,
      [level, pk, OBJECT_SCHEME + key],
    );
    // What the scan says is the text until somebody reads it.
    await tx.query(
      `update document_text t set body = drawn.body from unnest($3::text[]) with ordinality as drawn (body, page)
        where t.level = $1 and t.jurisdiction = 'pa' and t.pk = $2 and t.page = drawn.page`,
      [level, pk, pages.map((paragraphs) => paragraphs.join('\n'))],
    );
    await buildSections(tx, 'pa', [document.entity_pk], ['documentos_escaneados']);
  });
}
