import { BillingError } from '@entity-registry/billing';
import type { Billing, ChargeOutcome, Deliveries, EntryId } from '@entity-registry/billing';
import { DomainError, ZERO_USD, formatMoney, tierOf } from '@entity-registry/domain';
import type { MicroUsd, Tier } from '@entity-registry/domain';
import { CallerGoneError, JsonAnswer } from '@entity-registry/nest-kit';
import type { Logger } from '@entity-registry/nest-kit';
import type { Call } from '../gateway/call.js';
import type { Caller, PublicCaller } from '../gateway/caller.js';
import { keyRefusal } from '../gateway/key-refusal.js';
import { admit, admitAnew, assertAlive, assertRows, assertScopes, assertScopesOfKept, termsFor } from './admission.js';
import { billingBlock } from './billing-block.js';
import { UnchangedAnswer, orUnchanged, validatorHeaders } from './conditional.js';
import type { EntityTags } from './conditional.js';
import { announceFreeTier, quotaRefusal } from './free-tier.js';
import type { IdempotentCalls, StoredAnswer } from './idempotent-calls.js';
import { jobOf } from './job.js';
import type { Job } from './job.js';
import type { PricedCall } from './priced-call.js';
import type { PublicTier } from './public-tier.js';
import { capRefusal, orUnknownBalance, shortRefusal } from './refusals.js';
import { Settlement } from './settlement.js';
import { freeTierMembers } from './terms.js';
import type { Terms } from './terms.js';
import { finished } from './work.js';
import type { RunOptions, Work } from './work.js';

export interface MeterOptions {
  log: Logger;
  now: () => Date;
  /** Told of every charge's outcome, for the metrics. */
  onCharge: (outcome: ChargeOutcome['outcome']) => void;
}

/** What is to be charged, and for which answer. */
interface Due {
  readonly settlement: Settlement;
  readonly amount: MicroUsd;
  readonly text: string;
}

type Charged = Extract<ChargeOutcome, { outcome: 'charged' | 'replayed' }>;

/**
 * The billed part of the request path (ruling 4): pre-check, read, write out the whole body, charge, send. The charge is the
 * authority: when it says no, the body is discarded. Only a 2xx is ever charged, and nothing between the charge and the
 * send can fail.
 */
export class Meter {
  constructor(
    private readonly billing: Pick<Billing, 'charge' | 'reverse'>,
    private readonly publicTier: PublicTier,
    private readonly idempotent: IdempotentCalls,
    private readonly deliveries: Pick<Deliveries, 'note' | 'confirm'>,
    private readonly tags: EntityTags,
    private readonly options: MeterOptions,
  ) {}

  /** The tier of the caller as it stands now: a caller that seems to have no balance is looked at anew. */
  async tierOf({ caller }: Call<Caller>): Promise<Tier> {
    if (caller.kind === 'public') return 'public';
    if (tierOf(caller.state.spendable) !== 'balance') await caller.refresh();
    return tierOf(caller.state.spendable);
  }

  /**
   * Answers `call` with `work`: charged, or counted in the tiers that are free of charge. With `dryRun`, answers what the
   * call would cost. Under an Idempotency-Key, gives again what was given before. Whoever has the answer already is told so,
   * for nothing.
   */
  async run(call: Call<Caller>, priced: PricedCall, options: RunOptions, work: Work): Promise<JsonAnswer> {
    if (isPublic(call)) return orUnchanged(this.publicTier.run(call, priced, options, work));
    const job = jobOf(call as Call, priced, options, work);
    const key = options.dryRun ? null : call.idempotencyKey;
    if (key !== null) return orUnchanged(this.once(job, key));
    await assertScopes(job.call, priced);
    return options.dryRun ? this.preview(job) : orUnchanged(this.answer(job));
  }

  private async once(job: Job, key: string): Promise<JsonAnswer> {
    const { call, priced, options } = job;
    const byTier = options.codesByTier ?? false;
    if (!byTier) await assertScopes(call, priced);
    return this.idempotent.once(call, key, {
      first: async (recordId) => {
        if (byTier) await assertScopes(call, priced);
        return this.answer({ ...job, recordId });
      },
      again: async (stored) => {
        if (byTier) await assertScopesOfKept(call, stored.answer);
        return this.replay(job, stored);
      },
    });
  }

  private async answer(job: Job): Promise<JsonAnswer> {
    const terms = await admit(job);
    const paid = terms.tier === 'balance';
    const settlement = new Settlement({ priced: job.priced, units: job.counts.units, paid });
    const text = await job.work.answer(settlement.billing, settlement.settle);
    const validated = job.work.conditional ? this.tags.validate(job.call, text) : null;
    if (validated?.unchanged) {
      await admitAnew(job, this.options.now());
      throw new UnchangedAnswer(validated);
    }
    const answer = new JsonAnswer(200, await finished(job.work, text), validated ? validatorHeaders(validated) : []);
    job.call.assertPresent();
    const amount = paid ? settlement.priced.total : ZERO_USD;
    const outcome = await this.charge(job, terms, { settlement, amount, text });
    switch (outcome.outcome) {
      case 'charged':
        await this.assertReachable(job.call, outcome.entryId);
        this.noteWhenSent(job.call, outcome.entryId);
        this.announce(job.call, amount, outcome);
        return answer;
      case 'replayed':
        await this.assertStands(job.call, outcome.entryId);
        this.announce(job.call, amount, outcome);
        return answer;
      case 'insufficient':
        return this.short(job);
      default:
        throw this.refusalOf(job, outcome);
    }
  }

  /**
   * The charge said that the balance is short. What it is now decides: nothing left is the free tier, never a 402
   * (ruling 7); enough by now is a top-up that came meanwhile.
   */
  private async short(job: Job): Promise<JsonAnswer> {
    await orUnknownBalance(job.priced, job.call.caller.reread());
    const { spendable } = job.call.caller.state;
    // Free of charge it cannot be short again.
    if (tierOf(spendable) === 'free') return this.answer(job);
    throw shortRefusal(job.priced, spendable);
  }

  private async charge(job: Job, terms: Terms, { settlement, amount, text }: Due): Promise<ChargeOutcome> {
    const { call, recordId } = job;
    const { caller, context } = call;
    const outcome = await this.billing.charge({
      accountId: caller.state.accountId,
      keyId: caller.state.keyId,
      idempotencyKey: recordId === null ? `request:${context.key}` : `idempotency:${String(recordId)}`,
      amount,
      lines: settlement.priced.lines,
      quota: terms.tier === 'free' ? { ...terms.quota, units: settlement.units } : null,
      requestId: context.id,
      route: call.route,
      clientReference: call.clientReference,
      record: recordId === null ? null : { id: recordId, answer: text },
      now: this.options.now(),
    });
    this.options.onCharge(outcome.outcome);
    if (outcome.outcome === 'charged' || outcome.outcome === 'replayed') caller.settle(outcome.balance);
    else caller.distrust();
    return outcome;
  }

  private refusalOf(
    job: Job,
    outcome: Extract<ChargeOutcome, { outcome: 'capped' | 'quota' | 'revoked' | 'record_gone' }>,
  ): DomainError {
    switch (outcome.outcome) {
      case 'capped':
        return capRefusal(job.priced, outcome);
      case 'quota':
        announceFreeTier(job.call, outcome.quota);
        return quotaRefusal(outcome.quota, outcome.period, job.counts);
      case 'revoked':
        return keyRefusal(job.call.caller.state, this.options.now()) ?? new DomainError('key_rejected');
      case 'record_gone':
        return new DomainError('idempotency_in_progress');
    }
  }

  /** The caller left while the charge was under way: the answer never leaves, so the charge goes back (I3). */
  private async assertReachable(call: Call, entryId: EntryId): Promise<void> {
    if (!call.isGone) return;
    const about = { requestId: call.context.id, entry: entryId.toString() };
    try {
      await this.billing.reverse(call.caller.state.accountId, entryId);
      call.caller.distrust();
      this.options.log.warn(about, 'charge given back');
    } catch (error) {
      if (error instanceof BillingError && error.fault.code === 'already_answered') {
        this.options.log.info(about, 'charge stands: another call was given its answer');
      } else {
        this.options.log.warn({ ...about, err: error }, 'charge not given back: left to the sweep of orphaned charges');
      }
    }
    throw new CallerGoneError();
  }

  /**
   * The charge was booked before, perhaps by another call that is giving it back at this moment: it stands from here on, or
   * its answer does not leave. Never given back here, where the other call may have answered: that is for the sweep.
   */
  private async assertStands(call: Call, entryId: EntryId): Promise<void> {
    call.assertPresent();
    if (!(await this.deliveries.confirm(entryId))) throw new DomainError('idempotency_in_progress');
  }

  private noteWhenSent(call: Call, entryId: EntryId): void {
    call.onSent(() => {
      this.deliveries.note(entryId);
    });
  }

  private announce(call: Call, amount: MicroUsd, { entryId, balance, quota }: Charged): void {
    call.context.facts['charge'] = formatMoney(amount);
    call.context.facts['entry'] = entryId;
    call.addHeader('X-Service-Charge', formatMoney(amount));
    call.addHeader('X-Service-Balance', formatMoney(balance));
    if (quota) announceFreeTier(call, quota);
  }

  /** The answer of an earlier call with the same Idempotency-Key, for nothing, if the key may still be answered. */
  private async replay(job: Job, { answer, entryId }: StoredAnswer): Promise<JsonAnswer> {
    const { call } = job;
    await assertAlive(call, this.options.now());
    const body = await finished(job.work, answer);
    const terms = termsFor(job);
    // A call that pays keeps its answer with its charge.
    if (entryId === null) throw new Error('a kept answer without a charge');
    // The first answer may never have arrived; this one does, and the charge stands for it.
    await this.assertStands(call, entryId);
    call.addHeader('Idempotent-Replayed', 'true');
    this.announce(call, ZERO_USD, {
      outcome: 'replayed',
      entryId,
      balance: call.caller.state.spendable,
      quota: terms.tier === 'free' ? terms.use : null,
    });
    const headers = job.work.conditional ? validatorHeaders({ etag: this.tags.of(call, answer) }) : [];
    return new JsonAnswer(200, body, headers);
  }

  private async preview(job: Job): Promise<JsonAnswer> {
    const { call, priced, work } = job;
    await work.find?.();
    // What locks the call is what it asks for, whatever there is of that.
    const due = (await work.foresee?.()) ?? priced;
    await call.caller.refresh();
    const terms = termsFor(job);
    assertRows(job, terms);
    if (terms.tier === 'free') announceFreeTier(call, terms.use);
    // Who asks for a price wants to know whether it can be paid (ADR 0110).
    else call.addHeader('X-Service-Balance', formatMoney(call.caller.state.spendable));
    const paid = terms.tier === 'balance' || priced.freeTier.locked;
    const freeTier = freeTierMembers(priced, terms);
    return new JsonAnswer(200, JSON.stringify({ billing: billingBlock(due, { paid, dryRun: true, freeTier }) }));
  }
}

function isPublic(call: Call<Caller>): call is Call<PublicCaller> {
  return call.caller.kind === 'public';
}
