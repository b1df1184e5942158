import { CREDIT_KINDS } from '@entity-registry/accounts';
import type { Booking, CreditKind, Reversal } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { Amount, OneOf, ShownAmount, ShownId, ShownText, Text } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class CreditBody {
  @Amount({ description: 'US dollars; negative only for an adjustment' })
  readonly amount!: string;

  @OneOf(CREDIT_KINDS, {
    description:
      'purchase: bought credit, after which keys do not expire; trial: credit for 30 days; ' +
      'adjustment: a correction; a negative one takes trial credit first',
  })
  readonly kind!: CreditKind;

  @Text({ max: 200, description: 'note, shown in the ledger', optional: true })
  readonly note?: string;
}

export class BookingView {
  @ShownId('the ledger entry')
  readonly entry_id!: number;
  @ShownText('kind of entry', { enum: [...CREDIT_KINDS] })
  readonly kind!: string;
  @ShownAmount('amount booked')
  readonly amount!: string;
  @ShownAmount('spendable balance of the account')
  readonly balance!: string;
  @ShownText('whether it was already booked with this Idempotency-Key; nothing is booked twice', { type: 'boolean' })
  readonly replayed!: boolean;
}

export function toBooking(
  booking: Booking,
  { kind, amount }: { kind: CreditKind; amount: string },
): Shown<BookingView> {
  return {
    entry_id: Number(booking.entryId),
    kind,
    amount,
    balance: formatMoney(booking.balance),
    replayed: booking.replayed,
  };
}

export class ReversalView {
  @ShownId('the ledger entry of the reversal')
  readonly entry_id!: number;
  @ShownAmount('amount credited back')
  readonly amount!: string;
  @ShownAmount('spendable balance of the account')
  readonly balance!: string;
  @ShownText('whether it was already reversed; nothing is credited twice', { type: 'boolean' })
  readonly replayed!: boolean;
}

export function toReversal({ entryId, amount, balance, replayed }: Reversal): Shown<ReversalView> {
  return { entry_id: Number(entryId), amount: formatMoney(amount), balance: formatMoney(balance), replayed };
}
