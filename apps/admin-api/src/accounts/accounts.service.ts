import { ManagedAccounts } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toCreatedKey } from '../keys/key.dto.js';
import { TrialsService } from '../trials/trials.service.js';
import { toAccount, toAccountSummary } from './account.dto.js';
import type {
  AccountSummaryView,
  AccountView,
  AccountsQuery,
  JurisdictionsBody,
  NewAccountBody,
  PlanBody,
  SpendingCapBody,
} from './account.dto.js';
import { toConfirmation } from './confirmation.dto.js';
import type { ConfirmationView } from './confirmation.dto.js';

/** Maps accounts between the wire and the accounts library. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: ManagedAccounts,
    private readonly trials: TrialsService,
  ) {}

  async list(query: AccountsQuery): Promise<PageOf<Shown<AccountSummaryView>>> {
    const { limit, before } = pageOf(query);
    const rows = await this.accounts.page({ search: query.search ?? null, before, limit: limit + 1 });
    return toPage(rows, limit, toAccountSummary);
  }

  async find(id: AccountId): Promise<Shown<AccountView>> {
    return toAccount(await this.accounts.find(id), await this.trials.find(id));
  }

  async create({ name, email }: NewAccountBody, actor: Actor): Promise<Shown<AccountSummaryView>> {
    return toAccountSummary(await this.accounts.create({ name, email }, actor));
  }

  async confirm(id: AccountId, actor: Actor): Promise<Shown<ConfirmationView>> {
    const { key, trial } = await this.accounts.confirm(id, actor);
    return toConfirmation(toCreatedKey(key), trial);
  }

  async setSpendingLimit(id: AccountId, { limit }: SpendingCapBody, actor: Actor): Promise<Shown<AccountSummaryView>> {
    return toAccountSummary(await this.accounts.setSpendingLimit(id, limit === null ? null : micro(limit), actor));
  }

  async setJurisdictions(
    id: AccountId,
    { jurisdictions }: JurisdictionsBody,
    actor: Actor,
  ): Promise<Shown<AccountSummaryView>> {
    return toAccountSummary(await this.accounts.setJurisdictions(id, jurisdictions, actor));
  }

  async setPlan(id: AccountId, { plan }: PlanBody, actor: Actor): Promise<Shown<AccountSummaryView>> {
    return toAccountSummary(await this.accounts.setPlan(id, plan, actor));
  }
}
