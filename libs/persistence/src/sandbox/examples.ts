import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '../pool.js';

/** One entity to try a call with. */
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
  /** A document of each level that has one whose text was read. */
  documents: { level: string; pk: bigint }[];
}

/**
 * Of each jurisdiction and kind the entity with data in the most levels, of the first few hundred: a look at the front of an
 * index, however large the registry is. `documentLevels`: where a document may come from.
 */
export async function findSandboxExamples(
  db: Queryable,
  documentLevels: readonly string[],
): Promise<SandboxExampleRows> {
  const { rows: entities } = await db.query<ExampleEntityRow>(
    `select best.*
       from (values ('pa', 'Organization'), ('pa', 'NaturalPerson'), ('ec', 'Organization'), ('co', 'Organization'))
            as wanted (jurisdiction, kind)
      cross join lateral (
        select e.jurisdiction, e.kind, e.pk, e.nombre, coalesce(e.ruc_no_dv, e.ruc) as ruc, e.cedula
          from (select * from entity f
                 where f.jurisdiction = wanted.jurisdiction and f.kind = wanted.kind and f.merged_into is null
                   and f.nombre is not null
                 order by f.pk limit 400) e
          left join section s on s.jurisdiction = e.jurisdiction and s.entity_pk = e.pk and s.state = 'ok'
         group by e.jurisdiction, e.kind, e.pk, e.nombre, e.ruc_no_dv, e.ruc, e.cedula
         order by count(s.level) desc, e.pk limit 1) best`,
  );
  const { rows: documents } = await db.query<{ level: string; pk: bigint }>(
    `select found.* from unnest($1::text[]) as wanted (level)
      cross join lateral (select t.level, t.pk from document_text t
                           where t.level = wanted.level and t.jurisdiction = 'pa' order by t.pk limit 1) found`,
    [documentLevels],
  );
  return { entities, documents };
}
