import type { IncomingMessage } from 'node:http';
import { DomainError, lookup } from '@entity-registry/domain';

type HeaderRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/** The header `name`, or null. Throws `invalid_parameter` when it is given twice: Node joins them, which no caller intends. */
export function singleHeader({ headers, rawHeaders }: HeaderRequest, name: string): string | null {
  const value = lookup(headers, name.toLowerCase());
  if (typeof value !== 'string') return null;
  if (value.includes(',') && isRepeated(rawHeaders, name.toLowerCase())) {
    throw new DomainError('invalid_parameter', { parameter: name, message: 'must be given once' });
  }
  return value;
}

/** The token after Bearer in the Authorization header; null if it is absent, malformed or given twice. */
export function bearerToken({ headers, rawHeaders }: HeaderRequest): string | null {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  // Node keeps the first of two Authorization headers and drops the other, so the caller would be a guess.
  return token === undefined || isRepeated(rawHeaders, 'authorization') ? null : token;
}

function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1;
}
