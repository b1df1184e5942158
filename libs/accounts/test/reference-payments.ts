interface Order {
  amount: bigint;
  status: 'pending' | 'expired' | 'failed' | 'rejected' | 'paid';
  payment: string | null;
  received: bigint;
  refunded: bigint;
  lost: bigint;
  taken: bigint;
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Payments of one account as a few lines of arithmetic, to compare with the real ones. */
export class ReferencePayments {
  balance = 0n;
  readonly orders: Order[] = [];
  /** Reports about payments, of any account. */
  private readonly returns = new Map<string, { refunded: bigint; lost: bigint }>();
  private readonly seen = new Set<string>();

  /** Whether this is the first event with this id. */
  first(event: string): boolean {
    if (this.seen.has(event)) return false;
    this.seen.add(event);
    return true;
  }

  order(amount: bigint): void {
    const nothing = { received: 0n, refunded: 0n, lost: 0n, taken: 0n };
    this.orders.push({ amount, status: 'pending', payment: null, ...nothing });
  }

  paid(nr: number, payment: string, amount: bigint): void {
    const order = this.orders[nr];
    const taken = this.orders.some((other) => other.payment === payment);
    if (!order || order.status === 'paid' || taken || amount !== order.amount) return;
    this.credit(order, amount, payment);
    const { refunded, lost } = this.returns.get(payment) ?? { refunded: 0n, lost: 0n };
    this.applyReturns(order, refunded, lost);
  }

  ended(nr: number, status: 'expired' | 'failed' | 'rejected'): void {
    const order = this.orders[nr];
    if (order?.status === 'pending') order.status = status;
  }

  returned(payment: string, refunded: bigint, lost: bigint): void {
    const before = this.returns.get(payment) ?? { refunded: 0n, lost: 0n };
    this.returns.set(payment, { refunded: larger(before.refunded, refunded), lost: larger(before.lost, lost) });
    const order = this.orders.find((one) => one.payment === payment);
    if (order) this.applyReturns(order, refunded, lost);
  }

  credit(order: Order, received: bigint, payment: string | null): void {
    Object.assign(order, { status: 'paid', payment, received });
    this.balance += received;
  }

  /** Takes the new part and what was owed before, as far as the balance covers it. */
  applyReturns(order: Order, refunded: bigint, lost: bigint): void {
    const before = this.sumOf(order);
    order.refunded = larger(order.refunded, refunded);
    order.lost = larger(order.lost, lost);
    if (this.sumOf(order) > before) this.collect(order);
  }

  collect(order: Order): void {
    const taken = smaller(this.sumOf(order) - order.taken, this.balance);
    order.taken += taken;
    this.balance -= taken;
  }

  spend(amount: bigint): void {
    if (this.balance >= amount) this.balance -= amount;
  }

  private sumOf(order: Order): bigint {
    return smaller(order.received, order.refunded + order.lost);
  }
}
