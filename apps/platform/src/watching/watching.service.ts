import type { IncomingMessage, ServerResponse } from 'node:http';
import { BillingError, DashboardKeys } from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { roleAllows } from '../access/roles.js';
import { PlatformError } from '../errors/platform-error.js';
import { Forwarder } from '../forwarding/forwarder.js';
import { AllowList, WATCH_OPERATIONS } from '../forwarding/operations.js';
import { isDryRun } from '../forwarding/preview.js';
import { forwardedTarget } from '../forwarding/target.js';

/** The path under which the watchlists of the API are reached. */
export const MOUNT = '/api/watching';

const ALLOWED = new AllowList(WATCH_OPERATIONS);

/** Calls the API's routes of watchlists for members, with the key that the explorer uses (ADR 0140). */
@Injectable()
export class WatchingService {
  constructor(
    private readonly keys: DashboardKeys,
    private readonly forwarder: Forwarder,
  ) {}

  /**
   * Throws `max_charge_required` for adding items without X-Max-Charge, `unknown_key` for a read-only member of an account without
   * a key, which they can't create, `key_revoked` and `key_expired`, and what the forwarder throws.
   */
  async forward(request: IncomingMessage, response: ServerResponse, member: Member, actor: Actor): Promise<void> {
    const target = forwardedTarget(request.url ?? '', MOUNT);
    const operation = ALLOWED.find(request.method ?? '', target.path);
    if (operation === null) throw new DomainError('route_not_found');
    if (operation.free !== true && !isDryRun(target.query) && !request.headers['x-max-charge'])
      throw new PlatformError({ code: 'max_charge_required' });
    const { accountId, userId, role } = member;
    if (!roleAllows(role, 'member') && (await this.keys.read(accountId)) === null)
      throw new BillingError({ code: 'unknown_key' });
    const key = await this.keys.readOrCreate(accountId, actor);
    await this.forwarder.forward(request, response, { mount: MOUNT, key, userId, allow: ALLOWED });
  }
}
