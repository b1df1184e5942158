import { tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level, TagDefinition } from '@entity-registry/domain';
import { itemSql, scalarSql } from './projection.js';
import { HOLDERS, insertSectionSql, isPlainSql } from './section-sql.js';
import type { SectionTag } from './section-sql.js';

/**
 * The statement that builds the sections of one level for the entities of jurisdiction $1 with pks in $2, and stores them with
 * `write`. Array tags list their newest items, as many as the catalog allows; object and scalar tags show the newest record.
 */
export function levelSql(jurisdiction: Jurisdiction, level: Level, write = insertSectionSql): string {
  const tags = tagsOfLevel(level, jurisdiction).map(tagDefinition);
  const sectionTags = tags.map((definition, index): SectionTag => ({
    tag: definition.tag,
    persons: definition.persons,
    body: `b.body_${index}`,
    total: `b.total_${index}`,
  }));
  return `
    with item as (
      select h.jurisdiction, r.entity_pk, r.tag, r.pk, r.payload, r.item_date, r.source, r.synthetic, r.source_key, r.fetched_at,
             r.source_updated_at, row_number() over (partition by r.entity_pk, r.tag order by r.item_date desc nulls last, r.pk) as n
        from ${HOLDERS}
        join record r on r.level = '${level}' and r.jurisdiction = h.jurisdiction and r.entity_pk = h.pk
       where r.tag in (${tags.map(({ tag }) => `'${tag}'`).join(', ')})
    ), built as (
      select i.entity_pk,
             ${tags.map((definition, index) => `${bodySql(definition)} as body_${index}, ${totalSql(definition)} as total_${index}`).join(',\n             ')},
             ${provenanceSql(tags.length)}
        from item i group by i.entity_pk
    )
    ${write({ jurisdiction, level, tags: sectionTags })}`;
}

/**
 * A section has the date of the latest fetch of any of its rows. If they come from several sources, `sources` has the
 * details.
 */
function provenanceSql(tags: number): string {
  return `max(i.jurisdiction) as jurisdiction, max(i.source) as source, max(i.fetched_at) as fetched_at,
             max(i.source_updated_at) as source_updated_at, ${isPlainSql(tags)} as is_plain`;
}

function bodySql(definition: TagDefinition): string {
  const { tag } = definition;
  if (definition.kind === 'array') {
    const listed = `filter (where i.tag = '${tag}' and i.n <= ${definition.maxItems})`;
    return `concat('[', string_agg(${itemSql(definition)}, ',' order by i.n) ${listed}, ']')`;
  }
  const newest = `filter (where i.tag = '${tag}' and i.n = 1)`;
  if (definition.kind === 'object') return `coalesce(max(${itemSql(definition)}) ${newest}, 'null')`;
  // A registration without its own date gets the date of its record.
  if (tag === 'last_itbm_date') {
    return `coalesce(max((${scalarSql(definition)})::text) filter (where i.tag = '${tag}' and i.n = 1),
              to_jsonb(max(i.item_date) filter (where i.tag = 'is_itbm' and i.payload->'is_itbm' = 'true'))::text, 'null')`;
  }
  return `coalesce(max((${scalarSql(definition)})::text) ${newest}, 'null')`;
}

function totalSql({ tag }: TagDefinition): string {
  return `count(*) filter (where i.tag = '${tag}')`;
}
