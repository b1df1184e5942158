import { ManagedDataRequests } from '@entity-registry/accounts';
import type { Actor, DataRequestDecision, ManagedDataRequest } from '@entity-registry/accounts';
import { pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, POOL } from '../clock.js';
import { toDataRequest, toSummary } from './data-request.dto.js';
import type {
  DataRequestSummaryView,
  DataRequestView,
  DataRequestsQuery,
  DecisionBody,
  DecisionPreviewView,
} from './data-request.dto.js';
import { personCopy } from './person-copy.js';
import { assertNarrow } from './narrow-targets.js';
import { targetOf } from './targets.js';

const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** Maps data requests between the wire and the accounts library. */
@Injectable()
export class DataRequestsService {
  constructor(
    private readonly requests: ManagedDataRequests,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: () => Date,
  ) {}

  async list(query: DataRequestsQuery): Promise<PageOf<Shown<DataRequestSummaryView>>> {
    const { limit, before } = pageOf(query);
    const page = { limit: limit + 1 };
    const rows =
      query.list === 'ended'
        ? await this.requests.ended({ ...page, before })
        : await this.requests.open({ ...page, after: before });
    return toPage(rows, limit, (row) => toSummary(row, this.now()));
  }

  async find(id: bigint): Promise<Shown<DataRequestView>> {
    return this.shown(await this.requests.find(id));
  }

  /** The document as a file to save: what a stranger uploaded is never shown in a page of ours. */
  async readDocument(id: bigint, actor: Actor): Promise<StreamableFile> {
    const { mediaType, bytes } = await this.requests.readDocument(id, actor);
    const name = `data-request-${String(id)}.${EXTENSIONS[mediaType]}`;
    return new StreamableFile(bytes, { type: mediaType, disposition: `attachment; filename="${name}"` });
  }

  async confirmIdentity(id: bigint, actor: Actor): Promise<Shown<DataRequestView>> {
    return this.shown(await this.requests.confirmIdentity(id, actor));
  }

  async rejectIdentity(id: bigint, reason: string, actor: Actor): Promise<Shown<DataRequestView>> {
    return this.shown(await this.requests.rejectIdentity(id, reason, actor));
  }

  async extend(id: bigint, reason: string, actor: Actor): Promise<Shown<DataRequestView>> {
    return this.shown(await this.requests.extend(id, reason, actor));
  }

  async close(id: bigint, reason: string, actor: Actor): Promise<Shown<DataRequestView>> {
    return this.shown(await this.requests.close(id, reason, actor));
  }

  /** The copy for a request of access is made before the decision, which checks the state again. */
  async decide(id: bigint, body: DecisionBody, actor: Actor): Promise<Shown<DataRequestView>> {
    return this.shown(await this.requests.decide(id, await this.decisionOf(id, body), actor));
  }

  async preview(id: bigint, body: DecisionBody, actor: Actor): Promise<Shown<DecisionPreviewView>> {
    const { removed, accounts } = await this.requests.preview(id, await this.decisionOf(id, body), actor);
    return { removed: [...removed], accounts };
  }

  private async decisionOf(id: bigint, body: DecisionBody): Promise<DataRequestDecision> {
    const { outcome, reason } = body;
    const targets = body.targets.map(targetOf);
    const request = await this.requests.find(id);
    const isCopy =
      request.right === 'access' && outcome !== 'refused' && targets.every(({ action }) => action === 'copy');
    const exportText =
      isCopy && request.identityConfirmedAt !== null && targets.length > 0
        ? await personCopy(this.pool, request, { targets, now: this.now() })
        : null;
    if (outcome !== 'refused' && request.identityConfirmedAt !== null) await assertNarrow(this.pool, body.targets);
    return { outcome, reason, targets, exportText };
  }

  private shown(request: ManagedDataRequest): Shown<DataRequestView> {
    return toDataRequest(request, this.now());
  }
}
