import { existsSync, rmSync } from 'node:fs';
import { CommandError, usageError } from '../exit.js';
import { describeFailure } from '../failures.js';
import { Interruption } from '../interruption.js';
import { formatMoney } from '../output/money.js';
import { pluralize, formatNumber } from '../output/text.js';
import type { CommandContext } from '../command-context.js';
import { buyAll, resolvePending } from './buy.js';
import type { BuyOptions } from './buy.js';
import { entityPurchase } from './entity-purchase.js';
import type { EntityResult } from './entity-purchase.js';
import type { Input } from './input.js';
import { Journal } from './journal.js';
import { lock } from './lock.js';
import { checkOutput, journalOf, lockOf, partialName, writeOutput } from './output-file.js';
import { Pace } from './pace.js';
import { Preview } from './preview.js';
import type { PricePreview, PreviewOptions, Rows } from './preview.js';
import type { Purchase } from './purchase.js';
import { resolveRows, invalidResult } from './resolve-rows.js';
import type { RowResult } from './resolve-rows.js';

export interface BatchOptions extends PreviewOptions {
  readonly out: string;
  /** Options that change the request, by name. */
  readonly requestOptions: Readonly<Record<string, string>>;
  readonly mode: 'identify' | 'screen' | null;
  readonly minConfidence: number | null;
  readonly force: boolean;
  readonly restart: boolean;
  readonly resend: boolean;
}

/** The result of a batch. */
export interface Summary {
  readonly rows: number;
  readonly matched: number;
  readonly ambiguous: number;
  readonly no_match: number;
  readonly invalid: number;
  /** Cards that were read; absent without `--include`. */
  readonly cards?: number;
  /** USD, over all runs. */
  readonly charged: string;
  readonly out: string;
}

/**
 * One run of a batch: gets the response that an earlier run is missing, previews, asks, buys the rest, and writes the output.
 */
export class Batch {
  private readonly interruption: Interruption;
  private readonly pace: Pace;
  private readonly preview: Preview;
  /** Null until a price is confirmed. */
  private journal: Journal | null = null;

  constructor(
    private readonly context: CommandContext,
    private readonly input: Input,
    private readonly options: BatchOptions,
  ) {
    const { terminal } = context;
    this.interruption = new Interruption(terminal);
    this.pace = new Pace(terminal.now, terminal.sleep);
    this.preview = new Preview(context, this.pace, this.interruption.signal, options);
  }

  /** The total price. Spends and writes nothing. */
  async dryRun(): Promise<PricePreview> {
    try {
      return await this.preview.price(this.rows(), 0, { input: this.input, matched: 0 });
    } finally {
      this.interruption.end();
    }
  }

  /** Throws `CommandError`, which says how to continue, if it stops early. */
  async run(): Promise<Summary> {
    const { out } = this.options;
    checkOutput(out, this.input.file);
    const release = lock(lockOf(out));
    try {
      this.begin();
      return await this.buyEverything();
    } catch (error) {
      throw this.errorWithProgress(error);
    } finally {
      this.interruption.end();
      release();
    }
  }

  /** Opens the journal of an earlier run; if there is none, makes sure that no other file is overwritten. */
  private begin(): void {
    const { out, restart, force } = this.options;
    const journal = journalOf(out);
    if (restart && existsSync(journal)) {
      Journal.discard(journal);
      rmSync(partialName(out), { force: true });
    }
    if (existsSync(journal)) {
      this.journal = this.openJournal();
      const done = `${formatNumber(results(this.journal).length)} of ${pluralize(this.input.rowsToResolve.length, 'row')}`;
      this.context.terminal.err(`resuming: ${done} are done, ${formatMoney(this.journal.charged)} USD charged`);
    } else if (!force) {
      const there = [out, partialName(out)].find((file) => existsSync(file));
      if (there !== undefined) throw usageError(`${there}: file exists. Use --force to overwrite it.`);
    }
  }

  private async buyEverything(): Promise<Summary> {
    const journal = await this.buy(this.rows(), this.input);
    const { include } = this.options;
    const ids = matchedIn(journal);
    if (include.length === 0 || ids.length === 0) return this.finish(journal, []);
    const cards = entityPurchase(this.context.registry, ids, include);
    await this.buy(cards, null);
    return this.finish(journal, journal.results(cards.phase) as readonly EntityResult[]);
  }

  /** Buys what the journal is missing; `input` is the file if rows are bought. */
  private async buy<I, B, R>(purchase: Purchase<I, B, R>, input: Input | null): Promise<Journal> {
    const { phase, words, items } = purchase;
    const begun = this.journal;
    if (begun !== null) await resolvePending(purchase, this.buying(begun));
    const done = begun?.results(phase).length ?? 0;
    if (begun !== null && done === items.length) return begun;
    const rows: Rows | null = input && { input, matched: begun === null ? 0 : matchedIn(begun).length };
    const price = await this.preview.price(purchase, done, rows);
    await this.preview.agree(price, words.question, begun?.charged ?? 0n);
    const journal = begun ?? this.openJournal();
    this.journal = journal;
    const progress = this.context.terminal.progress();
    progress.start(words.doing, words.many, items.length, done);
    try {
      await buyAll(purchase, price, progress, this.buying(journal));
    } finally {
      progress.stop();
    }
    return journal;
  }

  private buying(journal: Journal): BuyOptions {
    const { terminal, registry, caller } = this.context;
    const { pace, interruption } = this;
    return {
      ...{ journal, caller, pace, interruption, now: terminal.now },
      ...{ input: this.input.digest, resend: this.options.resend },
      usage: (query, options) => registry.v5.usageCalls(query, options),
    };
  }

  private finish(journal: Journal, cards: readonly EntityResult[]): Summary {
    const { out, include } = this.options;
    const all = this.rowResults(journal);
    writeOutput(out, this.input.csv, all, cards);
    rmSync(partialName(out), { force: true });
    const charged = formatMoney(journal.charged);
    journal.remove();
    const count = (outcome: string): number => all.filter((result) => result?.outcome === outcome).length;
    return {
      rows: all.length,
      ...{
        matched: count('matched'),
        ambiguous: count('ambiguous'),
        no_match: count('no_match'),
        invalid: count('invalid'),
      },
      ...(include.length > 0 && { cards: cards.filter(({ outcome }) => outcome === 'ok').length }),
      ...{ charged, out },
    };
  }

  /** Adds to the error what was saved and how to continue. */
  private errorWithProgress(error: unknown): unknown {
    const { journal } = this;
    if (journal === null) return error;
    const stored = this.describeProgress(journal);
    journal.close();
    const failure = describeFailure(error);
    if (failure === null) return error;
    return new CommandError(
      failure.exit,
      `${failure.message}\n${stored} Run the same command again to continue. Nothing is paid for twice.`,
    );
  }

  private describeProgress(journal: Journal): string {
    const done = results(journal).length;
    const open = journal.isWaiting ? ' One call may have been paid for; its response will be requested again.' : '';
    if (done === 0) return `${open === '' ? 'Nothing is done yet.' : 'No row is done yet.'}${open}`;
    const summary = `${formatNumber(done)} of ${pluralize(this.input.rowsToResolve.length, 'row')} are done (${formatMoney(journal.charged)} USD) and saved`;
    return `${summary}${this.partial(journal)}.${open}`;
  }

  /** Writes the finished rows to a file. A failure here, such as a full disk, does not replace the error that ended the run. */
  private partial(journal: Journal): string {
    const file = partialName(this.options.out);
    try {
      writeOutput(file, this.input.csv, this.rowResults(journal), []);
      return `: see ${file}`;
    } catch (error) {
      return `; ${file} could not be written (${error instanceof Error ? error.message : String(error)})`;
    }
  }

  private openJournal(): Journal {
    const { out, requestOptions } = this.options;
    const { digest, csv } = this.input;
    const job = { input: digest, rows: csv.rows.length, options: requestOptions, api: this.context.baseUrl };
    return Journal.open(journalOf(out), job);
  }

  private rows(): ReturnType<typeof resolveRows> {
    return resolveRows(this.context.registry, this.input.rowsToResolve, this.options);
  }

  /** One for each row of the file; undefined for an unfinished row. */
  private rowResults(journal: Journal): (RowResult | undefined)[] {
    const done = results(journal);
    let next = 0;
    return this.input.parsedRows.map(({ error }) => (error === null ? done[next++] : invalidResult(error.message)));
  }
}

function results(journal: Journal): readonly RowResult[] {
  return journal.results('resolve') as readonly RowResult[];
}

/** Entities that rows refer to, each once. */
function matchedIn(journal: Journal): string[] {
  return [
    ...new Set(results(journal).flatMap(({ outcome, id }) => (outcome === 'matched' && id !== null ? [id] : []))),
  ];
}
