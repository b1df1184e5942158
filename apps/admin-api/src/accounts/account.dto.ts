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
} from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { ApiProperty } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import { TrialView } from '../trials/trial.dto.js';

const MAX_EMAIL = 254;

export class NewAccountBody {
  @Text({ max: 200, description: 'whose account it is', example: 'Comercial Prueba, S.A.' })
  readonly name!: string;

  @Field(
    { type: 'string', format: 'email', maxLength: MAX_EMAIL },
    (value) => (isEmail(value) ? null : 'must be an e-mail address of at most 254 characters'),
    { description: 'where its owner is reached; its domain decides the free quotas', example: 'ana@example.com' },
  )
  readonly email!: string;
}

export class AccountsQuery extends PageQuery {
  @Text({ max: 200, description: 'part of the name or of the e-mail address, in any case', optional: true })
  readonly search?: string;
}

export class SpendingCapBody {
  @Limit({ description: 'US dollars a UTC month; null: no limit', nullable: true })
  readonly limit!: string | null;
}

export class JurisdictionsBody {
  @ListOf(
    (value) =>
      (JURISDICTION_CODES as readonly unknown[]).includes(value)
        ? null
        : `must hold only ${JURISDICTION_CODES.join(', ')}`,
    {
      max: 3,
      items: { enum: [...JURISDICTION_CODES] },
      description: 'what the account may read',
      example: ['pa', 'ec'],
    },
  )
  readonly jurisdictions!: Jurisdiction[];
}

export class PlanBody {
  @OneOf(ACCOUNT_PLANS, { description: 'how often the keys of the account may call', example: 'standard' })
  readonly plan!: AccountPlan;
}

export class AccountSummaryView {
  @ShownId('the account')
  readonly id!: number;
  @ShownText('whose account it is')
  readonly name!: string;
  @ShownText('where its owner is reached')
  readonly email!: string;
  @ShownAmount('what it can spend: purchased credit and unexpired trial credit')
  readonly balance!: string;
  @ShownAmount('purchased credit alone')
  readonly purchased!: string;
  @ShownAmount('unexpired trial credit alone')
  readonly trial!: string;
  @ShownAmount('spending limit of a UTC month; null: none', { nullable: true })
  readonly spending_limit!: string | null;
  @ShownAmount('spent in this UTC month')
  readonly month_spent!: string;
  @ShownTexts('what it may read', { example: ['pa', 'ec'] })
  readonly jurisdictions!: string[];
  @ShownText('how often its keys may call', { enum: [...ACCOUNT_PLANS], example: 'standard' })
  readonly plan!: AccountPlan;
  @ShownTime('when it was confirmed; null: not yet', { nullable: true })
  readonly confirmed_at!: string | null;
  @ShownTime('its first purchase, from which on its keys do not expire; null: none yet', { nullable: true })
  readonly first_purchase_at!: string | null;
  @ShownTime('when it was made')
  readonly created_at!: string;
}

export class AccountView extends AccountSummaryView {
  /** The email domain is on the list of corporate domains. */
  @ShownText('whether its e-mail domain is on the list of corporate domains', { type: 'boolean' })
  readonly corporate!: boolean;
  @ShownCount('cards of the free quota used on this UTC day')
  readonly quota_day_used!: number;
  @ShownCount('cards of the free quota used in this UTC month')
  readonly quota_month_used!: number;
  @ShownCount('estimator rows used in this UTC month')
  readonly estimator_used!: number;
  @ShownText('where its webhooks go; null: nowhere', { nullable: true })
  readonly webhook_url!: string | null;
  @ApiProperty({ type: TrialView, nullable: true, description: 'its trial credit; null: nothing is decided yet' })
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
