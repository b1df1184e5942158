import type { AccountRow, AccountFacts } from '@entity-registry/accounts';
import { ACCOUNT_PLANS, JURISDICTION_CODES, formatMoney, microUsd } from '@entity-registry/domain';
import type { AccountPlan, Jurisdiction } from '@entity-registry/domain';
import {
  Field,
  Limit,
  ListOf,
  OneOf,
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  Text,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import { TrialView } from '../trials/trial.dto.js';

const MAX_EMAIL = 254;

export class NewAccountBody {
  @Text({ max: 200, description: "the customer's name", example: 'Comercial Prueba, S.A.' })
  readonly name!: string;

  @Field(
    { type: 'string', format: 'email', maxLength: MAX_EMAIL },
    (value) => (isEmail(value) ? null : 'must be an email address of at most 254 characters'),
    { description: "the owner's email address; its domain determines the free quotas", example: 'ana@example.com' },
  )
  readonly email!: string;
}

export class AccountsQuery extends PageQuery {
  @Text({ max: 200, description: 'part of the name or of the email address, case-insensitive', optional: true })
  readonly search?: string;
}

export class SpendingCapBody {
  @Limit({ description: 'US dollars per UTC month; null: no limit', nullable: true })
  readonly limit!: string | null;
}

export class JurisdictionsBody {
  @ListOf(
    (value) =>
      (JURISDICTION_CODES as readonly unknown[]).includes(value)
        ? null
        : `must contain only ${JURISDICTION_CODES.join(', ')}`,
    {
      max: 3,
      items: { enum: [...JURISDICTION_CODES] },
      description: 'jurisdictions that the account has access to',
      example: ['pa', 'ec'],
    },
  )
  readonly jurisdictions!: Jurisdiction[];
}

export class PlanBody {
  @OneOf(ACCOUNT_PLANS, { description: "plan, which sets the rate limit of the account's keys", example: 'standard' })
  readonly plan!: AccountPlan;
}

export class AccountSummaryView {
  @ShownId('the account')
  readonly id!: number;
  @ShownText("the customer's name")
  readonly name!: string;
  @ShownText("the owner's email address")
  readonly email!: string;
  @ShownAmount('spendable balance: purchased credit and unexpired trial credit')
  readonly balance!: string;
  @ShownAmount('purchased credit')
  readonly purchased!: string;
  @ShownAmount('unexpired trial credit')
  readonly trial!: string;
  @ShownAmount('spending limit of a UTC month; null: none', { nullable: true })
  readonly spending_limit!: string | null;
  @ShownAmount('spent in this UTC month')
  readonly month_spent!: string;
  @ShownTexts('jurisdictions that it has access to', { example: ['pa', 'ec'] })
  readonly jurisdictions!: string[];
  @ShownText('plan, which sets the rate limit of its keys', { enum: [...ACCOUNT_PLANS], example: 'standard' })
  readonly plan!: AccountPlan;
  @ShownTime('when it was confirmed; null: not yet', { nullable: true })
  readonly confirmed_at!: string | null;
  @ShownTime('its first purchase, after which its keys do not expire; null: none yet', { nullable: true })
  readonly first_purchase_at!: string | null;
  @ShownTime('when it was created')
  readonly created_at!: string;
}

export class AccountView extends AccountSummaryView {
  /** The email domain is on the list of corporate domains. */
  @ShownText('whether its email domain is on the list of corporate domains', { type: 'boolean' })
  readonly corporate!: boolean;
  @ShownCount('free quota used on this UTC day')
  readonly quota_day_used!: number;
  @ShownCount('free quota used in this UTC month')
  readonly quota_month_used!: number;
  @ShownCount('estimator rows used in this UTC month')
  readonly estimator_used!: number;
  @ShownText('its webhook URL; null: none', { nullable: true })
  readonly webhook_url!: string | null;
  @ApiProperty({ type: TrialView, nullable: true, description: 'its trial credit; null: not decided yet' })
  readonly trial_credit!: TrialView | null;
}

export const AccountPage = pageSchema(AccountSummaryView);

/** An account in lists and in responses to changes. */
export function toAccountSummary(account: AccountRow): Shown<AccountSummaryView> {
  return {
    id: Number(account.id),
    name: account.name,
    email: account.email,
    balance: formatMoney(microUsd(account.balance + account.trial)),
    purchased: formatMoney(account.balance),
    trial: formatMoney(account.trial),
    spending_limit: account.cap === null ? null : formatMoney(account.cap),
    month_spent: formatMoney(account.monthSpent),
    jurisdictions: account.jurisdictions,
    plan: account.plan,
    confirmed_at: account.confirmedAt?.toISOString() ?? null,
    first_purchase_at: account.firstPurchaseAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  };
}

/** An account on its own page. */
export function toAccount(account: AccountRow & AccountFacts, trial: Shown<TrialView> | null): Shown<AccountView> {
  return {
    ...toAccountSummary(account),
    corporate: account.corporate,
    quota_day_used: account.quotaDayUsed,
    quota_month_used: account.quotaMonthUsed,
    estimator_used: account.estimatorUsed,
    webhook_url: account.webhookUrl,
    trial_credit: trial,
  };
}
