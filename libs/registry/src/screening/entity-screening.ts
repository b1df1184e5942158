import { LIST_IDS, levelsFor, sourceOfList, tagDefinition, tagOfList, tagsOfLevel } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, Level, ScreenedSubject, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntityDetail, ScreenedDetails } from '../detail/entity-details.js';
import { SCREENED_LEVEL } from '../entity/screened-sections.js';
import type { EntityToScreen, ScreenedSections } from '../entity/screened-sections.js';
import type { StoredSection, TagSource } from '../entity/tag-sources.js';
import { otherNameTextsSql } from '../names/other-names.js';
import { itemSql } from '../sections/projection.js';
import { cutListingsSql } from '../suppression/cut-listings.js';
import { hitItem, listSource } from './hit-items.js';
import type { ListScreening, ScreeningHit, Screenings } from './list-screening.js';

/** Sources of lists: their records are matches of the entries themselves, which are looked at anew. */
const LIST_SOURCES = [...new Set(LIST_IDS.map(sourceOfList))];

interface SubjectRow {
  readonly pk: bigint;
  readonly kind: EntityKind;
  readonly nombre: string | null;
  readonly ruc: string | null;
  readonly cedula: string | null;
  readonly others: string[] | null;
  /** Entries of lists that aren't about it, as `list:entry`; '*': its name isn't shown. Null: no rule is about them. */
  readonly cut: string[] | null;
  /** Items of records that no list publishes, newest first. */
  readonly items: readonly { readonly tag: Tag; readonly item: object }[] | null;
}

/**
 * The sections of DAT-SCREEN, from the lists on file at the time of reading (ADR 0202): always those of the current versions, also for
 * entities that were renamed or that nobody refreshed.
 */
export class EntityScreening implements ScreenedSections, ScreenedDetails {
  /**
   * `db`: where entities are read; `versionsFrom`: where the current versions are read, which isn't a replica. Default: the pool of the
   * screening.
   */
  constructor(
    private readonly db: Queryable,
    private readonly screening: ListScreening,
    private readonly versionsFrom?: Queryable,
  ) {}

  async sections(
    jurisdiction: Jurisdiction,
    entities: readonly EntityToScreen[],
    { hits }: { readonly hits: boolean },
  ): Promise<ReadonlyMap<bigint, StoredSection | undefined>> {
    const asStored = new Map(entities.map(({ pk, stored }) => [pk, stored]));
    if (entities.length === 0 || !levelsFor(jurisdiction).includes(SCREENED_LEVEL)) return asStored;
    const rows = await this.readSubjects(jurisdiction, [...asStored.keys()]);
    const subjects = rows.map((row) => subjectOf(jurisdiction, row));
    const screened = hits
      ? await this.screening.screen(subjects, { ...(this.versionsFrom && { db: this.versionsFrom }) })
      : { hits: [], listsSearched: await this.screening.listsSearched(this.versionsFrom) };
    if (screened.listsSearched.every(({ version }) => version === null)) return asStored;
    return new Map([
      ...asStored,
      ...rows.map((row, at): [bigint, StoredSection] => [
        row.pk,
        sectionOf(jurisdiction, row, {
          ...screened,
          own: ownHits(row, screened.hits[at] ?? []),
          stored: asStored.get(row.pk),
        }),
      ]),
    ]);
  }

  /** The detail of an entity with its section of the level, if that is one of the requested `levels`. */
  async inDetail(pk: bigint, detail: EntityDetail, levels: readonly Level[]): Promise<EntityDetail> {
    const { jurisdiction } = detail;
    if (!levels.includes(SCREENED_LEVEL)) return detail;
    const known = detail.sections.get(SCREENED_LEVEL);
    const stored = known && { ...known, sources: null };
    const section = (await this.sections(jurisdiction, [{ pk, stored }], { hits: true })).get(pk);
    if (section === undefined || section.body === null) return detail;
    const shown = { ...section, body: section.body };
    return { ...detail, sections: new Map([...detail.sections, [SCREENED_LEVEL, shown]]) };
  }

  private async readSubjects(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<SubjectRow[]> {
    const { rows } = await this.db.query<SubjectRow>({
      name: 'screened_entities',
      text: `select e.pk, e.kind, e.nombre, e.ruc, e.cedula, ${otherNameTextsSql('e')} as others,
                    ${cutListingsSql('e')} as cut,
                    (select json_agg(json_build_object('tag', i.tag, 'item', (case i.tag ${ITEMS} end)::json)
                                     order by i.item_date desc nulls last, i.pk)
                       from record i
                      where i.level = '${SCREENED_LEVEL}' and i.jurisdiction = e.jurisdiction and i.entity_pk = e.pk
                        and i.source <> all ($3::text[])) as items
               from entity e where e.jurisdiction = $1 and e.pk = any ($2::bigint[])`,
      values: [jurisdiction, pks, LIST_SOURCES],
    });
    return rows;
  }
}

const TAGS = [...new Set(LIST_IDS.map(tagOfList))];
const ITEMS = TAGS.map((tag) => `when '${tag}' then ${itemSql(tagDefinition(tag))}`).join(' ');

function subjectOf(jurisdiction: Jurisdiction, { kind, nombre, ruc, cedula, others }: SubjectRow): ScreenedSubject {
  const country = jurisdiction.toUpperCase();
  const [name = '', ...aliases] = [...(nombre === null ? [] : [nombre]), ...(others ?? [])];
  const number = (of: 'ruc' | 'cedula', value: string | null) => (value === null ? [] : [{ kind: of, value, country }]);
  return {
    ...{ name, aliases, type: kind, birthDate: null, nationalities: [] },
    identifiers: [...number('ruc', ruc), ...number('cedula', cedula)],
  };
}

/** The hits of an entity, without entries that an operator found to be about somebody else. */
function ownHits({ cut }: SubjectRow, hits: readonly ScreeningHit[]): readonly ScreeningHit[] {
  return cut === null ? hits : hits.filter(({ list, listing }) => !cut.includes(`${list}:${listing.entryId}`));
}

interface Screened extends Pick<Screenings, 'listsSearched'> {
  readonly own: readonly ScreeningHit[];
  readonly stored: StoredSection | undefined;
}

function sectionOf(jurisdiction: Jurisdiction, row: SubjectRow, screened: Screened): StoredSection {
  const tags = tagsOfLevel(SCREENED_LEVEL, jurisdiction).filter(
    (tag) => row.kind === 'Organization' || tagDefinition(tag).persons,
  );
  const read = tags.map((tag) => tagOf(row, tag, screened));
  const sources = read.flatMap((each) => each.sources);
  const last = sources.reduce(
    (one, other) => ((other.fetched_at ?? '') > (one.fetched_at ?? '') ? other : one),
    sources[0] as TagSource,
  );
  return {
    body: `{${read.map(({ tag, items }) => `"${tag}":${JSON.stringify(items.slice(0, tagDefinition(tag).maxItems ?? undefined))}`).join(',')}}`,
    totals: Object.fromEntries(read.flatMap(({ tag, items }) => (items.length === 0 ? [] : [[tag, items.length]]))),
    state: read.some(({ items }) => items.length > 0) ? 'ok' : 'empty',
    source: last.id,
    fetchedAt: last.fetched_at === null ? null : new Date(last.fetched_at),
    sourceUpdatedAt: last.source_updated_at === null ? null : new Date(last.source_updated_at),
    sources: Object.fromEntries(read.map((each) => [each.tag, each.sources])),
    restricted: row.cut === null ? null : ['*'],
    conclusive: read.flatMap(({ tag, isConclusive }) => (isConclusive ? [tag] : [])),
  };
}

interface ReadTag {
  readonly tag: Tag;
  readonly items: readonly object[];
  readonly sources: readonly TagSource[];
  /** Whether a list of the tag is loaded. */
  readonly isConclusive: boolean;
}

/** The hits of a tag, best first, then what no list publishes. */
function tagOf(row: SubjectRow, tag: Tag, { own, listsSearched, stored }: Screened): ReadTag {
  // Lists of exposed persons name nobody else.
  const isAsked = row.kind === 'NaturalPerson' || tag !== PERSONS_TAG;
  const hits = isAsked ? own.filter(({ list }) => tagOfList(list) === tag) : [];
  const others = (row.items ?? []).filter((each) => each.tag === tag).map(({ item }) => item);
  const lists = listsSearched.flatMap((searched) =>
    tagOfList(searched.list) === tag && searched.version !== null
      ? [
          listSource(
            searched,
            hits.some(({ list }) => list === searched.list),
          ),
        ]
      : [],
  );
  return {
    tag,
    items: [...hits.map((hit) => hitItem(hit)), ...others],
    sources: [...lists, ...otherSources(tag, stored, others.length > 0)],
    isConclusive: lists.length > 0,
  };
}

const PERSONS_TAG = 'coincidencias_pep' satisfies Tag;

/** The stored sources that publish no list. */
function otherSources(tag: Tag, stored: StoredSection | undefined, hasItems: boolean): TagSource[] {
  if (stored === undefined) return [];
  const isOther = ({ id, stands_in_for }: TagSource): boolean => !LIST_SOURCES.includes(stands_in_for ?? id);
  if (stored.sources !== null) return (stored.sources[tag] ?? []).filter(isOther);
  const only: TagSource = {
    ...{ id: stored.source, stands_in_for: null, state: hasItems ? 'ok' : 'empty' },
    fetched_at: stored.fetchedAt?.toISOString() ?? null,
    source_updated_at: stored.sourceUpdatedAt?.toISOString() ?? null,
  };
  return hasItems && isOther(only) ? [only] : [];
}
