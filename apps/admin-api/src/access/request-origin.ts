import type { IncomingMessage } from 'node:http';
import { isSameOrigin } from '@entity-registry/http';

const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request can change something. */
export const isUnsafeMethod = ({ method }: Pick<IncomingMessage, 'method'>): boolean => !SAFE.has(method);

/**
 * Whether a page of ours sent the request, according to the browser: a page of `adminUrl` or, if that is not configured, of the
 * host that the request is for.
 */
export function isSameOriginRequest(request: Pick<IncomingMessage, 'headers'>, adminUrl: string): boolean {
  if (adminUrl !== '') return isSameOrigin(request, new URL(adminUrl).origin);
  const { origin, host } = request.headers;
  if (origin === undefined) return isSameOrigin(request, '');
  return URL.canParse(origin) && new URL(origin).host === host;
}
