import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { accessOf, contextOf } from '@entity-registry/nest-kit';
import type { RouteAccess } from '@entity-registry/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { orTrouble } from '../database-trouble.js';
import { bearerKey } from './bearer-key.js';
import { Call, attachCall } from './call.js';
import { KeyCaller } from './caller.js';
import type { Caller } from './caller.js';
import { clientReference, idempotencyKey } from './caller-headers.js';
import type { KeyStates } from './key-states.js';
import { rateLimitHeader } from './rate-limiter.js';
import type { RateLimiter } from './rate-limiter.js';

type RoutedRequest = IncomingMessage & { route: { path: string }; ip?: string };
type KeyAccess = Exclude<RouteAccess, string>;

/**
 * First in the path of every request: who calls, then how often (ruling 4). Routes say by `@Access` whom they answer; one
 * that says nothing answers nobody.
 */
export class GatewayGuard implements CanActivate {
  constructor(
    private readonly hashKey: (key: string) => Buffer,
    private readonly keys: KeyStates,
    private readonly limiter: RateLimiter,
    private readonly now: () => Date,
  ) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const handler = execution.getHandler();
    const access = accessOf(handler);
    if (access === undefined) throw new Error(`${execution.getClass().name}.${handler.name} declares no access`);
    const http = execution.switchToHttp();
    const request = http.getRequest<RoutedRequest>();
    contextOf(request).route = request.route.path;
    if (access === 'open' || access === 'signed') return true;
    return this.admit(request, http.getResponse<ServerResponse>(), access);
  }

  private async admit(request: RoutedRequest, response: ServerResponse, access: KeyAccess): Promise<boolean> {
    const caller = await this.identify(request, access);
    this.limit(request, caller);
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

  private identify(request: RoutedRequest, { keyless }: KeyAccess): Caller | Promise<Caller> {
    if (request.headers.authorization === undefined) {
      if (keyless) return { kind: 'public', address: request.ip ?? '' };
      if (request.route.path.startsWith('/v5/')) throw new DomainError('public_tier_locked');
    }
    return this.authenticate(request);
  }

  private async authenticate(request: IncomingMessage): Promise<KeyCaller> {
    const { facts } = contextOf(request);
    const hash = this.hashKey(bearerKey(request));
    const found = this.keys.get(hash);
    const state = found instanceof Promise ? await orTrouble(found, 'service_unavailable') : found;
    if (state === null) throw new DomainError('key_rejected');
    facts['account'] = state.accountId;
    facts['key'] = state.keyId;
    const caller = new KeyCaller(this.keys, hash, state);
    if (refusalOf(caller, this.now())) await caller.refresh();
    const refusal = refusalOf(caller, this.now());
    if (refusal) throw refusal;
    return caller;
  }

  private limit(request: IncomingMessage, caller: Caller): void {
    if (caller.kind === 'public') return;
    const decision = this.limiter.take(caller.state.keyId);
    const { headers } = contextOf(request);
    headers.push('RateLimit-Policy', this.limiter.policy, 'RateLimit', rateLimitHeader(decision));
    if (!decision.allowed) {
      throw new DomainError('rate_limited', { retryAfterSeconds: Math.ceil(decision.retryAfterMs / 1_000) });
    }
  }
}

/** Ruling 17: a reserved jurisdiction answers the accounts that have it switched on. */
async function assertJurisdiction(caller: KeyCaller, jurisdiction: Jurisdiction): Promise<void> {
  if (caller.state.jurisdictions.includes(jurisdiction)) return;
  await caller.refresh();
  if (!caller.state.jurisdictions.includes(jurisdiction)) {
    throw new DomainError('jurisdiction_unavailable', { jurisdiction });
  }
}

/** Why the key may not call at `now`, or null. */
function refusalOf({ state }: KeyCaller, now: Date): DomainError | null {
  const { revokedAt, expiresAt } = state;
  if (revokedAt !== null && revokedAt <= now) return new DomainError('key_rejected');
  if (expiresAt !== null && expiresAt <= now) return new DomainError('key_expired', { expiredAt: expiresAt });
  return null;
}
