import { Reports } from '@entity-registry/accounts';
import { pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { toAuditEntry } from './audit.dto.js';
import type { AuditEntryView, AuditQuery } from './audit.dto.js';

/** Changes to an account by its users and by operators. */
@Injectable()
export class AuditService {
  constructor(private readonly reports: Reports) {}

  async list({ accountId }: Member, query: AuditQuery): Promise<PageOf<Shown<AuditEntryView>>> {
    const { limit, before } = pageOf(query);
    const filter = { accountId, ...(query.action !== undefined && { action: query.action }) };
    return toPage(await this.reports.audit(filter, { before, limit: limit + 1 }), limit, toAuditEntry);
  }
}
