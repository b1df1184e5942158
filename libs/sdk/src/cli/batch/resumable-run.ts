import { existsSync, rmSync } from 'node:fs';
import type { CommandContext } from '../command-context.js';
import { CommandError, usageError } from '../exit.js';
import { describeFailure } from '../failures.js';
import { Interruption } from '../interruption.js';
import { formatMoney } from '../output/money.js';
import { formatNumber, pluralize } from '../output/text.js';
import { buyAll, resolvePending } from './buy.js';
import type { BuyOptions } from './buy.js';
import { Journal } from './journal.js';
import type { Phase } from './journal.js';
import { lock } from './lock.js';
import { checkOutput, journalOf, lockOf, partialName } from './output-file.js';
import { Pace } from './pace.js';
import { Preview } from './preview.js';
import type { PreviewOptions, PreviewedInput, PricePreview, Rows } from './preview.js';
import type { Purchase } from './purchase.js';

export interface ResumableRunOptions extends PreviewOptions {
  readonly out: string;
  /** Options that change the request, by name. */
  readonly requestOptions: Readonly<Record<string, string>>;
  readonly force: boolean;
  readonly restart: boolean;
  readonly resend: boolean;
}

/** The file of a run. */
export interface RunInput extends PreviewedInput {
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** What a run buys for the rows of its file. */
export interface RunItems {
  readonly phase: Phase;
  /** What one is called: row, subject. */
  readonly word: string;
  readonly count: number;
  /** Writes the finished rows, and the others as pending. */
  readonly write: (file: string, journal: Journal) => void;
}

/**
 * A run on a file that another run can continue (ADR 0109): one at a time for an output, with a journal of its calls. Gets the
 * response that an earlier run is missing, previews, asks, and buys the rest.
 */
export class ResumableRun {
  private readonly interruption: Interruption;
  private readonly pace: Pace;
  private readonly preview: Preview;
  /** Null until a price is confirmed. */
  private journal: Journal | null = null;

  constructor(
    private readonly context: CommandContext,
    private readonly input: RunInput,
    private readonly options: ResumableRunOptions,
    private readonly items: RunItems,
  ) {
    const { terminal } = context;
    this.interruption = new Interruption(terminal);
    this.pace = new Pace(terminal.now, terminal.sleep);
    this.preview = new Preview(context, this.pace, this.interruption.signal, options);
  }

  /** The total price of a purchase for the rows. Spends and writes nothing. */
  async dryRun<I, B, R>(purchase: Purchase<I, B, R>): Promise<PricePreview> {
    try {
      return await this.preview.price(purchase, 0, { input: this.input, matched: 0 });
    } finally {
      this.interruption.end();
    }
  }

  /** Runs `work` alone on the output. Throws `CommandError`, which says how to continue, if it stops early. */
  async run<Summary>(work: () => Promise<Summary>): Promise<Summary> {
    const { out } = this.options;
    checkOutput(out, this.input.file);
    const release = lock(lockOf(out));
    try {
      this.begin();
      return await work();
    } catch (error) {
      throw this.errorWithProgress(error);
    } finally {
      this.interruption.end();
      release();
    }
  }

  /** Buys what the journal is missing. `matched`: entities matched so far; null if something else than the rows is bought. */
  async buy<I, B, R>(purchase: Purchase<I, B, R>, matched: ((journal: Journal) => number) | null): Promise<Journal> {
    const { phase, words, items } = purchase;
    const begun = this.journal;
    if (begun !== null) await resolvePending(purchase, this.buying(begun));
    const done = begun?.count(phase) ?? 0;
    if (begun !== null && done === items.length) return begun;
    const rows: Rows | null = matched && { input: this.input, matched: begun === null ? 0 : matched(begun) };
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

  /** Ends a complete run: `write` writes the output. Returns what all runs were charged, in USD. */
  finish(journal: Journal, write: (out: string) => void): string {
    const { out } = this.options;
    write(out);
    rmSync(partialName(out), { force: true });
    const charged = formatMoney(journal.charged);
    journal.remove();
    return charged;
  }

  /** Opens the journal of an earlier run; if there is none, makes sure that no other file is overwritten. */
  private begin(): void {
    const { out, restart, force } = this.options;
    const { phase, word, count } = this.items;
    const journal = journalOf(out);
    if (restart && existsSync(journal)) {
      Journal.discard(journal);
      rmSync(partialName(out), { force: true });
    }
    if (existsSync(journal)) {
      this.journal = this.openJournal();
      const done = `${formatNumber(this.journal.count(phase))} of ${pluralize(count, word)}`;
      this.context.terminal.err(`resuming: ${done} are done, ${formatMoney(this.journal.charged)} USD charged`);
    } else if (!force) {
      const there = [out, partialName(out)].find((file) => existsSync(file));
      if (there !== undefined) throw usageError(`${there}: file exists. Use --force to overwrite it.`);
    }
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
    const { phase, word, count } = this.items;
    const done = journal.count(phase);
    const open = journal.isWaiting ? ' One call may have been paid for; its response will be requested again.' : '';
    if (done === 0) return `${open === '' ? 'Nothing is done yet.' : `No ${word} is done yet.`}${open}`;
    const summary = `${formatNumber(done)} of ${pluralize(count, word)} are done (${formatMoney(journal.charged)} USD) and saved`;
    return `${summary}${this.partial(journal)}.${open}`;
  }

  /** Writes the finished rows to a file. A failure here, such as a full disk, does not replace the error that ended the run. */
  private partial(journal: Journal): string {
    const file = partialName(this.options.out);
    try {
      this.items.write(file, journal);
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
}
