import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { AbortedError } from '../../index.js';
import { CommandFailure, EXIT, usageFailure } from '../exit.js';
import { describeFailure } from '../failures.js';
import { Interruption } from '../interruption.js';
import { formatMoney } from '../output/money.js';
import { counted, grouped } from '../output/text.js';
import type { Workplace } from '../workplace.js';
import { Stopped, buyAll } from './buy.js';
import { entityCards } from './entity-cards.js';
import type { CardResult } from './entity-cards.js';
import type { Input } from './input.js';
import { Journal } from './journal.js';
import { lock } from './lock.js';
import { partialName, writeOutput } from './output-file.js';
import { Pace } from './pace.js';
import { Preview } from './preview.js';
import type { Previewed, PreviewOptions } from './preview.js';
import type { Purchase } from './purchase.js';
import { MOST_ROWS, resolveRows, unasked } from './resolve-rows.js';
import type { RowResult } from './resolve-rows.js';

export interface BatchOptions extends PreviewOptions {
  readonly out: string;
  /** Options that change what is asked, by name. */
  readonly asked: Readonly<Record<string, string>>;
  readonly minConfidence: number | null;
  readonly force: boolean;
  readonly restart: boolean;
  readonly resend: boolean;
}

/** What a batch has come to. */
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

/** One run of a batch: previews, asks, buys what the journal does not hold, and writes the output. */
export class Batch {
  private readonly interruption: Interruption;
  private readonly pace: Pace;
  private readonly preview: Preview;

  constructor(
    private readonly workplace: Workplace,
    private readonly input: Input,
    private readonly options: BatchOptions,
  ) {
    const { terminal } = workplace;
    this.interruption = new Interruption(terminal);
    this.pace = new Pace(terminal.now, terminal.sleep);
    this.preview = new Preview(workplace, this.pace, this.interruption.signal, options);
  }

  /** What all of it would cost; nothing is spent or written. */
  async dryRun(): Promise<Previewed> {
    try {
      return await this.preview.price(this.rows(), 0, this.input);
    } finally {
      this.interruption.end();
    }
  }

  /** Throws `CommandFailure`, which says how to go on, when it ends before its end. */
  async run(): Promise<Summary> {
    const { out, restart } = this.options;
    checkOutput(out, this.input.file);
    const release = lock(`${out}.lock`);
    try {
      if (restart) rmSync(journalOf(out), { force: true });
      else if (existsSync(out) && !existsSync(journalOf(out)) && !this.options.force) {
        throw usageFailure(`${out}: this file exists. --force replaces it.`);
      }
      return await this.resumed();
    } finally {
      this.interruption.end();
      release();
    }
  }

  private async resumed(): Promise<Summary> {
    const begun = existsSync(journalOf(this.options.out)) ? this.openJournal() : null;
    const rows = this.rows();
    const done = begun?.results('resolve').length ?? 0;
    if (begun !== null) {
      this.workplace.terminal.err(
        `going on: ${grouped(done)} of ${counted(rows.items.length, 'row')} are done, ${formatMoney(begun.charged)} USD charged`,
      );
    }
    let journal = begun;
    try {
      let size = MOST_ROWS;
      if (done < rows.items.length) {
        const price = await this.preview.price(rows, done, this.input);
        await this.preview.agree(price, 'Resolve these rows', begun?.charged ?? 0n);
        size = price.size;
      }
      journal ??= this.openJournal();
      await this.buy(rows, journal, size, 'Resolving');
      const cards = await this.cards(journal);
      return this.finish(journal, cards);
    } catch (error) {
      throw this.ended(error, journal);
    }
  }

  private async cards(journal: Journal): Promise<readonly CardResult[]> {
    const { include } = this.options;
    const ids = [
      ...new Set(results(journal).flatMap(({ outcome, id }) => (outcome === 'matched' && id !== null ? [id] : []))),
    ];
    if (include.length === 0 || ids.length === 0) return [];
    const cards = entityCards(this.workplace.registry, ids, include);
    const done = journal.results(cards.phase).length;
    let size = MOST_ROWS;
    if (done < ids.length) {
      const price = await this.preview.price(cards, done, null);
      await this.preview.agree(price, 'Read these cards', journal.charged);
      size = price.size;
    }
    await this.buy(cards, journal, size, 'Reading cards');
    return journal.results(cards.phase) as readonly CardResult[];
  }

  private async buy<I, B, R>(
    purchase: Purchase<I, B, R>,
    journal: Journal,
    size: number,
    label: string,
  ): Promise<void> {
    const { terminal, registry, caller } = this.workplace;
    const progress = terminal.progress();
    progress.start(
      label,
      purchase.phase === 'resolve' ? 'rows' : 'entities',
      purchase.items.length,
      journal.results(purchase.phase).length,
    );
    try {
      await this.interruption.patiently(() =>
        buyAll(purchase, {
          ...{ journal, size, caller, progress, pace: this.pace, stop: this.interruption, now: terminal.now },
          ...{ input: this.input.digest, resend: this.options.resend },
          usage: (query, options) => registry.v5.usageCsv(query, options),
        }),
      );
    } finally {
      progress.stop();
    }
  }

  private finish(journal: Journal, cards: readonly CardResult[]): Summary {
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

  /** How it ended, what is kept of it, and how it goes on. */
  private ended(error: unknown, journal: Journal | null): unknown {
    if (journal === null) return error;
    const { out } = this.options;
    const done = journal.results('resolve').length;
    if (done > 0) writeOutput(partialName(out), this.input.csv, this.rowResults(journal), []);
    journal.close();
    const failure = error instanceof Stopped || error instanceof AbortedError ? INTERRUPTED : describeFailure(error);
    if (failure === null) return error;
    const kept =
      done === 0
        ? 'Nothing is done yet.'
        : `${grouped(done)} of ${counted(this.input.asked.length, 'row')} are done (${formatMoney(journal.charged)} USD) ` +
          `and kept: ${partialName(out)} shows them.`;
    return new CommandFailure(
      failure.exit,
      `${failure.message}\n${kept} The same command goes on where it ended, and pays for nothing twice.`,
    );
  }

  private openJournal(): Journal {
    const { out, asked } = this.options;
    const { digest, csv } = this.input;
    const job = { input: digest, rows: csv.rows.length, options: asked, api: this.workplace.baseUrl };
    return Journal.open(journalOf(out), job);
  }

  private rows(): ReturnType<typeof resolveRows> {
    return resolveRows(this.workplace.registry, this.input.asked, this.options.minConfidence);
  }

  /** One for each row of the file; undefined for one that is not done. */
  private rowResults(journal: Journal): (RowResult | undefined)[] {
    const done = results(journal);
    let next = 0;
    return this.input.questions.map(({ fault }) => (fault === null ? done[next++] : unasked(fault.message)));
  }
}

const INTERRUPTED = { exit: EXIT.interrupted, message: 'interrupted.' } as const;

function results(journal: Journal): readonly RowResult[] {
  return journal.results('resolve') as readonly RowResult[];
}

function journalOf(out: string): string {
  return `${out}.journal`;
}

function checkOutput(out: string, input: string): void {
  if (path.resolve(out) === path.resolve(input)) throw usageFailure('--out: give another file than the input.');
  const directory = path.dirname(path.resolve(out));
  if (!existsSync(directory)) throw usageFailure(`--out: there is no directory ${directory}.`);
  if (existsSync(out) && statSync(out).isDirectory()) throw usageFailure(`--out: ${out} is a directory.`);
}
