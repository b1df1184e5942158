import { ShownAmount, ShownCount, ShownText, ShownTime } from '@entity-registry/nest-kit';
import { ApiProperty } from '@nestjs/swagger';
import { WithheldTrialView } from '../trials/trial.dto.js';
import { CallView, DayCodeView, FailureView, RequestsView, TotalView, UsageDayView } from '../usage/usage.dto.js';

export class OverviewTrialView {
  @ShownAmount('what is left of it')
  readonly remaining!: string;
  @ShownTime('when the rest of it is lost')
  readonly expires_at!: string;
}

export class OverviewBalanceView {
  @ShownAmount('what can be spent: purchased balance and trial credit')
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
  @ShownAmount('spent in it')
  readonly spent!: string;
  @ShownAmount('spending limit of a UTC month; null: none', { nullable: true })
  readonly cap!: string | null;
  @ShownAmount('spent in the month before')
  readonly spent_before!: string;
  @ShownTime('when the next month begins')
  readonly resets_at!: string;
}

export class OverviewQuotaView {
  @ShownText('what it bounds', { enum: ['day', 'month', 'estimator'] })
  readonly period!: string;
  @ShownCount('free calls, or rows of the estimator, in it')
  readonly limit!: number;
  @ShownCount('used')
  readonly used!: number;
  @ShownTime('when it begins anew')
  readonly reset_at!: string;
}

export class NextStepsView {
  @ShownText('a key of the account has called', { type: 'boolean' })
  readonly called!: boolean;
  @ShownText('credit was bought', { type: 'boolean' })
  readonly bought!: boolean;
  @ShownText('a webhook address is set', { type: 'boolean' })
  readonly webhook!: boolean;
  @ShownText('a spending limit is set', { type: 'boolean' })
  readonly capped!: boolean;
}

export class OverviewView {
  @ShownTime('when it was read')
  readonly as_of!: string;
  @ShownText('free: nothing can be spent, and free quotas bound the calls', { enum: ['balance', 'free'] })
  readonly tier!: string;
  @ApiProperty({ type: OverviewBalanceView })
  readonly balance!: OverviewBalanceView;
  @ApiProperty({ type: WithheldTrialView, nullable: true, description: 'trial credit that is withheld; null: none is' })
  readonly withheld_trial!: WithheldTrialView | null;
  @ApiProperty({ type: OverviewMonthView })
  readonly month!: OverviewMonthView;
  @ApiProperty({ type: [OverviewQuotaView], description: 'free quotas; empty for an account that can spend' })
  readonly quotas!: OverviewQuotaView[];
  @ApiProperty({ type: [UsageDayView], description: 'the last 30 UTC days' })
  readonly days!: UsageDayView[];
  @ApiProperty({ type: [DayCodeView], description: 'what was spent on them, by code' })
  readonly day_codes!: DayCodeView[];
  @ApiProperty({ type: [TotalView], description: 'the same of all these days, largest amount first' })
  readonly codes!: TotalView[];
  @ApiProperty({ type: RequestsView, description: 'how requests of these days were answered' })
  readonly requests!: RequestsView;
  @ApiProperty({ type: [FailureView], description: 'why requests got no answer, the most frequent first' })
  readonly failures!: FailureView[];
  @ApiProperty({ type: [CallView], description: 'the last calls, newest first' })
  readonly last_calls!: CallView[];
  @ApiProperty({ type: NextStepsView, description: 'what a new account has done' })
  readonly steps!: NextStepsView;
}
