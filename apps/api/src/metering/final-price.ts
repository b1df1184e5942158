import { ZERO_USD, formatMoney } from '@entity-registry/domain';
import { billingBlock } from './billing-block.js';
import type { BillingBlock } from './billing-block.js';
import type { PricedRequest } from './priced-request.js';

/**
 * Sets the final price of a request once its handler has read the data: never more than was pre-checked. `units` is what it
 * counts against a free quota or the public budget; defaults to the pre-checked units. Returns the billing block of the response.
 */
export type SetFinalPrice = (priced: PricedRequest, units?: number) => BillingBlock;

interface ExpectedPrice {
  readonly priced: PricedRequest;
  readonly units: number;
  /** Whether the caller pays for the request. */
  readonly paid: boolean;
}

/** The price that a request is charged: the expected price until its handler sets the final one. */
export class FinalPrice {
  units: number;
  private current: PricedRequest;
  private block: BillingBlock | null = null;

  constructor(private readonly expected: ExpectedPrice) {
    this.current = expected.priced;
    this.units = expected.units;
  }

  get priced(): PricedRequest {
    return this.current;
  }

  /** The price as the ledger records it: zero in the free tier, no matter what the codes cost with a balance. */
  get lines(): PricedRequest['lines'] {
    const { lines } = this.current;
    return this.expected.paid ? lines : lines.map((line) => ({ ...line, price: formatMoney(ZERO_USD) }));
  }

  get billing(): BillingBlock {
    return (this.block ??= billingBlock(this.current, { paid: this.expected.paid, dryRun: false }));
  }

  readonly set: SetFinalPrice = (priced, units = this.units) => {
    // A price that was not pre-checked may exceed what the caller has, or was shown.
    if (priced.total > this.expected.priced.total || units > this.expected.units) {
      throw new Error('the final price of a request exceeds its pre-checked price');
    }
    if (priced !== this.current) this.block = null;
    this.current = priced;
    this.units = units;
    return this.billing;
  };
}
