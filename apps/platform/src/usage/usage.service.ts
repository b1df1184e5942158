import { Reports, listKeys } from '@entity-registry/accounts';
import type { AccountId, AttributedCall, KeyId, UsageFilter, UsageRange, UsageTotal } from '@entity-registry/accounts';
import { formatMoney, microUsd } from '@entity-registry/domain';
import { csvFile, everyPage, idOf, pageOf, rangeOf, toPage } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { POOL } from '../providers.js';
import type { Member } from '../access/current-member.js';
import { canViewFor } from './can-view.js';
import { fillDays, sumRequests, toDayCode } from './days.js';
import { CALL_COLUMNS, toCall, toFailure, toTotal } from './usage.dto.js';
import type {
  CallPage,
  CallsQuery,
  KeyNames,
  ReferencesView,
  UsageChoicesView,
  UsageQuery,
  UsageView,
} from './usage.dto.js';

const BATCH = 1_000;
const ASSUMED_DAYS = 30;
/** Codes and routes are few; keys are sorted by cost. */
const MAX_GROUPS = 200;
/** A year of days, with every code on each. */
const MAX_DAY_CODES = 366 * 60;
const MAX_REFERENCES = 100;
const MAX_FAILURES = 50;
const CHOICE_DAYS = 366;
/** The newest keys, to choose from: an account may have created and revoked any number. */
const MAX_KEYS = 200;

/** The members of a query, of any class. */
type UsageParameters = Pick<UsageQuery, keyof UsageQuery>;

/** An account's usage: calls, costs, and the reasons for refused requests. */
@Injectable()
export class UsageService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly reports: Reports,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async summary(accountId: AccountId, query: UsageQuery): Promise<Shown<UsageView>> {
    const range = this.rangeOf(accountId, query);
    const countable = isCountable(query);
    const [[days = [], codes = [], keys = [], routes = []], dayCodes, [givenBack = []], requests, failures, names] =
      await Promise.all([
        this.reports.usageBy(range, ['day', 'code', 'key', 'route'], MAX_DAY_CODES),
        this.reports.dailyUsage(range, 'code', MAX_DAY_CODES),
        this.reports.usageBy({ ...range, filter: { ...range.filter, outcome: 'given_back' } }, ['day'], MAX_DAY_CODES),
        countable ? this.reports.requests(range) : null,
        countable ? this.reports.failures(range, MAX_FAILURES) : [],
        this.keyNames(accountId),
      ]);
    return {
      from: dayOf(range.from),
      to: dayOf(new Date(range.to.getTime() - 1)),
      ...sumOf(days),
      given_back: { value: null, ...sumOf(givenBack) },
      requests: requests && sumRequests(requests),
      days: fillDays(range, days, requests),
      day_codes: dayCodes.map(toDayCode),
      codes: codes.slice(0, MAX_GROUPS).map(toTotal),
      keys: keys.slice(0, MAX_GROUPS).map((total) => ({
        ...toTotal(total),
        name: total.value === null ? null : (names.get(BigInt(total.value)) ?? null),
      })),
      routes: routes.slice(0, MAX_GROUPS).map(toTotal),
      failures: failures.map(toFailure),
    };
  }

  async references(accountId: AccountId, query: UsageQuery): Promise<Shown<ReferencesView>> {
    const range = this.rangeOf(accountId, query);
    const [totals = []] = await this.reports.usageBy(range, ['client_reference'], MAX_REFERENCES + 1);
    return { items: totals.slice(0, MAX_REFERENCES).map(toTotal), truncated: totals.length > MAX_REFERENCES };
  }

  /** Single calls, with their entity where the member may see it. */
  async calls(member: Member, query: CallsQuery): Promise<Shown<CallPage>> {
    const { accountId } = member;
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- it has the members of both
    const { limit, before } = pageOf(query);
    const range = this.rangeOf(accountId, query);
    const [rows, names] = await Promise.all([
      this.reports.attributedCalls(range, { limit: limit + 1, before }, canViewFor(member)),
      this.keyNames(accountId),
    ]);
    return toPage(rows, limit, (row) => toCall(row, names));
  }

  /** Every call of the range, as a file that is sent while it is read. */
  async file(member: Member, query: UsageQuery): Promise<StreamableFile> {
    const { accountId } = member;
    const range = this.rangeOf(accountId, query);
    const read = (before: bigint | null): Promise<AttributedCall[]> =>
      this.reports.attributedCalls(range, { limit: BATCH, before }, canViewFor(member));
    const names = await this.keyNames(accountId);
    // Read before the response begins, so that a database error still gets its own response.
    const first = await read(null);
    return csvFile({
      name: `usage-${dayOf(range.from)}-${dayOf(new Date(range.to.getTime() - 1))}.csv`,
      columns: CALL_COLUMNS,
      batches: linesOf(everyPage(first, BATCH, read), names),
    });
  }

  async choices(accountId: AccountId): Promise<Shown<UsageChoicesView>> {
    const range = { accountId, ...rangeOf({}, this.now(), CHOICE_DAYS) };
    const [[codes = [], routes = []], keys] = await Promise.all([
      this.reports.usageBy(range, ['code', 'route'], MAX_GROUPS),
      listKeys(this.pool, accountId),
    ]);
    const texts = (totals: readonly UsageTotal[]): string[] => totals.flatMap(({ value }) => value ?? []).toSorted();
    return {
      keys: keys
        .toReversed()
        .slice(0, MAX_KEYS)
        .map(({ id, name, prefix }) => ({ id: Number(id), name, prefix })),
      codes: texts(codes),
      routes: texts(routes),
    };
  }

  private async keyNames(accountId: AccountId): Promise<KeyNames> {
    const keys = await listKeys(this.pool, accountId);
    return new Map(keys.map(({ id, name }) => [id, name]));
  }

  private rangeOf(accountId: AccountId, query: UsageParameters): UsageRange & { filter: UsageFilter } {
    const { code, route, outcome, client_reference: clientReference } = query;
    const keyId = idOf(query.key_id) as KeyId | null;
    const filter: UsageFilter = {
      ...(keyId !== null && { keyId }),
      ...(code !== undefined && { code }),
      ...(route !== undefined && { route }),
      ...(clientReference !== undefined && { clientReference }),
      ...(outcome !== undefined && { outcome }),
    };
    return { accountId, ...rangeOf(query, this.now(), ASSUMED_DAYS), filter };
  }
}

/** Requests are counted by day, key and route; finer filters have no counts. */
function isCountable({ code, client_reference: reference, outcome }: UsageQuery): boolean {
  return code === undefined && reference === undefined && outcome === undefined;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

function sumOf(totals: readonly UsageTotal[]): { calls: number; amount: string } {
  return {
    calls: totals.reduce((sum, { calls }) => sum + Number(calls), 0),
    amount: formatMoney(microUsd(totals.reduce((sum, { amount }) => sum + amount, 0n))),
  };
}

async function* linesOf(pages: AsyncIterable<readonly AttributedCall[]>, names: KeyNames) {
  for await (const page of pages) {
    yield page.map((row) => {
      const { lines, ...call } = toCall(row, names);
      return { ...call, codes: lines.map(({ code }) => code).join(' ') };
    });
  }
}
