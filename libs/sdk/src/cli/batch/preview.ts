import type { Catalog } from '../../index.js';
import { confirm } from '../confirm.js';
import { CommandError, EXIT, usageError } from '../exit.js';
import { formatMoney, parseMoney } from '../output/money.js';
import type { MicroUsd } from '../output/money.js';
import { renderFields } from '../output/table.js';
import { pluralize, formatNumber } from '../output/text.js';
import type { CommandContext } from '../command-context.js';
import type { CsvFile } from '../csv/read-csv.js';
import type { Pace } from './pace.js';
import { estimatePrice } from './price.js';
import type { PriceEstimate } from './price.js';
import type { Purchase, Words } from './purchase.js';
import { MAX_ROWS } from './resolve-rows.js';

export interface PreviewOptions {
  /** Codes of the cards that are read after the rows. */
  readonly include: readonly string[];
  /** USD; null: no limit but the balance. */
  readonly maxPrice: MicroUsd | null;
  readonly yes: boolean;
  /** Start even if the balance doesn't cover all of it. */
  readonly partial: boolean;
}

/** A price and its description. */
export interface PricePreview extends PriceEstimate {
  /** Maximum price of the cards that are read after the rows; null if there are none, or if this is their price. */
  readonly cardsAtMost: MicroUsd | null;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** A file, as its preview describes it. */
export interface PreviewedInput {
  readonly file: string;
  readonly csv: CsvFile;
  readonly parsedRows: readonly { readonly error: { readonly message: string } | null }[];
  readonly mapping: string;
  /** What else to know before paying. */
  readonly notes?: readonly (readonly [name: string, text: string])[];
}

/** The rows of a file, and how many entities were matched in the finished ones. */
export interface Rows {
  readonly input: PreviewedInput;
  readonly matched: number;
}

/** Determines the price of a purchase before anything is spent, and asks. */
export class Preview {
  constructor(
    private readonly context: CommandContext,
    private readonly pace: Pace,
    private readonly signal: AbortSignal,
    private readonly options: PreviewOptions,
  ) {}

  /** Prices the missing part of a purchase, starting at `from`. `rows` is its subject; null for cards. */
  async price<I, B, R>(purchase: Purchase<I, B, R>, from: number, rows: Rows | null): Promise<PricePreview> {
    const { words, items } = purchase;
    const cardsAtMost = rows === null ? null : await this.cardsAtMost(rows.matched + items.length - from);
    const progress = this.context.terminal.progress();
    progress.start('Pricing', words.many, items.length, from);
    try {
      const { pace, signal } = this;
      const price = await estimatePrice(purchase, { from, size: MAX_ROWS, pace, progress, signal });
      const lines = [...(rows ? describeInput(rows.input) : []), ...describePrice(price, words)];
      if (cardsAtMost !== null) {
        lines.push([
          'cards',
          `at most ${formatMoney(cardsAtMost)} USD more, for matched rows; you confirm their price later`,
        ]);
      }
      return { ...price, cardsAtMost, lines };
    } finally {
      progress.stop();
    }
  }

  /**
   * Prints the price on standard error, and asks for confirmation. `spent` is the cost of the batch so far. Throws
   * `CommandError` if the answer is no, or if the money isn't enough.
   */
  async agree({ lines, ...price }: PricePreview, question: string, spent: MicroUsd): Promise<void> {
    const { terminal } = this.context;
    terminal.err(renderFields(lines, { width: null, color: false }));
    if (price.locked) {
      throw new CommandError(EXIT.refused, 'free keys cannot use these codes. Remove them, or top up the balance.');
    }
    const { maxPrice, partial, yes } = this.options;
    if (maxPrice !== null && spent + price.total > maxPrice) {
      const all = spent === 0n ? '' : `, plus ${formatMoney(spent)} USD already spent`;
      throw new CommandError(
        EXIT.refused,
        `it costs ${formatMoney(price.total)} USD${all}: more than --max-price ${formatMoney(maxPrice)}. Nothing more was spent.`,
      );
    }
    const short = price.balance === null ? 0n : price.total - parseMoney(price.balance);
    if (short > 0n && !partial) throw await this.insufficientBalanceError(price, short);
    const free = price.quota === null ? `${formatMoney(price.total)} USD` : 'free of charge';
    if (!(await confirm(terminal, `${question} (${free})?`, yes))) {
      throw new CommandError(EXIT.failed, 'not confirmed; nothing more was spent.');
    }
  }

  private async insufficientBalanceError({ total, balance }: PriceEstimate, short: MicroUsd): Promise<CommandError> {
    const url = await this.context.upgradeUrl();
    return new CommandError(
      EXIT.refused,
      `it costs ${formatMoney(total)} USD, the balance is ${balance ?? ''} USD, the shortfall is ${formatMoney(short)} USD. ` +
        `Top up${url === null ? ' the balance' : `: ${url}`}; or process as many rows as it covers with --partial. Nothing more was spent.`,
    );
  }

  /** The maximum cost of the cards of `--include` after the rows; null without any. Throws for an unknown code. */
  private async cardsAtMost(entities: number): Promise<MicroUsd | null> {
    const { include } = this.options;
    if (include.length === 0) return null;
    const catalog = await this.context.registry.v5.catalog({ signal: this.signal });
    const calls = BigInt(Math.ceil(entities / MAX_ROWS));
    return priceOfEach(catalog, include) * BigInt(entities) + calls * parseMoney(catalog.base);
  }
}

/** The maximum cost of the codes for one entity: a larger code may make another redundant. */
function priceOfEach({ codes }: Catalog, include: readonly string[]): MicroUsd {
  const known = codes.flatMap(({ code, status, use, price }) =>
    status === 'active' && use !== 'endpoint' && typeof price === 'string' ? [{ code, price }] : [],
  );
  return include.reduce((sum, code) => {
    const price = known.find((one) => one.code === code)?.price;
    if (price !== undefined) return sum + parseMoney(price);
    throw usageError(`--include: unknown code ${code}. Valid codes: ${known.map((one) => one.code).join(', ')}.`);
  }, 0n);
}

function describeInput({ file, csv, parsedRows, mapping, notes = [] }: PreviewedInput): PricePreview['lines'] {
  const errors = parsedRows.flatMap(({ error }, row) =>
    error === null ? [] : [`row ${formatNumber(row + 1)}: ${error.message}`],
  );
  return [
    ['file', `${file}, ${pluralize(csv.rows.length, 'row')}`],
    ['columns', mapping],
    ...(errors.length > 0
      ? [
          [
            'not sent',
            `${pluralize(errors.length, 'row')}, not charged: ${errors.slice(0, 3).join('; ')}${errors.length > 3 ? '; ...' : ''}`,
          ] as const,
        ]
      : []),
    ...notes,
  ];
}

function describePrice(
  { total, calls, charged, size, quota, balance }: PriceEstimate,
  { one, many }: Words,
): PricePreview['lines'] {
  const parts = `${pluralize(charged, one, many)} in ${pluralize(calls, 'call')}`;
  if (quota === null) {
    return [
      ['price', `${formatMoney(total)} USD for ${parts}`],
      ['balance', balance === null ? 'unknown' : `${balance} USD`],
    ];
  }
  const { today, month } = quota;
  const reach = Math.min(today, month);
  return [
    ['price', `free of charge: ${parts}, at most ${String(size)} per call with a free key`],
    [
      'quota',
      `${formatNumber(today)} left today, ${formatNumber(month)} this month (UTC)${charged > reach ? ': not enough for all of them' : ''}`,
    ],
  ];
}
