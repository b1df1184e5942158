import { existsSync, rmSync } from 'node:fs';
import { buyAll, resolvePending } from '../batch/buy.js';
import type { BuyOptions } from '../batch/buy.js';
import { Journal } from '../batch/journal.js';
import { lock } from '../batch/lock.js';
import { checkOutput, journalOf, lockOf, partialName } from '../batch/output-file.js';
import { Pace } from '../batch/pace.js';
import { Preview } from '../batch/preview.js';
import type { PricePreview, PreviewOptions } from '../batch/preview.js';
import type { CommandContext } from '../command-context.js';
import { CommandError, usageError } from '../exit.js';
import { describeFailure } from '../failures.js';
import { Interruption } from '../interruption.js';
import { formatMoney } from '../output/money.js';
import { formatNumber, pluralize } from '../output/text.js';
import type { ScreenInput } from './screen-input.js';
import { writeScreenOutput } from './screen-output.js';
import { notSent, screenPurchase } from './screen-purchase.js';
import type { ScreenRequestOptions, SubjectResult } from './screen-purchase.js';

export interface ScreenRunOptions extends Omit<PreviewOptions, 'include'>, ScreenRequestOptions {
  readonly out: string;
  /** Options that change the request, by name. */
  readonly requestOptions: Readonly<Record<string, string>>;
  readonly force: boolean;
  readonly restart: boolean;
  readonly resend: boolean;
}

/** The result of screening a file. */
export interface ScreenSummary {
  readonly rows: number;
  readonly with_hits: number;
  readonly strong_hits: number;
  readonly no_hit: number;
  readonly invalid: number;
  readonly not_fetched: number;
  /** USD, over all runs. */
  readonly charged: string;
  readonly out: string;
}

/** One run of screening a file, which another run can continue (ADR 0109): like a batch of rows to resolve. */
export class ScreenRun {
  private readonly interruption: Interruption;
  private readonly pace: Pace;
  private readonly preview: Preview;
  private readonly purchase: ReturnType<typeof screenPurchase>;
  /** Null until a price is confirmed. */
  private journal: Journal | null = null;

  constructor(
    private readonly context: CommandContext,
    private readonly input: ScreenInput,
    private readonly options: ScreenRunOptions,
  ) {
    const { terminal, registry } = context;
    this.interruption = new Interruption(terminal);
    this.pace = new Pace(terminal.now, terminal.sleep);
    this.preview = new Preview(context, this.pace, this.interruption.signal, { ...options, include: [] });
    this.purchase = screenPurchase(registry, input.subjects, options);
  }

  /** The total price. Spends and writes nothing. */
  async dryRun(): Promise<PricePreview> {
    try {
      return await this.preview.price(this.purchase, 0, { input: this.input, matched: 0 });
    } finally {
      this.interruption.end();
    }
  }

  /** Throws `CommandError`, which says how to continue, if it stops early. */
  async run(): Promise<ScreenSummary> {
    const { out } = this.options;
    checkOutput(out, this.input.file);
    const release = lock(lockOf(out));
    try {
      this.begin();
      return this.finish(await this.buy());
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
      const done = `${formatNumber(results(this.journal).length)} of ${pluralize(this.input.subjects.length, 'subject')}`;
      this.context.terminal.err(`resuming: ${done} are done, ${formatMoney(this.journal.charged)} USD charged`);
    } else if (!force) {
      const there = [out, partialName(out)].find((file) => existsSync(file));
      if (there !== undefined) throw usageError(`${there}: file exists. Use --force to overwrite it.`);
    }
  }

  private async buy(): Promise<Journal> {
    const { purchase, input } = this;
    const begun = this.journal;
    if (begun !== null) await resolvePending(purchase, this.buying(begun));
    const done = begun === null ? 0 : results(begun).length;
    if (begun !== null && done === purchase.items.length) return begun;
    const price = await this.preview.price(purchase, done, { input, matched: 0 });
    await this.preview.agree(price, purchase.words.question, begun?.charged ?? 0n);
    const journal = begun ?? this.openJournal();
    this.journal = journal;
    const progress = this.context.terminal.progress();
    progress.start(purchase.words.doing, purchase.words.many, purchase.items.length, done);
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

  private finish(journal: Journal): ScreenSummary {
    const { out } = this.options;
    const all = this.rowResults(journal);
    writeScreenOutput(out, this.input, all);
    rmSync(partialName(out), { force: true });
    const charged = formatMoney(journal.charged);
    journal.remove();
    const count = (outcome: string): number => all.filter((result) => result?.outcome === outcome).length;
    return {
      ...{ rows: all.length, with_hits: count('hits') },
      strong_hits: all.filter((result) => result?.hits.some(({ strength }) => strength === 'strong')).length,
      ...{ no_hit: count('no_hit'), invalid: count('invalid'), not_fetched: count('not_fetched') },
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
    if (done === 0) return `No subject is done yet.${open}`;
    const file = partialName(this.options.out);
    writeScreenOutput(file, this.input, this.rowResults(journal));
    const all = pluralize(this.input.subjects.length, 'subject');
    return `${formatNumber(done)} of ${all} are done (${formatMoney(journal.charged)} USD) and saved: see ${file}.${open}`;
  }

  private openJournal(): Journal {
    const { out, requestOptions } = this.options;
    const { digest, csv } = this.input;
    const job = { input: digest, rows: csv.rows.length, options: requestOptions, api: this.context.baseUrl };
    return Journal.open(journalOf(out), job);
  }

  /** One for each row of the file; undefined for an unfinished row. */
  private rowResults(journal: Journal): (SubjectResult | undefined)[] {
    const done = results(journal);
    let next = 0;
    return this.input.parsedRows.map(({ error }) => (error === null ? done[next++] : notSent(error.message)));
  }
}

function results(journal: Journal): readonly SubjectResult[] {
  return journal.results('screen') as readonly SubjectResult[];
}
