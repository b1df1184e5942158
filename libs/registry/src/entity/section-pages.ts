import { CATALOG, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { itemSql } from '../sections/projection.js';
import { SCREENED_LEVEL } from './screened-sections.js';
import { withTypedIds } from './typed-item.js';

/** A part of an entity that can be requested separately. */
export interface SectionName {
  /** Its name in requests: a tag, like the section names of an entity, or a level of several tags. */
  readonly name: string;
  readonly level: Level;
  /** The lists it pages through as one or, if it has none, its objects and single values. */
  readonly tags: readonly Tag[];
  readonly listed: boolean;
}

/** The last item that the caller received: newest first, undated last. */
export interface PageAnchor {
  /** `YYYY-MM-DD`; null: the item has no date. */
  readonly date: string | null;
  readonly pk: bigint;
}

export interface SectionPage {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  /** The last item if there are more after it; null at the end. */
  readonly after: PageAnchor | null;
}

/** The section with this name; undefined if the jurisdiction has none. */
export function sectionNamed(jurisdiction: Jurisdiction, name: string): SectionName | undefined {
  const named = sectionNames(jurisdiction).find((known) => known === name);
  if (named === undefined) return undefined;
  const tag = CATALOG.tags.find((definition) => definition.tag === named);
  const level = tag?.level ?? (named as Level);
  const members = tag ? [tag.tag] : tagsOfLevel(level, jurisdiction);
  const lists = members.filter((member) => tagDefinition(member).kind === 'array');
  return { name, level, tags: lists.length > 0 ? lists : members, listed: lists.length > 0 };
}

/** Every tag that is shown as a section, and the levels that have several. */
export function sectionNames(jurisdiction: Jurisdiction): readonly string[] {
  const here = CATALOG.levels.filter(({ jurisdictions }) => jurisdictions.includes(jurisdiction));
  return [...new Set(here.flatMap(({ level }) => [...tagsOfLevel(level, jurisdiction), level]))];
}

const ORDER = 'order by i.item_date desc nulls last, i.pk';

/**
 * A page of a section that is made when it is read: it has all items, and a page continues by their number. So it may show an item twice or
 * skip one if the lists changed in between.
 */
export function pageOfScreened(
  { jurisdiction, body }: { readonly jurisdiction: Jurisdiction; readonly body: string | null },
  { tags }: SectionName,
  { after, limit }: { readonly after: PageAnchor | null; readonly limit: number },
): SectionPage {
  const lists = JSON.parse(body ?? '{}') as Partial<Record<Tag, readonly object[]>>;
  const all = tags.flatMap((tag) => (lists[tag] ?? []).map((item) => withTypedIds(jurisdiction, tag, item)));
  const from = Number(after?.pk ?? 0n);
  const shown = all.slice(from, from + limit);
  const next = from + shown.length;
  return { items: shown, after: next < all.length ? { date: null, pk: BigInt(next) } : null };
}

/** Reads an entity's lists beyond its stored sections: directly from the records, in section order. */
export class SectionPages {
  constructor(private readonly db: Queryable) {}

  /** At most `limit` items after `after`; the first ones if it is null. */
  async read(
    { jurisdiction, pk }: { readonly jurisdiction: Jurisdiction; readonly pk: bigint },
    section: SectionName,
    { after, limit }: { readonly after: PageAnchor | null; readonly limit: number },
  ): Promise<SectionPage> {
    const undated = after !== null && after.date === null;
    const values = [
      ...[jurisdiction, pk, limit + 1],
      // Dated items: up to this day and, on that day, above the key; none after all dated items were returned.
      ...(undated ? ['-infinity', 0] : [after?.date ?? 'infinity', after?.pk ?? -1]),
      // Undated items: above this key.
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
   * The `nth` item (from 1) of each entity and tag: the page after a list of that length continues there. Shorter lists are
   * left out. One round trip.
   */
  async anchors(
    jurisdiction: Jurisdiction,
    { pks, tags, nth }: { readonly pks: readonly bigint[]; readonly tags: readonly Tag[]; readonly nth: number },
  ): Promise<(PageAnchor & { readonly entityPk: bigint; readonly tag: Tag })[]> {
    const isScreened = (tag: Tag): boolean => tagDefinition(tag).level === SCREENED_LEVEL;
    const screened = tags
      .filter(isScreened)
      .flatMap((tag) => pks.map((entityPk) => ({ entityPk, tag, date: null, pk: BigInt(nth) })));
    const stored = tags.filter((tag) => !isScreened(tag));
    if (pks.length === 0 || stored.length === 0) return screened;
    const { rows } = await this.db.query<PageAnchor & { entityPk: bigint; tag: Tag }>(
      stored.map(anchorSql).join(' union all '),
      [jurisdiction, pks, nth - 1],
    );
    return [...screened, ...rows];
  }
}

/**
 * Two separately bounded ranges of one index: a single condition over date and key would read all the items before the page
 * to find it.
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
