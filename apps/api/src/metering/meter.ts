import { BillingError } from '@entity-registry/billing';
import type { Billing, ChargeOutcome, Deliveries, EntryId, RecordId } from '@entity-registry/billing';
import { DomainError, ZERO_USD, formatMoney, tierOf } from '@entity-registry/domain';
import type { MicroUsd, Tier } from '@entity-registry/domain';
import { CallerGoneError, JsonAnswer } from '@entity-registry/nest-kit';
import type { Logger } from '@entity-registry/nest-kit';
import type { Call } from '../gateway/call.js';
import type { Caller, PublicCaller } from '../gateway/caller.js';
import { keyRefusal } from '../gateway/key-refusal.js';
import { billingBlock } from './billing-block.js';
import { UnchangedAnswer, orUnchanged, validatorHeaders } from './conditional.js';
import type { Validated } from './conditional.js';
import { announceFreeTier, quotaRefusal } from './free-tier.js';
import type { Countable } from './free-tier.js';
import type { IdempotentCalls, StoredAnswer } from './idempotent-calls.js';
import type { PricedCall } from './priced-call.js';
import type { PublicTier } from './public-tier.js';
import { capRefusal, lockRefusal, orUnknownBalance, priceRefusal, scopeRefusal, shortRefusal } from './refusals.js';
import { Settlement } from './settlement.js';
import { freeTierMembers, termsOf } from './terms.js';
import type { Terms } from './terms.js';
import { finished } from './work.js';
import type { RunOptions, Work } from './work.js';

export interface MeterOptions {
  log: Logger;
  now: () => Date;
  /** Told of every charge's outcome, for the metrics. */
  onCharge: (outcome: ChargeOutcome['outcome']) => void;
}

/** One call with a key on its way through the meter. */
interface Job {
  readonly call: Call;
  readonly priced: PricedCall;
  readonly counts: Countable;
  readonly work: Work;
  /** The claimed record of its Idempotency-Key; null: it has none. */
  readonly recordId: RecordId | null;
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
    const estimatorRows = options.estimatorRows ?? 0;
    const counts = { units: options.units ?? (estimatorRows > 0 ? 0 : 1), estimatorRows };
    const job: Job = { call: call as Call, priced, counts, work, recordId: null };
    await this.assertScopes(job);
    if (options.dryRun) return this.preview(job);
    return orUnchanged(call.idempotencyKey === null ? this.answer(job) : this.once(job, call.idempotencyKey));
  }

  private once(job: Job, key: string): Promise<JsonAnswer> {
    return this.idempotent.once(job.call, key, {
      first: (recordId) => this.answer({ ...job, recordId }),
      again: (stored) => this.replay(job, stored),
    });
  }

  private async assertScopes({ call, priced }: Job): Promise<void> {
    if (scopeRefusal(call.caller.state, priced)) await call.caller.refresh();
    const refusal = scopeRefusal(call.caller.state, priced);
    if (refusal) throw refusal;
  }

  private async answer(job: Job): Promise<JsonAnswer> {
    const terms = await this.preCheck(job);
    const paid = terms.tier === 'balance';
    const settlement = new Settlement({ priced: job.priced, units: job.counts.units, paid });
    const text = await job.work.answer(settlement.billing, settlement.settle);
    const validated = job.work.validate?.(text) ?? null;
    if (validated?.unchanged) return this.unchanged(job, validated);
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
   * Nothing is charged, so nothing but the pre-check says that the caller may have the answer: what it knew of the account
   * may be a second old.
   */
  private async unchanged(job: Job, validated: Validated): Promise<never> {
    await job.call.caller.refresh();
    await this.preCheck(job);
    throw new UnchangedAnswer(validated);
  }

  /** The terms of the call. Throws its refusal, if the state read for this very request refuses it. */
  private async preCheck(job: Job): Promise<Terms> {
    const { call, priced } = job;
    // A free call on a state a second old would be free although a top-up has just arrived.
    const free = this.terms(job).tier === 'free';
    if (free) await call.caller.refresh();
    else if (call.caller.state.spendable < priced.total) await orUnknownBalance(priced, call.caller.refresh());
    else if (priceRefusal(call.caller.state, priced)) await call.caller.refresh();
    const terms = this.terms(job);
    if (terms.tier === 'balance') {
      const refusal = priceRefusal(call.caller.state, priced);
      if (refusal) throw refusal;
      return terms;
    }
    const locked = lockRefusal(priced);
    if (locked) throw locked;
    if (terms.exceeded !== null) {
      announceFreeTier(call, terms.use);
      throw quotaRefusal(terms.use, terms.exceeded, job.counts);
    }
    return terms;
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

  private terms({ call, counts }: Job): Terms {
    return termsOf(call.caller.state, counts);
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
    await call.caller.refresh();
    const refusal = keyRefusal(call.caller.state, this.options.now());
    if (refusal) throw refusal;
    const body = await finished(job.work, answer);
    const terms = this.terms(job);
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
    const headers = job.work.validate ? validatorHeaders(job.work.validate(answer)) : [];
    return new JsonAnswer(200, body, headers);
  }

  private async preview(job: Job): Promise<JsonAnswer> {
    const { call, priced, work } = job;
    await work.find?.();
    await call.caller.refresh();
    const terms = this.terms(job);
    if (terms.tier === 'free') announceFreeTier(call, terms.use);
    const paid = terms.tier === 'balance' || priced.freeTier.locked;
    const freeTier = freeTierMembers(priced, terms);
    return new JsonAnswer(200, JSON.stringify({ billing: billingBlock(priced, { paid, dryRun: true, freeTier }) }));
  }
}

function isPublic(call: Call<Caller>): call is Call<PublicCaller> {
  return call.caller.kind === 'public';
}
