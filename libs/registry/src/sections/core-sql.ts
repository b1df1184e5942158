import { lookup, NaturalPersonBase, OrganizationBase } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { CORE_FIELDS } from './core-fields.js';
import { isoSql } from './projection.js';
import { HOLDERS, upsertSql } from './section-sql.js';
import { wasReadSql, sourcesSql } from './sources-sql.js';

// SQL of each base field. Fields without a column of their own are in entity.core.
const COLUMNS: Readonly<Record<string, string>> = {
  id: 'e.pk',
  service_id: 'e.pk',
  // A key of the register may be an identity number.
  sid: `to_json(case when exists (select from suppression x
                                    where x.jurisdiction = e.jurisdiction and x.entity_sid = e.sid and x.level = 'core_registro'
                                      and x.list is null and x.lifted_at is null) then 'restricted' else e.sid end)`,
  nombre: textSql('e.nombre'),
  ruc: textSql('e.ruc'),
  ruc_no_dv: textSql('e.ruc_no_dv'),
  cedula: textSql('e.cedula'),
  source_updated_at: textSql(isoSql('e.source_updated_at')),
  ...Object.fromEntries(CORE_FIELDS.map((field) => [field, `coalesce(e.core->'${field}', 'null')`])),
};

const HOLDER = { jurisdiction: 'e.jurisdiction', pk: 'e.pk' };

/**
 * The statement that builds the base fields (`core_registro`) of the entities of jurisdiction $1 whose pks are in $2,
 * in wire form and order (specification, "Organization detail", "Natural person detail"), with the entity's kind.
 */
export const coreSql = (jurisdiction: Jurisdiction): string => `
  insert into section as s (jurisdiction, entity_pk, level, kind, body, totals, state, source, fetched_at, source_updated_at, sources)
  select e.jurisdiction, e.pk, 'core_registro', e.kind,
         (case e.kind when 'NaturalPerson' then ${baseSql(NaturalPersonBase)} else ${baseSql(OrganizationBase)} end)::json,
         '{"core_registro": 1}', 'ok', e.source, e.fetched_at, e.source_updated_at,
         case when e.synthetic and e.source <> 'synthetic' or ${wasReadSql(jurisdiction, 'core_registro', HOLDER)}
              then ${sourcesSql(jurisdiction, 'core_registro', HOLDER)} end
    from ${HOLDERS} join entity e on e.jurisdiction = h.jurisdiction and e.pk = h.pk
  ${upsertSql()}`;

function baseSql(schema: { properties: Record<string, unknown> }): string {
  const parts = Object.keys(schema.properties).map((name, index) => {
    const value = lookup(COLUMNS, name);
    if (value === undefined) throw new Error(`no column for the base field ${name}`);
    return `'${index === 0 ? '{' : ','}"${name}":', ${value}`;
  });
  return `concat(${parts.join(', ')}, '}')`;
}

function textSql(text: string): string {
  return `coalesce(to_json(${text})::text, 'null')`;
}
