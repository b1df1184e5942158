import type { ServerResponse } from 'node:http';
import { BillingError, DashboardKeys } from '@entity-registry/accounts';
import { Injectable } from '@nestjs/common';
import { roleAllows } from '../access/roles.js';
import { Forwarder } from '../forwarding/forwarder.js';
import { requestedOperation } from '../forwarding/member-call.js';
import type { MemberCall } from '../forwarding/member-call.js';
import { AllowList, WATCH_OPERATIONS } from '../forwarding/operations.js';

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
  async forward({ request, member, actor }: MemberCall, response: ServerResponse): Promise<void> {
    requestedOperation(request, MOUNT, ALLOWED);
    const { accountId, userId, role } = member;
    if (!roleAllows(role, 'member') && (await this.keys.read(accountId)) === null)
      throw new BillingError({ code: 'unknown_key' });
    const key = await this.keys.readOrCreate(accountId, actor);
    await this.forwarder.forward(request, response, { mount: MOUNT, key, userId, allow: ALLOWED });
  }
}
