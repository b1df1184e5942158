import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_JURISDICTION, DomainError, NETWORK, V5_JURISDICTIONS } from '@entity-registry/domain';
import type { AccountPlan, Jurisdiction, RateDecision } from '@entity-registry/domain';
import { accessOf, addressBucket, contextOf, networkOf } from '@entity-registry/http';
import type { RouteAccess } from '@entity-registry/http';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { currentQuotaHeaders } from './rates/free-tier.js';
import type { ActingUser } from './acting-user.js';
import type { ClientAddress } from './caller-address.js';
import { ApiRequest, attachApiRequest } from './api-request.js';
import type { Caller, KeyCaller, PublicCaller } from './caller.js';
import { clientReference, idempotencyKey, maxCharge } from './caller-headers.js';
import { requestDeadline, routeDeadlineMs } from './request-deadline.js';
import type { KeyAuthentication } from './keys/key-authentication.js';
import type { PublicBudget } from './rates/public-budget.js';
import type { KeyTraffic } from './keys/key-traffic.js';
import { rateLimitHeader, ratePolicy } from './rates/rate-limiter.js';
import type { RateLimits } from './rates/rate-limits.js';
import { addDeprecationHeaders } from './succession.js';

type RoutedRequest = IncomingMessage & { route: { path: string }; params: Readonly<Record<string, string>> };
type KeyAccess = Exclude<RouteAccess, string>;

/** Headers in which our other servers describe the requests they forward. */
export interface ForwardedHeaders {
  readonly addressOf: ClientAddress;
  readonly userOf: ActingUser;
}

/** The time, and how long a request that is read now may already have waited for the event loop, in milliseconds. */
export interface GatewayClock {
  readonly now: () => Date;
  readonly loopLagMs: () => number;
}

/**
 * Runs first for every request: identifies the caller, then applies the rate limit (ADR 0004). Routes declare with `@Access`
 * who may call them; a route without it is closed to everyone.
 */
export class GatewayGuard implements CanActivate {
  constructor(
    private readonly authentication: KeyAuthentication,
    private readonly limits: Pick<RateLimits, 'limiter' | 'rates' | 'keyless'>,
    private readonly traffic: KeyTraffic,
    private readonly clock: GatewayClock,
    private readonly forwarded: ForwardedHeaders,
    private readonly publicBudget: Pick<PublicBudget, 'headers'>,
  ) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const handler = execution.getHandler();
    const access = accessOf(handler);
    if (access === undefined) throw new Error(`${execution.getClass().name}.${handler.name} declares no access`);
    const http = execution.switchToHttp();
    const request = http.getRequest<RoutedRequest>();
    contextOf(request).route = request.route.path;
    addDeprecationHeaders(request, request.route.path);
    if (access === 'open' || access === 'signed') return true;
    return this.admit(request, http.getResponse<ServerResponse>(), access, routeDeadlineMs(handler));
  }

  private async admit(
    request: RoutedRequest,
    response: ServerResponse,
    access: KeyAccess,
    routeMs: number,
  ): Promise<boolean> {
    const receivedAt = this.clock.now();
    const sentAt = new Date(receivedAt.getTime() - this.clock.loopLagMs());
    this.traffic.watch(request, response, receivedAt);
    if (isPublic(request)) contextOf(request).headers.push(...(await this.publicBudget.headers()));
    const address = this.forwarded.addressOf(request);
    const caller = await this.identify(request, access, address);
    await this.limit(request, caller);
    const apiRequest = new ApiRequest({
      request,
      response,
      caller,
      clientReference: clientReference(request),
      idempotencyKey: caller.kind === 'key' ? idempotencyKey(request) : null,
      maxCharge: maxCharge(request),
      deadline: requestDeadline(request, sentAt, routeMs),
      userId: caller.kind === 'key' ? this.forwarded.userOf(request) : null,
    });
    if (caller.kind === 'key' && access.key !== 'any')
      await assertJurisdiction(caller, jurisdictionOf(request, access.key));
    attachApiRequest(request, apiRequest);
    return true;
  }

  private identify(
    request: RoutedRequest,
    { keyless }: KeyAccess,
    address: string | undefined,
  ): Caller | Promise<Caller> {
    if (request.headers.authorization === undefined) {
      if (keyless) return { kind: 'public', address: address ?? '' };
      if (/^\/v5\b/.test(request.route.path)) throw new DomainError('public_tier_locked');
    }
    return this.authenticateKey(request, address);
  }

  private async authenticateKey(request: RoutedRequest, address: string | undefined): Promise<KeyCaller> {
    const now = this.clock.now();
    const caller = await this.authentication.authenticate(request, address);
    this.traffic.recordAdmission(caller.state.keyId, now);
    return caller;
  }

  private async limit(request: IncomingMessage, caller: Caller): Promise<void> {
    const plan = planOf(caller);
    const outcome = this.limits.limiter.consume(bucketOf(caller), plan);
    const decision = outcome instanceof Promise ? await outcome : outcome;
    const { headers } = contextOf(request);
    if (decision.allowed && caller.kind === 'public') await this.limitNetwork(request, caller);
    headers.push('RateLimit-Policy', ratePolicy(this.limits.rates[plan]), 'RateLimit', rateLimitHeader(decision));
    if (!decision.allowed) {
      if (caller.kind === 'key') headers.push(...currentQuotaHeaders(caller.state));
      throw rateLimitedError(decision);
    }
  }

  /** Counts all addresses of a network together: one client may have any number of them (ADR 0052). */
  private async limitNetwork(request: IncomingMessage, caller: PublicCaller): Promise<void> {
    const rate = this.limits.keyless.network;
    const decision = await this.limits.limiter.consume(`network:${networkOf(caller.address, NETWORK)}`, rate);
    if (decision.allowed) return;
    const policy = [ratePolicy(rate, 'network'), rateLimitHeader(decision, 'network')] as const;
    contextOf(request).headers.push('RateLimit-Policy', policy[0], 'RateLimit', policy[1]);
    throw rateLimitedError(decision);
  }
}

const rateLimitedError = ({ retryAfterMs }: RateDecision): DomainError =>
  new DomainError('rate_limited', { retryAfterSeconds: Math.ceil(retryAfterMs / 1_000) });

/** Whether a request is tier 0, even if it is refused: v5 without a key (ADR 0011). */
function isPublic({ headers, route: { path } }: RoutedRequest): boolean {
  return headers.authorization === undefined && /^\/v5\b/.test(path);
}

/** The rate-limit bucket of a caller: its key's, or its client address's (ADR 0011). */
function bucketOf(caller: Caller): string {
  if (caller.kind === 'public') return `address:${addressBucket(caller.address)}`;
  const { plan, keyId } = caller.state;
  // One bucket per plan: requests that used up a slow rate must not count against a faster one.
  return plan === 'standard' ? `key:${String(keyId)}` : `${plan}:${String(keyId)}`;
}

/** The rate that applies to a caller's requests. */
function planOf(caller: Caller): AccountPlan {
  return caller.kind === 'key' ? caller.state.plan : 'standard';
}

/** The jurisdiction of a request. Invalid ids are refused later, with their own error. */
function jurisdictionOf({ params }: RoutedRequest, key: Jurisdiction | 'v5'): Jurisdiction {
  if (key !== 'v5') return key;
  const [prefix] = (params['id'] ?? '').split('_');
  return V5_JURISDICTIONS.find((code) => code === prefix) ?? DEFAULT_JURISDICTION;
}

/** ADR 0011: a reserved jurisdiction is served only to accounts that have it enabled. */
async function assertJurisdiction(caller: KeyCaller, jurisdiction: Jurisdiction): Promise<void> {
  if (caller.state.jurisdictions.includes(jurisdiction)) return;
  await caller.reloadKeyState();
  if (!caller.state.jurisdictions.includes(jurisdiction)) {
    throw new DomainError('jurisdiction_unavailable', { jurisdiction });
  }
}
