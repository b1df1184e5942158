import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { CallerGoneError } from '@entity-registry/nest-kit';
import type { RequestContext } from '@entity-registry/nest-kit';
import type { KeyState } from '@entity-registry/persistence';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { orTrouble } from '../database-trouble.js';
import type { KeyStates } from './key-states.js';

export interface CallOptions {
  context: RequestContext;
  response: ServerResponse;
  keys: KeyStates;
  hash: Buffer;
  state: KeyState;
}

/** One request of a known key: who calls, and what its answer will say. Made by the gateway, used by what bills. */
export class Call {
  readonly context: RequestContext;
  /** The caller's own reference for this call (ruling 9). */
  clientReference: string | null = null;
  private held: KeyState;
  private current = false;

  constructor(private readonly options: CallOptions) {
    this.context = options.context;
    this.held = options.state;
  }

  /** The key and its account as last read; up to a second old until `refresh`. */
  get state(): KeyState {
    return this.held;
  }

  /** Whether `state` was read for this request: a refusal on an older one is decided again on a fresh read (ruling 4). */
  get isCurrent(): boolean {
    return this.current;
  }

  /** Reads the state anew, once per request. Throws `key_rejected` when the key is gone. */
  async refresh(): Promise<void> {
    if (this.current) return;
    const state = await orTrouble(this.options.keys.fresh(this.options.hash), 'service_unavailable');
    if (state === null) throw new DomainError('key_rejected');
    this.held = state;
    this.current = true;
  }

  /** What a charge said of the balance counts from the next call on. */
  settle(balance: MicroUsd): void {
    this.options.keys.settle(this.options.hash, balance);
  }

  /** What was known of the key proved wrong: the next call reads it anew. */
  distrust(): void {
    this.options.keys.drop(this.options.hash);
  }

  /** Adds a header to the answer, whatever it will be. */
  addHeader(name: string, value: string): void {
    this.context.headers.push(name, value);
  }

  /** Whether the connection is closed: no answer can reach the caller. */
  get isGone(): boolean {
    return this.options.response.destroyed;
  }

  /** Stops a call that nobody waits for before it costs anything. */
  assertPresent(): void {
    if (this.isGone) throw new CallerGoneError();
  }
}

const slot = Symbol('call');
type Carrier = IncomingMessage & { [slot]?: Call };

export function attachCall(request: IncomingMessage, call: Call): void {
  (request as Carrier)[slot] = call;
}

/** The gateway's `Call` of the request, as a parameter of a controller's method. */
export const CurrentCall = createParamDecorator((_: unknown, context: ExecutionContext): Call => {
  const call = context.switchToHttp().getRequest<Carrier>()[slot];
  if (!call) throw new Error('the route is not behind the gateway');
  return call;
});
