import { randomInt } from 'node:crypto';
import { formatMoney, micro } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { findReceipt, listReceiptsOf } from './receipt-rows.js';
import {
  countOpenTopUps,
  findTopUp,
  insertTopUp,
  listTopUps,
  lockTopUp,
  markTopUpEnded,
  setTopUpSession,
} from './top-up-rows.js';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';
import type { TopUpId } from '../payments/ids.js';
import type { ReceiptName, ReceiptRow } from './receipt-rows.js';
import type { TopUpMethod, TopUpRow } from './top-up-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { BillingError } from '../errors.js';
import type { PaymentFacts, PaymentProvider } from '../payments/payment-provider.js';
import { applyPaymentFacts } from '../payments/settlement.js';

/** Limits of one top-up. Smaller amounts aren't worth the fees; larger ones should be bank transfers. */
export const TOP_UP_LIMITS = {
  minimum: micro('5.00'),
  maximum: micro('10000.00'),
  suggestions: [micro('25.00'), micro('100.00'), micro('500.00')],
  /** Unpaid top-ups of one account at a time. */
  open: 20,
} as const;

/** In micro-USD. */
export const CENT = 10_000n;
/** Letters and digits that are hard to confuse (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** When a page is first checked if the customer didn't return from it. */
const FIRST_CHECK_MS = 5 * 60_000;

export interface TopUpsOptions {
  now: () => Date;
  /** Null: no card payments. */
  provider: PaymentProvider | null;
  /** Whether there is a bank account for transfers. */
  bankTransfer: boolean;
}

export interface TopUpRequest {
  accountId: AccountId;
  method: TopUpMethod;
  amount: MicroUsd;
  /** The user's id and what the provider's page needs. */
  userId: string | null;
  email: string;
  language: 'en' | 'es';
}

/** A top-up with its documents: the receipt, and a note for each refund. */
export interface TopUpWithReceipts {
  topUp: TopUpRow;
  receipts: ReceiptRow[];
}

/** Top-ups for customers to order, pay and read. */
export class TopUps {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: TopUpsOptions,
  ) {}

  methods(): TopUpMethod[] {
    const { provider, bankTransfer } = this.options;
    return [...(provider ? (['card'] as const) : []), ...(bankTransfer ? (['bank_transfer'] as const) : [])];
  }

  /**
   * Requests a top-up. A card top-up has a page at the provider (`sessionUrl`). The order is stored before the page is opened,
   * so that no payment can come before its order. Throws `unknown_account`, `method_unavailable`, `top_up_amount`,
   * `too_many_top_ups`; PaymentProviderUnavailable (the order is then failed).
   */
  async request(request: TopUpRequest, actor: Actor): Promise<TopUpRow> {
    const { accountId, method, amount, userId } = request;
    const { minimum, maximum, open } = TOP_UP_LIMITS;
    if (!this.methods().includes(method)) throw new BillingError({ code: 'method_unavailable', method });
    if (amount < minimum || amount > maximum || amount % CENT !== 0n) {
      throw new BillingError({ code: 'top_up_amount', minimum, maximum });
    }
    const now = this.options.now();
    const topUp = await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      if (!(await lockAccount(tx, accountId))) throw new BillingError({ code: 'unknown_account' });
      if ((await countOpenTopUps(tx, accountId)) >= open) {
        throw new BillingError({ code: 'too_many_top_ups', maximum: open });
      }
      const checkAt = method === 'card' ? new Date(now.getTime() + FIRST_CHECK_MS) : null;
      const row = await insertTopUp(tx, {
        ...{ accountId, method, amount, reference: newReference(), checkAt, now },
        ...{ requestedBy: userId, requestedName: actor.name },
      });
      await recordChange({
        ...{ action: 'top_up.request', accountId, target: `top_up:${String(row.id)}` },
        after: { method, amount: formatMoney(amount), reference: row.reference },
      });
      return row;
    });
    return method === 'card' ? this.openPage(topUp, request) : topUp;
  }

  private async openPage(topUp: TopUpRow, { email, language }: TopUpRequest): Promise<TopUpRow> {
    const { id, accountId, amount, reference } = topUp;
    const { provider, now } = this.options;
    if (!provider) throw new BillingError({ code: 'method_unavailable', method: 'card' });
    try {
      const page = await provider.open({ topUpId: id, accountId, amount, reference, email, language });
      await setTopUpSession(this.pool, id, page);
    } catch (error) {
      // If there is a page, it was never shown, so it can't be paid.
      const end = { status: 'failed', reason: 'no_page', now: now() } as const;
      await markTopUpEnded(this.pool, id, end).catch(() => undefined);
      throw error;
    }
    return this.find(accountId, id).then(({ topUp: opened }) => opened);
  }

  /** The account's top-ups with their documents, newest first. */
  async page(accountId: AccountId, page: Page): Promise<TopUpWithReceipts[]> {
    return withReceipts(this.pool, await listTopUps(this.pool, accountId, page));
  }

  /** Throws `unknown_top_up`. */
  async find(accountId: AccountId, id: bigint): Promise<TopUpWithReceipts> {
    const topUp = await findTopUp(this.pool, accountId, id);
    if (topUp === null) throw new BillingError({ code: 'unknown_top_up' });
    const [found] = await withReceipts(this.pool, [topUp]);
    return found as TopUpWithReceipts;
  }

  /**
   * Asks the provider about a card top-up, for a customer who returns from its page before the event arrives. It has failed
   * if the provider doesn't know its page. Throws `unknown_top_up`, PaymentProviderUnavailable.
   */
  async check(accountId: AccountId, id: bigint): Promise<TopUpWithReceipts> {
    const { topUp } = await this.find(accountId, id);
    const { provider } = this.options;
    const undecided = topUp.status !== 'paid' && topUp.sessionId !== null;
    if (!provider || !undecided) return this.find(accountId, id);
    const facts = await provider.read(topUp.sessionId ?? '');
    await (facts === null ? this.markFailed(id) : this.applyFacts(facts));
    return this.find(accountId, id);
  }

  /** Fails an order whose page the provider doesn't know (anymore): it can't be paid, and no event will report it. */
  private markFailed(id: bigint): Promise<void> {
    return inTransaction(this.pool, async (tx) => {
      const locked = await lockTopUp(tx, id);
      if (locked === null || !isOpen(locked)) return;
      await markTopUpEnded(tx, locked.id, { status: 'failed', reason: 'unknown_page', now: this.options.now() });
    });
  }

  /**
   * Cancels an order. The page of a card top-up is closed first; if it was paid in the meantime, the top-up is paid. Throws
   * `unknown_top_up`, `top_up_closed` if it has ended, PaymentProviderUnavailable.
   */
  async cancel(accountId: AccountId, id: bigint, actor: Actor): Promise<TopUpWithReceipts> {
    const { topUp } = await this.find(accountId, id);
    requireOpen(topUp);
    const { provider } = this.options;
    if (provider && topUp.sessionId !== null) {
      const facts = await provider.close(topUp.sessionId);
      if (facts !== null && (facts.paid !== null || facts.ended === 'processing')) {
        await this.applyFacts(facts);
        return this.find(accountId, id);
      }
    }
    const now = this.options.now();
    await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const locked = await lockTopUp(tx, id);
      if (locked === null) throw new BillingError({ code: 'unknown_top_up' });
      requireOpen(locked);
      await markTopUpEnded(tx, locked.id, { status: 'cancelled', reason: null, now });
      await recordChange({ action: 'top_up.cancel', accountId, target: `top_up:${String(id)}` });
    });
    return this.find(accountId, id);
  }

  /** A receipt or note of the account, with its top-up. Throws `unknown_receipt`. */
  async receipt(accountId: AccountId, name: ReceiptName): Promise<{ receipt: ReceiptRow; topUp: TopUpRow }> {
    const receipt = await findReceipt(this.pool, accountId, name);
    const topUp = receipt && (await findTopUp(this.pool, accountId, receipt.topUpId));
    if (receipt === null || topUp === null) throw new BillingError({ code: 'unknown_receipt' });
    return { receipt, topUp };
  }

  private applyFacts(facts: PaymentFacts): Promise<unknown> {
    return inTransaction(this.pool, (tx) => applyPaymentFacts(tx, facts, this.options.now()));
  }
}

/** Throws `top_up_closed` unless the top-up is waiting for payment. */
export function requireOpen(topUp: Pick<TopUpRow, 'status'>): void {
  if (!isOpen(topUp)) throw new BillingError({ code: 'top_up_closed', status: topUp.status });
}

const isOpen = ({ status }: Pick<TopUpRow, 'status'>): boolean => status === 'pending' || status === 'processing';

async function withReceipts(pool: pg.Pool, topUps: readonly TopUpRow[]): Promise<TopUpWithReceipts[]> {
  const receipts = await listReceiptsOf(
    pool,
    topUps.map(({ id }) => id),
  );
  const byTopUp: Map<TopUpId, ReceiptRow[]> = Map.groupBy(receipts, ({ topUpId }) => topUpId);
  return topUps.map((topUp) => ({ topUp, receipts: byTopUp.get(topUp.id) ?? [] }));
}

/** "ER-7K3F9-2QXD4": 50 random bits, short enough for the reference field of any bank. */
function newReference(): string {
  const part = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `ER-${part()}-${part()}`;
}
