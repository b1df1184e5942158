import type { IncomingMessage } from 'node:http';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { accessOf } from './access.js';

const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may change something comes from a page of `origin`, as the browser itself says. A request that says
 * neither Origin nor Sec-Fetch-Site comes from no browser's page, and is not one either.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): boolean {
  const { origin: sent } = headers;
  if (sent !== undefined) return sent === origin;
  return headers['sec-fetch-site'] === 'same-origin';
}

export interface SameOriginOptions {
  /** Scheme, host and port of the pages, such as `https://dashboard.example.com`. */
  origin: string;
  /** Which requests carry what a foreign page could make a browser send along; all that change something when absent. */
  carriesCookie?: (request: IncomingMessage) => boolean;
  /** What the app answers. */
  refusal: () => Error;
}

/** Refuses what another site makes a signed-in browser send (CSRF). Routes with open access are their own judges. */
export class SameOriginGuard implements CanActivate {
  constructor(private readonly options: SameOriginOptions) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<IncomingMessage>();
    if (SAFE.has(request.method) || accessOf(execution.getHandler()) === 'open') return true;
    if (this.options.carriesCookie?.(request) === false) return true;
    if (!isSameOrigin(request, this.options.origin)) throw this.options.refusal();
    return true;
  }
}
