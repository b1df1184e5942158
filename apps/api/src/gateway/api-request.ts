import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MicroUsd } from '@entity-registry/domain';
import { CallerDisconnectedError, contextOf, jsonBodyOf, watchFirstByte } from '@entity-registry/http';
import type { FirstByteHooks, RequestContext } from '@entity-registry/http';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { canonicalTarget } from './canonical-target.js';
import { tenantOf } from './caller.js';
import type { Caller, KeyCaller } from './caller.js';

export interface ApiRequestOptions<C extends Caller> {
  request: IncomingMessage;
  response: ServerResponse;
  caller: C;
  clientReference: string | null;
  idempotencyKey: string | null;
  maxCharge: MicroUsd | null;
  deadline: Date;
  userId: string | null;
}

/**
 * An admitted request: its caller, and what its response will contain. Created by the gateway, used by billing. Routes that
 * require a key take an `ApiRequest`; routes that also work without one take an `ApiRequest<Caller>`.
 */
export class ApiRequest<C extends Caller = KeyCaller> {
  readonly context: RequestContext;
  readonly caller: C;
  /** The caller's own reference for this request (ADR 0004). */
  readonly clientReference: string | null;
  /** The caller's Idempotency-Key, so that the request is charged once (ADR 0005); null without an API key. */
  readonly idempotencyKey: string | null;
  /** The most that the request may cost (ADR 0163); null: no limit. */
  readonly maxCharge: MicroUsd | null;
  /** When the response must be ready: work that can't make it isn't started, and later nothing is charged (ADR 0198). */
  readonly deadline: Date;
  /** The dashboard user who makes this request; null for a program, or for a user the API does not trust. */
  readonly userId: string | null;
  private readonly request: IncomingMessage;
  private readonly response: ServerResponse;

  constructor(options: ApiRequestOptions<C>) {
    const { request, response, caller, clientReference, idempotencyKey, maxCharge, deadline, userId } = options;
    this.context = contextOf(request);
    this.caller = caller;
    this.clientReference = clientReference;
    this.idempotencyKey = idempotencyKey;
    this.maxCharge = maxCharge;
    this.deadline = deadline;
    this.userId = userId;
    this.request = request;
    this.response = response;
  }

  /** Template of the matched route, such as /v4/panama/entidades/:id. */
  get route(): string {
    return this.context.route;
  }

  /** The tenant that the request's slots are counted for: its account, or one for all callers without a key (ADR 0071). */
  get tenant(): string {
    const caller: Caller = this.caller;
    return caller.kind === 'public' ? 'public' : tenantOf(caller.state.accountId);
  }

  /** Path and query as requested. */
  get target(): string {
    return this.request.url ?? '/';
  }

  /** The If-None-Match header; null without one. */
  get ifNoneMatch(): string | null {
    return this.request.headers['if-none-match'] ?? null;
  }

  /**
   * SHA-256 over method, target and body: equal for identical requests. The order of query parameters does not matter. Older
   * records keep the order that was sent: if it is not sorted by name, a repeated request gets 409, uncharged, until its record
   * expires after 24 hours.
   */
  fingerprint(): Buffer {
    const { method, url } = this.request;
    const body = jsonBodyOf(this.request);
    const hash = createHash('sha256').update(`${String(method)} ${canonicalTarget(String(url))}\n`);
    return body === null ? hash.digest() : hash.update(body).digest();
  }

  /** Adds a header to the response, whatever its status. */
  addHeader(name: string, value: string): void {
    this.context.headers.push(name, value);
  }

  /** Like `addHeader`, but replaces any existing value. */
  setHeader(name: string, value: string): void {
    const { headers } = this.context;
    const at = headers.findIndex((known, index) => index % 2 === 0 && known === name);
    if (at < 0) headers.push(name, value);
    else headers[at + 1] = value;
  }

  /** Calls one of the hooks once: when the first byte of a 2xx is sent, or when the connection closes before that. */
  onFirstByte(hooks: FirstByteHooks): void {
    watchFirstByte(this.response, hooks);
  }

  /** Whether the connection is closed, so that no response can reach the caller. */
  get isDisconnected(): boolean {
    return this.response.destroyed;
  }

  /** Throws if the caller is gone, so that the request costs nothing. */
  assertConnected(): void {
    if (this.isDisconnected) throw new CallerDisconnectedError();
  }
}

const slot = Symbol('api request');
type Carrier = IncomingMessage & { [slot]?: ApiRequest<Caller> };

export function attachApiRequest(request: IncomingMessage, apiRequest: ApiRequest<Caller>): void {
  (request as Carrier)[slot] = apiRequest;
}

/** The `ApiRequest` from the gateway; undefined if the route isn't behind it. */
export const findApiRequest = (request: IncomingMessage): ApiRequest<Caller> | undefined => (request as Carrier)[slot];

/**
 * The `ApiRequest` from the gateway, as a parameter of a controller method: `ApiRequest` if the route requires a key,
 * `ApiRequest<Caller>` if it is declared `keyless`.
 */
export const CurrentRequest = createParamDecorator((_: unknown, context: ExecutionContext): ApiRequest<Caller> => {
  const apiRequest = findApiRequest(context.switchToHttp().getRequest<IncomingMessage>());
  if (!apiRequest) throw new Error('the route is not behind the gateway');
  return apiRequest;
});
