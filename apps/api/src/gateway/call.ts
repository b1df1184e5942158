import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CallerGoneError, contextOf, jsonBodyOf } from '@entity-registry/nest-kit';
import type { RequestContext } from '@entity-registry/nest-kit';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Caller, KeyCaller } from './caller.js';

export interface CallOptions<C extends Caller> {
  request: IncomingMessage;
  response: ServerResponse;
  caller: C;
  clientReference: string | null;
  idempotencyKey: string | null;
}

/**
 * One request that was let in: who calls, and what its answer will say. Made by the gateway, used by what bills. Routes
 * with a key take a `Call`, routes that answer without one too a `Call<Caller>`.
 */
export class Call<C extends Caller = KeyCaller> {
  readonly context: RequestContext;
  readonly caller: C;
  /** The caller's own reference for this call (ruling 9). */
  readonly clientReference: string | null;
  /** What the caller calls this call, so that it is charged once (ruling 5); null without a key. */
  readonly idempotencyKey: string | null;
  private readonly request: IncomingMessage;
  private readonly response: ServerResponse;

  constructor({ request, response, caller, clientReference, idempotencyKey }: CallOptions<C>) {
    this.context = contextOf(request);
    this.caller = caller;
    this.clientReference = clientReference;
    this.idempotencyKey = idempotencyKey;
    this.request = request;
    this.response = response;
  }

  /** Template of the route that answers, such as /v4/panama/entidades/:id. */
  get route(): string {
    return this.context.route;
  }

  /** Path and query as they were asked for. */
  get target(): string {
    return this.request.url ?? '/';
  }

  /** The If-None-Match header; null without one. */
  get ifNoneMatch(): string | null {
    return this.request.headers['if-none-match'] ?? null;
  }

  /** SHA-256 over method, target and body: two calls with the same one ask for the same. */
  fingerprint(): Buffer {
    const { method, url } = this.request;
    const body = jsonBodyOf(this.request);
    const hash = createHash('sha256').update(`${String(method)} ${String(url)}\n`);
    return body === null ? hash.digest() : hash.update(body).digest();
  }

  /** Adds a header to the answer, whatever it will be. */
  addHeader(name: string, value: string): void {
    this.context.headers.push(name, value);
  }

  /** Runs `work` when a 2xx has left whole; never when the answer is another, or is cut off on its way. */
  onSent(work: () => void): void {
    const { response } = this;
    response.once('close', () => {
      if (response.writableFinished && response.statusCode >= 200 && response.statusCode < 300) work();
    });
  }

  /** Whether the connection is closed: no answer can reach the caller. */
  get isGone(): boolean {
    return this.response.destroyed;
  }

  /** Stops a call that nobody waits for before it costs anything. */
  assertPresent(): void {
    if (this.isGone) throw new CallerGoneError();
  }
}

const slot = Symbol('call');
type Carrier = IncomingMessage & { [slot]?: Call<Caller> };

export function attachCall(request: IncomingMessage, call: Call<Caller>): void {
  (request as Carrier)[slot] = call;
}

/**
 * The gateway's `Call` of the request, as a parameter of a controller's method: `Call` where the route wants a key,
 * `Call<Caller>` where it is declared `keyless`.
 */
export const CurrentCall = createParamDecorator((_: unknown, context: ExecutionContext): Call<Caller> => {
  const call = context.switchToHttp().getRequest<Carrier>()[slot];
  if (!call) throw new Error('the route is not behind the gateway');
  return call;
});
