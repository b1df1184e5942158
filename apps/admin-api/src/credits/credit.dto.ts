import { CREDIT_KINDS } from '@entity-registry/accounts';
import type { Booking, CreditKind, Reversal } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { Amount, OneOf, ShownAmount, ShownId, ShownText, Text } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';

export class CreditBody {
  @Amount({ description: 'US dollars; negative only for an adjustment' })
  readonly amount!: string;

  @OneOf(CREDIT_KINDS, {
    description:
      'purchase: bought credit, after which keys do not expire; trial: credit of 30 days; ' +
      'adjustment: a correction, which takes trial credit first when it is negative',
  })
  readonly kind!: CreditKind;

  @Text({ max: 200, description: 'kept with the entry, shown in the ledger', optional: true })
  readonly note?: string;
}

export class BookingView {
  @ShownId('the ledger entry')
  readonly entry_id!: number;
  @ShownText('what was booked', { enum: [...CREDIT_KINDS] })
  readonly kind!: string;
  @ShownAmount('what was booked')
  readonly amount!: string;
  @ShownAmount('what the account can spend now')
  readonly balance!: string;
  @ShownText('booked before under this Idempotency-Key: nothing happened now', { type: 'boolean' })
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
  @ShownAmount('what was given back')
  readonly amount!: string;
  @ShownAmount('what the account can spend now')
  readonly balance!: string;
  @ShownText('given back before: nothing happened now', { type: 'boolean' })
  readonly replayed!: boolean;
}

export function toReversal({ entryId, amount, balance, replayed }: Reversal): Shown<ReversalView> {
  return { entry_id: Number(entryId), amount: formatMoney(amount), balance: formatMoney(balance), replayed };
}
