import { CATALOG, ZERO_USD, formatMoney } from '@entity-registry/domain';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { BillingBlock } from '../billing-block.js';
import { currentQuotaHeaders } from '../../gateway/rates/free-tier.js';
import type { Meter } from '../meter.js';

/** The billing block of a request that is free of charge for everyone (ADR 0003): no price, no base, no codes. */
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

/**
 * The tier headers of a request that is free of charge for everyone: it counts nothing, and the headers say so to a free key.
 * Errors don't have them: call it when nothing is left that can fail.
 */
export async function announceExempt(request: ApiRequest, meter: Pick<Meter, 'tierOf'>): Promise<void> {
  if ((await meter.tierOf(request)) === 'free')
    request.context.headers.push(...currentQuotaHeaders(request.caller.state));
}
