import { JURISDICTIONS, dueDays } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { BillingError } from '../errors.js';
import type { Page } from '../page.js';
import type { SecretBox } from '../sealing/sealing.js';
import {
  findDataRequest,
  listEndedRequests,
  listOpenRequests,
  lockDataRequest,
  updateState,
} from './data-request-rows.js';
import type { DataRequestRow, DataRequestState } from './data-request-rows.js';
import { insertEvent, listEvents } from './event-rows.js';
import type { DataRequestEventKind, DataRequestEventRow } from './event-rows.js';
import { deleteDocument, hasDocument, openDocument } from './identity-documents.js';
import type { IdentityDocument } from './identity-documents.js';

export interface ManagedDataRequest extends DataRequestRow {
  events: DataRequestEventRow[];
  /** The identity document is still stored. */
  hasDocument: boolean;
}

/** What an operator does to a request. */
interface Step {
  kind: DataRequestEventKind;
  /** The states in which it is allowed. */
  from: readonly DataRequestState[];
  reason: string | null;
  /** Throws a BillingError if the law doesn't allow it. */
  change: (request: DataRequestRow, now: Date) => Parameters<typeof updateState>[2];
}

const REVIEWED = ['in_review', 'extended'] as const;

/**
 * Requests about personal data for operators; every change is in the audit log, without names and reasons. A decision is
 * recorded and mailed. Carrying it out (suppression and correction notices) reads the requests that are `granted`.
 */
export class ManagedDataRequests {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { box: SecretBox; now: () => Date },
  ) {}

  /** Open requests, the one due first at the top; `after`: the id that the page before ended with. */
  open(page: { limit: number; after: bigint | null }): Promise<DataRequestRow[]> {
    return listOpenRequests(this.pool, page);
  }

  /** Requests that ended, newest first. */
  ended(page: Page): Promise<DataRequestRow[]> {
    return listEndedRequests(this.pool, page);
  }

  /** Throws `unknown_data_request`. */
  async find(id: bigint): Promise<ManagedDataRequest> {
    const request = await findDataRequest(this.pool, id);
    return this.complete(this.pool, known(request));
  }

  /** The identity document; the audit log records that it was read. Throws `unknown_data_request`, `no_identity_document`. */
  readDocument(id: bigint, actor: Actor): Promise<IdentityDocument> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      known(await findDataRequest(tx, id));
      const document = await openDocument(tx, this.options.box, id, now);
      if (document === null) throw new BillingError({ code: 'no_identity_document' });
      await recordChange({ action: 'data_request.read_document', target: targetOf(id) });
      return document;
    });
  }

  /** Confirms that the person is who they say. Throws `data_request_state`. */
  confirmIdentity(id: bigint, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'identity_confirmed', from: ['identity_pending'], reason: null },
      change: (_request, now) => ({ state: 'in_review', identityConfirmedAt: now }),
    });
  }

  /** Rejects the document, which is deleted at once; the person gets a new link. Throws `data_request_state`. */
  rejectIdentity(id: bigint, reason: string, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'identity_rejected', from: ['identity_pending'], reason },
      change: () => ({ state: 'opened' }),
    });
  }

  /** Extends the time once, where the law allows it. Throws `data_request_state`, `extension_not_allowed`. */
  extend(id: bigint, reason: string, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'extended', from: ['in_review'], reason },
      change: ({ jurisdiction, right, receivedAt }) => {
        const { extendedDueOn } = dueDays(JURISDICTIONS[jurisdiction].dataRights, right, receivedAt);
        if (extendedDueOn === null) throw new BillingError({ code: 'extension_not_allowed' });
        return { state: 'extended', extendedDueOn };
      },
    });
  }

  /** Grants or refuses what the person asked for. Throws `data_request_state`. */
  decide(id: bigint, decision: 'granted' | 'refused', reason: string, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: decision, from: REVIEWED, reason },
      change: (_request, now) => ({ state: decision, endedAt: now }),
    });
  }

  /** Ends a request whose person did not show who they are. Throws `data_request_state`. */
  close(id: bigint, reason: string, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'closed', from: ['opened', 'identity_pending'], reason },
      change: (_request, now) => ({ state: 'closed', endedAt: now }),
    });
  }

  private step(id: bigint, actor: Actor, { kind, from, reason, change }: Step): Promise<ManagedDataRequest> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const request = known(await lockDataRequest(tx, id));
      if (!from.includes(request.state)) throw new BillingError({ code: 'data_request_state', state: request.state });
      const after = await updateState(tx, id, change(request, now));
      if (kind === 'identity_rejected') await deleteDocument(tx, id);
      await insertEvent(tx, {
        ...{ requestId: id, at: now, kind, reason },
        ...{ operatorId: actor.operatorId, actor: actor.name },
      });
      await recordChange({
        ...{ action: `data_request.${kind}`, target: targetOf(id) },
        ...{ before: { state: request.state }, after: { state: after.state } },
      });
      return this.complete(tx, after);
    });
  }

  private async complete(db: Queryable, request: DataRequestRow): Promise<ManagedDataRequest> {
    const events = await listEvents(db, request.id);
    return { ...request, events, hasDocument: await hasDocument(db, request.id, this.options.now()) };
  }
}

const targetOf = (id: bigint): string => `data_request:${String(id)}`;

function known(request: DataRequestRow | null): DataRequestRow {
  if (request === null) throw new BillingError({ code: 'unknown_data_request' });
  return request;
}
