import { ShownAmount, ShownCount, ShownText, ShownTime } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';
import { WithheldTrialView } from '../trials/trial.dto.js';
import { CallView, DayCodeView, FailureView, RequestsView, TotalView, UsageDayView } from '../usage/usage.dto.js';

export class OverviewTrialView {
  @ShownAmount('amount left')
  readonly remaining!: string;
  @ShownTime('when it expires')
  readonly expires_at!: string;
}

export class OverviewBalanceView {
  @ShownAmount('spendable balance: purchased credit and trial credit')
  readonly spendable!: string;
  @ShownAmount('purchased balance')
  readonly purchased!: string;
  @ApiProperty({ type: [OverviewTrialView], description: 'trial credit, in the order in which it is spent' })
  readonly trial!: OverviewTrialView[];
  @ShownCount('days that it lasts at the rate of the last 7 days; null: nothing was spent', { nullable: true })
  readonly lasts_days!: number | null;
}

export class OverviewMonthView {
  @ShownText('the UTC month', { example: '2026-11' })
  readonly month!: string;
  @ShownAmount('spent this month')
  readonly spent!: string;
  @ShownAmount('spending limit of a UTC month; null: none', { nullable: true })
  readonly cap!: string | null;
  @ShownAmount('spent in the previous month')
  readonly spent_before!: string;
  @ShownTime('when the next month begins')
  readonly resets_at!: string;
}

export class OverviewQuotaView {
  @ShownText('what it limits', { enum: ['day', 'month', 'estimator'] })
  readonly period!: string;
  @ShownCount('free calls, or free rows of the estimator')
  readonly limit!: number;
  @ShownCount('used')
  readonly used!: number;
  @ShownTime('when it resets')
  readonly reset_at!: string;
}

export class NextStepsView {
  @ShownText('whether a key of the account was used', { type: 'boolean' })
  readonly called!: boolean;
  @ShownText('whether credit was bought', { type: 'boolean' })
  readonly bought!: boolean;
  @ShownText('whether a webhook URL is set', { type: 'boolean' })
  readonly webhook!: boolean;
  @ShownText('whether a spending limit is set', { type: 'boolean' })
  readonly capped!: boolean;
}

export class OverviewView {
  @ShownTime('when it was read')
  readonly as_of!: string;
  @ShownText('free: the account has no balance, so free quotas apply', { enum: ['balance', 'free'] })
  readonly tier!: string;
  @ApiProperty({ type: OverviewBalanceView })
  readonly balance!: OverviewBalanceView;
  @ApiProperty({ type: WithheldTrialView, nullable: true, description: 'withheld trial credit; null: none' })
  readonly withheld_trial!: WithheldTrialView | null;
  @ApiProperty({ type: OverviewMonthView })
  readonly month!: OverviewMonthView;
  @ApiProperty({ type: [OverviewQuotaView], description: 'free quotas; empty for an account that can spend' })
  readonly quotas!: OverviewQuotaView[];
  @ApiProperty({ type: [UsageDayView], description: 'the last 30 UTC days' })
  readonly days!: UsageDayView[];
  @ApiProperty({ type: [DayCodeView], description: 'spending on these days, by code' })
  readonly day_codes!: DayCodeView[];
  @ApiProperty({ type: [TotalView], description: 'spending on all these days by code, largest amount first' })
  readonly codes!: TotalView[];
  @ApiProperty({ type: RequestsView, description: 'outcomes of the requests on these days' })
  readonly requests!: RequestsView;
  @ApiProperty({ type: [FailureView], description: 'why requests failed, the most frequent reason first' })
  readonly failures!: FailureView[];
  @ApiProperty({ type: [CallView], description: 'the last calls, newest first' })
  readonly last_calls!: CallView[];
  @ApiProperty({ type: NextStepsView, description: 'first steps that the account has taken' })
  readonly steps!: NextStepsView;
}
