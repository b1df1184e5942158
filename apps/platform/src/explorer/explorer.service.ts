import type { ServerResponse } from 'node:http';
import { BillingError, DashboardKeys, Library, SearchSessions } from '@entity-registry/accounts';
import type { Actor, PurchasedRequest } from '@entity-registry/accounts';
import { jsonBodyOf } from '@entity-registry/http';
import type { Logger, Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { roleAllows } from '../access/roles.js';
import { Forwarder } from '../forwarding/forwarder.js';
import { requestedOperation } from '../forwarding/member-call.js';
import type { MemberCall } from '../forwarding/member-call.js';
import { AllowList, ENTITY_OPERATIONS, SCREENING_OPERATIONS } from '../forwarding/operations.js';
import { libraryRequestOf, explorerIdempotencyKey } from '../library/library-request.js';
import { LOG } from '../providers.js';
import { toExplorer } from './explorer.dto.js';
import type { ExplorerView } from './explorer.dto.js';

/** The path under which the API is reached with the account's own key. */
export const MOUNT = '/api/explorer';

const ALLOWED = new AllowList([...ENTITY_OPERATIONS, ...SCREENING_OPERATIONS]);

/** Calls the API for members with a key of their account that only this server knows (ADR 0140). */
@Injectable()
export class ExplorerService {
  constructor(
    private readonly keys: DashboardKeys,
    private readonly forwarder: Forwarder,
    private readonly library: Library,
    private readonly sessions: SearchSessions,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async show({ accountId, userId }: Member): Promise<Shown<ExplorerView>> {
    const [key, session] = await Promise.all([this.keys.read(accountId), this.sessions.find({ accountId, userId })]);
    return toExplorer(key, session);
  }

  async renewKey(member: Member, actor: Actor): Promise<Shown<ExplorerView>> {
    await this.keys.renew(member.accountId, actor);
    return this.show(member);
  }

  /**
   * The free catalog. Read-only members need it for the pages of the Library, but can't create a key. Throws
   * `unknown_key` if there is none yet, and what `forward` throws.
   */
  async catalog(call: MemberCall, response: ServerResponse): Promise<void> {
    const { member } = call;
    if (!roleAllows(member.role, 'member') && (await this.keys.read(member.accountId)) === null) {
      throw new BillingError({ code: 'unknown_key' });
    }
    await this.forward(call, response);
  }

  /**
   * Throws `max_charge_required` for a paid request without X-Max-Charge (ADR 0140), `key_revoked` and `key_expired` of the
   * account's key, and what the forwarder throws.
   */
  async forward({ request, member, actor }: MemberCall, response: ServerResponse): Promise<void> {
    const { operation, target, isPreview } = requestedOperation(request, MOUNT, ALLOWED);
    const { accountId, userId } = member;
    const key = await this.keys.readOrCreate(accountId, actor);
    const options = { mount: MOUNT, key, userId, allow: ALLOWED };
    const libraryRequest = isPreview ? null : libraryRequestOf(operation, target, jsonBodyOf(request));
    if (libraryRequest === null) return this.forwarder.forward(request, response, options);
    const idempotencyKey = explorerIdempotencyKey(userId, request.headers['idempotency-key']);
    const bought = { ...libraryRequest, accountId, userId, key: idempotencyKey };
    return this.forwarder.forward(request, response, {
      ...options,
      idempotencyKey,
      // A reader who reloads the page meanwhile finds the purchase in the Library.
      finish: true,
      onResponse: async ({ charge }) => {
        if (charge !== null) await this.saveToLibrary(bought);
        return null;
      },
    });
  }

  /** Stores a response before its first byte is sent, so that a page that is reloaded at once finds it. */
  private async saveToLibrary(bought: PurchasedRequest): Promise<void> {
    try {
      await this.library.save(bought);
    } catch (error) {
      // It is already paid for, so the buyer gets it anyway.
      this.log.warn({ err: error, account: bought.accountId }, 'a response was not stored in the Library');
    }
  }
}
