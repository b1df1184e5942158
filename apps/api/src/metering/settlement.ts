import { ZERO_USD, formatMoney } from '@entity-registry/domain';
import { billingBlock } from './billing-block.js';
import type { BillingBlock } from './billing-block.js';
import type { PricedCall } from './priced-call.js';

/**
 * Sets the final price of a call once its work has read the data: never more than was pre-checked. `units` is what it counts
 * against a free quota or the public budget; defaults to the pre-checked units. Returns the billing block of the response.
 */
export type Settle = (priced: PricedCall, units?: number) => BillingBlock;

interface Expected {
  readonly priced: PricedCall;
  readonly units: number;
  /** Whether the caller pays for the call. */
  readonly paid: boolean;
}

/** What one attempt of a call is charged for: the expected price until its work settles on another. */
export class Settlement {
  units: number;
  private due: PricedCall;
  private block: BillingBlock | null = null;

  constructor(private readonly expected: Expected) {
    this.due = expected.priced;
    this.units = expected.units;
  }

  get priced(): PricedCall {
    return this.due;
  }

  /** What the ledger records of the price: nothing is paid in the free tier, whatever its codes cost with a balance. */
  get lines(): PricedCall['lines'] {
    const { lines } = this.due;
    return this.expected.paid ? lines : lines.map((line) => ({ ...line, price: formatMoney(ZERO_USD) }));
  }

  get billing(): BillingBlock {
    return (this.block ??= billingBlock(this.due, { paid: this.expected.paid, dryRun: false }));
  }

  readonly settle: Settle = (priced, units = this.units) => {
    // A price that was not pre-checked may exceed what the caller has, or was shown.
    if (priced.total > this.expected.priced.total || units > this.expected.units) {
      throw new Error('a call came to more than was pre-checked');
    }
    if (priced !== this.due) this.block = null;
    this.due = priced;
    this.units = units;
    return this.billing;
  };
}
