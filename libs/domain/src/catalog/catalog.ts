import type { TObject, TSchema } from 'typebox';
import { CODES, UNPRICED_CODES } from './codes.js';
import type { Code, CodeSpec, UnpricedCode } from './codes.js';
import { EXEMPT_ROUTES } from './exempt-routes.js';
import { JURISDICTIONS, JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import type {
  ApiVersion,
  Cadence,
  EntityKind,
  JurisdictionDefinition,
  Offer,
  SourceSpec,
} from '../jurisdictions/jurisdiction.js';
import type { KeyFields, LevelSpec, Name, TagSpec } from '../levels/tag-spec.js';
import type { PublicSourceId } from './sources.js';
import { LEVELS, TAGS } from './tags.js';
import type { RecordTag } from './unlisted-records.js';
import type { Level, Tag } from './tags.js';
import { lookup } from '../tables/lookup.js';
import { TIERS } from './tiers.js';

/** Sources per jurisdiction. */
export type Sources = Readonly<Partial<Record<Jurisdiction, readonly [PublicSourceId, ...PublicSourceId[]]>>>;

type TagCommon = Omit<TagSpec, 'kind' | 'schema' | 'idKind' | 'maxItems' | 'level'> & {
  readonly tag: Tag;
  readonly level: Level;
  readonly jurisdictions: readonly Jurisdiction[];
  /** Per jurisdiction: the first is the one the tag names, the others add to it. */
  readonly sources: Sources;
  /** The source that the tag names, per jurisdiction: the first of `sources`. */
  readonly source: Readonly<Partial<Record<Jurisdiction, PublicSourceId>>>;
};

/** `schema` is that of one item for arrays, of the whole value otherwise. */
export type TagDefinition = TagCommon &
  (
    | {
        readonly kind: 'array';
        readonly schema: TObject;
        readonly idKind: 'integer' | 'string' | 'none';
        readonly maxItems: number;
        readonly keys: readonly KeyFields[];
        readonly uniqueNumber?: string;
      }
    | { readonly kind: 'object'; readonly schema: TObject; readonly idKind: 'none'; readonly maxItems: null }
    | { readonly kind: 'scalar'; readonly schema: TSchema; readonly idKind: 'none'; readonly maxItems: null }
  );

export interface LevelDefinition {
  readonly level: Level;
  /** The data of the level. */
  readonly description: string;
  /** Display name. */
  readonly name: Name;
  readonly tags: readonly Tag[];
  readonly jurisdictions: readonly Jurisdiction[];
  readonly appliesTo: readonly EntityKind[];
  /** The codes that deliver it, in catalog order. */
  readonly codes: readonly Code[];
}

export interface SourceDefinition {
  readonly id: PublicSourceId;
  readonly name: string;
  readonly url: string;
  readonly jurisdiction: Jurisdiction;
  readonly cadence: Cadence;
  /** Whether its records come from a leak. */
  readonly leaked: boolean;
  /** Attribution that its license requires wherever its records are shown; null: none. */
  readonly attribution: string | null;
  readonly feeds: readonly Tag[];
}

/** The price and tags of a code, per jurisdiction that sells it. */
type Offers = Readonly<Partial<Record<Jurisdiction, Offer<Tag>>>>;

export type CodeDefinition =
  | (CodeSpec & {
      readonly code: Code;
      readonly status: 'active';
      readonly jurisdictions: readonly Jurisdiction[];
      readonly offers: Offers;
    })
  | { readonly code: UnpricedCode; readonly status: 'unpriced'; readonly description: string; readonly price: null };

/** `Object.keys` of a table whose keys are a union. */
const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] => Object.keys(table) as K[];

const byTag = Object.fromEntries(keysOf(TAGS).map((tag) => [tag, defineTag(tag)])) as Record<Tag, TagDefinition>;
const tags: readonly TagDefinition[] = Object.values(byTag);
const levels: readonly LevelDefinition[] = [...new Set(tags.map((tag) => tag.level))].map(defineLevel);

/** The catalog: everything that price resolution, OpenAPI, `/v5/catalog` and the docs derive from (ADR 0018). */
export const CATALOG = {
  currency: 'USD',
  /** Base charge of a request, decimal USD (specification, "Billing rules", 1). */
  base: '0.01',
  codes: [...keysOf(CODES).map(defineCode), ...keysOf(UNPRICED_CODES).map(defineUnpriced)],
  tags,
  levels,
  sources: JURISDICTION_CODES.flatMap(defineSources),
  jurisdictions: Object.values(JURISDICTIONS),
  tiers: TIERS,
  exemptRoutes: EXEMPT_ROUTES,
} as const;

/** Reads a value from the definition of each jurisdiction that has it. */
function perJurisdiction<T>(
  read: (definition: JurisdictionDefinition) => T | undefined,
): Partial<Record<Jurisdiction, T>> {
  return Object.fromEntries(
    JURISDICTION_CODES.flatMap((code) => {
      const value = read(JURISDICTIONS[code]);
      return value === undefined ? [] : [[code, value]];
    }),
  );
}

/** The sources of a tag, per jurisdiction; the first is the one that the tag names. */
export function sourcesOf(tag: RecordTag): Sources {
  return perJurisdiction(({ tagSources }) => lookup(tagSources, tag)) as Sources;
}

/** The source that a tag names in a jurisdiction. Throws RangeError if the jurisdiction doesn't have the tag. */
export function namedSource(tag: RecordTag, jurisdiction: Jurisdiction): PublicSourceId {
  const source = sourcesOf(tag)[jurisdiction]?.[0];
  if (source === undefined) throw new RangeError(`${jurisdiction} has no ${tag}`);
  return source;
}

function defineTag(tag: Tag): TagDefinition {
  const sources = sourcesOf(tag);
  const source = perJurisdiction(({ tagSources }) => lookup(tagSources, tag)?.[0]) as TagCommon['source'];
  return { ...(TAGS[tag] as TagSpec), tag, level: TAGS[tag].level, jurisdictions: keysOf(source), sources, source };
}

function defineLevel(level: Level): LevelDefinition {
  const members = tags.filter((tag) => tag.level === level);
  const names = members.map((member) => member.tag);
  const { description, name }: LevelSpec = LEVELS[level];
  return {
    level,
    description,
    name: name ?? TAGS[names[0] as Tag].name,
    tags: names,
    jurisdictions: JURISDICTION_CODES.filter((code) => members.some((member) => member.jurisdictions.includes(code))),
    appliesTo: members.some((member) => member.persons) ? ['Organization', 'NaturalPerson'] : ['Organization'],
    codes: keysOf(CODES).filter((code) =>
      Object.values(offersOf(code)).some((offer) => offer.tags.some((tag) => names.includes(tag))),
    ),
  };
}

function defineCode(code: Code): CodeDefinition {
  const offers = offersOf(code);
  return { ...(CODES[code] as CodeSpec), code, status: 'active', jurisdictions: keysOf(offers), offers };
}

function defineUnpriced(code: UnpricedCode): CodeDefinition {
  return { code, status: 'unpriced', description: UNPRICED_CODES[code].description, price: null };
}

function defineSources(jurisdiction: Jurisdiction): readonly SourceDefinition[] {
  const sources: Readonly<Record<string, SourceSpec>> = JURISDICTIONS[jurisdiction].sources;
  return (keysOf(sources) as PublicSourceId[]).map((id) => {
    const { name, url, cadence, leaked = false, attribution = null } = sources[id] as SourceSpec;
    const feeds = tags.filter((tag) => tag.sources[jurisdiction]?.includes(id) === true).map((tag) => tag.tag);
    return { ...{ id, name, url, jurisdiction, cadence, feeds }, ...{ leaked, attribution } };
  });
}

function offersOf(code: Code): Offers {
  return perJurisdiction(({ offers }) => lookup(offers, code)) as Offers;
}

/** The definition of a tag. */
export function tagDefinition(tag: Tag): TagDefinition {
  return byTag[tag];
}

/**
 * The codes that `include` accepts in a jurisdiction and version, in catalog order (specification, "Per-jurisdiction
 * catalogs").
 */
export function codesFor(jurisdiction: Jurisdiction, version: ApiVersion): readonly Code[] {
  return keysOf(CODES).filter((code) => {
    const spec: CodeSpec = CODES[code];
    return spec.use === 'include' && spec.versions.includes(version) && offerOf(jurisdiction, code) !== undefined;
  });
}

/** The levels of a jurisdiction, in the order of the response. */
export function levelsFor(jurisdiction: Jurisdiction): readonly Level[] {
  return levels.filter((level) => level.jurisdictions.includes(jurisdiction)).map((level) => level.level);
}

/** The tags that apply to an entity of this kind in a jurisdiction, in the order of the response. */
export function tagsFor(jurisdiction: Jurisdiction, kind: EntityKind): readonly Tag[] {
  const kinds: readonly EntityKind[] = JURISDICTIONS[jurisdiction].kinds;
  if (!kinds.includes(kind)) return [];
  return tags
    .filter((tag) => tag.jurisdictions.includes(jurisdiction) && (kind === 'Organization' || tag.persons))
    .map((tag) => tag.tag);
}

/** The tags of a level, in the order of the response; with a jurisdiction, only those it has. */
export function tagsOfLevel(level: Level, jurisdiction?: Jurisdiction): readonly Tag[] {
  return tags
    .filter((tag) => tag.level === level && (jurisdiction === undefined || tag.jurisdictions.includes(jurisdiction)))
    .map((tag) => tag.tag);
}

/** The price and tags of a code in a jurisdiction; undefined where it is not sold. */
export function offerOf(jurisdiction: Jurisdiction, code: Code) {
  return offersOf(code)[jurisdiction];
}
