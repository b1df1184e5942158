import { CATALOG, ZERO_USD, formatMoney } from '@entity-registry/domain';
import type { Call } from '../gateway/call.js';
import type { BillingBlock } from './billing-block.js';
import { standingHeaders } from '../gateway/free-tier.js';
import type { Meter } from './meter.js';

/** The billing block of a call that is free of charge for everyone (ADR 0003): no price, no base, no codes. */
export function exemptBilling(dryRun: boolean): BillingBlock {
  const nothing = formatMoney(ZERO_USD);
  return {
    currency: CATALOG.currency,
    price: nothing,
    charged: nothing,
    dry_run: dryRun,
    base: nothing,
    codes: [],
    redundant: [],
  };
}

/** The tier headers of a call that is free of charge for everyone: it counts nothing, and the headers say so to a free key. */
export async function announceExempt(call: Call, meter: Pick<Meter, 'tierOf'>): Promise<void> {
  if ((await meter.tierOf(call)) === 'free') call.context.headers.push(...standingHeaders(call.caller.state));
}
