import { lookup } from '@entity-registry/domain';
import type { ReconciliationState, HousekeepingRunRow, Invariant } from '@entity-registry/accounts';
import { ShownCount, ShownText, ShownTexts, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { INVARIANTS } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

/** The invariants, in words. */
const MEANINGS: Readonly<Record<Invariant, string>> = {
  I1: 'each entry sums to zero, each account to its balance',
  I2: 'no balance and no trial credit below zero',
  I3: 'each charge has one outcome: a response that was sent, a refresh, a reversal, or an operator decision',
  I4: 'no month is above its limit; counters match the ledger',
  I5: 'one entry per idempotency key',
  I7: 'each payment is credited once, and refunds are taken back as far as there is credit',
};

export class InvariantView {
  @ShownText('the invariant', { enum: [...INVARIANTS] })
  readonly invariant!: string;
  @ShownText('what must hold')
  readonly meaning!: string;
  @ShownCount('number of discrepancies; null: unknown', { nullable: true })
  readonly drift!: number | null;
}

export class ReconciliationView {
  @ShownText('agrees, drift, or never: no reconciliation has finished yet', {
    enum: ['agrees', 'drift', 'never'],
  })
  readonly state!: string;
  @ShownText('whether one is running', { type: 'boolean' })
  readonly running!: boolean;
  @ShownTime('when it started; null: none is running', { nullable: true })
  readonly running_since!: string | null;
  @ShownTime('when the last finished one started; null: none has finished', { nullable: true })
  readonly started_at!: string | null;
  @ShownTime('when it ended', { nullable: true })
  readonly finished_at!: string | null;
  @ShownCount('accounts read; null: none has finished', { nullable: true })
  readonly accounts!: number | null;
  @ShownCount('entries read', { nullable: true })
  readonly entries!: number | null;
  @ShownCount('postings read', { nullable: true })
  readonly postings!: number | null;
  @ApiProperty({ type: [InvariantView], description: 'each invariant with its result' })
  readonly invariants!: InvariantView[];
  @ShownTexts('the first discrepancies')
  readonly named!: string[];
  @ShownCount('charges whose response may not have been sent and whose credit is due: not drift; null: none', {
    nullable: true,
  })
  readonly unsent_waiting!: number | null;
  @ShownCount('charges over the daily limit of credits, which need a decision: not drift; null: none', {
    nullable: true,
  })
  readonly awaiting_operator!: number | null;
  @ShownText('why the last attempt failed; null: it did not', { nullable: true })
  readonly failure!: string | null;
}

export function toReconciliation({ last, ...state }: ReconciliationState): Shown<ReconciliationView> {
  return {
    state: last === null ? 'never' : last.detail['drift'] === 0 ? 'agrees' : 'drift',
    running: state.running,
    running_since: state.runningSince?.toISOString() ?? null,
    started_at: last?.startedAt.toISOString() ?? null,
    finished_at: last?.finishedAt?.toISOString() ?? null,
    accounts: numberOf(last, 'accounts'),
    entries: numberOf(last, 'entries'),
    postings: numberOf(last, 'postings'),
    invariants: INVARIANTS.map((invariant) => ({
      ...{ invariant, meaning: MEANINGS[invariant] },
      drift: driftOf(textsOf(last, 'by'), invariant),
    })),
    named: textsOf(last, 'named'),
    unsent_waiting: numberOf(last, 'waiting'),
    awaiting_operator: numberOf(last, 'awaiting_operator'),
    failure: state.failure?.error ?? null,
  };
}

/** A run records `I1 0` for each invariant. */
function driftOf(by: readonly string[], invariant: Invariant): number | null {
  const found = by.find((text) => text.startsWith(`${invariant} `));
  return found === undefined ? null : Number(found.slice(invariant.length + 1));
}

function numberOf(run: HousekeepingRunRow | null, field: string): number | null {
  const value = run && lookup(run.detail, field);
  return typeof value === 'number' ? value : null;
}

function textsOf(run: HousekeepingRunRow | null, field: string): string[] {
  const value = run && lookup(run.detail, field);
  return Array.isArray(value) ? value.map(String) : [];
}
