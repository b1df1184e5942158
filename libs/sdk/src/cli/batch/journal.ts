import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usageError } from '../exit.js';
import type { CommandError } from '../exit.js';
import { formatMoney, parseMoney } from '../output/money.js';
import type { MicroUsd } from '../output/money.js';
import { lookup } from '../lookup.js';
import { beginningOf, linesOf } from './journal-lines.js';

/** The purchases in order: the rows, then the cards of the matched entities, with these codes; or the screened subjects. */
export type Phase = 'resolve' | 'screen' | `cards ${string}`;

/** The job of a journal. A journal can only be resumed with exactly the same job. */
export interface BatchRun {
  /** SHA-256 of the input file. */
  readonly input: string;
  readonly rows: number;
  /** Options that change the request, by name. */
  readonly options: Readonly<Record<string, string>>;
  readonly api: string;
}

/** A call that was sent without a recorded response. */
export interface PendingCall {
  readonly from: number;
  readonly to: number;
  readonly idempotencyKey: string;
  /** Digest of the key that sent it, to tell whether the key is still the same. */
  readonly caller: string;
  /** When it was first sent, ISO 8601. */
  readonly at: string;
}

type Line =
  | { readonly sent: PendingCall & { readonly phase: Phase } }
  | { readonly refused: { readonly phase: Phase } }
  | { readonly answered: Answered };

interface Answered {
  readonly phase: Phase;
  readonly from: number;
  readonly charged: string;
  readonly results: readonly unknown[];
}

interface State {
  /** Number of results so far. */
  count: number;
  /** Where the lines with them are in the file. */
  readonly places: Place[];
  pending: PendingCall | null;
}

/** A line of the file, in bytes. */
interface Place {
  readonly start: number;
  readonly length: number;
}

/** Version of the journal's format, and of the bodies of the calls that its keys name: both change together. */
const VERSION = 1;
const BEGINNING = '{"journal":';

/**
 * Records the calls of a batch and their responses in a file next to the output: one JSON line per event, on disk before
 * anything else happens. `sent` is written before the call is sent, `answered` before its results are used. So whenever the
 * process dies, a call either was not sent, or its key is known and the call can be repeated for free (ADR 0109). Results stay on
 * disk, so a file of any length can be resumed.
 */
export class Journal {
  /** The cost of the calls recorded here. */
  charged: MicroUsd = 0n;
  private readonly states = new Map<Phase, State>();
  /** Bytes of the whole lines. */
  private size = 0;

  private constructor(
    private readonly file: string,
    private readonly descriptor: number,
    /** Whether an earlier run started it. */
    readonly resumed: boolean,
  ) {}

  /**
   * Opens the journal of `job`, or starts it. Throws a usage failure if the existing one belongs to another job, or is
   * damaged.
   */
  static open(file: string, job: BatchRun): Journal {
    assertJournal(file);
    const descriptor = openSync(file, 'a+', 0o600);
    try {
      const lines = linesOf(descriptor);
      const head = lines.next().value;
      if (head === undefined) return Journal.begin(file, descriptor, job);
      assertSame(headOf(head.text, file), job, file);
      const journal = new Journal(file, descriptor, true);
      journal.size = head.start + head.length;
      let number = 1;
      for (const line of lines) {
        number += 1;
        journal.replayLine(line.text, line, number);
        journal.size = line.start + line.length;
      }
      // Drops a line that was incomplete when the process died.
      ftruncateSync(descriptor, journal.size);
      return journal;
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
  }

  /** Removes a journal. Throws for any other file of that name. */
  static discard(file: string): void {
    assertJournal(file);
    rmSync(file, { force: true });
  }

  private static begin(file: string, descriptor: number, job: BatchRun): Journal {
    ftruncateSync(descriptor, 0);
    const journal = new Journal(file, descriptor, false);
    journal.write({ journal: VERSION, ...job });
    syncDirectory(file);
    return journal;
  }

  /** Number of results so far. */
  count(phase: Phase): number {
    return this.stateOf(phase).count;
  }

  /** The results so far, in the order of the requests, read from the file call by call. */
  *results(phase: Phase): Generator<unknown, void> {
    for (const { start, length } of this.stateOf(phase).places) {
      const bytes = Buffer.alloc(length);
      readSync(this.descriptor, bytes, 0, length, start);
      const line = JSON.parse(bytes.toString('utf8')) as Extract<Line, { readonly answered: unknown }>;
      yield* line.answered.results;
    }
  }

  pending(phase: Phase): PendingCall | null {
    return this.stateOf(phase).pending;
  }

  /** Whether a call without a recorded response may have been charged. */
  get isWaiting(): boolean {
    return [...this.states.values()].some(({ pending }) => pending !== null);
  }

  /** Records that a call is about to be sent. */
  send(phase: Phase, pending: PendingCall): void {
    this.record({ sent: { phase, ...pending } });
  }

  /** Records that the sent call was refused: it was not charged, and its key is free. */
  refuse(phase: Phase): void {
    this.record({ refused: { phase } });
  }

  /** Records the response of the sent call, and its cost. */
  answer(phase: Phase, charged: MicroUsd, results: readonly unknown[]): void {
    const from = this.stateOf(phase).count;
    this.record({ answered: { phase, from, charged: formatMoney(charged), results } });
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** Removes the journal once the output is written. */
  remove(): void {
    this.close();
    rmSync(this.file, { force: true });
    syncDirectory(this.file);
  }

  private record(line: Line): void {
    this.apply(line, this.write(line));
  }

  private write(line: object): Place {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`, 'utf8');
    writeFileSync(this.descriptor, bytes);
    fsyncSync(this.descriptor);
    const place = { start: this.size, length: bytes.length };
    this.size += bytes.length;
    return place;
  }

  private replayLine(text: string, place: Place, number: number): void {
    try {
      this.apply(JSON.parse(text) as Line, place);
    } catch {
      throw usageError(
        `${this.file}: line ${String(number)} is damaged, so it is unknown what was paid for. ` +
          'Restore the file, or start over with --restart.',
      );
    }
  }

  private stateOf(phase: Phase): State {
    const state = this.states.get(phase) ?? { count: 0, places: [], pending: null };
    this.states.set(phase, state);
    return state;
  }

  private apply(line: Line, place: Place): void {
    if ('sent' in line) {
      const { phase, ...pending } = line.sent;
      const state = this.stateOf(phase);
      if (pending.from !== state.count) throw new Error('out of order');
      state.pending = pending;
    } else if ('refused' in line) {
      this.stateOf(line.refused.phase).pending = null;
    } else {
      const { phase, from, charged, results } = line.answered;
      const state = this.stateOf(phase);
      if (from !== state.count) throw new Error('out of order');
      this.charged += parseMoney(charged);
      state.count += results.length;
      state.places.push(place);
      state.pending = null;
    }
  }
}

/** Other files are never changed or removed. An empty file or a truncated first line counts as a journal. */
function assertJournal(file: string): void {
  if (!existsSync(file)) return;
  const beginning = beginningOf(file, BEGINNING.length);
  if (!BEGINNING.startsWith(beginning)) throw noJournal(file);
}

function noJournal(file: string): CommandError {
  return usageError(`${file} is not a journal of this version. Remove it, or choose another --out.`);
}

function headOf(line: string, file: string): BatchRun {
  const { journal, ...job } = JSON.parse(line) as BatchRun & { journal?: number };
  if (journal !== VERSION) throw noJournal(file);
  return job;
}

function assertSame(begun: BatchRun, job: BatchRun, file: string): void {
  const differs = (what: string, remedy: string) =>
    usageError(`${file}: a run with ${what} is unfinished. ${remedy}, or start over with --restart.`);
  if (begun.input !== job.input) throw differs('another input', 'Use the original file');
  if (begun.api !== job.api) throw differs(`another service (${begun.api})`, 'Use its --base-url');
  const names = [...new Set([...Object.keys(begun.options), ...Object.keys(job.options)])];
  const changed = names.filter((name) => lookup(begun.options, name) !== lookup(job.options, name));
  if (changed.length > 0) {
    const before = changed.map((name) => `${name} ${lookup(begun.options, name) ?? '(none)'}`).join(', ');
    throw differs(`other options (${before})`, 'Use the same options');
  }
}

/** A file name is durable once its directory is synced. Windows has no such call, and doesn't need it. */
export function syncDirectory(file: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path.dirname(path.resolve(file)), 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
