import { DEFAULT_JURISDICTION, makeTypedId } from '@entity-registry/domain';
import type { EntityKind } from '@entity-registry/domain';
import type { EntitySearchItem, MatchedName, ResolvableEntity, Resolution } from '@entity-registry/registry';
import { typeView } from './vocabulary.js';
import type { DATA_PROPERTIES } from './vocabulary.js';

/** The protocol's score of a certain match. */
const FULL_SCORE = 100;

/** Candidates of one query in the protocol's format. `match` is true for the first at most, and only when it is certain. */
export function reconciled({ outcome, candidates }: Resolution) {
  return {
    result: candidates.map(({ id, nombre, type, ruc_no_dv, status, confidence, features, matched_name }, at) => ({
      id,
      name: nombre ?? '',
      ...described(ruc_no_dv, status, otherNameText(matched_name)),
      type: [typeView(type)],
      score: Math.round(confidence * FULL_SCORE * FULL_SCORE) / FULL_SCORE,
      match: at === 0 && outcome === 'matched',
      features: features.map(({ feature, score }) => ({ id: feature, value: score })),
    })),
  };
}

/** A search result as a suggestion. */
export function entitySuggestion({ id, nombre, ruc_no_dv, type, otherName }: EntitySearchItem) {
  return {
    id: makeTypedId(DEFAULT_JURISDICTION, 'own', id),
    name: nombre ?? '',
    ...described(ruc_no_dv, otherName && `also named ${otherName}`),
    notable: [typeView(type)],
  };
}

const OTHER_NAMES = { former: 'former name', trade: 'trade name', alias: 'alias' } as const;

/** Why a candidate with another current name matches: 'former name Aserradero Ficticio, S.A. until 2012-03-02'. */
function otherNameText(matched: MatchedName | null): string | null {
  if (matched === null || matched.kind === 'legal') return null;
  const until = matched.until === null ? '' : ` until ${matched.until}`;
  return `${OTHER_NAMES[matched.kind]} ${matched.name}${until}`;
}

/** Details that tell namesakes apart and explain a match, if known. */
function described(...details: readonly (string | null)[]): { description?: string } {
  const known = details.filter((text) => text !== null);
  return known.length === 0 ? {} : { description: known.join(', ') };
}

type DataProperty = (typeof DATA_PROPERTIES)[number];

const VALUES: Readonly<Record<DataProperty['id'], (entity: ResolvableEntity) => string | null>> = {
  nombre: ({ nombre }) => nombre,
  type: ({ kind }): EntityKind => kind,
  ruc: ({ rucNoDv }) => rucNoDv,
  status: ({ status }) => status,
};

/** Properties of entities in the protocol's format: unknown values are an empty list. */
export function dataOf(
  properties: readonly DataProperty[],
  requested: readonly { readonly id: string; readonly pk: bigint | null }[],
  found: readonly ResolvableEntity[],
) {
  const entities = new Map(found.map((entity) => [entity.pk, entity]));
  const cells = (entity: ResolvableEntity | undefined) =>
    Object.fromEntries(
      properties.map(({ id }) => {
        const value = entity === undefined ? null : VALUES[id](entity);
        return [id, value === null ? [] : [{ str: value }]];
      }),
    );
  const rows = requested.map(({ id, pk }) => [id, cells(pk === null ? undefined : entities.get(pk))] as const);
  return { meta: properties, rows: Object.fromEntries(rows) };
}
