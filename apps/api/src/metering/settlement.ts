import { billingBlock } from './billing-block.js';
import type { BillingBlock } from './billing-block.js';
import type { PricedCall } from './priced-call.js';

/**
 * What a call came to once its work has read what there is: never more than was pre-checked. `units` is what it counts
 * against a free quota or the public budget; as before when absent. Gives the block that the answer then says it with.
 */
export type Settle = (priced: PricedCall, units?: number) => BillingBlock;

interface Expected {
  readonly priced: PricedCall;
  readonly units: number;
  /** Whether the caller pays for the call. */
  readonly paid: boolean;
}

/** What one try of a call is charged for: what was expected of it until its work says otherwise. */
export class Settlement {
  priced: PricedCall;
  units: number;

  constructor(private readonly expected: Expected) {
    this.priced = expected.priced;
    this.units = expected.units;
  }

  get billing(): BillingBlock {
    return billingBlock(this.priced, { paid: this.expected.paid, dryRun: false });
  }

  readonly settle: Settle = (priced, units = this.units) => {
    // What was not pre-checked may be more than the caller has, or was told.
    if (priced.total > this.expected.priced.total || units > this.expected.units) {
      throw new Error('a call came to more than was pre-checked');
    }
    this.priced = priced;
    this.units = units;
    return this.billing;
  };
}
