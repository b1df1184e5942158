import type { IncomingHttpHeaders } from 'node:http';
import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

/** Host names without scheme and port; IPv6 addresses in brackets. */
export interface AllowedNames {
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

/** Host name or address, and port. The server package would also accept other parts of a URL here. */
const AUTHORITY = /^(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?$/;

/** Headers that a page may send, and response headers that it may read. */
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, X-Api-Key';
const EXPOSED_HEADERS = 'Mcp-Session-Id, X-Request-Id';

/**
 * Why a request with these headers is refused, or null if it is allowed. With DNS rebinding, a third-party page can call a server
 * on its visitor's machine through a host name of its own. So both Host and Origin must be allowed. Programs send no Origin.
 */
export function mayCall({ host, origin }: IncomingHttpHeaders, allowed: AllowedNames): string | null {
  const hostCheck = validateHostHeader(host, [...allowed.hosts]);
  if (!hostCheck.ok || !AUTHORITY.test(host ?? '')) return 'Host is not allowed';
  if (origin === undefined) return null;
  return isWebOrigin(origin) && validateOriginHeader(origin, [...allowed.origins]).ok ? null : 'Origin is not allowed';
}

/** Accepts only scheme, host and port. The server package accepts a whole URL, even with a user name before the host. */
function isWebOrigin(origin: string): boolean {
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}

/** Headers that let a page of an allowed origin call and read from a browser. */
export function pageHeaders(origin: string | undefined): [string, string][] {
  // Also without an Origin, so that a cache never serves that response to a page.
  const vary: [string, string] = ['Vary', 'Origin'];
  if (origin === undefined) return [vary];
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Methods', 'GET, POST, DELETE'],
    ['Access-Control-Allow-Headers', ALLOWED_HEADERS],
    ['Access-Control-Expose-Headers', EXPOSED_HEADERS],
    ['Access-Control-Max-Age', '600'],
    vary,
  ];
}
