import { tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction, Tag } from '@entity-registry/domain';
import type { SchemaNode } from './schema-node.js';
import { itemSql } from './projection.js';
import { HOLDERS, insertSectionSql, isPlainSql } from './section-sql.js';

/** Levels with the records that the trade summaries sum up. */
export const TRADE_LEVELS = ['importaciones', 'exportaciones'] as const;

const LEVEL = 'customs_summaries';

// Maximum number of countries and tariff fractions in a summary.
const MAX_RANKED = listsOf('imports_summary')[0]?.[1].maxItems ?? 0;

// Only the records of customs_summary itself show how the tariff fits the declared activity.
const SIMILARITY = itemSql(tagDefinition('customs_summary'));

/**
 * The statement that builds the trade summaries (ADR 0022) of the entities of jurisdiction $1 with pks in $2, from the stored
 * declarations. "Recent" means the twelve months before the latest declaration, so that a summary depends only on the
 * records, not on the day when it is built. Countries and tariff fractions are ranked by value.
 */
export const tradeSql = (jurisdiction: Jurisdiction): string => `
  with declared as materialized (
    select h.jurisdiction, r.entity_pk, r.level, r.item_date, r.source, r.synthetic, r.fetched_at, r.source_updated_at,
           case when jsonb_typeof(r.payload->'valor_cif') = 'number' then (r.payload->'valor_cif')::numeric end as valor_cif,
           coalesce(r.payload->>'procedencia', r.payload->>'destino') as pais,
           r.payload->>'fraccion_arancelaria' as fraccion_arancelaria,
           max(r.item_date) over (partition by r.entity_pk, r.level) - interval '1 year' as recent_after
      from ${HOLDERS}
      join record r on r.level in (${TRADE_LEVELS.map((level) => `'${level}'`).join(', ')})
                   and r.jurisdiction = h.jurisdiction and r.entity_pk = h.pk
  ), period as (
    select d.entity_pk, d.level, count(*) as n,
           ${periodSql('')} as all_time,
           ${periodSql('filter (where d.item_date > d.recent_after)')} as recent
      from declared d group by d.entity_pk, d.level
  ), ${rankedSql('pais')}, ${rankedSql('fraccion_arancelaria')},
  fact as (
    select distinct on (i.entity_pk) h.jurisdiction, i.entity_pk, (${SIMILARITY})::json as body, i.source, i.synthetic, i.fetched_at, i.source_updated_at
      from ${HOLDERS}
      join record i on i.level = '${LEVEL}' and i.jurisdiction = h.jurisdiction and i.entity_pk = h.pk
     where i.tag = 'customs_summary'
     order by i.entity_pk, i.item_date desc nulls last, i.pk
  ), holder as (
    select max(i.jurisdiction) as jurisdiction, i.entity_pk, max(i.source) as source, max(i.fetched_at) as fetched_at,
           max(i.source_updated_at) as source_updated_at, ${isPlainSql(3)} as is_plain
      from (select jurisdiction, entity_pk, source, synthetic, fetched_at, source_updated_at from declared
            union all select jurisdiction, entity_pk, source, synthetic, fetched_at, source_updated_at from fact) i
     group by i.entity_pk
  ), built as (
    select h.*, coalesce(i.n, 0) as imports, coalesce(x.n, 0) as exports, (f.body is not null)::int as facts,
           ${summarySql('imports_summary', 'i', 'ip', 'ifr')} as imports_summary,
           ${summarySql('exports_summary', 'x', 'xp', 'xfr')} as exports_summary,
           concat('{"imports":', coalesce('{' || i.all_time || '}', 'null'), ',"exports":', coalesce('{' || x.all_time || '}', 'null'),
                  ',"recent_exports_summary":', coalesce('{' || x.recent || '}', 'null'),
                  ',"recent_imports_summary":', coalesce('{' || i.recent || '}', 'null'),
                  ',"export_tariff_activity_similarity":', coalesce((f.body->'export_tariff_activity_similarity')::text, 'null'),
                  ',"import_tariff_activity_similarity":', coalesce((f.body->'import_tariff_activity_similarity')::text, 'null'),
                  '}') as customs_summary
      from holder h
      ${joinSql('importaciones', 'i', 'ip', 'ifr')}
      ${joinSql('exportaciones', 'x', 'xp', 'xfr')}
      left join fact f on f.entity_pk = h.entity_pk
  )
  ${insertSectionSql({ jurisdiction, level: LEVEL, tags: SUMMARIES })}`;

const SUMMARIES = [
  { tag: 'imports_summary', persons: true, body: 'b.imports_summary', total: 'b.imports' },
  { tag: 'exports_summary', persons: true, body: 'b.exports_summary', total: 'b.exports' },
  { tag: 'customs_summary', persons: false, body: 'b.customs_summary', total: 'b.imports + b.exports + b.facts' },
] as const;

/** The JSON members of a period, without braces; null if it has no declarations. */
function periodSql(filter: string): string {
  return `case when count(*) ${filter} > 0 then concat('"declaraciones":', count(*) ${filter},
             ',"valor_cif":', coalesce((sum(d.valor_cif) ${filter})::text, 'null'),
             ',"primera_fecha":', coalesce(to_json(min(d.item_date) ${filter})::text, 'null'),
             ',"ultima_fecha":', coalesce(to_json(max(d.item_date) ${filter})::text, 'null')) end`;
}

/** The query `by_<key>`: for each entity and level, the JSON list of the totals by `key`, largest value first. */
function rankedSql(key: 'pais' | 'fraccion_arancelaria'): string {
  return `by_${key} as (
    select t.entity_pk, t.level, concat('[', string_agg(concat('{"${key}":', to_json(t.${key}), ',"declaraciones":', t.n,
             ',"valor_cif":', coalesce(t.valor_cif::text, 'null'), '}'), ',' order by t.rank), ']') as list
      from (select d.entity_pk, d.level, d.${key}, count(*) as n, sum(d.valor_cif) as valor_cif,
                   row_number() over (partition by d.entity_pk, d.level
                                      order by sum(d.valor_cif) desc nulls last, d.${key}) as rank
              from declared d where d.${key} is not null group by d.entity_pk, d.level, d.${key}) t
     where t.rank <= ${MAX_RANKED} group by t.entity_pk, t.level)`;
}

/** SQL of a trade summary as JSON text. The tag's schema names the two lists, countries first. */
function summarySql(tag: Tag, period: string, countries: string, fractions: string): string {
  const lists = listsOf(tag).map(([name]) => name);
  return `case when ${period}.n is null then 'null' else
             concat('{', ${period}.all_time, ',"${lists[0]}":', coalesce(${countries}.list, '[]'),
                    ',"${lists[1]}":', coalesce(${fractions}.list, '[]'), '}') end`;
}

function joinSql(level: string, period: string, countries: string, fractions: string): string {
  return `left join period ${period} on ${period}.entity_pk = h.entity_pk and ${period}.level = '${level}'
      left join by_pais ${countries} on ${countries}.entity_pk = h.entity_pk and ${countries}.level = '${level}'
      left join by_fraccion_arancelaria ${fractions}
        on ${fractions}.entity_pk = h.entity_pk and ${fractions}.level = '${level}'`;
}

function listsOf(tag: Tag): [string, SchemaNode][] {
  const properties = (tagDefinition(tag).schema as SchemaNode).properties ?? {};
  return Object.entries(properties).filter(([, node]) => node.items !== undefined);
}
