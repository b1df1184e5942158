import type { IncomingMessage, ServerResponse } from 'node:http';
import { ManagedTrials, SandboxAllowances, SandboxRequests } from '@entity-registry/accounts';
import type { AccountId, SandboxHold, SandboxLimitExceeded } from '@entity-registry/accounts';
import { DomainError, formatMoney, micro, microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { jsonBodyOf } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { PlatformConfig } from '../config.js';
import type { Member } from '../access/current-member.js';
import { PlatformError } from '../errors/platform-error.js';
import { Forwarder } from '../forwarding/forwarder.js';
import type { ResponseHead, BodyEdit } from '../forwarding/forwarder.js';
import { forwardedTarget } from '../forwarding/target.js';
import type { ForwardedTarget } from '../forwarding/target.js';
import { CONFIG } from '../providers.js';
import { ALLOWED } from './operations.js';
import type { AllowedOperation } from './operations.js';
import { asDryRun, isDryRun } from '../forwarding/preview.js';
import { ownIdempotencyKey, priceOf, refreshIdOf, requestIdsOf, keepOwnCalls } from './shared-account.js';

/** The path under which the API is reached with the key of the sandbox. */
export const MOUNT = '/api/sandbox';

/** Headers about the shared account and its key, which users must not see. */
const WITHHELD = ['x-service-balance', 'ratelimit', 'ratelimit-policy'];

/** The id of a refresh, as the API writes it. */
const REFRESH_ID = /^[1-9]\d{0,17}$/;

/** One call of a user. */
interface SandboxRequest {
  readonly userId: string;
  /** The mailbox that the allowance is counted for. */
  readonly email: string;
  readonly operation: AllowedOperation;
  readonly target: ForwardedTarget;
  readonly request: IncomingMessage;
}

/**
 * Sends users' requests to the API with the one key of the sandbox (specification, "Authentication" 9; ADR 0140). A user's
 * results are readable only by them, and no one can spend more of the shared balance than their daily allowance.
 */
@Injectable()
export class SandboxForwarding {
  constructor(
    private readonly forwarder: Forwarder,
    private readonly allowances: SandboxAllowances,
    private readonly requests: SandboxRequests,
    private readonly trials: ManagedTrials,
    @Inject(CONFIG) private readonly config: PlatformConfig,
  ) {}

  /** Throws `sandbox_unavailable`, `sandbox_withheld`, `sandbox_limit`, and what the forwarder throws. */
  async forward(
    request: IncomingMessage,
    response: ServerResponse,
    { userId, email, accountId }: Pick<Member, 'userId' | 'email' | 'accountId'>,
  ): Promise<void> {
    if (this.config.SANDBOX_API_KEY === '') throw new PlatformError({ code: 'sandbox_unavailable' });
    const target = forwardedTarget(request.url ?? '', MOUNT);
    const operation = ALLOWED.find(request.method ?? '', target.path);
    if (operation === null) throw new DomainError('route_not_found');
    const call = { userId, email, operation, target, request };
    const preview = isDryRun(target.query);
    const isPaid = operation.priced && !preview;
    if (isPaid) await this.assertTrialGranted(accountId);
    assertWithinLimit(preview ? await this.allowances.takeDryRun(email) : await this.allowances.takeRequest(email));
    await this.assertOwn(call);
    const hold = isPaid ? await this.hold(call) : null;
    await this.forwarder.forward(request, response, {
      ...{ mount: MOUNT, key: this.config.SANDBOX_API_KEY, allow: ALLOWED, withhold: WITHHELD },
      userId,
      // The hold is the maximum charge of the request, even if its price has changed since the dry run.
      ...(hold && { maxCharge: formatMoney(hold.amount) }),
      idempotencyKey: ownIdempotencyKey(userId, textOf(request.headers['idempotency-key'])),
      onResponse: (response) => (preview ? Promise.resolve(null) : this.finish(call, hold, response)),
    });
  }

  /** The daily allowance is free credit like the trial, so it follows the decision on the trial (ADR 0140). */
  private async assertTrialGranted(accountId: AccountId): Promise<void> {
    const reason = await this.trials.unpaidWithheldReason(accountId);
    if (reason !== null) throw new PlatformError({ code: 'sandbox_withheld', reason });
  }

  /**
   * Hides other users' calls: a refresh is visible only to its user, and the list of calls, which is filtered, only as
   * JSON.
   */
  private async assertOwn({ userId, operation, target }: SandboxRequest): Promise<void> {
    const id = target.path.slice(target.path.lastIndexOf('/') + 1);
    // Only one spelling of an id: the API accepts others too, such as leading zeros, which the owner lookup would miss.
    if (operation.showsRefresh && !(REFRESH_ID.test(id) && (await this.requests.ownsRefresh(userId, BigInt(id))))) {
      throw new DomainError('update_request_not_found');
    }
    if (
      operation.showsCalls &&
      new URLSearchParams(target.query).getAll('format').some((format) => format !== 'json')
    ) {
      throw new DomainError('invalid_parameter', { parameter: 'format', message: 'must be json in the sandbox' });
    }
  }

  /** Holds the amount that the API quotes; nothing if the API refuses the request, which then gets that error. */
  private async hold({ email, operation, target, request }: SandboxRequest): Promise<SandboxHold> {
    const { status, body } = await this.forwarder.read({
      method: operation.method,
      target: target.path + asDryRun(target.query),
      key: this.config.SANDBOX_API_KEY,
      body: jsonBodyOf(request),
      contentType: request.headers['content-type'] ?? '',
    });
    const price = status === 200 ? priceOf(body) : null;
    const held = await this.allowances.hold(email, price === null ? microUsd(0n) : micro(price));
    if ('limit' in held) throw new PlatformError({ code: 'sandbox_limit', ...held });
    return held;
  }

  private async finish(
    call: SandboxRequest,
    hold: SandboxHold | null,
    response: ResponseHead,
  ): Promise<BodyEdit | null> {
    const { userId, email, operation } = call;
    const good = response.status >= 200 && response.status < 300;
    if (hold !== null)
      await this.allowances.releaseUnused(email, hold, chargeOf(operation, hold, good, response.charge));
    const { requestId } = response;
    if (!good || requestId === null) return null;
    if (operation.asksForRefresh) {
      return async (body) => {
        // Stored before the response leaves, so that every refresh that a user knows of is known to be theirs.
        await this.requests.record(userId, requestId, refreshIdOf(body));
        return body;
      };
    }
    await this.requests.record(userId, requestId, null);
    if (!operation.showsCalls) return null;
    return async (body) => keepOwnCalls(body, await this.requests.selectOwn(userId, requestIdsOf(body)));
  }
}

/** A refresh is charged when it completes: until then, and if it fails, its price still counts. */
function chargeOf(operation: AllowedOperation, hold: SandboxHold, good: boolean, charge: string | null): MicroUsd {
  if (!good) return microUsd(0n);
  return operation.asksForRefresh ? hold.amount : micro(charge ?? '0');
}

function assertWithinLimit(error: SandboxLimitExceeded | null): void {
  if (error !== null) throw new PlatformError({ code: 'sandbox_limit', ...error });
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;
