import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const protect = helmet({
  // API responses must never be rendered, framed or executed.
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  // Useless for responses that no browser renders; they would only make every response longer.
  crossOriginOpenerPolicy: false,
  dnsPrefetchControl: false,
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
});

/**
 * The headers helmet sets, as name, value, name, value, ... They are the same for every response, so helmet runs once at
 * start instead of once per request.
 */
export function securityHeaders(): readonly string[] {
  const headers: string[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => undefined,
  };
  let failure: unknown;
  const request: unknown = {};
  protect(request as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => (failure = error));
  if (failure) throw failure instanceof Error ? failure : new Error('helmet rejected its own configuration');
  return headers;
}
