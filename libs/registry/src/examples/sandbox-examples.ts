import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** One entity to try a request with. */
export interface ExampleEntityRow {
  jurisdiction: Jurisdiction;
  kind: 'Organization' | 'NaturalPerson';
  pk: bigint;
  nombre: string | null;
  ruc: string | null;
  cedula: string | null;
}

export interface SandboxExampleRows {
  entities: ExampleEntityRow[];
  /** One document per level, preferably with text. */
  documents: { level: string; pk: bigint }[];
}

/** The examples to look for. */
export interface WantedExamples {
  readonly entities: readonly Pick<ExampleEntityRow, 'jurisdiction' | 'kind'>[];
  /** Levels that a document may come from. */
  readonly documentLevels: readonly string[];
  readonly documentsOf: Jurisdiction;
}

/**
 * For each wanted jurisdiction and kind, the entity with data in the most levels among the first few hundred. Reads only the
 * start of an index, however large the registry is.
 */
export async function findSandboxExamples(db: Queryable, wanted: WantedExamples): Promise<SandboxExampleRows> {
  const { rows: entities } = await db.query<ExampleEntityRow>(
    `select best.*
       from unnest($1::text[], $2::text[]) as wanted (jurisdiction, kind)
      cross join lateral (
        select e.jurisdiction, e.kind, e.pk, e.nombre, coalesce(e.ruc_no_dv, e.ruc) as ruc, e.cedula
          from (select * from entity f
                 where f.jurisdiction = wanted.jurisdiction and f.kind = wanted.kind and f.merged_into is null
                   and f.nombre is not null
                 order by f.pk limit 400) e
          left join section s on s.jurisdiction = e.jurisdiction and s.entity_pk = e.pk and s.state = 'ok'
         group by e.jurisdiction, e.kind, e.pk, e.nombre, e.ruc_no_dv, e.ruc, e.cedula
         order by count(s.level) desc, e.pk limit 1) best`,
    [wanted.entities.map(({ jurisdiction }) => jurisdiction), wanted.entities.map(({ kind }) => kind)],
  );
  const { rows: documents } = await db.query<{ level: string; pk: bigint }>(
    `select found.* from unnest($1::text[]) as wanted (level)
      cross join lateral (
        select d.level, d.pk
          from ((select t.level, t.pk, 1 as place from document_text t
                  where t.level = wanted.level and t.jurisdiction = $2 order by t.pk limit 1)
                union all
                (select r.level, r.pk, 2 from document_reading r
                  where r.level = wanted.level and r.jurisdiction = $2 order by r.pk limit 1)) d
         order by d.place limit 1) found`,
    [wanted.documentLevels, wanted.documentsOf],
  );
  return { entities, documents };
}
