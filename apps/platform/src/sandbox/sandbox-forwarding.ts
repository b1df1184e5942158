import type { IncomingMessage, ServerResponse } from 'node:http';
import { SandboxAllowances, SandboxCalls } from '@entity-registry/billing';
import type { SandboxHold, SandboxRefusal } from '@entity-registry/billing';
import { DomainError, micro, microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { jsonBodyOf } from '@entity-registry/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { PlatformConfig } from '../config.js';
import { PlatformError } from '../errors/platform-error.js';
import { Forwarder } from '../forwarding/forwarder.js';
import type { AnswerHead, Edit } from '../forwarding/forwarder.js';
import { forwardedTarget } from '../forwarding/target.js';
import type { ForwardedTarget } from '../forwarding/target.js';
import { CONFIG } from '../providers.js';
import { ALLOWED } from './operations.js';
import type { AllowedOperation } from './operations.js';
import { asPreview, isPreview } from './query.js';
import { ownIdempotencyKey, priceOf, refreshIdOf, requestIdsOf, withOwnCalls } from './shared-account.js';

/** Under which the API is reached with the key of the sandbox. */
export const MOUNT = '/api/sandbox';

/** Of the shared account and its key, and so of everybody: nothing for one of them to see. */
const WITHHELD = ['x-service-balance', 'ratelimit', 'ratelimit-policy'];

/** One call of a user. */
interface SandboxCall {
  readonly userId: string;
  readonly operation: AllowedOperation;
  readonly target: ForwardedTarget;
  readonly request: IncomingMessage;
}

/**
 * Calls of users to the API, with the one key of the sandbox (specification, "Authentication" 9; ADR 0142). What one of them
 * asked for is nobody else's to read, and nobody can spend more of the shared balance than a day gives.
 */
@Injectable()
export class SandboxForwarding {
  constructor(
    private readonly forwarder: Forwarder,
    private readonly allowances: SandboxAllowances,
    private readonly calls: SandboxCalls,
    @Inject(CONFIG) private readonly config: PlatformConfig,
  ) {}

  /** Throws `sandbox_unavailable`, `sandbox_limit`, and what the forwarder throws. */
  async forward(request: IncomingMessage, response: ServerResponse, userId: string): Promise<void> {
    if (this.config.SANDBOX_API_KEY === '') throw new PlatformError({ code: 'sandbox_unavailable' });
    const target = forwardedTarget(request.url ?? '', MOUNT);
    const operation = ALLOWED.find(request.method ?? '', target.path);
    if (operation === null) throw new DomainError('route_not_found');
    const call = { userId, operation, target, request };
    const preview = isPreview(target.query);
    refuse(preview ? await this.allowances.preview(userId) : await this.allowances.call(userId));
    await this.assertOwn(call);
    const hold = preview || !operation.priced ? null : await this.hold(call);
    await this.forwarder.forward(request, response, {
      ...{ mount: MOUNT, key: this.config.SANDBOX_API_KEY, allow: ALLOWED, withhold: WITHHELD },
      idempotencyKey: ownIdempotencyKey(userId, textOf(request.headers['idempotency-key'])),
      onAnswer: (answer) => (preview ? Promise.resolve(null) : this.settle(call, hold, answer)),
    });
  }

  /** What another user asked for is not there: a refresh is its user's alone, and the list of calls cannot be a file. */
  private async assertOwn({ userId, operation, target }: SandboxCall): Promise<void> {
    const id = target.path.slice(target.path.lastIndexOf('/') + 1);
    if (operation.showsRefresh && /^\d{1,18}$/.test(id) && !(await this.calls.ownsRefresh(userId, BigInt(id)))) {
      throw new DomainError('update_request_not_found');
    }
    if (
      operation.showsCalls &&
      new URLSearchParams(target.query).getAll('format').some((format) => format !== 'json')
    ) {
      throw new DomainError('invalid_parameter', { parameter: 'format', message: 'must be json in the sandbox' });
    }
  }

  /** Holds what the API says that the call costs; nothing for one that it refuses, which the call will then be told. */
  private async hold({ userId, operation, target, request }: SandboxCall): Promise<SandboxHold> {
    const { status, body } = await this.forwarder.read({
      method: operation.method,
      target: target.path + asPreview(target.query),
      key: this.config.SANDBOX_API_KEY,
      body: jsonBodyOf(request),
      contentType: request.headers['content-type'] ?? '',
    });
    const price = status === 200 ? priceOf(body) : null;
    const held = await this.allowances.hold(userId, price === null ? microUsd(0n) : micro(price));
    if ('limit' in held) throw new PlatformError({ code: 'sandbox_limit', ...held });
    return held;
  }

  private async settle(call: SandboxCall, hold: SandboxHold | null, answer: AnswerHead): Promise<Edit | null> {
    const { userId, operation } = call;
    const good = answer.status >= 200 && answer.status < 300;
    if (hold !== null) await this.allowances.settle(userId, hold, chargeOf(operation, hold, good, answer.charge));
    const { requestId } = answer;
    if (!good || requestId === null) return null;
    if (operation.asksForRefresh) {
      return async (body) => {
        // Before its user knows the id: nobody asks for what is not known to be theirs.
        await this.calls.keep(userId, requestId, refreshIdOf(body));
        return body;
      };
    }
    await this.calls.keep(userId, requestId, null);
    if (!operation.showsCalls) return null;
    return async (body) => withOwnCalls(body, await this.calls.ownOf(userId, requestIdsOf(body)));
  }
}

/** A refresh is charged when it completes: until then, and if it fails, its price counts all the same. */
function chargeOf(operation: AllowedOperation, hold: SandboxHold, good: boolean, charge: string | null): MicroUsd {
  if (!good) return microUsd(0n);
  return operation.asksForRefresh ? hold.amount : micro(charge ?? '0');
}

function refuse(refusal: SandboxRefusal | null): void {
  if (refusal !== null) throw new PlatformError({ code: 'sandbox_limit', ...refusal });
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;
