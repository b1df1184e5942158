import { Reports } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { idOf, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toHousekeepingRun } from './housekeeping.dto.js';
import type { HousekeepingQuery, HousekeepingRunView } from './housekeeping.dto.js';
import { toIngestRun } from './ingest-run.dto.js';
import type { IngestRunView, IngestRunsQuery } from './ingest-run.dto.js';
import { toUpdateRequest } from './update-request.dto.js';
import type { UpdateRequestView, UpdateRequestsQuery } from './update-request.dto.js';

/** Current and past runs: imports, refreshes, housekeeping. */
@Injectable()
export class RunsService {
  constructor(private readonly reports: Reports) {}

  async ingestRuns(query: IngestRunsQuery): Promise<PageOf<Shown<IngestRunView>>> {
    const { limit, before } = pageOf(query);
    const rows = await this.reports.ingestRuns({ status: query.status ?? null }, { before, limit: limit + 1 });
    return toPage(rows, limit, toIngestRun);
  }

  async ingestRun(id: bigint): Promise<Shown<IngestRunView>> {
    return toIngestRun(await this.reports.ingestRun(id));
  }

  async updateRequests(query: UpdateRequestsQuery): Promise<PageOf<Shown<UpdateRequestView>>> {
    const { limit, before } = pageOf(query);
    const filter = { accountId: idOf(query.account) as AccountId | null, status: query.status ?? null };
    return toPage(await this.reports.updateRequests(filter, { before, limit: limit + 1 }), limit, toUpdateRequest);
  }

  async updateRequest(id: bigint): Promise<Shown<UpdateRequestView>> {
    return toUpdateRequest(await this.reports.updateRequest(id));
  }

  async housekeeping(): Promise<{ items: Shown<HousekeepingRunView>[] }> {
    return { items: (await this.reports.housekeeping()).map(toHousekeepingRun) };
  }

  async housekeepingRuns(query: HousekeepingQuery): Promise<PageOf<Shown<HousekeepingRunView>>> {
    const { limit, before } = pageOf(query);
    const rows = await this.reports.housekeepingRuns({ task: query.task ?? null }, { before, limit: limit + 1 });
    return toPage(rows, limit, toHousekeepingRun);
  }
}
