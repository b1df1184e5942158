import type { TObject, TSchema } from 'typebox';
import { CODES, UNPRICED_CODES } from './codes.js';
import type { Code, CodeSpec, UnpricedCode } from './codes.js';
import { EXEMPT_ROUTES } from './exempt-routes.js';
import { JURISDICTIONS, JURISDICTION_CODES } from './jurisdictions.js';
import type { ApiVersion, EntityKind, Jurisdiction } from './jurisdictions.js';
import { SOURCES } from './sources.js';
import type { Cadence, PublicSourceId } from './sources.js';
import { TAGS } from './tags.js';
import type { Level, Tag, TagSpec } from './tags.js';
import { TIERS } from './tiers.js';

type TagCommon = Omit<TagSpec, 'kind' | 'schema' | 'idKind' | 'maxItems' | 'level'> & {
  readonly tag: Tag;
  readonly level: Level;
  readonly jurisdictions: readonly Jurisdiction[];
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
      }
    | { readonly kind: 'object'; readonly schema: TObject; readonly idKind: 'none'; readonly maxItems: null }
    | { readonly kind: 'scalar'; readonly schema: TSchema; readonly idKind: 'none'; readonly maxItems: null }
  );

export interface LevelDefinition {
  readonly level: Level;
  readonly tags: readonly Tag[];
  readonly jurisdictions: readonly Jurisdiction[];
  readonly appliesTo: readonly EntityKind[];
  /** The codes that deliver it, in catalogue order. */
  readonly codes: readonly Code[];
}

export interface SourceDefinition {
  readonly id: PublicSourceId;
  readonly name: string;
  readonly url: string;
  readonly jurisdiction: Jurisdiction;
  readonly cadence: Cadence;
  readonly feeds: readonly Tag[];
}

export type CodeDefinition =
  | (CodeSpec & { readonly code: Code; readonly status: 'active'; readonly jurisdictions: readonly Jurisdiction[] })
  | { readonly code: UnpricedCode; readonly status: 'unpriced'; readonly description: string; readonly price: null };

/** `Object.keys` of a table whose keys are a union. */
const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

const byTag = Object.fromEntries(keysOf(TAGS).map((tag) => [tag, defineTag(tag)])) as Record<Tag, TagDefinition>;
const tags: readonly TagDefinition[] = Object.values(byTag);
const levels: readonly LevelDefinition[] = [...new Set(tags.map((tag) => tag.level))].map(defineLevel);

/** The catalogue: everything that price resolution, OpenAPI, `/v5/catalog` and the docs derive from (ruling 18). */
export const CATALOG = {
  currency: 'USD',
  /** Base charge of a request, decimal USD (specification, "Billing rules", 1). */
  base: '0.01',
  codes: [...keysOf(CODES).map(defineCode), ...keysOf(UNPRICED_CODES).map(defineUnpriced)],
  tags,
  levels,
  sources: keysOf(SOURCES).map(defineSource),
  jurisdictions: Object.values(JURISDICTIONS),
  tiers: TIERS,
  exemptRoutes: EXEMPT_ROUTES,
} as const;

function defineTag(tag: Tag): TagDefinition {
  const spec: TagSpec = TAGS[tag];
  const jurisdictions = JURISDICTION_CODES.filter((jurisdiction) => spec.sources[jurisdiction] !== undefined);
  const source = Object.fromEntries(
    jurisdictions.map((jurisdiction) => [jurisdiction, spec.sources[jurisdiction]?.[0]]),
  );
  return { ...spec, tag, level: TAGS[tag].level, jurisdictions, source };
}

function defineLevel(level: Level): LevelDefinition {
  const members = tags.filter((tag) => tag.level === level);
  const names = members.map((member) => member.tag);
  return {
    level,
    tags: names,
    jurisdictions: JURISDICTION_CODES.filter((code) => members.some((member) => member.jurisdictions.includes(code))),
    appliesTo: members.some((member) => member.persons) ? ['Organization', 'NaturalPerson'] : ['Organization'],
    codes: keysOf(CODES).filter((code) =>
      offersOf(code).some((offer) => offer.tags.some((tag) => names.includes(tag))),
    ),
  };
}

function defineCode(code: Code): CodeDefinition {
  const spec: CodeSpec = CODES[code];
  return {
    ...spec,
    code,
    status: 'active',
    jurisdictions: JURISDICTION_CODES.filter((jurisdiction) => spec.offers[jurisdiction] !== undefined),
  };
}

function defineUnpriced(code: UnpricedCode): CodeDefinition {
  return { code, status: 'unpriced', description: UNPRICED_CODES[code].description, price: null };
}

function defineSource(id: PublicSourceId): SourceDefinition {
  const { name, url, jurisdiction, cadence } = SOURCES[id];
  const feeds = tags.filter((tag) => tag.sources[jurisdiction]?.includes(id) === true).map((tag) => tag.tag);
  return { id, name, url, jurisdiction, cadence, feeds };
}

function offersOf(code: Code) {
  return Object.values((CODES[code] as CodeSpec).offers);
}

/** The definition of a tag. */
export function tagDefinition(tag: Tag): TagDefinition {
  return byTag[tag];
}

/** The codes that `include` accepts in a jurisdiction and version, in catalogue order (specification, "Per-jurisdiction catalogs"). */
export function codesFor(jurisdiction: Jurisdiction, version: ApiVersion): readonly Code[] {
  return keysOf(CODES).filter((code) => {
    const spec: CodeSpec = CODES[code];
    return spec.use === 'include' && spec.versions.includes(version) && spec.offers[jurisdiction] !== undefined;
  });
}

/** The levels of a jurisdiction, in the order of the answer. */
export function levelsFor(jurisdiction: Jurisdiction): readonly Level[] {
  return levels.filter((level) => level.jurisdictions.includes(jurisdiction)).map((level) => level.level);
}

/** The tags that apply to an entity of this kind in a jurisdiction, in the order of the answer. */
export function tagsFor(jurisdiction: Jurisdiction, kind: EntityKind): readonly Tag[] {
  const kinds: readonly EntityKind[] = JURISDICTIONS[jurisdiction].kinds;
  if (!kinds.includes(kind)) return [];
  return tags
    .filter((tag) => tag.jurisdictions.includes(jurisdiction) && (kind === 'Organization' || tag.persons))
    .map((tag) => tag.tag);
}

/** The tags of a level, in the order of the answer; with a jurisdiction, only those it has. */
export function tagsOfLevel(level: Level, jurisdiction?: Jurisdiction): readonly Tag[] {
  return tags
    .filter((tag) => tag.level === level && (jurisdiction === undefined || tag.jurisdictions.includes(jurisdiction)))
    .map((tag) => tag.tag);
}

/** What a code costs and delivers in a jurisdiction, or undefined where it is not sold. */
export function offerOf(jurisdiction: Jurisdiction, code: Code) {
  return (CODES[code] as CodeSpec).offers[jurisdiction];
}
