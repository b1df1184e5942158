import { Reports } from '@entity-registry/accounts';
import type { AccountId, OperatorId } from '@entity-registry/accounts';
import { idOf, pageOf, startOfDay, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toAuditEntry } from './audit.dto.js';
import type { AuditEntryView, AuditQuery } from './audit.dto.js';

/** Maps the audit log between the wire and the accounts library. */
@Injectable()
export class AuditService {
  constructor(private readonly reports: Reports) {}

  async list(query: AuditQuery): Promise<PageOf<Shown<AuditEntryView>>> {
    const { limit, before } = pageOf(query);
    const { action, from, to } = query;
    const accountId = idOf(query.account) as AccountId | null;
    const operatorId = idOf(query.operator) as OperatorId | null;
    const filter = {
      ...(accountId !== null && { accountId }),
      ...(operatorId !== null && { operatorId }),
      ...(action !== undefined && { action }),
      ...(from !== undefined && { from: startOfDay(from) }),
      ...(to !== undefined && { to: startOfDay(to, 1) }),
    };
    return toPage(await this.reports.audit(filter, { before, limit: limit + 1 }), limit, toAuditEntry);
  }
}
