import { parseIdentifier } from '../identifiers/identifiers.js';
import { DEFAULT_JURISDICTION } from '../jurisdictions/jurisdictions.js';
import { foldName } from '../names/fold.js';
import { peelLegalForm } from '../names/legal-forms.js';
import type { Condition } from './conditions.js';
import { throwInvalidSearch } from './invalid-search.js';
import { SEARCH_LIMITS } from './limits.js';
import { conditionsOf, cursorOf, facetFields, limitOf, rejectUnknownMembers } from './query.js';
import { category } from './surface.js';
import type { SurfaceField } from './surface.js';
import { SURFACE_NAMES } from './surfaces.js';
import { queryWords } from './words.js';

/**
 * The search of entities by name (ADR 0091). Unlike the surfaces, it searches a listing of the entities instead of their
 * records, and its order is fixed.
 */
export const ENTITY_SEARCH = {
  name: 'entities',
  title: 'Companies and persons',
  description: 'Companies and persons by words of their name or its beginning',
  fields: [
    category('kind', 'Type of entity', 'Organization', { values: ['Organization', 'NaturalPerson'] }),
    category('status', 'Status of an organization in the registry', 'VIGENTE'),
    category('legal_form', 'Legal form of an organization', 'SOCIEDAD ANÓNIMA'),
    category('province', 'Province of an organization, or the one that issued the identity card of a person', 'PANAMÁ'),
    category('activity', 'Declared activity of an organization', 'VENTA AL POR MAYOR DE ARROZ'),
  ],
} as const satisfies {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly SurfaceField[];
};

/** Everything that `POST /v5/search/` searches: entities by name, and the surfaces. */
export const SEARCH_NAMES = [ENTITY_SEARCH.name, ...SURFACE_NAMES] as const;
export type SearchName = (typeof SEARCH_NAMES)[number];

/** A search of entities that can be run. */
export interface EntitySearchQuery {
  readonly conditions: readonly Condition[];
  /** The text as it was sent; empty: none. */
  readonly text: string;
  /** What it has in the form of a RUC or cédula, with its dashes. An entity with one of them is meant, whatever the words. */
  readonly numbers: readonly string[];
  /** The folded words as written, without a legal form at their end. Empty: no condition on the name. */
  readonly written: string;
  /** The same with each word once: 'banco banco' finds what 'banco' does. */
  readonly name: string;
  /** Its words: each must be a word of an entity's name, or the beginning of one. */
  readonly words: readonly string[];
  readonly facets: readonly SurfaceField[];
  readonly limit: number;
  /** The cursor that the caller sent; null: the first page. */
  readonly cursor: string | null;
}

interface EntitySearchBody {
  readonly filters?: unknown;
  readonly q?: unknown;
  readonly facets?: unknown;
  readonly limit?: unknown;
  readonly cursor?: unknown;
}

const MEMBERS: readonly string[] = ['filters', 'q', 'facets', 'limit', 'cursor'] satisfies (keyof EntitySearchBody)[];

/** Parses the body of a search of entities. Throws like `parseSearch`. */
export function parseEntitySearch(body: EntitySearchBody): EntitySearchQuery {
  rejectUnknownMembers(body, MEMBERS);
  const text = textOf(body.q ?? null);
  const written = nameOf(text);
  const words = [...new Set(written.split(' '))].filter((word) => word !== '');
  const conditions = conditionsOf(ENTITY_SEARCH, body.filters ?? {});
  conditions.forEach(rejectProvinceNumber);
  return {
    ...{ conditions, text, numbers: numbersIn(text), written, words },
    name: words.join(' '),
    facets: facetFields(ENTITY_SEARCH, body.facets ?? []),
    limit: limitOf(body.limit ?? SEARCH_LIMITS.limit.default),
    cursor: cursorOf(body.cursor ?? null),
  };
}

function textOf(q: unknown): string {
  if (q === null) return '';
  queryWords('q', q);
  return q as string;
}

function nameOf(text: string): string {
  const folded = foldName(text);
  // "naviera s.a." means the same as "naviera": registers write forms in many ways.
  return peelLegalForm(folded).core || folded;
}

/** Numbers have three groups or more; names may have two ('20-20'). */
const GROUPED = /[\p{L}\d]+(?:-[\p{L}\d]+){2,}/gu;
const MOST_NUMBERS = 3;

function numbersIn(text: string): string[] {
  const grouped = text.match(GROUPED) ?? [];
  return grouped
    .filter((number) => /\d/.test(number) && parseIdentifier(DEFAULT_JURISDICTION, number).length > 0)
    .slice(0, MOST_NUMBERS);
}

/** Throws for the number of a province, which identity cards begin with: results and facets only show names. */
function rejectProvinceNumber(condition: Condition): void {
  const values = 'values' in condition ? condition.values : 'value' in condition ? [condition.value] : [];
  const { field } = condition;
  if (field.name !== 'province' || !values.some((value) => /^\s*\d+\s*$/.test(String(value)))) return;
  throwInvalidSearch(`filters.province must have names such as ${JSON.stringify(field.example)}, not numbers`);
}
