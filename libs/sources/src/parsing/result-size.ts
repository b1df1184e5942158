import { LimitExceeded, PARSE_LIMITS } from './parse-limits.js';

/**
 * Throws LimitExceeded when a result is larger than the main thread accepts from one response, or contains a text longer than any
 * field of a source: a result is cloned in the main thread, which is blocked meanwhile.
 */
export function requireSmallResult(result: unknown): void {
  let [values, chars] = [0, 0];
  const ahead: unknown[] = [result];
  while (ahead.length > 0) {
    const value = ahead.pop();
    values += 1;
    if (values > PARSE_LIMITS.resultValues) throw tooMuch('values', 'resultValues');
    if (typeof value === 'string') {
      if (value.length > PARSE_LIMITS.textChars) throw tooMuch('characters in one field', 'textChars');
      chars += value.length;
      if (chars > PARSE_LIMITS.resultChars) throw tooMuch('characters', 'resultChars');
    } else if (Array.isArray(value)) {
      for (const item of value) ahead.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value)) ahead.push(item);
    }
  }
}

function tooMuch(unit: string, limit: 'resultValues' | 'resultChars' | 'textChars'): LimitExceeded {
  return new LimitExceeded(
    `a page has too much data (over ${PARSE_LIMITS[limit].toLocaleString('en-US')} ${unit})`,
    limit,
  );
}
