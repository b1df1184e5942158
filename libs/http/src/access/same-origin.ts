import type { IncomingMessage } from 'node:http';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { accessOf } from './access.js';

const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may change something comes from a page of `origin`, according to the browser's headers. A request
 * with neither Origin nor Sec-Fetch-Site doesn't come from a browser page, so it doesn't count as one.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): boolean {
  const { origin: sent } = headers;
  if (sent !== undefined) return sent === origin;
  return headers['sec-fetch-site'] === 'same-origin';
}

export interface SameOriginOptions {
  /** Scheme, host and port of the pages, such as `https://dashboard.example.com`. */
  origin: string;
  /** Which requests carry credentials that another site could make a browser send; all if absent. */
  carriesCookie?: (request: IncomingMessage) => boolean;
  /** The app's response. */
  createError: () => Error;
}

/**
 * Rejects requests that another site makes a signed-in browser send (CSRF). Browsers omit Origin from many reads, so a read
 * is only rejected if its Origin is another site's. Routes with open access make their own checks.
 */
export class SameOriginGuard implements CanActivate {
  constructor(private readonly options: SameOriginOptions) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<IncomingMessage>();
    if (accessOf(execution.getHandler()) === 'open') return true;
    if (this.options.carriesCookie?.(request) === false) return true;
    if (SAFE.has(request.method) && request.headers.origin === undefined) return true;
    if (!isSameOrigin(request, this.options.origin)) throw this.options.createError();
    return true;
  }
}
