import type { Language } from '../../i18n/language.js';
import type { SandboxOperation } from './request/operation.js';
import type { Field } from './request/fields.js';
import { spanishField, spanishTitle } from './spanish.js';

/** A call's title, in the user's language. */
export function titleOf({ id, summary, version, path }: SandboxOperation, language: Language): string {
  if (language === 'es') return spanishTitle(id) ?? summary;
  return path.endsWith('/openapi.yml') ? `The OpenAPI document of ${version}` : summary;
}

/** A field's description, in the user's language. */
export function meaningOf({ key, schema }: Field, language: Language): string {
  // The documents are Markdown, but a hint below a field is not.
  return ((language === 'es' ? spanishField(key) : schema.description) ?? '').replaceAll('`', '');
}

/** The calls whose name, path or title contain the search text. */
export function findOperations(
  operations: readonly SandboxOperation[],
  written: string,
  language: Language,
): readonly SandboxOperation[] {
  const words = plain(written)
    .split(/\s+/)
    .filter((word) => word !== '');
  return operations.filter((operation) => {
    const text = plain(`${operation.id} ${operation.method} ${operation.path} ${titleOf(operation, language)}`);
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
