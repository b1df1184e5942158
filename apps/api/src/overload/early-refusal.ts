import type { IncomingMessage } from 'node:http';
import { JURISDICTIONS } from '@entity-registry/domain';
import { LineSampler, contextOf, errorResponse, versionOfTarget } from '@entity-registry/http';
import type { EarlyRefusal } from '@entity-registry/http';
import type { KeyState } from '@entity-registry/accounts';
import { createErrorContext } from '../error-context.js';
import type { ApiDependencies, ApiServices } from '../services.js';
import { tenantOf } from '../gateway/caller.js';
import { bearerKey } from '../gateway/keys/bearer-key.js';
import { keyError } from '../gateway/keys/key-error.js';
import { KeyTraffic } from '../gateway/keys/key-traffic.js';
import { ROUTE_DEADLINE_MS, requestDeadline } from '../gateway/request-deadline.js';

const V4_NAMES = Object.values(JURISDICTIONS).map(({ v4Name }) => v4Name);
const END = String.raw`(?=\?|$)`;
const V4_DETAIL = new RegExp(String.raw`^(/v4/(?:${V4_NAMES.join('|')})/entidades/)[^/?]+${END}`);
const V5_READ = new RegExp(
  String.raw`^(/v5/entities/)[^/?]+(/(?:text|network|changes|immigration|proponente-dossier|sections/[^/?]+))?${END}`,
);

/**
 * Refuses billed reads that the queue `requests` would refuse, before the framework routes them (ADR 0198): refusing must cost a
 * fraction of answering, or an overloaded process is busy with refusals alone. Everything that could be refused for another reason
 * (no key, a key that isn't known to be good here, a list of addresses, a malformed header) goes the usual way.
 */
export function earlyRefusal(services: ApiServices, dependencies: ApiDependencies): EarlyRefusal {
  const { billing, keys, keyUse, requestCounts, shares } = services;
  const { log, now, loopLagMs = () => 0 } = dependencies;
  const errorContext = createErrorContext(dependencies);
  const traffic = new KeyTraffic(keyUse, requestCounts);
  const sampler = new LineSampler({ log, message: 'more requests were refused because of overload' });

  return (request, response) => {
    const kind = billedRead(request);
    if (kind === null) return null;
    const receivedAt = now();
    const read = readHeaders(request, new Date(receivedAt.getTime() - loopLagMs()));
    const state = read && keys.cached(billing.hashKey(read.key));
    if (!state || !isUsable(state, receivedAt)) return null;
    const refusal = shares.requests.refusalOf(tenantOf(state.accountId), { deadline: read.deadline, kind });
    if (refusal === null) return null;
    const context = contextOf(request);
    context.route = kind;
    context.sampler = sampler;
    Object.assign(context.facts, { account: state.accountId, key: state.keyId });
    traffic.watch(request, response, receivedAt);
    return errorResponse(refusal, versionOfTarget(request.url), errorContext);
  };
}

/** The template of the route if it is a billed read that waits in `requests`; null for everything else. */
function billedRead({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET') return null;
  const [, v4] = V4_DETAIL.exec(url) ?? [];
  if (v4 !== undefined) return `${v4}:id`;
  const [, v5, rest = ''] = V5_READ.exec(url) ?? [];
  return v5 === undefined ? null : `${v5}:id${rest.startsWith('/sections/') ? '/sections/:level' : rest}`;
}

function readHeaders(request: IncomingMessage, sentAt: Date): { key: string; deadline: Date } | null {
  try {
    return { key: bearerKey(request), deadline: requestDeadline(request, sentAt, ROUTE_DEADLINE_MS) };
  } catch {
    return null;
  }
}

/** Only keys without a list of addresses: another address must not learn that the key exists. */
function isUsable(state: KeyState, now: Date): boolean {
  return state.allowedAddresses.length === 0 && keyError(state, now) === null;
}
