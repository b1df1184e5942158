import type { Billing, ChargeOutcome, FreeQuota } from '@entity-registry/billing';
import { DomainError, ZERO_USD, formatMoney, tierOf } from '@entity-registry/domain';
import type { Tier } from '@entity-registry/domain';
import { CallerGoneError, JsonAnswer } from '@entity-registry/nest-kit';
import type { Logger } from '@entity-registry/nest-kit';
import type { Call } from '../gateway/call.js';
import type { Caller, KeyCaller } from '../gateway/caller.js';
import { announceFreeTier, quotaRefusal } from './free-tier.js';
import { billingBlock } from './billing-block.js';
import type { FreeTierMembers } from './billing-block.js';
import type { PricedCall } from './priced-call.js';
import { capRefusal, lockRefusal, priceRefusal, shortRefusal, termsOf } from './terms.js';
import type { Terms } from './terms.js';
import type { RunOptions, Work } from './work.js';

export interface MeterOptions {
  log: Logger;
  now: () => Date;
  /** E-mail domains with the larger free quotas, in lower case. */
  corporateDomains: ReadonlySet<string>;
  /** Told of every charge's outcome, for the metrics. */
  onCharge: (outcome: ChargeOutcome['outcome']) => void;
}

/** A card, a row or an id: what one v4 call counts against a free quota. */
const UNITS = 1;

/**
 * The billed part of the request path (ruling 4): pre-check, read, write out the whole body, charge, send. The charge is the
 * authority: when it says no, the body is discarded. Only a 2xx is ever charged, and nothing between the charge and the
 * send can fail.
 */
export class Meter {
  constructor(
    private readonly billing: Billing,
    private readonly options: MeterOptions,
  ) {}

  /** The tier of the caller as it stands now: a caller that seems to have no balance is looked at anew. */
  async tierOf({ caller }: Call<Caller>): Promise<Tier> {
    if (caller.kind === 'public') return 'public';
    if (tierOf(caller.state.spendable) !== 'balance') await caller.refresh();
    return tierOf(caller.state.spendable);
  }

  /** Answers `call` with `work`, charged; with `dryRun`, answers what it would cost. */
  async run(anyCall: Call<Caller>, priced: PricedCall, options: RunOptions, work: Work): Promise<JsonAnswer> {
    if (anyCall.caller.kind === 'public') throw new DomainError('public_tier_locked');
    const call = anyCall as Call<KeyCaller>;
    if (options.dryRun) return this.preview(call, priced, work);
    const terms = await this.preCheck(call, priced);
    const text = await work.answer(billingBlock(priced, { paid: terms.tier === 'balance', dryRun: false }));
    call.assertPresent();
    if (terms.tier === 'free') await this.take(call, priced, ZERO_USD, terms.quota);
    else await this.take(call, priced, priced.total, null);
    return new JsonAnswer(200, (await work.finish?.(text)) ?? text);
  }

  private async preview(call: Call, priced: PricedCall, { find }: Work): Promise<JsonAnswer> {
    await find?.();
    await call.caller.refresh();
    const terms = this.terms(call);
    if (terms.tier === 'free') announceFreeTier(call, terms.use);
    const freeTier = terms.tier === 'free' ? freeTierMembers(priced, terms.exceeded !== null) : null;
    const paid = terms.tier === 'balance' || priced.freeTier.locked;
    return new JsonAnswer(200, JSON.stringify({ billing: billingBlock(priced, { paid, dryRun: true, freeTier }) }));
  }

  /** The terms of the call. Throws its refusal, if the state read for this very request refuses it. */
  private async preCheck(call: Call, priced: PricedCall): Promise<Terms> {
    const now = this.options.now();
    // A free call on a state a second old would be free although a top-up has just arrived.
    const free = this.terms(call).tier === 'free';
    if (free || priceRefusal(call.caller.state, priced, now)) await call.caller.refresh();
    const terms = this.terms(call);
    if (terms.tier === 'balance') {
      const refusal = priceRefusal(call.caller.state, priced, now);
      if (refusal) throw refusal;
      return terms;
    }
    const locked = lockRefusal(priced);
    if (locked) throw locked;
    if (terms.exceeded !== null) {
      announceFreeTier(call, terms.use);
      throw quotaRefusal(terms.use, terms.exceeded, UNITS);
    }
    return terms;
  }

  private terms(call: Call): Terms {
    return termsOf(call.caller.state, UNITS, this.options.corporateDomains, this.options.now());
  }

  private async take(
    call: Call,
    priced: PricedCall,
    amount: PricedCall['total'],
    quota: FreeQuota | null,
  ): Promise<void> {
    const { context } = call;
    const { state } = call.caller;
    const outcome = await this.billing.charge({
      accountId: state.accountId,
      keyId: state.keyId,
      idempotencyKey: `request:${context.key}`,
      amount,
      lines: priced.lines,
      quota,
      requestId: context.id,
      route: call.route,
      clientReference: call.clientReference,
      record: null,
      now: this.options.now(),
    });
    this.options.onCharge(outcome.outcome);
    if (outcome.outcome === 'charged' || outcome.outcome === 'replayed') call.caller.settle(outcome.balance);
    else call.caller.distrust();
    switch (outcome.outcome) {
      case 'charged':
      case 'replayed':
        return this.confirm(call, amount, outcome);
      case 'insufficient':
        throw shortRefusal(priced, outcome.balance);
      case 'capped':
        throw capRefusal(priced, outcome.cap, outcome.spent, outcome.resetsAt);
      case 'quota':
        announceFreeTier(call, outcome.quota);
        throw quotaRefusal(outcome.quota, outcome.period, outcome.requested);
      case 'revoked':
        throw new DomainError('key_rejected');
    }
  }

  private async confirm(
    call: Call,
    amount: PricedCall['total'],
    charged: Extract<ChargeOutcome, { outcome: 'charged' | 'replayed' }>,
  ): Promise<void> {
    const { facts } = call.context;
    facts['charge'] = formatMoney(amount);
    facts['entry'] = charged.entryId;
    if (call.isGone) {
      // The caller left while the charge was under way: the answer never leaves, so the money goes back (I3).
      if (amount > 0n) {
        await this.billing.reverse(call.caller.state.accountId, charged.entryId);
        this.options.log.warn({ requestId: call.context.id, entry: charged.entryId.toString() }, 'charge given back');
      }
      throw new CallerGoneError();
    }
    call.addHeader('X-Service-Charge', formatMoney(amount));
    call.addHeader('X-Service-Balance', formatMoney(charged.balance));
    if (charged.quota) announceFreeTier(call, charged.quota);
  }
}

function freeTierMembers(priced: PricedCall, exceeds: boolean): FreeTierMembers | null {
  if (priced.freeTier.locked) return { locked: true };
  return exceeds ? { would_exceed: true, would_status: 429 } : null;
}
