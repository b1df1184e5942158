import type { CommandContext } from '../command-context.js';
import { confirm } from '../confirm.js';
import { CommandError, EXIT } from '../exit.js';
import { describeFailure } from '../failures.js';
import { Interruption } from '../interruption.js';
import { formatMoney, parseMoney } from '../output/money.js';
import type { MicroUsd } from '../output/money.js';
import { renderFields } from '../output/table.js';
import { formatNumber, pluralize } from '../output/text.js';
import type { WatchInput, WatchItem } from './watch-input.js';

/** Items of one call: their text stays far below the limit of a body. */
const CALL = 200;

export interface WatchRunOptions {
  readonly maxPrice: MicroUsd | null;
  readonly yes: boolean;
}

interface PricedPart {
  readonly items: readonly WatchItem[];
  /** USD, a decimal string. */
  readonly price: string;
}

/** Adds the items of a file to a watchlist, in calls of 200, after the price of all of them was confirmed. */
export class WatchRun {
  private readonly interruption: Interruption;
  private readonly items: readonly WatchItem[];

  constructor(
    private readonly context: CommandContext,
    private readonly watchlist: number,
    private readonly input: WatchInput,
    private readonly options: WatchRunOptions,
  ) {
    this.items = input.items;
    this.interruption = new Interruption(context.terminal);
  }

  /** The total price. Spends nothing. */
  async price(): Promise<{ rows: number; price: string; balance: string }> {
    try {
      const { parts, balance } = await this.pricedParts();
      return { rows: this.items.length, price: formatMoney(totalOf(parts)), balance: balance ?? '' };
    } finally {
      this.interruption.end();
    }
  }

  /** Throws `CommandError`, which says how many are watched and how to continue, if it stops early. */
  async run(): Promise<{ rows: number; new_items: number; charged: string }> {
    try {
      const { parts, balance } = await this.pricedParts();
      const total = totalOf(parts);
      const { maxPrice, yes } = this.options;
      if (maxPrice !== null && total > maxPrice) {
        const message = `it costs ${formatMoney(total)} USD, more than --max-price. Nothing was charged.`;
        throw new CommandError(EXIT.refused, message);
      }
      const question =
        `Watch ${formatNumber(this.items.length)} rows for ${formatMoney(total)} USD, and for the same again every 30 days?` +
        (balance === null ? '' : ` The balance is ${balance} USD.`);
      if (!(await confirm(this.context.terminal, question, yes)))
        throw new CommandError(EXIT.refused, 'not confirmed. Nothing was charged.');
      return await this.add(parts);
    } finally {
      this.interruption.end();
    }
  }

  private async pricedParts(): Promise<{ parts: PricedPart[]; balance: string | null }> {
    const { registry, terminal } = this.context;
    this.describeInput();
    const parts: PricedPart[] = [];
    const progress = terminal.progress();
    let balance: string | null = null;
    progress.start('price', 'rows', this.items.length);
    try {
      for (let from = 0; from < this.items.length; from += CALL) {
        const items = this.items.slice(from, from + CALL);
        const options = { dryRun: true as const, signal: this.interruption.signal };
        const { data, response } = await registry.v5.watchlists
          .addItems(this.watchlist, { items: [...items] }, options)
          .withResponse();
        balance = response.headers.get('X-Service-Balance') ?? balance;
        parts.push({ items, price: data.billing.price });
        progress.advance(from + items.length);
      }
    } finally {
      progress.stop();
    }
    return { parts, balance };
  }

  /** On standard error, before anything is priced: a wrong column would be watched, and paid for, as a name. */
  private describeInput(): void {
    const { file, items, mapping } = this.input;
    const fields = [
      ['file', `${file}, ${pluralize(items.length, 'row')}`],
      ['columns', mapping],
    ] as const;
    this.context.terminal.err(renderFields(fields, { width: null, color: false }));
  }

  private async add(parts: readonly PricedPart[]): Promise<{ rows: number; new_items: number; charged: string }> {
    const progress = this.context.terminal.progress();
    let [done, created, charged] = [0, 0, 0n];
    progress.start('watch', 'rows', this.items.length);
    try {
      for (const { items, price } of parts) {
        const { signal } = this.interruption;
        const added = await this.interruption.finishCall(() =>
          this.context.registry.v5.watchlists.addItems(
            this.watchlist,
            { items: [...items] },
            { signal, maxCharge: price },
          ),
        );
        done += items.length;
        created += added.created;
        charged += parseMoney(added.billing.charged);
        progress.advance(done);
      }
    } catch (error) {
      progress.stop();
      const failure = describeFailure(error);
      if (failure === null) throw error;
      const state = `${formatNumber(done)} of ${formatNumber(this.items.length)} rows are watched (${formatMoney(charged)} USD).`;
      const remedy = 'Run the same command again to continue: rows that are watched already cost nothing.';
      throw new CommandError(failure.exit, `${failure.message} ${state} ${remedy}`);
    }
    progress.stop();
    return { rows: done, new_items: created, charged: formatMoney(charged) };
  }
}

const totalOf = (parts: readonly PricedPart[]): MicroUsd =>
  parts.reduce((sum, { price }) => sum + parseMoney(price), 0n);
