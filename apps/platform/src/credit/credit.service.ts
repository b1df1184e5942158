import { BalanceAlerts, AccountCredit, ManagedAccounts, ManagedTrials, TopUps } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { pageOf, toPage } from '@entity-registry/http';
import type { PageOf, PageQuery, Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { toWithheldTrial } from '../trials/trial.dto.js';
import { toCredit, toCreditEntry } from './credit.dto.js';
import type { CreditEntryView, CreditView } from './credit.dto.js';

/** Maps an account's credit between the wire and the accounts library. */
@Injectable()
export class CreditService {
  constructor(
    private readonly accountCredit: AccountCredit,
    private readonly accounts: ManagedAccounts,
    private readonly alerts: BalanceAlerts,
    private readonly topUps: TopUps,
    private readonly trials: ManagedTrials,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async read(accountId: AccountId): Promise<Shown<CreditView>> {
    const standing = await this.accountCredit.find(accountId);
    const alert = await this.alerts.find(accountId);
    const withheld = toWithheldTrial(await this.trials.find(accountId));
    return toCredit(standing, { alert, methods: this.topUps.methods(), withheld, now: this.now() });
  }

  async entries(accountId: AccountId, query: PageQuery): Promise<PageOf<Shown<CreditEntryView>>> {
    const { limit, before } = pageOf(query);
    return toPage(await this.accountCredit.entries(accountId, { before, limit: limit + 1 }), limit, toCreditEntry);
  }

  async setLimit(accountId: AccountId, limit: string | null, actor: Actor): Promise<Shown<CreditView>> {
    await this.accounts.setSpendingLimit(accountId, limit === null ? null : micro(limit), actor);
    return this.read(accountId);
  }

  async setAlert(accountId: AccountId, threshold: string | null, actor: Actor): Promise<Shown<CreditView>> {
    await this.alerts.set(accountId, threshold === null ? null : micro(threshold), actor);
    return this.read(accountId);
  }
}
