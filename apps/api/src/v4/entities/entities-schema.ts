import { EntitySummary, JURISDICTIONS, JURISDICTION_CODES, codesFor, detailSchema } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { Example, Operation } from '../../openapi/operation.js';
import { PARAMETER_TEXT, allowedBy } from '../../openapi/text-rules.js';
import { codeList } from '../../validation/include-field.js';
import { DetailQuery } from './detail-query.dto.js';
import { SearchQuery } from './search-query.dto.js';

const MAX_RESULTS = 20;

const SearchResults = Type.Array(EntitySummary, {
  $id: 'EntitySummaries',
  maxItems: MAX_RESULTS,
  description: 'Matching entities, best first.',
});

const SEARCH_EXAMPLE: Example = {
  summary: 'One match',
  value: [{ id: 42, nombre: 'Maderas Ficticias, S.A.', ruc_no_dv: '9900001-1-900001', type: 'Organization' }],
};

const EntityId = Type.Object({
  id: Type.Integer({ minimum: 0, description: 'Identifier of the entity within its jurisdiction.', examples: [42] }),
});

/** The codes that `include` accepts for a detail of this jurisdiction. */
const detailCodes = (jurisdiction: Jurisdiction) => ({ include: codeList(codesFor(jurisdiction, 'v4')) });

/** Path of a detail and of a refresh. */
export const entityIdParams = EntityId;

/** The detail of an entity of either kind. */
export function anyDetail(jurisdiction: Jurisdiction): TSchema {
  const details = JURISDICTIONS[jurisdiction].kinds.flatMap((kind) => detailSchema(jurisdiction, kind) ?? []);
  const [only] = details;
  return details.length === 1 && only ? only : Type.Union(details);
}

const base = {
  ...{ id: 42, service_id: 42, sid: 'ruc:9900001-1-900001', nombre: 'Maderas Ficticias, S.A.', ficha: '900001' },
  ...{ folio: null, ruc: '9900001-1-900001 DV 12', ruc_no_dv: '9900001-1-900001', capital: null, domicilio: null },
  ...{ tipo_organizacion: 'SOCIEDAD ANONIMA', fecha_registro: '2001-05-14', status: 'VIGENTE', vigencia: 'PERPETUA' },
  source_updated_at: null,
};

/** Synthetic details by `include`. */
export const DETAIL_EXAMPLES: Readonly<Record<string, Example>> = {
  existence: { summary: 'include=CHK-BIN', value: base },
};

/** Accepts blanks, which count as absent, or at least `minimum` characters between leading and trailing blanks. */
function namePattern(minimum: number): string {
  const any = allowedBy(PARAMETER_TEXT);
  if (minimum < 2) return `^${any}$`;
  const inner = `[^${PARAMETER_TEXT.refused}\\s]`;
  return `^(\\u0020*|${any}${inner}${any.slice(0, -1)}{${String(minimum - 2)},}${inner}${any})$`;
}

function search(jurisdiction: Jurisdiction): Operation {
  const { v4Name, name, minNameLength } = JURISDICTIONS[jurisdiction];
  return {
    method: 'GET',
    path: `/v4/${v4Name}/entidades`,
    operationId: `search${pascal(v4Name)}Entities`,
    group: 'Search',
    summary: `Search entities of ${name}`,
    description:
      'Search by name, tax number or both; at least one is required. If you send both, both must match. Returns at ' +
      'most 20 results, best first.',
    access: { key: jurisdiction },
    charge: { kind: 'billed', freeKey: 'locked' },
    query: SearchQuery,
    refinements: {
      nombre: {
        pattern: namePattern(minNameLength),
        description: `Name or the beginning of a name, with words in any order. At least ${String(minNameLength)} character(s).`,
      },
    },
    responses: [
      {
        status: 200,
        description: 'Matching entities. Empty if there are none.',
        schema: SearchResults,
        examples: { one: SEARCH_EXAMPLE },
      },
    ],
    errors: ['missing_search_term', 'name_too_short', 'search_backend_error'],
  };
}

function detail(jurisdiction: Jurisdiction): Operation {
  const { v4Name, name } = JURISDICTIONS[jurisdiction];
  return {
    method: 'GET',
    path: `/v4/${v4Name}/entidades/{id}`,
    operationId: `get${pascal(v4Name)}Entity`,
    group: 'Entities',
    summary: `Get an entity of ${name}`,
    description:
      'Returns the base fields and the sections of the product codes in `include`. Sections that do not apply to ' +
      'the entity are absent. A list without data is `[]`.',
    access: { key: jurisdiction },
    charge: {
      kind: 'billed',
      note: 'plus the prices of the charged codes. A code that a larger code covers is free.',
      freeKey: 'by code',
    },
    params: EntityId,
    query: DetailQuery,
    refinements: detailCodes(jurisdiction),
    responses: [
      { status: 200, description: 'The entity.', schema: anyDetail(jurisdiction), examples: DETAIL_EXAMPLES },
    ],
    errors: ['invalid_id', 'missing_include', 'empty_include_item', 'unknown_code', 'entity_not_found'],
  };
}

export function pascal(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** v4's searches and details. */
export const operations: readonly Operation[] = JURISDICTION_CODES.flatMap((jurisdiction) => [
  search(jurisdiction),
  detail(jurisdiction),
]);
