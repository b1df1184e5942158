import {
  ManagedAccounts,
  ManagedTrials,
  Reports,
  nextUtcDay,
  nextUtcMonth,
  listKeys,
  openLots,
} from '@entity-registry/accounts';
import type { AccountId, LotRow, UsageTotal } from '@entity-registry/accounts';
import { FREE_LIMITS, formatMoney, microUsd, tierOf } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { rangeOf } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Member } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { POOL } from '../providers.js';
import { toWithheldTrial } from '../trials/trial.dto.js';
import { fillDays, sumRequests, toDayCode } from '../usage/days.js';
import { canViewFor } from '../usage/can-view.js';
import { toCall, toFailure, toTotal } from '../usage/usage.dto.js';
import type { OverviewBalanceView, OverviewMonthView, OverviewView, OverviewQuotaView } from './overview.dto.js';

const DAYS = 30;
/** The number of days whose rate predicts how long the balance lasts. */
const RATE_DAYS = 7;
const LAST_CALLS = 8;
const FAILURES = 5;
const MAX_GROUPS = 10_000;
/** Longer forecasts are shown as more than a year. */
const MAX_LASTS_DAYS = 366;

type Account = Awaited<ReturnType<ManagedAccounts['find']>>;

/** The account at a glance. */
@Injectable()
export class OverviewService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly accounts: ManagedAccounts,
    private readonly reports: Reports,
    private readonly trials: ManagedTrials,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async show(member: Member): Promise<Shown<OverviewView>> {
    const { accountId } = member;
    const now = this.now();
    const range = { accountId, ...rangeOf({}, now, DAYS) };
    const [account, lots, keys, trial] = await Promise.all([
      this.accounts.find(accountId),
      openLots(this.pool, accountId, now),
      listKeys(this.pool, accountId),
      this.trials.find(accountId),
    ]);
    const [[days = [], codes = []], dayCodes, requests, failures, calls, spentBefore] = await Promise.all([
      this.reports.usageBy(range, ['day', 'code'], MAX_GROUPS),
      this.reports.dailyUsage(range, 'code', MAX_GROUPS),
      this.reports.requests(range),
      this.reports.failures(range, FAILURES),
      this.reports.attributedCalls(range, { limit: LAST_CALLS, before: null }, canViewFor(member)),
      this.spentInMonthBefore(accountId, now),
    ]);
    const names = new Map(keys.map(({ id, name }) => [id, name]));
    const tier = tierOf(microUsd(account.balance + account.trial));
    const shownDays = fillDays(range, days, requests);
    return {
      as_of: now.toISOString(),
      tier,
      balance: balanceOf(account, lots, days, now),
      withheld_trial: toWithheldTrial(trial),
      month: monthOf(account, spentBefore, now),
      quotas: tier === 'free' ? quotasOf(account, now) : [],
      days: shownDays,
      day_codes: dayCodes.map(toDayCode),
      codes: codes.map(toTotal),
      requests: sumRequests(requests),
      failures: failures.map(toFailure),
      last_calls: calls.map((call) => toCall(call, names)),
      steps: {
        called: calls.length > 0 || keys.some(({ lastUsedAt }) => lastUsedAt !== null),
        bought: account.firstPurchaseAt !== null,
        webhook: account.webhookUrl !== null,
        capped: account.cap !== null,
      },
    };
  }

  private async spentInMonthBefore(accountId: AccountId, now: Date): Promise<MicroUsd> {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    const [days = []] = await this.reports.usageBy({ accountId, from, to }, ['day'], MAX_GROUPS);
    return sumOf(days);
  }
}

const sumOf = (totals: readonly UsageTotal[]): MicroUsd =>
  microUsd(totals.reduce((sum, { amount }) => sum + amount, 0n));

function balanceOf(
  account: Account,
  lots: readonly LotRow[],
  days: readonly UsageTotal[],
  now: Date,
): Shown<OverviewBalanceView> {
  const spendable = microUsd(account.balance + account.trial);
  const since = new Date(now.getTime() - RATE_DAYS * 86_400_000).toISOString().slice(0, 10);
  const recent = sumOf(days.filter(({ value }) => value !== null && value > since));
  const lasts = recent === 0n ? null : Number((spendable * BigInt(RATE_DAYS)) / recent);
  return {
    spendable: formatMoney(spendable),
    purchased: formatMoney(account.balance),
    trial: lots.map(({ remaining, expiresAt }) => ({
      remaining: formatMoney(remaining),
      expires_at: expiresAt.toISOString(),
    })),
    lasts_days: lasts === null ? null : Math.min(MAX_LASTS_DAYS, lasts),
  };
}

function monthOf(account: Account, spentBefore: MicroUsd, now: Date): Shown<OverviewMonthView> {
  return {
    month: now.toISOString().slice(0, 7),
    spent: formatMoney(account.monthSpent),
    cap: account.cap === null ? null : formatMoney(account.cap),
    spent_before: formatMoney(spentBefore),
    resets_at: nextUtcMonth(now).toISOString(),
  };
}

/** The free quotas of an account without a balance (specification, "Limits"). */
function quotasOf(account: Account, now: Date): Shown<OverviewQuotaView>[] {
  const limits = account.corporate ? FREE_LIMITS.corporate : FREE_LIMITS.standard;
  const [day, month] = [nextUtcDay(now).toISOString(), nextUtcMonth(now).toISOString()];
  return [
    { period: 'day', limit: limits.day, used: account.quotaDayUsed, reset_at: day },
    { period: 'month', limit: limits.month, used: account.quotaMonthUsed, reset_at: month },
    { period: 'estimator', limit: FREE_LIMITS.estimatorRowsPerMonth, used: account.estimatorUsed, reset_at: month },
  ];
}
