import { PaymentProviderUnavailable, TopUps, parseReceiptNumber, BillingError } from '@entity-registry/accounts';
import type { AccountId, Actor, TopUpWithReceipts } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { pageOf, toPage } from '@entity-registry/http';
import type { Logger, PageOf, PageQuery, Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import type { PlatformConfig } from '../config.js';
import { PlatformError } from '../errors/platform-error.js';
import { Attempts } from '../identity/attempts.js';
import { errorFields } from '../payment-events/payments.js';
import { CONFIG, LOG } from '../providers.js';
import { drawReceipt } from './receipt-pdf.js';
import { readBankDetails, toTopUp } from './top-up.dto.js';
import type { BankDetailView, NewTopUpBody, TopUpView } from './top-up.dto.js';

const RETRY_AFTER_SECONDS = 5;

/** Maps an account's top-ups between the wire and the accounts library. Top-ups of other accounts are not found. */
@Injectable()
export class TopUpsService {
  private readonly bankDetails: Shown<BankDetailView>[];
  private readonly issuer: string[];

  constructor(
    private readonly topUps: TopUps,
    private readonly attempts: Attempts,
    @Inject(CONFIG) config: PlatformConfig,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.bankDetails = readBankDetails(config.BANK_TRANSFER_DETAILS);
    this.issuer = config.RECEIPT_ISSUER.split('|').map((line) => line.trim());
  }

  async page(accountId: AccountId, query: PageQuery): Promise<PageOf<Shown<TopUpView>>> {
    const { limit, before } = pageOf(query);
    const rows = await this.topUps.page(accountId, { before, limit: limit + 1 });
    const withIds = rows.map((row) => ({ ...row, id: row.topUp.id }));
    return toPage(withIds, limit, (row) => this.show(row));
  }

  async find(accountId: AccountId, id: bigint): Promise<Shown<TopUpView>> {
    return this.show(await this.topUps.find(accountId, id));
  }

  async request(member: Member, { method, amount }: NewTopUpBody, actor: Actor): Promise<Shown<TopUpView>> {
    const { accountId, userId, email, language } = member;
    const order = { accountId, method, amount: micro(amount), userId, email, language };
    const { id } = await this.reach(accountId, () => this.topUps.request(order, actor));
    return this.find(accountId, id);
  }

  async check(accountId: AccountId, id: bigint): Promise<Shown<TopUpView>> {
    return this.show(await this.reach(accountId, () => this.topUps.check(accountId, id)));
  }

  async cancel(accountId: AccountId, id: bigint, actor: Actor): Promise<Shown<TopUpView>> {
    return this.show(await this.reach(accountId, () => this.topUps.cancel(accountId, id, actor)));
  }

  /** The receipt or note with this number as a PDF file. */
  async receipt(accountId: AccountId, number: string, language: 'en' | 'es'): Promise<Buffer> {
    const name = parseReceiptNumber(number);
    if (name === null) throw new BillingError({ code: 'unknown_receipt' });
    const { receipt, topUp } = await this.topUps.receipt(accountId, name);
    return drawReceipt(receipt, topUp, { issuer: this.issuer, language });
  }

  private show(row: TopUpWithReceipts): Shown<TopUpView> {
    return toTopUp(row, this.bankDetails);
  }

  /** Runs work that may query the provider. */
  private async reach<Result>(accountId: AccountId, work: () => Promise<Result>): Promise<Result> {
    await this.attempts.consume('payments of', String(accountId));
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailable)) throw error;
      this.log.warn(errorFields(error), 'the payment provider is not responding');
      throw new PlatformError({
        code: 'payment_provider_unavailable',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  }
}
