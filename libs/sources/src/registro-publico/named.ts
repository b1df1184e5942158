import { jurisdictionOfSource, parseIdentifier, peelLegalForm } from '@entity-registry/domain';
import type { NamedEntity } from '../source.js';

const JURISDICTION = jurisdictionOfSource('registro_publico');

/** A name with a number in the register: a company if it has a RUC or a legal form, else a person. */
export function toNamedEntity(nombre: string | null, identifier: string | null): NamedEntity {
  const holder = identifier === null ? undefined : parseIdentifier(JURISDICTION, identifier)[0]?.holder;
  const company = holder === 'company' || (holder !== 'person' && peelLegalForm(nombre ?? '').form !== null);
  return { kind: company ? 'Organization' : 'NaturalPerson', nombre, identifier };
}
