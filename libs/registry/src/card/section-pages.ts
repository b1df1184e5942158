import { CATALOG, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import { itemSql } from '../sections/projection.js';
import { withTypedIds } from './typed-item.js';

/** A part of an entity that can be asked for by itself. */
export interface SectionName {
  /** As it is asked for: a tag, as the sections of a card are called, or a level of several tags. */
  readonly name: string;
  readonly level: Level;
  /** The lists it pages through as one, or, where it has none, its objects and single values. */
  readonly tags: readonly Tag[];
  readonly listed: boolean;
}

/** The last item that a caller was shown: the newest come first, those without a date last. */
export interface PageAnchor {
  /** `YYYY-MM-DD`; null: the item has no date. */
  readonly date: string | null;
  readonly pk: bigint;
}

export interface SectionPage {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  /** The last item when there are more after it; null: this is the end. */
  readonly after: PageAnchor | null;
}

/** Base fields are the card itself, not a section of it. */
const NO_SECTION: Level = 'core_registro';

/** The section of this name; undefined where the jurisdiction has none. */
export function sectionNamed(jurisdiction: Jurisdiction, name: string): SectionName | undefined {
  const named = sectionNames(jurisdiction).find((known) => known === name);
  if (named === undefined) return undefined;
  const tag = CATALOG.tags.find((definition) => definition.tag === named);
  const level = tag?.level ?? (named as Level);
  const members = tag ? [tag.tag] : tagsOfLevel(level, jurisdiction);
  const lists = members.filter((member) => tagDefinition(member).kind === 'array');
  return { name, level, tags: lists.length > 0 ? lists : members, listed: lists.length > 0 };
}

/** Every tag that is shown as a section, and the levels that hold several. */
export function sectionNames(jurisdiction: Jurisdiction): readonly string[] {
  const here = CATALOG.levels.filter(
    ({ level, jurisdictions }) => level !== NO_SECTION && jurisdictions.includes(jurisdiction),
  );
  return [...new Set(here.flatMap(({ level }) => [...tagsOfLevel(level, jurisdiction), level]))];
}

const ORDER = 'order by i.item_date desc nulls last, i.pk';

/** Reads lists of an entity beyond what its sections hold: straight from the records, in the order of the sections. */
export class SectionPages {
  constructor(private readonly db: Queryable) {}

  /** At most `limit` items that come after `after`; the first ones when it is null. */
  async read(
    { jurisdiction, pk }: { readonly jurisdiction: Jurisdiction; readonly pk: bigint },
    section: SectionName,
    { after, limit }: { readonly after: PageAnchor | null; readonly limit: number },
  ): Promise<SectionPage> {
    const undated = after !== null && after.date === null;
    const values = [
      ...[jurisdiction, pk, limit + 1],
      // Of the dated items those up to this day, of that day itself those above the key; none once they have been passed.
      ...(undated ? ['-infinity', 0] : [after?.date ?? 'infinity', after?.pk ?? -1]),
      // Of the undated ones those above this key.
      undated ? after.pk : -1,
    ];
    const { rows } = await this.db.query<{ tag: Tag; pk: bigint; date: string | null; item: string }>({
      ...{ name: `section_page_${section.name}`, text: pageSql(section), values },
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(({ tag, item }) => withTypedIds(jurisdiction, tag, JSON.parse(item) as object)),
      after: rows.length > limit && last ? { date: last.date, pk: last.pk } : null,
    };
  }

  /**
   * For each entity and tag the item that is the `nth` (from 1 on): where a page goes on after a list of that many items. A
   * list that is shorter has none. One round trip.
   */
  async anchors(
    jurisdiction: Jurisdiction,
    { pks, tags, nth }: { readonly pks: readonly bigint[]; readonly tags: readonly Tag[]; readonly nth: number },
  ): Promise<(PageAnchor & { readonly entityPk: bigint; readonly tag: Tag })[]> {
    if (pks.length === 0 || tags.length === 0) return [];
    const { rows } = await this.db.query<PageAnchor & { entityPk: bigint; tag: Tag }>(
      tags.map(anchorSql).join(' union all '),
      [jurisdiction, pks, nth - 1],
    );
    return rows;
  }
}

/**
 * Two ranges of the one index, each of which ends by itself: a single condition over date and key would read all the items
 * before the page to find it.
 */
function pageSql({ level, tags }: SectionName): string {
  const items = tags.map((tag) => `when '${tag}' then ${itemSql(tagDefinition(tag))}`).join(' ');
  const part = (condition: string): string =>
    `(select i.* from record i
       where i.level = '${level}' and i.jurisdiction = $1 and i.entity_pk = $2
         and i.tag in (${tags.map((tag) => `'${tag}'`).join(', ')}) and ${condition}
       ${ORDER} limit $3)`;
  return `select i.tag, i.pk, i.item_date::text as date, (case i.tag ${items} end)::text as item
      from (${part('i.item_date <= $4::date and (i.item_date < $4::date or i.pk > $5::bigint)')}
            union all ${part('i.item_date is null and i.pk > $6::bigint')}) i
     ${ORDER} limit $3`;
}

function anchorSql(tag: Tag): string {
  return `select '${tag}' as tag, e.pk as "entityPk", a.date, a.pk
      from unnest($2::bigint[]) e (pk) cross join lateral
           (select i.item_date::text as date, i.pk from record i
             where i.level = '${tagDefinition(tag).level}' and i.jurisdiction = $1 and i.entity_pk = e.pk and i.tag = '${tag}'
             ${ORDER} offset $3 limit 1) a`;
}
