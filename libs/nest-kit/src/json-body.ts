import type { IncomingMessage } from 'node:http';

const slot = Symbol('json body');
type Carrier = IncomingMessage & { [slot]?: string };

/** The text of the request's JSON body, or null when it has none. */
export function jsonBodyOf(request: IncomingMessage): string | null {
  return (request as Carrier)[slot] ?? null;
}
