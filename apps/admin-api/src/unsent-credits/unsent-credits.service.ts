import { ManagedCredit } from '@entity-registry/accounts';
import type { AccountId, Actor, EntryId } from '@entity-registry/accounts';
import { idOf, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toUnsentCredit } from './unsent-credit.dto.js';
import type { UnsentCreditView, UnsentCreditsQuery, UpheldView } from './unsent-credit.dto.js';

/** Credits for unsent responses over the daily limit, which operators decide (ADR 0049). */
@Injectable()
export class UnsentCreditsService {
  constructor(private readonly credit: ManagedCredit) {}

  async list(query: UnsentCreditsQuery): Promise<PageOf<Shown<UnsentCreditView>>> {
    const { limit, before } = pageOf(query);
    const accountId = idOf(query.account) as AccountId | null;
    const rows = await this.credit.awaitingOperator({ accountId }, { before, limit: limit + 1 });
    return toPage(rows, limit, toUnsentCredit);
  }

  async uphold(accountId: AccountId, entryId: EntryId, reason: string, actor: Actor): Promise<Shown<UpheldView>> {
    await this.credit.uphold(accountId, entryId, reason, actor);
    return { upheld: true };
  }
}
