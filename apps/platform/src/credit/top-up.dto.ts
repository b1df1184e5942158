import { TOP_UP_METHODS, TOP_UP_STATUSES, returnedAmount, receiptNumber } from '@entity-registry/accounts';
import type { ReceiptRow, TopUpMethod, TopUpStatus, TopUpWithReceipts } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { Amount, OneOf, ShownAmount, ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

/** Reasons that the service records when an order fails. */
const FAILURES = ['no_page', 'unknown_page', 'no_end'] as const;

export class NewTopUpBody {
  @OneOf(TOP_UP_METHODS, { description: 'how it will be paid' })
  readonly method!: TopUpMethod;

  @Amount({ description: 'US dollars, in whole cents', example: '100.00' })
  readonly amount!: string;
}

export class BankDetailView {
  @ShownText('its label', { example: 'IBAN' })
  readonly label!: string;
  @ShownText('its value')
  readonly value!: string;
}

export class ReceiptView {
  @ShownText('its number; the numbers of a year have no gaps', { example: 'R-2026-000042' })
  readonly number!: string;
  @ShownText('kind of document', { enum: ['receipt', 'refund_note'] })
  readonly kind!: string;
  @ShownAmount('amount paid or refunded')
  readonly amount!: string;
  @ShownTime('when it was issued')
  readonly issued_at!: string;
}

export class TopUpView {
  @ShownId('the top-up')
  readonly id!: number;
  @ShownText('how it is paid', { enum: [...TOP_UP_METHODS] })
  readonly method!: TopUpMethod;
  @ShownText('its status', { enum: [...TOP_UP_STATUSES] })
  readonly status!: TopUpStatus;
  @ShownAmount('amount ordered')
  readonly amount!: string;
  @ShownAmount('amount credited; null: nothing', { nullable: true })
  readonly received!: string | null;
  @ShownAmount('amount refunded')
  readonly given_back!: string;
  @ShownText('its reference, which a bank transfer must quote', { example: 'ER-7K3F9-2QXD4' })
  readonly reference!: string;
  @ShownText('the member who ordered it')
  readonly requested_by!: string;
  @ShownTime('when it was ordered')
  readonly requested_at!: string;
  @ShownTime('when it was credited', { nullable: true })
  readonly paid_at!: string | null;
  @ShownTime('when it ended without being paid', { nullable: true })
  readonly closed_at!: string | null;
  @ShownText('why it was rejected', { nullable: true })
  readonly reason!: string | null;
  @ShownText(
    'why it failed: no_page, the provider opened no page; unknown_page, it no longer knows the page; no_end, it reported no result',
    {
      enum: [...FAILURES],
      nullable: true,
    },
  )
  readonly failure!: (typeof FAILURES)[number] | null;
  @ShownText("the provider's payment page, while the top-up can be paid", { nullable: true })
  readonly pay_url!: string | null;
  @ApiProperty({ type: [BankDetailView], description: 'where to send an open bank transfer; otherwise empty' })
  readonly bank_details!: BankDetailView[];
  @ApiProperty({ type: [ReceiptView], description: 'its receipt and refund notes' })
  readonly receipts!: ReceiptView[];
}

export const TopUpPage = pageSchema(TopUpView);

export function toTopUp(
  { topUp, receipts }: TopUpWithReceipts,
  bankDetails: Shown<BankDetailView>[],
): Shown<TopUpView> {
  const { id, method, status, amount, received, reference, requestedName, createdAt, paidAt, closedAt } = topUp;
  const open = status === 'pending';
  const failure = status === 'failed' ? (FAILURES.find((code) => code === topUp.reason) ?? null) : null;
  return {
    ...{ id: Number(id), method, status, reference, requested_by: requestedName },
    amount: formatMoney(amount),
    received: received && formatMoney(received),
    given_back: formatMoney(returnedAmount(topUp)),
    requested_at: createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    closed_at: closedAt?.toISOString() ?? null,
    reason: status === 'rejected' ? topUp.reason : null,
    failure,
    pay_url: open && method === 'card' ? topUp.sessionUrl : null,
    bank_details: open && method === 'bank_transfer' ? bankDetails : [],
    receipts: receipts.map(toReceipt),
  };
}

function toReceipt(receipt: ReceiptRow): Shown<ReceiptView> {
  const { kind, amount, issuedAt } = receipt;
  return { number: receiptNumber(receipt), kind, amount: formatMoney(amount), issued_at: issuedAt.toISOString() };
}

/** Splits "IBAN: XX00 0000|Bank: Banco Ejemplo" into labels and values; a part without a colon has an empty label. */
export function readBankDetails(text: string): Shown<BankDetailView>[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return { label: part.slice(0, Math.max(colon, 0)).trim(), value: part.slice(colon + 1).trim() };
    });
}
