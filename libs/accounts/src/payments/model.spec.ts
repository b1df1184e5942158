import { formatMoney, microUsd } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OPERATOR, PaymentsFixture } from '../../test/payments-fixture.js';
import { ReferencePayments } from '../../test/reference-payments.js';
import { BillingError } from '../errors.js';
import type { AccountId } from '../ids.js';
import type { TopUpRow } from '../top-ups/top-up-rows.js';
import type { PaymentFacts } from './payment-provider.js';

/** The first top-ups are by card, the last by bank transfer. */
const CARDS = 3;
const TRANSFER = 3;
const AMOUNT = 25_000_000n;
const CENT = 10_000n;

interface Real {
  payments: PaymentsFixture;
  accountId: AccountId;
  orders: TopUpRow[];
  /** Prefix that keeps the names of events and payments unique to one run. */
  run: string;
}

/** One step of the reference model and the service; both must end in the same state. */
class Step implements fc.AsyncCommand<ReferencePayments, Real> {
  constructor(
    private readonly name: string,
    private readonly inModel: (model: ReferencePayments) => void,
    private readonly inService: (real: Real) => Promise<unknown>,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: ReferencePayments, real: Real): Promise<void> {
    this.inModel(model);
    await this.inService(real);
    expect(await standing(real)).toEqual({
      balance: model.balance,
      orders: model.orders.map(({ status, received, refunded, lost, taken }) =>
        status === 'paid' ? { status, received, refunded, lost, taken } : { status },
      ),
    });
  }

  toString(): string {
    return this.name;
  }
}

async function standing({ payments, accountId, orders }: Real): Promise<unknown> {
  const rows = await Promise.all(orders.map((order) => payments.find(order)));
  return {
    balance: await payments.ledger.spendable(accountId),
    orders: rows.map(({ status, received, refunded, lost, takenBack: taken }) =>
      status === 'paid' ? { status, received, refunded, lost, taken } : { status },
    ),
  };
}

const cards = fc.nat(CARDS - 1);
/** Few names, so that several pages and orders share one. */
const paymentNames = fc.nat(3).map((nr) => `pay-${nr}`);
const eventNames = fc.nat(12).map((nr) => `evt-${nr}`);
const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => BigInt(value) * CENT);

/** An event. If another event already used its id, nothing happens. */
function event(
  name: string,
  id: string,
  inModel: (model: ReferencePayments) => void,
  facts: (real: Real) => Partial<PaymentFacts>,
): Step {
  return new Step(
    `${id}: ${name}`,
    (model) => {
      if (model.first(id)) inModel(model);
    },
    (real) => real.payments.deliver(facts(real), `${real.run}-${id}`),
  );
}

const order = (real: Real, nr: number): TopUpRow => real.orders[nr] as TopUpRow;

const paid = fc
  .tuple(eventNames, cards, paymentNames, fc.constantFrom(0n, 0n, 0n, 0n, CENT))
  .map(([id, nr, payment, more]) =>
    event(
      `order ${nr} paid by ${payment}, ${formatMoney(microUsd(more))} too much`,
      id,
      (model) => {
        model.paid(nr, payment, AMOUNT + more);
      },
      (real) => ({
        ...real.payments.paid(order(real, nr), `${real.run}-${payment}`),
        paid: microUsd(AMOUNT + more),
      }),
    ),
  );
const ended = fc.tuple(eventNames, cards, fc.constantFrom('expired', 'failed')).map(([id, nr, status]) =>
  event(
    `order ${nr} ${status}`,
    id,
    (model) => {
      model.ended(nr, status);
    },
    (real) => ({ ...real.payments.page(order(real, nr)), ended: status }),
  ),
);
const givenBack = fc.tuple(eventNames, paymentNames, cents(3_000), fc.boolean()).map(([id, payment, total, isLost]) =>
  event(
    `${isLost ? 'lost' : 'refunded'} ${formatMoney(microUsd(total))} of ${payment}`,
    id,
    (model) => {
      model.returned(payment, isLost ? 0n : total, isLost ? total : 0n);
    },
    (real) => ({
      ...{ paymentId: `${real.run}-${payment}`, currency: 'usd' },
      ...(isLost ? { lost: microUsd(total), dispute: 'lost' as const } : { refunded: microUsd(total) }),
    }),
  ),
);
const spent = cents(2_000).map(
  (amount) =>
    new Step(
      `spend ${formatMoney(microUsd(amount))}`,
      (model) => {
        model.spend(amount);
      },
      ({ payments, accountId }) => payments.ledger.charge(accountId, formatMoney(microUsd(amount))),
    ),
);
const transferred = fc.tuple(fc.constantFrom('approve', 'reject', 'refund'), cents(2_500)).map(
  ([what, amount]) =>
    new Step(
      `${what} ${formatMoney(microUsd(amount))} of the transfer`,
      (model) => {
        const transfer = model.orders[TRANSFER];
        if (!transfer) return;
        if (what === 'reject') model.ended(TRANSFER, 'rejected');
        else if (what === 'approve') {
          if (amount > 0n && transfer.status === 'pending') model.credit(transfer, amount, null);
        } else if (transfer.status === 'paid' && amount >= transfer.refunded && amount <= transfer.received) {
          model.applyReturns(transfer, amount, 0n);
        }
      },
      (real) => ignoreRejection(() => byHand(real, what, amount)),
    ),
);
const collected = fc.nat(TRANSFER).map(
  (nr) =>
    new Step(
      `collect what is owed of order ${nr}`,
      (model) => {
        const one = model.orders[nr];
        if (one) model.collect(one);
      },
      (real) => real.payments.managed.collect(order(real, nr).id, OPERATOR),
    ),
);

function byHand(real: Real, what: string, amount: bigint): Promise<unknown> {
  const { managed } = real.payments;
  const { id } = order(real, TRANSFER);
  if (what === 'reject') return managed.reject(id, 'it never came', OPERATOR);
  return what === 'approve'
    ? managed.approve(id, microUsd(amount), OPERATOR)
    : managed.refund(id, microUsd(amount), OPERATOR);
}

/** A refusal changes nothing, which is checked afterwards. */
async function ignoreRejection(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
  }
}

describe('payments against a reference model', () => {
  let payments: PaymentsFixture;
  let runs = 0;

  beforeAll(async () => {
    payments = await PaymentsFixture.open();
  });
  afterAll(() => payments.close());

  it('end in the same state after any events in any order: repeated, refunded, disputed, spent and approved manually', async () => {
    const kinds = [paid, paid, paid, ended, givenBack, givenBack, spent, transferred, collected];
    const property = fc.asyncProperty(fc.commands(kinds, { maxCommands: 40, size: 'max' }), (commands) =>
      fc.asyncModelRun(async () => {
        runs += 1;
        const accountId = await payments.ledger.account();
        const model = new ReferencePayments();
        const orders: TopUpRow[] = [];
        for (let nr = 0; nr <= CARDS; nr += 1) {
          model.order(AMOUNT);
          orders.push(await payments.order(accountId, '25.00', nr === TRANSFER ? 'bank_transfer' : 'card'));
        }
        return { model, real: { payments, accountId, orders, run: `run-${runs}` } };
      }, commands),
    );
    await fc.assert(property, { numRuns: 25 });
  }, 90_000); // a failure takes long to shrink
});
