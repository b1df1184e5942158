import { createHash } from 'node:crypto';
import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { OBJECT_SCHEME, buildSections } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import type { Pool } from 'pg';
import { Draw } from '../random.js';
import { deedPages } from './deed.js';
import { pageDrawer } from './draw-page.js';
import { imagePdf } from './image-pdf.js';

/** A document that has no scan yet. */
interface Unscanned {
  level: string;
  pk: bigint;
  entity_pk: bigint;
  tag: string;
  name: string | null;
  holder: string | null;
  item_date: string | null;
  title: string;
  nombre: string;
}

export interface ScanOptions {
  readonly pool: Pool;
  readonly objects: ObjectStore;
  readonly seed: number;
  /** Entities that get scans for some of their documents. */
  readonly entities: readonly number[];
}

/** The jurisdiction whose documents get scans, and where to store them. */
const SCANNED = DEFAULT_JURISDICTION;
const SCANS = `${SCANNED}/scans/`;

/** Maximum number of scans. Each page takes a twentieth of a second. */
const MAX_SCANS = 16;

/**
 * Draws scans of documents of these entities, stores the files and references them in the records. Their text is only
 * in the image until OCR reads it. Does nothing if some exist already. Returns how many were created.
 */
export async function storeScans({ pool, objects, seed, entities }: ScanOptions): Promise<number> {
  const { rows } = await pool.query<Unscanned>(UNSCANNED, [entities, MAX_SCANS, SCANNED, `${OBJECT_SCHEME}${SCANS}%`]);
  if (rows.length === 0) return 0;
  const drawPage = await pageDrawer();
  for (const document of rows) {
    const draw = new Draw(seed, 'scan', Number(document.pk));
    const pages = deedPages(document.title, document.nombre, draw);
    const body = imagePdf(pages.map((paragraphs) => drawPage(paragraphs, draw)));
    const key = scanKey(document);
    await objects.put(key, { body, contentType: 'application/pdf' });
    await nameScan(pool, document, key);
  }
  return rows.length;
}

/** Derived from the source's data about the document, so that the stub source finds it without knowing our ids. */
function scanKey({ holder, tag, name, item_date }: Unscanned): string {
  const what = [holder, tag, name, item_date].join('\n');
  return `${SCANS}${createHash('sha256').update(what).digest('hex').slice(0, 24)}.pdf`;
}

/** At most half of the scans are of digital documents, whose text is read but not served. */
const UNSCANNED = `
  select level, pk, entity_pk, tag, name, holder, item_date, title, nombre from (
    select r.level, r.pk, r.entity_pk, r.tag, coalesce(r.payload ->> 'nombre', r.payload ->> 'entrada') as name, r.item_date,
           coalesce(e.ruc, e.cedula, e.nombre) as holder,
           coalesce(r.payload ->> 'nombre', r.payload ->> 'detalle', '') as title, coalesce(e.nombre, '') as nombre,
           row_number() over (partition by r.tag order by array_position($1::bigint[], r.entity_pk), r.pk) as place
      from record r
      join entity e on e.jurisdiction = r.jurisdiction and e.pk = r.entity_pk
     where r.level in ('documentos_escaneados', 'registry_documents') and r.jurisdiction = $3 and r.synthetic
       and r.tag in ('documentos_escaneados', 'documentos_digitales') and r.entity_pk = any ($1::bigint[])
       and not exists (select from record o
                        where o.level in ('documentos_escaneados', 'registry_documents') and o.jurisdiction = $3
                          and o.entity_pk = any ($1::bigint[]) and o.payload ->> 'pdf_url' like $4)) as unscanned
   where place <= $2 / 2 order by tag, place`;

async function nameScan(pool: Pool, document: Unscanned, key: string): Promise<void> {
  const { level, pk } = document;
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `update record set payload = payload || jsonb_build_object('pdf_url', $3::text)
        where level = $1 and jurisdiction = $4 and pk = $2`,
      [level, pk, OBJECT_SCHEME + key, SCANNED],
    );
    await buildSections(tx, SCANNED, [document.entity_pk], ['documentos_escaneados']);
  });
}
