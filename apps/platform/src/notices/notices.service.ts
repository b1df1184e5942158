import { CorrectionNotices } from '@entity-registry/accounts';
import type { AccountId, NoticeRow } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { csvFile, everyPage, pageOf, toPage } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { NOTICE_COLUMNS, toNotice } from './notice.dto.js';
import type { AcknowledgedNoticesView, NoticePage, NoticeView, NoticesQuery } from './notice.dto.js';

const BATCH = 1_000;

/**
 * An account's correction notices (ADR 0212). They aren't read over the API: it would record its key as the one who acknowledged, and
 * an account that has never used the dashboard's key has notices too.
 */
@Injectable()
export class NoticesService {
  constructor(
    private readonly notices: CorrectionNotices,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async list({ accountId }: Member, query: NoticesQuery): Promise<Shown<NoticePage>> {
    const { limit, before } = pageOf(query);
    const open = query.status === undefined ? null : query.status === 'open';
    const [rows, count] = await Promise.all([
      this.notices.list(accountId, { open, before, limit: limit + 1 }),
      this.notices.countOpen(accountId),
    ]);
    return { ...toPage(rows, limit, toNotice), open: count };
  }

  /** Every notice of the account, as a file that is sent while it is read. */
  async file(accountId: AccountId): Promise<StreamableFile> {
    const read = (before: bigint | null): Promise<NoticeRow[]> =>
      this.notices.list(accountId, { open: null, before, limit: BATCH });
    // Read before the response begins, so that a database error still gets its own response.
    const first = await read(null);
    const name = `notices-${this.now().toISOString().slice(0, 10)}.csv`;
    return csvFile({ name, columns: NOTICE_COLUMNS, batches: linesOf(everyPage(first, BATCH, read)) });
  }

  /** Records that the member acknowledged a notice; the first time counts. Throws `notice_not_found`. */
  async acknowledge({ accountId, userId }: Member, id: bigint, requestId: string | null): Promise<Shown<NoticeView>> {
    const notice = await this.notices.acknowledge(accountId, id, { userId, requestId });
    if (notice === null) throw new DomainError('notice_not_found');
    return toNotice(notice);
  }

  /** Records that the member acknowledged the open notices up to `through`. */
  async acknowledgeThrough(
    { accountId, userId }: Member,
    through: number,
    requestId: string | null,
  ): Promise<Shown<AcknowledgedNoticesView>> {
    const by = { userId, requestId };
    return { acknowledged: await this.notices.acknowledgeThrough(accountId, BigInt(through), by) };
  }
}

async function* linesOf(pages: AsyncIterable<readonly NoticeRow[]>) {
  for await (const page of pages) yield page.map((row) => ({ ...toNotice(row) }));
}
