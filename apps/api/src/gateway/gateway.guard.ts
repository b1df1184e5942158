import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { AccountPlan, Jurisdiction } from '@entity-registry/domain';
import { accessOf, addressBucket, contextOf, isAllowedFrom } from '@entity-registry/nest-kit';
import type { RouteAccess } from '@entity-registry/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { orTrouble } from '../database-trouble.js';
import { standingHeaders } from '../metering/free-tier.js';
import type { ClientAddress } from './agent-address.js';
import { bearerKey } from './bearer-key.js';
import { Call, attachCall } from './call.js';
import { KeyCaller } from './caller.js';
import type { Caller } from './caller.js';
import { clientReference, idempotencyKey } from './caller-headers.js';
import { failAtEvenPace } from './even-pace.js';
import { keyRefusal } from './key-refusal.js';
import type { KeyStates } from './key-states.js';
import type { KeyTraffic } from './key-traffic.js';
import { rateLimitHeader, ratePolicy } from './rate-limiter.js';
import type { RateLimits } from './rate-limits.js';
import { announceSuccessor } from './succession.js';

/**
 * How long the refusal of a well-formed key takes. A row that is there takes some microseconds longer to read than one that
 * is not: without this a clock tells a revoked key from one that never was.
 */
const REFUSAL_MS = 10;

type RoutedRequest = IncomingMessage & { route: { path: string } };
type KeyAccess = Exclude<RouteAccess, string>;

/**
 * First in the path of every request: who calls, then how often (ruling 4). Routes say by `@Access` whom they answer; one
 * that says nothing answers nobody.
 */
export class GatewayGuard implements CanActivate {
  constructor(
    private readonly hashKey: (key: string) => Buffer,
    private readonly keys: KeyStates,
    private readonly limits: Pick<RateLimits, 'limiter' | 'rates'>,
    private readonly traffic: KeyTraffic,
    private readonly now: () => Date,
    private readonly addressOf: ClientAddress,
  ) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const handler = execution.getHandler();
    const access = accessOf(handler);
    if (access === undefined) throw new Error(`${execution.getClass().name}.${handler.name} declares no access`);
    const http = execution.switchToHttp();
    const request = http.getRequest<RoutedRequest>();
    contextOf(request).route = request.route.path;
    announceSuccessor(request, request.route.path);
    if (access === 'open' || access === 'signed') return true;
    return this.admit(request, http.getResponse<ServerResponse>(), access);
  }

  private async admit(request: RoutedRequest, response: ServerResponse, access: KeyAccess): Promise<boolean> {
    this.traffic.watch(request, response, this.now());
    const address = this.addressOf(request);
    const caller = await this.identify(request, access, address);
    await this.limit(request, caller);
    const call = new Call({
      request,
      response,
      caller,
      clientReference: clientReference(request),
      idempotencyKey: caller.kind === 'key' ? idempotencyKey(request) : null,
    });
    if (caller.kind === 'key' && access.key !== 'any') await assertJurisdiction(caller, access.key);
    attachCall(request, call);
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
    return this.authenticate(request, address);
  }

  /** The caller of the request's key. */
  private async authenticate(request: RoutedRequest, address: string | undefined): Promise<KeyCaller> {
    const hash = this.hashKey(bearerKey(request));
    const held = this.keys.held(hash);
    const known = held && new KeyCaller(this.keys, hash, held, false, this.now);
    const now = this.now();
    const caller =
      known && refusalOf(known, address, now) === null
        ? known
        : await failAtEvenPace(REFUSAL_MS, () => this.lookUp(hash, request, address));
    describeCaller(request, caller);
    this.traffic.letIn(caller.state.keyId, now);
    return caller;
  }

  /**
   * The caller by a state that is read for this very request. A key which is unknown, revoked or used from elsewhere takes
   * one read each.
   */
  private async lookUp(hash: Buffer, request: RoutedRequest, address: string | undefined): Promise<KeyCaller> {
    const state = await orTrouble(this.keys.fresh(hash), 'service_unavailable');
    if (state === null) throw new DomainError('key_rejected');
    const caller = new KeyCaller(this.keys, hash, state, true, this.now);
    describeCaller(request, caller);
    const refusal = refusalOf(caller, address, this.now());
    if (refusal) throw refusal;
    return caller;
  }

  private async limit(request: IncomingMessage, caller: Caller): Promise<void> {
    const { limiter, rates } = this.limits;
    const plan = planOf(caller);
    const taken = limiter.take(bucketOf(caller), plan);
    const decision = taken instanceof Promise ? await taken : taken;
    const { headers } = contextOf(request);
    headers.push('RateLimit-Policy', ratePolicy(rates[plan]), 'RateLimit', rateLimitHeader(decision));
    if (!decision.allowed) {
      headers.push(...tierHeaders(caller));
      throw new DomainError('rate_limited', { retryAfterSeconds: Math.ceil(decision.retryAfterMs / 1_000) });
    }
  }
}

/** Names the caller in the log, refused ones too. */
function describeCaller(request: IncomingMessage, { state }: KeyCaller): void {
  const { facts } = contextOf(request);
  facts['account'] = state.accountId;
  facts['key'] = state.keyId;
}

/** Refused ones say their tier too (specification, "Limits"), as far as it is known: no read for a call too many. */
function tierHeaders(caller: Caller): string[] {
  return caller.kind === 'public' ? ['X-Service-Tier', 'public'] : standingHeaders(caller.state);
}

/** Whose requests are counted together: those of a key, or of a client address (ruling 12). */
function bucketOf(caller: Caller): string {
  if (caller.kind === 'public') return `address:${addressBucket(caller.address)}`;
  const { plan, keyId } = caller.state;
  // Another plan is another bucket: what was taken at a slow rate is no debt at a fast one.
  return plan === 'standard' ? `key:${String(keyId)}` : `${plan}:${String(keyId)}`;
}

/** By whose rate a caller's requests are counted. */
function planOf(caller: Caller): AccountPlan {
  return caller.kind === 'key' ? caller.state.plan : 'standard';
}

/** Ruling 17: a reserved jurisdiction answers the accounts that have it switched on. */
async function assertJurisdiction(caller: KeyCaller, jurisdiction: Jurisdiction): Promise<void> {
  if (caller.state.jurisdictions.includes(jurisdiction)) return;
  await caller.refresh();
  if (!caller.state.jurisdictions.includes(jurisdiction)) {
    throw new DomainError('jurisdiction_unavailable', { jurisdiction });
  }
}

/** Why the key may not call from `address` at `now`, or null. */
function refusalOf({ state }: KeyCaller, address: string | undefined, now: Date): DomainError | null {
  // From elsewhere nothing is said of the key, not even that it has expired.
  return isAllowedFrom(state.allowedAddresses, address) ? keyRefusal(state, now) : new DomainError('key_rejected');
}
