import type { CommandContext } from '../command-context.js';
import type { Journal } from '../batch/journal.js';
import type { PricePreview } from '../batch/preview.js';
import { ResumableRun } from '../batch/resumable-run.js';
import type { ResumableRunOptions } from '../batch/resumable-run.js';
import type { ScreenInput } from './screen-input.js';
import { writeScreenOutput } from './screen-output.js';
import { notSent, screenPurchase } from './screen-purchase.js';
import type { ScreenRequestOptions, SubjectResult } from './screen-purchase.js';

export interface ScreenRunOptions extends Omit<ResumableRunOptions, 'include'>, ScreenRequestOptions {}

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

/** One run of screening a file, which another run can continue: like a batch of rows to resolve. */
export class ScreenRun {
  private readonly resumable: ResumableRun;
  private readonly purchase: ReturnType<typeof screenPurchase>;

  constructor(
    context: CommandContext,
    private readonly input: ScreenInput,
    private readonly options: ScreenRunOptions,
  ) {
    this.purchase = screenPurchase(context.registry, input.subjects, options);
    this.resumable = new ResumableRun(
      context,
      input,
      { ...options, include: [] },
      {
        ...{ phase: 'screen', word: 'subject', count: input.subjects.length },
        write: (file, journal) => {
          writeScreenOutput(file, input, this.rowResults(journal));
        },
      },
    );
  }

  /** The total price. Spends and writes nothing. */
  dryRun(): Promise<PricePreview> {
    return this.resumable.dryRun(this.purchase);
  }

  /** Throws `CommandError`, which says how to continue, if it stops early. */
  run(): Promise<ScreenSummary> {
    return this.resumable.run(async () => this.finish(await this.resumable.buy(this.purchase, () => 0)));
  }

  private finish(journal: Journal): ScreenSummary {
    const counts = { with_hits: 0, strong_hits: 0, no_hit: 0, invalid: 0, not_fetched: 0 };
    const counting = function* (all: Iterable<SubjectResult | undefined>) {
      for (const result of all) {
        if (result !== undefined) count(result, counts);
        yield result;
      }
    };
    const charged = this.resumable.finish(journal, (out) => {
      writeScreenOutput(out, this.input, counting(this.rowResults(journal)));
    });
    return { rows: this.input.parsedRows.length, ...counts, charged, out: this.options.out };
  }

  /** One for each row of the file; undefined for an unfinished row. Read one by one: with every hit, they may not fit into memory. */
  private *rowResults(journal: Journal): Generator<SubjectResult | undefined> {
    const done = journal.results('screen');
    for (const { error } of this.input.parsedRows) {
      if (error !== null) yield notSent(error.message);
      else {
        const next = done.next();
        yield next.done === true ? undefined : (next.value as SubjectResult);
      }
    }
  }
}

type Counts = { -readonly [Name in 'with_hits' | 'strong_hits' | 'no_hit' | 'invalid' | 'not_fetched']: number };

function count({ outcome, hits }: SubjectResult, counts: Counts): void {
  if (outcome === 'hits') counts.with_hits += 1;
  else if (outcome === 'no_hit' || outcome === 'invalid' || outcome === 'not_fetched') counts[outcome] += 1;
  if (hits.some(({ strength }) => strength === 'strong')) counts.strong_hits += 1;
}
