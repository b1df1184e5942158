import { UNLISTED_TAGS } from '@entity-registry/domain';
import { assetTable } from '@entity-registry/registry';
import type { AssetType } from '@entity-registry/registry';
import type pg from 'pg';

/** An entry in a folio of the company: an asset of its own. */
const FOLIO = {
  hipotecas: [{ id: 7_000_001, sid: 'e1', nombre: 'HIPOTECA', fecha: '2019-05-02', hipoteca: { monto: 100 } }],
};

/**
 * Writes synthetic records of the tags that no detail lists, and an entry into the folio of every property. Returns the key of
 * one record for each asset type. The company's own records must exist.
 */
export async function writeSyntheticAssets(pool: pg.Pool, company: bigint): Promise<Readonly<Record<string, bigint>>> {
  const derived = UNLISTED_TAGS.filter((tag) => tag !== 'real_estate_deeds');
  for (const tag of derived) {
    await pool.query(
      `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, source, source_key, run_id, fetched_at)
       select $1::text, 'pa', 4200 + $2::int, $1::text, case when $1 <> 'impedimentos' then $3::bigint end, '{"nombre": "Invento"}', '2024-02-03',
              'migracion', $1::text, max(id), '2026-11-20T06:00:00Z' from ingest_run`,
      [tag, derived.indexOf(tag), company],
    );
  }
  await pool.query(
    `update record set payload = payload || $1::jsonb where level = 'real_estate' and entity_pk = $2 and tag = 'fincas'`,
    [FOLIO, company],
  );
  const { rows } = await pool.query<{ tag: string; pk: bigint }>(
    `select tag, min(pk) as pk from record where jurisdiction = 'pa' and (entity_pk = $1 or entity_pk is null) group by tag`,
    [company],
  );
  return Object.fromEntries(rows.map(({ tag, pk }) => [tag, pk]));
}

/** The tag of the records of an asset type. */
export function tagOf(type: AssetType): string {
  return assetTable(type).tag;
}
