import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { factsOfEvent } from './stripe-facts.js';

const dispute = (status: string) => ({
  ...{ object: 'dispute', id: 'dp_1', status, amount: 2_500, currency: 'USD', payment_intent: 'pi_1' },
});

const factsOf = (type: string, object: object) =>
  factsOfEvent({ type, data: { object } } as unknown as Pick<Stripe.Event, 'type' | 'data'>);

describe('a dispute', () => {
  it.each([
    ['warning_needs_response', 'open'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['a status that does not exist yet', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
  ])('that is %s is %s, and costs nothing', (status, state) => {
    expect(factsOf('charge.dispute.closed', dispute(status))).toMatchObject({ dispute: state, lost: null });
  });

  it('that is lost costs the disputed amount', () => {
    expect(factsOf('charge.dispute.closed', dispute('lost'))).toMatchObject({
      ...{ dispute: 'lost', lost: 25_000_000n, currency: 'usd', paymentId: 'pi_1' },
    });
  });
});

describe('an amount', () => {
  it.each([[1.5], ['2500'], [null], [2 ** 53], [1e15]])('of %j cents is invalid', (cents) => {
    expect(factsOf('charge.refunded', { payment_intent: 'pi_1', amount_refunded: cents })).toMatchObject({
      refunded: null,
    });
  });
});
