import type { IncomingMessage } from 'node:http';
import { SetMetadata } from '@nestjs/common';

const RAW_BODY = Symbol('raw body');
const slot = Symbol('bytes of the body');
type Carrier = IncomingMessage & { [slot]?: Buffer };

/**
 * Declares that a route takes the bytes of its body unchanged, of any type: for payloads with a signature over those
 * bytes. The usual size limit applies; nothing else is checked before the route runs.
 */
export function RawBody(): MethodDecorator {
  return SetMetadata(RAW_BODY, true);
}

const LATE_BODY = Symbol('late body');

/**
 * Declares that a route reads its body itself with `readBody`, after its own checks: for large files, which nobody may send before
 * they have shown that they are allowed to.
 */
export function LateBody(): MethodDecorator {
  return SetMetadata(LATE_BODY, true);
}

/** Whether `handler` reads its body itself. */
export function readsBodyLate(handler: object): boolean {
  return Reflect.getMetadata(LATE_BODY, handler) === true;
}

/** Whether `handler` takes the bytes. */
export function acceptsRawBody(handler: object): boolean {
  return Reflect.getMetadata(RAW_BODY, handler) === true;
}

/** Stores the bytes with the request; the body guard calls it. */
export function storeRawBody(request: IncomingMessage, bytes: Buffer): void {
  (request as Carrier)[slot] = bytes;
}

/** The bytes of the body of a `@RawBody()` route; none when it has no body. */
export function rawBodyOf(request: IncomingMessage): Buffer {
  return (request as Carrier)[slot] ?? Buffer.alloc(0);
}
