import { CATALOG, ZERO_USD, formatMoney } from '@entity-registry/domain';
import type { BillingBlock } from './billing-block.js';

/** The billing block of a call that is free of charge for everybody (ruling 3): no price, no base, no codes. */
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
