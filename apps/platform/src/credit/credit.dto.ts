import { TOP_UP_LIMITS, nextUtcMonth } from '@entity-registry/accounts';
import type { BalanceAlertRow, CreditEntryRow, CreditStatus, TopUpMethod } from '@entity-registry/accounts';
import { formatMoney, microUsd } from '@entity-registry/domain';
import {
  Amount,
  Limit,
  ShownAmount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';
import { WithheldTrialView } from '../trials/trial.dto.js';

const KINDS = ['purchase', 'trial', 'adjustment', 'expiry', 'reversal', 'refund'] as const;

export class SpendingLimitBody {
  @Limit({ description: 'spending limit of a UTC month; null: no limit', nullable: true })
  readonly limit!: string | null;
}

export class BalanceAlertBody {
  @Amount({ description: 'the owners get a mail when less than this can be spent; null: no mail', nullable: true })
  readonly threshold!: string | null;
}

export class TrialLotView {
  @ShownAmount('amount granted')
  readonly granted!: string;
  @ShownAmount('amount left')
  readonly left!: string;
  @ShownTime('when it expires')
  readonly expires_at!: string;
}

export class CreditMonthView {
  @ShownAmount('spent since the month began (UTC)')
  readonly spent!: string;
  @ShownAmount('spending limit of a month; null: no limit', { nullable: true })
  readonly limit!: string | null;
  @ShownTime('when the next month begins')
  readonly resets_at!: string;
}

export class BalanceAlertView {
  @ShownAmount('the owners get a mail when less than this can be spent; null: no mail', { nullable: true })
  readonly threshold!: string | null;
  @ApiProperty({ type: 'boolean', description: 'whether the spendable balance is below it now' })
  readonly below!: boolean;
}

export class TopUpOffersView {
  @ShownAmount('the smallest top-up')
  readonly minimum!: string;
  @ShownAmount('the largest top-up')
  readonly maximum!: string;
  @ShownTexts('suggested amounts', { example: ['25.00', '100.00'] })
  readonly suggestions!: string[];
  @ShownTexts('payment methods of this installation: card, bank_transfer', { example: ['card'] })
  readonly methods!: TopUpMethod[];
}

export class CreditView {
  @ShownAmount('spendable balance: purchased and trial credit together')
  readonly spendable!: string;
  @ShownAmount('purchased credit, which does not expire')
  readonly purchased!: string;
  @ShownAmount('trial credit that has not expired')
  readonly trial!: string;
  @ApiProperty({ type: [TrialLotView], description: 'grants of trial credit, spent in this order' })
  readonly trial_lots!: TrialLotView[];
  @ApiProperty({ type: WithheldTrialView, nullable: true, description: 'withheld trial credit; null: none' })
  readonly withheld_trial!: WithheldTrialView | null;
  @ApiProperty({ type: CreditMonthView })
  readonly month!: CreditMonthView;
  @ApiProperty({ type: BalanceAlertView })
  readonly alert!: BalanceAlertView;
  @ApiProperty({ type: TopUpOffersView })
  readonly top_up!: TopUpOffersView;
}

export class CreditEntryView {
  @ShownId('the entry of the ledger')
  readonly id!: number;
  @ShownTime('when it was booked')
  readonly at!: string;
  @ShownText('kind of entry', { enum: [...KINDS] })
  readonly kind!: (typeof KINDS)[number];
  @ShownAmount('change of the credit', { example: '25.00' })
  readonly amount!: string;
  @ShownText("the top-up's reference, or a note", { nullable: true })
  readonly note!: string | null;
}

export const CreditEntryPage = pageSchema(CreditEntryView);

export function toCreditEntry({ id, at, kind, amount, note }: CreditEntryRow): Shown<CreditEntryView> {
  return { id: Number(id), at: at.toISOString(), kind, amount: formatMoney(amount), note };
}

/** The account's credit at `now`, and the available ways to top up. */
export function toCredit(
  { account, lots }: CreditStatus,
  {
    alert,
    methods,
    withheld,
    now,
  }: {
    alert: BalanceAlertRow | null;
    methods: TopUpMethod[];
    withheld: Shown<WithheldTrialView> | null;
    now: Date;
  },
): Shown<CreditView> {
  const { balance, trial, monthSpent, cap } = account;
  const spendable = microUsd(balance + trial);
  return {
    spendable: formatMoney(spendable),
    purchased: formatMoney(balance),
    trial: formatMoney(trial),
    trial_lots: lots.map(({ granted, remaining, expiresAt }) => ({
      granted: formatMoney(granted),
      left: formatMoney(remaining),
      expires_at: expiresAt.toISOString(),
    })),
    withheld_trial: withheld,
    month: {
      spent: formatMoney(monthSpent),
      limit: cap === null ? null : formatMoney(cap),
      resets_at: nextUtcMonth(now).toISOString(),
    },
    alert: {
      threshold: alert && formatMoney(alert.threshold),
      below: alert !== null && spendable < alert.threshold,
    },
    top_up: {
      minimum: formatMoney(TOP_UP_LIMITS.minimum),
      maximum: formatMoney(TOP_UP_LIMITS.maximum),
      suggestions: TOP_UP_LIMITS.suggestions.map(formatMoney),
      methods,
    },
  };
}
