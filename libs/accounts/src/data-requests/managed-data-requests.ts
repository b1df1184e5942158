import { LIST_IDS, recordLevel, tagOfList } from '@entity-registry/domain';
import { inDryRun } from '@entity-registry/database';
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
import { extendableTo } from './response-days.js';
import { insertEvent, listEvents } from './event-rows.js';
import type { DataRequestEventKind, DataRequestEventRow } from './event-rows.js';
import { deleteDocument, hasDocument, openDocument } from './identity-documents.js';
import type { IdentityDocument } from './identity-documents.js';
import { hasExport, putExport } from './exports.js';
import { insertTargets, listTargets } from './target-rows.js';
import type { DataRequestTarget } from './target-rows.js';

export interface ManagedDataRequest extends DataRequestRow {
  events: DataRequestEventRow[];
  /** The identity document is still stored. */
  hasDocument: boolean;
  /** The copy of the data that the decision released is still stored. */
  hasExport: boolean;
  /** What the decision is about. */
  targets: DataRequestTarget[];
}

/** What an operator decided. A grant has targets: copies, for a request of access, and changes for the others. */
export interface DataRequestDecision {
  outcome: 'granted' | 'partly_granted' | 'refused';
  /** What the person is told. */
  reason: string;
  targets: readonly DataRequestTarget[];
  /** The copy of the data, as JSON text; null: none. */
  exportText: string | null;
}

/** What a decision changes. */
export interface DecisionEffect {
  /** By target, how many records are no longer shown, also those of other entities. */
  readonly removed: readonly number[];
  /** How many accounts get a correction notice. */
  readonly accounts: number;
}

/** Makes a decision take effect, in its transaction; if it throws, nothing was decided. */
export type CarryOut = (
  tx: pg.PoolClient,
  decision: { request: DataRequestRow; targets: readonly DataRequestTarget[]; actor: Actor; now: Date },
) => Promise<DecisionEffect>;

/** What an operator does to a request. */
interface Step {
  kind: DataRequestEventKind;
  /** The states in which it is allowed. */
  from: readonly DataRequestState[];
  reason: string | null;
  /** Throws a BillingError if the law doesn't allow it. */
  change: (request: DataRequestRow, now: Date) => Parameters<typeof updateState>[2];
  /** What else belongs to it, in its transaction. */
  also?: (tx: pg.PoolClient, request: DataRequestRow, now: Date) => Promise<void>;
  /** For the audit log, beyond the states. */
  detail?: object;
}

const REVIEWED = ['in_review', 'extended'] as const;

/**
 * Requests about personal data for operators; every change is in the audit log, without names and reasons. A decision, its
 * effects and its entry in the log are one transaction.
 */
export class ManagedDataRequests {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { box: SecretBox; carryOut: CarryOut; now: () => Date },
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

  /** Confirms that the person is who their stored document says. Throws `data_request_state`, `no_identity_document`. */
  confirmIdentity(id: bigint, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'identity_confirmed', from: ['identity_pending'], reason: null },
      change: (_request, now) => ({ state: 'in_review', identityConfirmedAt: now }),
      also: async (tx, _request, now) => {
        // It may have reached the end of its 90 days.
        if (!(await hasDocument(tx, id, now))) throw new BillingError({ code: 'no_identity_document' });
      },
    });
  }

  /** Rejects the document, which is deleted at once; the person can upload another with the same link. Throws `data_request_state`. */
  rejectIdentity(id: bigint, reason: string, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'identity_rejected', from: ['identity_pending'], reason },
      change: () => ({ state: 'opened' }),
      also: (tx) => deleteDocument(tx, id),
    });
  }

  /** Extends the time once, where the law allows it, and not after its last day. Throws `data_request_state`, `extension_not_allowed`. */
  extend(id: bigint, reason: string, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'extended', from: ['in_review'], reason },
      change: (request, now) => {
        const extendedDueOn = extendableTo(request, now);
        if (extendedDueOn === null) throw new BillingError({ code: 'extension_not_allowed' });
        return { state: 'extended', extendedDueOn };
      },
    });
  }

  /**
   * Decides a request, and makes the decision take effect. Throws `data_request_state`, `decision_incomplete`, `official_list`, and
   * what carrying it out throws.
   */
  decide(id: bigint, decision: DataRequestDecision, actor: Actor): Promise<ManagedDataRequest> {
    const { outcome, reason, targets, exportText } = decision;
    return this.step(id, actor, {
      ...{ kind: outcome, from: REVIEWED, reason },
      change: (request, now) => {
        assertComplete(request, decision);
        return { state: outcome, endedAt: now };
      },
      also: async (tx, request, now) => {
        await insertTargets(tx, id, targets);
        if (exportText !== null) await putExport(tx, this.options.box, id, { text: exportText, now });
        if (exportText === null && targets.length > 0)
          await this.options.carryOut(tx, { request, targets, actor, now });
      },
      detail: { targets: targets.length, export: exportText !== null },
    });
  }

  /**
   * What a decision would change: it takes effect in a transaction that is rolled back. Throws what `decide` throws.
   */
  preview(id: bigint, decision: DataRequestDecision, actor: Actor): Promise<DecisionEffect> {
    const now = this.options.now();
    const { targets } = decision;
    return inDryRun(this.pool, async (tx) => {
      const request = known(await lockDataRequest(tx, id));
      assertState(request, REVIEWED);
      assertComplete(request, decision);
      if (decision.exportText !== null || targets.length === 0) return { removed: targets.map(() => 0), accounts: 0 };
      return this.options.carryOut(tx, { request, targets, actor, now });
    });
  }

  /** Ends a request whose person did not show who they are. Throws `data_request_state`. */
  close(id: bigint, reason: string, actor: Actor): Promise<ManagedDataRequest> {
    return this.step(id, actor, {
      ...{ kind: 'closed', from: ['opened', 'identity_pending'], reason },
      change: (_request, now) => ({ state: 'closed', endedAt: now }),
    });
  }

  private step(id: bigint, actor: Actor, step: Step): Promise<ManagedDataRequest> {
    const now = this.options.now();
    const { kind, from, reason, change, also, detail } = step;
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const request = known(await lockDataRequest(tx, id));
      assertState(request, from);
      const after = await updateState(tx, id, change(request, now));
      await also?.(tx, request, now);
      await insertEvent(tx, {
        ...{ requestId: id, at: now, kind, reason },
        ...{ operatorId: actor.operatorId, actor: actor.name },
      });
      await recordChange({
        ...{ action: `data_request.${kind}`, target: targetOf(id) },
        ...{ before: { state: request.state }, after: { state: after.state, ...detail } },
      });
      return this.complete(tx, after);
    });
  }

  private async complete(db: Queryable, request: DataRequestRow): Promise<ManagedDataRequest> {
    const now = this.options.now();
    return {
      ...request,
      events: await listEvents(db, request.id),
      hasDocument: await hasDocument(db, request.id, now),
      hasExport: await hasExport(db, request.id, now),
      targets: await listTargets(db, request.id),
    };
  }
}

/** Levels of entries of official lists, which are public: only a wrong link to one can be cut. */
const OFFICIAL_LEVELS: ReadonlySet<string> = new Set(LIST_IDS.map((list) => recordLevel(tagOfList(list))));

function assertState({ state }: DataRequestRow, allowed: readonly DataRequestState[]): void {
  if (!allowed.includes(state)) throw new BillingError({ code: 'data_request_state', state });
}

/** Throws `decision_incomplete` unless the decision has what its right needs and nothing else; `official_list`. */
function assertComplete({ right }: DataRequestRow, { outcome, targets, exportText }: DataRequestDecision): void {
  const isGrant = outcome !== 'refused';
  const isCopy = isGrant && right === 'access';
  if (isGrant !== targets.length > 0) throw new BillingError({ code: 'decision_incomplete', needs: 'targets' });
  if (targets.some(({ action }) => (action === 'copy') !== isCopy) || isCopy !== (exportText !== null)) {
    throw new BillingError({ code: 'decision_incomplete', needs: 'action' });
  }
  if (targets.some(({ action, level }) => action === 'suppress' && OFFICIAL_LEVELS.has(level ?? ''))) {
    throw new BillingError({ code: 'official_list' });
  }
}

const targetOf = (id: bigint): string => `data_request:${String(id)}`;

function known(request: DataRequestRow | null): DataRequestRow {
  if (request === null) throw new BillingError({ code: 'unknown_data_request' });
  return request;
}
