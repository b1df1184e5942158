import type { EntityKind } from '@entity-registry/domain';

/** A type or property, as the protocol names them. */
export interface Term {
  readonly id: string;
  readonly name: string;
}

export const TYPES: readonly (Term & { readonly id: EntityKind })[] = [
  { id: 'Organization', name: 'Organization' },
  { id: 'NaturalPerson', name: 'Natural person' },
];

/** Properties of an entity that a query may contain in addition to its name. */
export const QUERY_PROPERTIES = [
  { id: 'ruc', name: 'RUC' },
  { id: 'cedula', name: 'Cédula' },
] as const satisfies readonly Term[];

/** Readable properties of a known entity: those that a candidate of a resolve shows. */
export const DATA_PROPERTIES = [
  { id: 'nombre', name: 'Nombre' },
  { id: 'type', name: 'Type' },
  { id: 'ruc', name: 'RUC without check digits' },
  { id: 'status', name: 'Status in the register' },
] as const satisfies readonly Term[];

export function typeView(kind: EntityKind): Term {
  return TYPES.find(({ id }) => id === kind) ?? { id: kind, name: kind };
}

/** The terms with the prefix `prefix`, in id or name, in any case. */
export function termsLike(terms: readonly Term[], prefix: string): readonly Term[] {
  const wanted = prefix.trim().toLowerCase();
  return terms.filter(({ id, name }) => [id, name].some((text) => text.toLowerCase().startsWith(wanted)));
}
