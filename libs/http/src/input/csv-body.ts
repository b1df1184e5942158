import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { SetMetadata } from '@nestjs/common';

const CSV_BODY = Symbol('csv body');

/** The body of a `@CsvBody()` route that was sent as text/csv. A pipe of the route reads it. */
export class CsvText {
  constructor(readonly text: string) {}
}

/** Declares that a route takes its body as CSV (text/csv, UTF-8) too. */
export function CsvBody(): MethodDecorator {
  return SetMetadata(CSV_BODY, true);
}

/** Whether the body of `request` is CSV that `handler` accepts. */
export function isAcceptedCsv(handler: object, { headers }: IncomingMessage): boolean {
  const type = /^text\/csv[ \t]*(?:;[ \t]*(?:charset="?utf-8"?|header="?present"?)[ \t]*)*$/i;
  const isCsv = type.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
  return isCsv && Reflect.getMetadata(CSV_BODY, handler) === true;
}

/** Throws `invalid_body` for text that can't be stored. */
export function parseCsvText(text: string): CsvText {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text))
    throw new DomainError('invalid_body', { message: 'must not contain control characters' });
  return new CsvText(text);
}
