import { ManagedCredit } from '@entity-registry/accounts';
import type { AccountId, Actor, EntryId } from '@entity-registry/accounts';
import { formatMoney, micro } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toBooking, toReversal } from './credit.dto.js';
import type { BookingView, CreditBody, ReversalView } from './credit.dto.js';

/** Maps bookings between the wire and the accounts library. */
@Injectable()
export class CreditsService {
  constructor(private readonly credit: ManagedCredit) {}

  async book(
    accountId: AccountId,
    body: CreditBody,
    idempotencyKey: string,
    actor: Actor,
  ): Promise<Shown<BookingView>> {
    const { kind, note } = body;
    const amount = micro(body.amount);
    const request = { accountId, amount, idempotencyKey, ...(note !== undefined && { note }) };
    return toBooking(await this.credit.book(kind, request, actor), { kind, amount: formatMoney(amount) });
  }

  async reverse(accountId: AccountId, entryId: EntryId, actor: Actor): Promise<Shown<ReversalView>> {
    return toReversal(await this.credit.reverse(accountId, entryId, actor));
  }
}
