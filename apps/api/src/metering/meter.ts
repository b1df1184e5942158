import type { Billing, ChargeOutcome } from '@entity-registry/accounts';
import { DomainError, ZERO_USD, formatMoney, tierOf } from '@entity-registry/domain';
import type { MicroUsd, Tier } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/http';
import type { Call } from '../gateway/call.js';
import type { Caller, PublicCaller } from '../gateway/caller.js';
import { keyRefusal } from '../gateway/key-refusal.js';
import { admit, admitAnew, assertAlive, assertRows, assertScopes, assertScopesOfKept, termsFor } from './admission.js';
import { billingBlock } from './billing-block.js';
import { UnchangedAnswer, orUnchanged, validatorHeaders } from './conditional.js';
import type { EntityTags } from './conditional.js';
import { announceFreeTier, quotaRefusal } from '../gateway/free-tier.js';
import type { IdempotentCalls, StoredAnswer } from './idempotent-calls.js';
import { jobOf } from './job.js';
import type { Job } from './job.js';
import type { PricedCall } from './priced-call.js';
import type { PublicTier } from './public-tier.js';
import { assertMaxCharge, capRefusal, orUnknownBalance, shortRefusal } from './refusals.js';
import { Settlement } from './settlement.js';
import { freeTierMembers } from './terms.js';
import type { Terms } from './terms.js';
import type { UnsentResponses } from './unsent-responses.js';
import { finished } from './work.js';
import type { BilledResponse, RunOptions, Work } from './work.js';

export interface MeterOptions {
  now: () => Date;
  /** Called with every charge's outcome, for the metrics. */
  onCharge: (outcome: ChargeOutcome['outcome']) => void;
}

/** A charge to book, and the response it pays for. */
interface Due {
  readonly settlement: Settlement;
  readonly amount: MicroUsd;
  readonly response: BilledResponse;
}

type Charged = Extract<ChargeOutcome, { outcome: 'charged' | 'replayed' }>;

/**
 * The billed part of the request path (ADR 0004): pre-check, read, write out the whole body, charge, send. The charge decides:
 * if it is refused, the body is discarded. Only 2xx responses are charged, and nothing between the charge and the send can
 * fail.
 */
export class Meter {
  constructor(
    private readonly billing: Pick<Billing, 'charge'>,
    private readonly publicTier: PublicTier,
    private readonly idempotent: IdempotentCalls,
    private readonly unsentResponses: UnsentResponses,
    private readonly tags: EntityTags,
    private readonly options: MeterOptions,
  ) {}

  /** The caller's current tier: a caller that seems to have no balance is reread. */
  async tierOf({ caller }: Call<Caller>): Promise<Tier> {
    if (caller.kind === 'public') return 'public';
    if (tierOf(caller.state.spendable) !== 'balance') await caller.refresh();
    return tierOf(caller.state.spendable);
  }

  /**
   * Answers `call` with `work`: charged, or counted in the free tiers. With `dryRun`, returns what the call would cost. With an
   * Idempotency-Key, replays an earlier response. Returns a free 304 if the caller already has the response.
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
    if (paid) await assertExpectedPrice(job);
    const settlement = new Settlement({ priced: job.priced, units: job.counts.units, paid });
    const response = await job.work.answer(settlement.billing, settlement.settle);
    const { text } = response;
    const amount = paid ? settlement.priced.total : ZERO_USD;
    const validated = job.work.conditional ? this.tags.validate(job.call, text) : null;
    if (validated?.unchanged) {
      await admitAnew(job, this.options.now());
      throw new UnchangedAnswer(validated);
    }
    const answer = new JsonAnswer(200, await finished(job.work, text), validated ? validatorHeaders(validated) : []);
    assertMaxCharge(job.call, amount);
    job.call.assertPresent();
    const outcome = await this.charge(job, terms, { settlement, amount, response });
    switch (outcome.outcome) {
      case 'charged': {
        const charge = { entryId: outcome.entryId, recordId: job.recordId };
        await this.unsentResponses.assertReachable(job.call, charge);
        this.unsentResponses.watch(job.call, charge);
        this.announce(job.call, amount, outcome);
        return answer;
      }
      case 'replayed':
        await this.unsentResponses.assertStands(job.call, outcome.entryId);
        this.announce(job.call, amount, outcome);
        return answer;
      case 'insufficient':
        return this.short(job);
      default:
        throw this.refusalOf(job, outcome);
    }
  }

  /**
   * The charge found the balance too low. The current balance decides: if nothing is left the free tier applies, never a 402
   * (ADR 0006); if it is enough by now, a top-up arrived in the meantime.
   */
  private async short(job: Job): Promise<JsonAnswer> {
    await orUnknownBalance(job.priced, job.call.caller.reread());
    const { spendable } = job.call.caller.state;
    // A free call cannot run short again.
    if (tierOf(spendable) === 'free') return this.answer(job);
    throw shortRefusal(job.priced, spendable);
  }

  private async charge(job: Job, terms: Terms, { settlement, amount, response }: Due): Promise<ChargeOutcome> {
    const { call, recordId } = job;
    const { caller, context } = call;
    const outcome = await this.billing.charge({
      accountId: caller.state.accountId,
      keyId: caller.state.keyId,
      idempotencyKey: recordId === null ? `request:${context.key}` : `idempotency:${String(recordId)}`,
      amount,
      lines: settlement.lines,
      quota: terms.tier === 'free' ? { ...terms.quota, units: settlement.units } : null,
      requestId: context.id,
      route: call.route,
      clientReference: call.clientReference,
      record: recordId === null ? null : { id: recordId, answer: response.text },
      disclosure: response.disclosure,
      userId: call.userId,
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

  private announce(call: Call, amount: MicroUsd, { entryId, balance, quota }: Charged): void {
    call.context.facts['charge'] = formatMoney(amount);
    call.context.facts['entry'] = entryId;
    call.addHeader('X-Service-Charge', formatMoney(amount));
    call.addHeader('X-Service-Balance', formatMoney(balance));
    if (quota) announceFreeTier(call, quota);
  }

  /** Replays the response of an earlier call with the same Idempotency-Key, for free, if the key may still get it. */
  private async replay(job: Job, { answer, entryId }: StoredAnswer): Promise<JsonAnswer> {
    const { call } = job;
    await assertAlive(call, this.options.now());
    const body = await finished(job.work, answer);
    const terms = termsFor(job);
    // A paid call stores its response with its charge.
    if (entryId === null) throw new Error('a stored response without a charge');
    // The first response may never have arrived; this one is sent, so the charge becomes final.
    await this.unsentResponses.assertStands(call, entryId);
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
    await call.caller.refresh();
    const terms = termsFor(job);
    // Callers who can't buy it get the list price: the exact one would reveal, for free, whether the sources were ever read.
    const isExact = work.foresee !== undefined && !(terms.tier === 'free' && priced.freeTier.locked);
    if (!isExact) await work.find?.();
    const due = isExact ? await work.foresee() : priced;
    assertRows(job, terms);
    if (terms.tier === 'free') announceFreeTier(call, terms.use);
    // A dry run also says whether the caller can pay (ADR 0109).
    else call.addHeader('X-Service-Balance', formatMoney(call.caller.state.spendable));
    const paid = terms.tier === 'balance' || priced.freeTier.locked;
    const freeTier = freeTierMembers(priced, terms);
    return new JsonAnswer(200, JSON.stringify({ billing: billingBlock(due, { paid, dryRun: true, freeTier }) }));
  }
}

/**
 * Refuses a call that would cost more than its X-Max-Charge before its response is read. Its final price is checked again,
 * because the data may have changed in the meantime.
 */
async function assertExpectedPrice({ call, priced, work }: Job): Promise<void> {
  if (call.maxCharge === null || priced.total <= call.maxCharge) return;
  const { total } = (await work.foresee?.()) ?? priced;
  assertMaxCharge(call, total);
}

function isPublic(call: Call<Caller>): call is Call<PublicCaller> {
  return call.caller.kind === 'public';
}
