import type { SubjectKey } from './screening-rows.js';

/** How a decision names its subject. Items of watchlists get a member of their own here. */
export type DecidedSubject = { readonly reference: string } | { readonly entityId: string };

export function subjectKey(subject: DecidedSubject): SubjectKey {
  const key = 'reference' in subject ? `reference:${subject.reference}` : `entity:${subject.entityId}`;
  return key as SubjectKey;
}

/** The subject behind a stored key. */
export function subjectOfKey(key: SubjectKey): DecidedSubject {
  const at = key.indexOf(':');
  const value = key.slice(at + 1);
  return key.startsWith('reference:') ? { reference: value } : { entityId: value };
}
