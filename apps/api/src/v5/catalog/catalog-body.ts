import { CATALOG, DEFAULT_JURISDICTION, offerOf, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { CodeDefinition, EntityKind, Jurisdiction, Level, LevelDefinition } from '@entity-registry/domain';

/** Date of the latest change of the catalog's codes, prices, levels or sources. */
const VERSION = '2026-11-23';

type Jurisdictions = readonly Jurisdiction[];

/** The v5 response of the catalog (contract, "GET /v5/catalog"), without the billing block. */
export function catalogBody() {
  return {
    version: VERSION,
    currency: CATALOG.currency,
    base: CATALOG.base,
    codes: CATALOG.codes.map(toCode),
    levels: CATALOG.levels.map(toLevel),
    sources: CATALOG.sources.map(({ id, name, url, jurisdiction, cadence, leaked, attribution, feeds }) => ({
      id,
      name,
      url,
      jurisdiction,
      cadence,
      leaked,
      attribution,
      feeds,
    })),
  };
}

function toCode(definition: CodeDefinition) {
  const { code, status, description } = definition;
  if (definition.status === 'unpriced') {
    const nowhere: { jurisdictions: Jurisdictions; levels: readonly Level[]; applies_to: readonly EntityKind[] } = {
      jurisdictions: [],
      levels: [],
      applies_to: [],
    };
    return { code, price: null, description, ...nowhere, free_tier: false, status };
  }
  const { jurisdictions, price_source, use, unit, freeTier } = definition;
  const prices = jurisdictions.map((jurisdiction) => [jurisdiction, offerOf(jurisdiction, definition.code)?.price]);
  const levels = CATALOG.levels.filter((level) => level.codes.includes(definition.code));
  return {
    code,
    // For the country that v5 serves; `prices` lists all countries if they differ.
    price: offerOf(DEFAULT_JURISDICTION, definition.code)?.price ?? null,
    prices: Object.fromEntries(prices) as Partial<Record<Jurisdiction, string>>,
    price_source,
    unit,
    use,
    description,
    jurisdictions,
    free_tier: freeTier.includes('v5'),
    levels: levels.map(({ level }) => level),
    applies_to: kindsOf(levels),
    status,
  };
}

/** A code without levels (a card, a row, a network) applies to every kind of entity. */
function kindsOf(levels: readonly LevelDefinition[]): readonly EntityKind[] {
  const kinds: readonly EntityKind[] = ['Organization', 'NaturalPerson'];
  return levels.length === 0 ? kinds : kinds.filter((kind) => levels.some((level) => level.appliesTo.includes(kind)));
}

function toLevel({ level, tags, jurisdictions, appliesTo, codes }: LevelDefinition) {
  const [first = DEFAULT_JURISDICTION] = jurisdictions;
  const definitions = tagsOfLevel(level, first).map(tagDefinition);
  const lists = definitions.flatMap(({ maxItems }) => maxItems ?? []);
  return {
    level,
    tags,
    jurisdictions,
    applies_to: appliesTo,
    codes,
    source: definitions[0]?.source[first] ?? null,
    sources: jurisdictions.flatMap((jurisdiction) => sourcesIn(jurisdiction, level)),
    /** Maximum items of each of its lists in one response; null for a level without lists. */
    max_items: lists.length === 0 ? null : Math.max(...lists),
  };
}

/** Every source that feeds the level in one jurisdiction, the primary one first. */
function sourcesIn(jurisdiction: Jurisdiction, level: Level): { id: string; jurisdiction: Jurisdiction }[] {
  const ids = tagsOfLevel(level, jurisdiction).flatMap((tag) => tagDefinition(tag).sources[jurisdiction] ?? []);
  return [...new Set(ids)].map((id) => ({ id, jurisdiction }));
}
