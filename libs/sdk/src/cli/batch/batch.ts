import type { CommandContext } from '../command-context.js';
import { entityPurchase } from './entity-purchase.js';
import type { EntityResult } from './entity-purchase.js';
import type { Input } from './input.js';
import type { Journal } from './journal.js';
import { writeOutput } from './output-file.js';
import type { PricePreview } from './preview.js';
import { resolveRows, invalidResult } from './resolve-rows.js';
import type { RowResult } from './resolve-rows.js';
import { ResumableRun } from './resumable-run.js';
import type { ResumableRunOptions } from './resumable-run.js';

export interface BatchOptions extends ResumableRunOptions {
  readonly mode: 'identify' | 'screen' | null;
  readonly minConfidence: number | null;
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

/** One run of a batch: resolves the rows, reads the cards of the matched entities, and writes the output. */
export class Batch {
  private readonly resumable: ResumableRun;

  constructor(
    private readonly context: CommandContext,
    private readonly input: Input,
    private readonly options: BatchOptions,
  ) {
    this.resumable = new ResumableRun(context, input, options, {
      ...{ phase: 'resolve', word: 'row', count: input.rowsToResolve.length },
      write: (file, journal) => {
        writeOutput(file, input.csv, this.rowResults(journal), []);
      },
    });
  }

  /** The total price. Spends and writes nothing. */
  dryRun(): Promise<PricePreview> {
    return this.resumable.dryRun(this.rows());
  }

  /** Throws `CommandError`, which says how to continue, if it stops early. */
  run(): Promise<Summary> {
    return this.resumable.run(() => this.buyEverything());
  }

  private async buyEverything(): Promise<Summary> {
    const journal = await this.resumable.buy(this.rows(), (begun) => matchedIn(begun).length);
    const { include } = this.options;
    const ids = matchedIn(journal);
    if (include.length === 0 || ids.length === 0) return this.finish(journal, []);
    const cards = entityPurchase(this.context.registry, ids, include);
    await this.resumable.buy(cards, null);
    return this.finish(journal, [...journal.results(cards.phase)] as readonly EntityResult[]);
  }

  private finish(journal: Journal, cards: readonly EntityResult[]): Summary {
    const { out, include } = this.options;
    const all = this.rowResults(journal);
    const charged = this.resumable.finish(journal, (file) => {
      writeOutput(file, this.input.csv, all, cards);
    });
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
  return [...journal.results('resolve')] as readonly RowResult[];
}

/** Entities that rows refer to, each once. */
function matchedIn(journal: Journal): string[] {
  return [
    ...new Set(results(journal).flatMap(({ outcome, id }) => (outcome === 'matched' && id !== null ? [id] : []))),
  ];
}
