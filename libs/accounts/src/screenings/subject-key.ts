import type { SubjectKey } from './screening-rows.js';

/** How a decision names its subject. */
export type DecidedSubject =
  | { readonly reference: string }
  | { readonly entityId: string }
  /** An item of a watchlist. */
  | { readonly watchItemId: bigint };

export function subjectKey(subject: DecidedSubject): SubjectKey {
  return textOf(subject) as SubjectKey;
}

function textOf(subject: DecidedSubject): string {
  if ('reference' in subject) return `reference:${subject.reference}`;
  return 'entityId' in subject ? `entity:${subject.entityId}` : `watch_item:${String(subject.watchItemId)}`;
}

/** The subject behind a stored key. */
export function subjectOfKey(key: SubjectKey): DecidedSubject {
  const at = key.indexOf(':');
  const value = key.slice(at + 1);
  if (key.startsWith('reference:')) return { reference: value };
  return key.startsWith('entity:') ? { entityId: value } : { watchItemId: BigInt(value) };
}
