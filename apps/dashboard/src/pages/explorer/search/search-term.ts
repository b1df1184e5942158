export const KINDS = ['Organization', 'NaturalPerson'] as const;
/** What is searched for; '': companies and people. */
export type Kind = '' | (typeof KINDS)[number];

/** A search term as `resolve` takes it. */
export type Term = { name: string } | { ruc: string } | { cedula: string };

/** The parsed input: an id to open, a term to search by, or neither. */
export type ParsedTerm =
  | { readonly kind: 'id'; readonly id: string }
  /** An id of an asset or a document, or of a reserved jurisdiction. */
  | { readonly kind: 'other_id' }
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'none' };

const ENTITY = /^pa_own_\d{1,18}$/;
const TYPED_ID = /^[a-z]{2}_[a-z]+_\d+$/;
/** Province, volume and entry, such as 8-123-456, PE-1-2 or 8-NT-1-23: the forms of natural persons. */
const CEDULA = /^(\d{1,2}|PE|E|N|\d{1,2}-?(AV|PI|NT))-\d{1,5}-\d{1,6}$/i;
/** Digits in groups, with or without "DV 12". */
const RUC = /^\d[\d-]{3,}(\s*DV\s*\d{0,2})?$/i;

/** Whether a text looks like the id of a company or a person. */
export const isEntityId = (text: string): boolean => ENTITY.test(text);

/** Parses the input. The API decides whether a number is known to the register. */
export function readTerm(typed: string): ParsedTerm {
  const text = typed.trim().replace(/\s+/g, ' ');
  const id = text.toLowerCase();
  if (isEntityId(id)) return { kind: 'id', id };
  if (TYPED_ID.test(id)) return { kind: 'other_id' };
  if (CEDULA.test(text)) return { kind: 'term', term: { cedula: text } };
  if (RUC.test(text)) return { kind: 'term', term: { ruc: text } };
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length < 3 ? { kind: 'none' } : { kind: 'term', term: { name: text } };
}

/** The name that was typed; '': something else. */
export const nameOf = (typed: ParsedTerm): string =>
  typed.kind === 'term' && 'name' in typed.term ? typed.term.name : '';
