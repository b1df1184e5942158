import { Reports } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { csvFile, everyPage, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { LEDGER_COLUMNS, toLedgerEntry } from './ledger.dto.js';
import type { LedgerEntryView, LedgerQuery } from './ledger.dto.js';

const BATCH = 1_000;

/** The ledger as pages and as a file. */
@Injectable()
export class LedgerService {
  constructor(private readonly reports: Reports) {}

  async read(accountId: AccountId, query: LedgerQuery): Promise<PageOf<Shown<LedgerEntryView>> | StreamableFile> {
    const { limit, before } = pageOf(query);
    const { kind = null } = query;
    if (query.format === 'csv') return this.file(accountId, kind, before);
    const rows = await this.reports.ledger(accountId, { before, kind, limit: limit + 1 });
    return toPage(rows, limit, toLedgerEntry);
  }

  private async file(
    accountId: AccountId,
    kind: Exclude<LedgerQuery['kind'], undefined> | null,
    before: bigint | null,
  ): Promise<StreamableFile> {
    const read = (from: bigint | null) => this.reports.ledger(accountId, { before: from, kind, limit: BATCH });
    // Read before the response begins, so that an unknown account still gets a 404.
    const first = await read(before);
    return csvFile({
      name: `ledger-${accountId}.csv`,
      columns: LEDGER_COLUMNS,
      batches: linesOf(everyPage(first, BATCH, read)),
    });
  }
}

async function* linesOf(pages: AsyncIterable<readonly Parameters<typeof toLedgerEntry>[0][]>) {
  for await (const page of pages) {
    yield page.map((line) => ({ ...toLedgerEntry(line), lines: JSON.stringify(line.lines) }));
  }
}
