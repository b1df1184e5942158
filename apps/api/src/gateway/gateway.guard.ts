import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { accessOf, contextOf } from '@entity-registry/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { orTrouble } from '../database-trouble.js';
import { bearerKey } from './bearer-key.js';
import { Call, attachCall } from './call.js';
import { clientReference } from './client-reference.js';
import type { KeyStates } from './key-states.js';
import { rateLimitHeader } from './rate-limiter.js';
import type { RateLimiter } from './rate-limiter.js';

type RoutedRequest = IncomingMessage & { route: { path: string } };

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
    return this.admit(request, http.getResponse<ServerResponse>(), access.key);
  }

  private async admit(
    request: IncomingMessage,
    response: ServerResponse,
    jurisdiction: Jurisdiction | 'any',
  ): Promise<boolean> {
    const call = await this.authenticate(request, response);
    this.limit(call);
    call.clientReference = clientReference(request);
    if (jurisdiction !== 'any') await this.assertJurisdiction(call, jurisdiction);
    attachCall(request, call);
    return true;
  }

  private async authenticate(request: IncomingMessage, response: ServerResponse): Promise<Call> {
    const context = contextOf(request);
    const hash = this.hashKey(bearerKey(request));
    const found = this.keys.get(hash);
    const state = found instanceof Promise ? await orTrouble(found, 'service_unavailable') : found;
    if (state === null) throw new DomainError('key_rejected');
    context.facts['account'] = state.accountId;
    context.facts['key'] = state.keyId;
    const call = new Call({ context, response, keys: this.keys, hash, state });
    if (refusalOf(call, this.now())) await call.refresh();
    const refusal = refusalOf(call, this.now());
    if (refusal) throw refusal;
    return call;
  }

  private limit(call: Call): void {
    const decision = this.limiter.take(call.state.keyId);
    call.addHeader('RateLimit-Policy', this.limiter.policy);
    call.addHeader('RateLimit', rateLimitHeader(decision));
    if (!decision.allowed) {
      throw new DomainError('rate_limited', { retryAfterSeconds: Math.ceil(decision.retryAfterMs / 1_000) });
    }
  }

  /** Ruling 17: a reserved jurisdiction answers the accounts that have it switched on. */
  private async assertJurisdiction(call: Call, jurisdiction: Jurisdiction): Promise<void> {
    if (call.state.jurisdictions.includes(jurisdiction)) return;
    await call.refresh();
    if (!call.state.jurisdictions.includes(jurisdiction)) {
      throw new DomainError('jurisdiction_unavailable', { jurisdiction });
    }
  }
}

/** Why the key may not call at `now`, or null. */
function refusalOf(call: Call, now: Date): DomainError | null {
  const { revokedAt, expiresAt } = call.state;
  if (revokedAt !== null && revokedAt <= now) return new DomainError('key_rejected');
  if (expiresAt !== null && expiresAt <= now) return new DomainError('key_expired', { expiredAt: expiresAt });
  return null;
}
