import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { usageError } from '../exit.js';
import type { CommandError } from '../exit.js';
import { formatMoney, parseMoney } from '../output/money.js';
import type { MicroUsd } from '../output/money.js';
import { lookup } from '../lookup.js';

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
  readonly results: unknown[];
  pending: PendingCall | null;
}

/** Version of the journal's format, and of the bodies of the calls that its keys name: both change together. */
const VERSION = 1;
const BEGINNING = '{"journal":';

/**
 * Records the calls of a batch and their responses in a file next to the output: one JSON line per event, on disk before
 * anything else happens. `sent` is written before the call is sent, `answered` before its results are used. So whenever the
 * process dies, a call either was not sent, or its key is known and the call can be repeated for free (ADR 0109).
 */
export class Journal {
  /** The cost of the calls recorded here. */
  charged: MicroUsd = 0n;
  private readonly states = new Map<Phase, State>();

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
    const descriptor = openSync(file, 'a', 0o600);
    try {
      const [head, ...events] = wholeLines(readFileSync(file, 'utf8'));
      if (head === undefined) return Journal.begin(file, descriptor, job);
      assertSame(headOf(head, file), job, file);
      const journal = new Journal(file, descriptor, true);
      for (const [index, line] of events.entries()) journal.replayLine(line, index + 2);
      // Drops a line that was incomplete when the process died.
      ftruncateSync(descriptor, Buffer.byteLength([head, ...events, ''].join('\n')));
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

  /** Responses so far, in the order of the requests. */
  results(phase: Phase): readonly unknown[] {
    return this.stateOf(phase).results;
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
    const from = this.stateOf(phase).results.length;
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
    this.write(line);
    this.apply(line);
  }

  private write(line: object): void {
    writeFileSync(this.descriptor, `${JSON.stringify(line)}\n`);
    fsyncSync(this.descriptor);
  }

  private replayLine(text: string, number: number): void {
    try {
      this.apply(JSON.parse(text) as Line);
    } catch {
      throw usageError(
        `${this.file}: line ${String(number)} is damaged, so it is unknown what was paid for. ` +
          'Restore the file, or start over with --restart.',
      );
    }
  }

  private stateOf(phase: Phase): State {
    const state = this.states.get(phase) ?? { results: [], pending: null };
    this.states.set(phase, state);
    return state;
  }

  private apply(line: Line): void {
    if ('sent' in line) {
      const { phase, ...pending } = line.sent;
      const state = this.stateOf(phase);
      if (pending.from !== state.results.length) throw new Error('out of order');
      state.pending = pending;
    } else if ('refused' in line) {
      this.stateOf(line.refused.phase).pending = null;
    } else {
      const { phase, from, charged, results } = line.answered;
      const state = this.stateOf(phase);
      if (from !== state.results.length) throw new Error('out of order');
      this.charged += parseMoney(charged);
      for (const result of results) state.results.push(result);
      state.pending = null;
    }
  }
}

/** The complete lines. A last line that isn't JSON is incomplete: the disk had its length before its text. */
function wholeLines(text: string): string[] {
  const lines = text.split('\n').slice(0, -1);
  const last = lines.at(-1);
  return last === undefined || isJson(last) ? lines : lines.slice(0, -1);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Other files are never changed or removed. An empty file or a truncated first line counts as a journal. */
function assertJournal(file: string): void {
  if (!existsSync(file)) return;
  const beginning = readFileSync(file, 'utf8').slice(0, BEGINNING.length);
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
