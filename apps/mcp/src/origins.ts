import type { IncomingHttpHeaders } from 'node:http';
import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

/** Host names without scheme and port; IPv6 addresses in brackets. */
export interface AllowedNames {
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

/** Name or address, and port: the package reads what else a URL may have in this place, too. */
const AUTHORITY = /^(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?$/;

/** What a page may send, and what it may read of an answer. */
const ASKED =
  'Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, X-Api-Key';
const READ = 'Mcp-Session-Id, X-Request-Id';

/**
 * Why a request with these headers is refused, or null. A page of somebody else's can send requests in its visitor's name to
 * a server on their machine, by a name of its own that leads there (DNS rebinding): so both names must be expected ones.
 * A program sends no Origin.
 */
export function mayCall({ host, origin }: IncomingHttpHeaders, allowed: AllowedNames): string | null {
  const hostCheck = validateHostHeader(host, [...allowed.hosts]);
  if (!hostCheck.ok || !AUTHORITY.test(host ?? '')) return 'Host is not allowed';
  if (origin === undefined) return null;
  return isWebOrigin(origin) && validateOriginHeader(origin, [...allowed.origins]).ok ? null : 'Origin is not allowed';
}

/** Scheme, host and port of a web page, and nothing else: the package reads a whole URL, a user name before the host too. */
function isWebOrigin(origin: string): boolean {
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}

/** Headers by which a browser lets a page of an allowed origin call and read. */
export function pageHeaders(origin: string | undefined): [string, string][] {
  // Without an Origin, too: a cache is not to give that answer to a page.
  const vary: [string, string] = ['Vary', 'Origin'];
  if (origin === undefined) return [vary];
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Methods', 'GET, POST, DELETE'],
    ['Access-Control-Allow-Headers', ASKED],
    ['Access-Control-Expose-Headers', READ],
    ['Access-Control-Max-Age', '600'],
    vary,
  ];
}
