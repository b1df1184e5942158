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
import { usageFailure } from '../exit.js';
import type { CommandFailure } from '../exit.js';
import { formatMoney, parseMoney } from '../output/money.js';
import type { MicroUsd } from '../output/money.js';

/** What is bought in turn: answers about the rows, then the cards of the entities that were matched, with these codes. */
export type Phase = 'resolve' | `cards ${string}`;

/** What a journal is about. It goes on with exactly this, or not at all. */
export interface Job {
  /** SHA-256 of the input file. */
  readonly input: string;
  readonly rows: number;
  /** Options that change what is asked, by name. */
  readonly options: Readonly<Record<string, string>>;
  readonly api: string;
}

/** A call that was sent and of which no answer has been noted. */
export interface Pending {
  readonly from: number;
  readonly to: number;
  readonly idempotencyKey: string;
  /** Digest of the key that sent it: says whether it is the same, and nothing else. */
  readonly caller: string;
  /** When it was first sent, ISO 8601. */
  readonly at: string;
}

type Line =
  | { readonly sent: Pending & { readonly phase: Phase } }
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
  pending: Pending | null;
}

/** Of the form of a journal, and of the bodies of the calls that its keys name: both change together with it. */
const VERSION = 1;
const BEGINNING = '{"journal":';

/**
 * What a batch has sent and been answered, in a file beside the output: one JSON line for each event, on the disk before
 * anything else happens. `sent` stands there before the call leaves, `answered` before its results are used; so a process that
 * dies at any point leaves either no trace of a call or the key under which it is answered again for nothing (ADR 0109).
 */
export class Journal {
  /** What the calls noted here have cost. */
  charged: MicroUsd = 0n;
  private readonly states = new Map<Phase, State>();

  private constructor(
    private readonly file: string,
    private readonly descriptor: number,
    /** Whether an earlier run began it. */
    readonly resumed: boolean,
  ) {}

  /**
   * Opens the journal of `job`, or begins it. Throws a usage failure when the one that is there is about something else, or
   * is damaged.
   */
  static open(file: string, job: Job): Journal {
    assertJournal(file);
    const descriptor = openSync(file, 'a', 0o600);
    try {
      const [head, ...events] = wholeLines(readFileSync(file, 'utf8'));
      if (head === undefined) return Journal.begin(file, descriptor, job);
      assertSame(headOf(head, file), job, file);
      const journal = new Journal(file, descriptor, true);
      for (const [index, line] of events.entries()) journal.take(line, index + 2);
      // What was being written when the process died.
      ftruncateSync(descriptor, Buffer.byteLength([head, ...events, ''].join('\n')));
      return journal;
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
  }

  /** Removes a journal, and nothing else that has its name. */
  static discard(file: string): void {
    assertJournal(file);
    rmSync(file, { force: true });
  }

  private static begin(file: string, descriptor: number, job: Job): Journal {
    ftruncateSync(descriptor, 0);
    const journal = new Journal(file, descriptor, false);
    journal.write({ journal: VERSION, ...job });
    syncDirectory(file);
    return journal;
  }

  /** Answers so far, in the order of what was asked. */
  results(phase: Phase): readonly unknown[] {
    return this.stateOf(phase).results;
  }

  pending(phase: Phase): Pending | null {
    return this.stateOf(phase).pending;
  }

  /** Whether a call may have been paid for whose answer is not noted. */
  get isWaiting(): boolean {
    return [...this.states.values()].some(({ pending }) => pending !== null);
  }

  /** Notes that a call is about to be sent. */
  send(phase: Phase, pending: Pending): void {
    this.record({ sent: { phase, ...pending } });
  }

  /** Notes that the call that was sent does not count any more: it was refused, hence not charged, and its key is free. */
  refuse(phase: Phase): void {
    this.record({ refused: { phase } });
  }

  /** Notes the answer of the call that was sent, and what it cost. */
  answer(phase: Phase, charged: MicroUsd, results: readonly unknown[]): void {
    const from = this.stateOf(phase).results.length;
    this.record({ answered: { phase, from, charged: formatMoney(charged), results } });
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** The output is written: nothing has to be remembered. */
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

  private take(text: string, number: number): void {
    try {
      this.apply(JSON.parse(text) as Line);
    } catch {
      throw usageFailure(
        `${this.file}: line ${String(number)} is damaged, so it cannot be told what was paid for. ` +
          'Restore the file, or begin again with --restart.',
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

/** Lines that were written whole. A last one that is no JSON was not: the disk had its length before its text. */
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

/** A file of somebody else's is neither written to nor removed. One that was cut off at once is a journal, too. */
function assertJournal(file: string): void {
  if (!existsSync(file)) return;
  const beginning = readFileSync(file, 'utf8').slice(0, BEGINNING.length);
  if (!BEGINNING.startsWith(beginning)) throw noJournal(file);
}

function noJournal(file: string): CommandFailure {
  return usageFailure(`${file} is no journal of this version. Remove it, or give another --out.`);
}

function headOf(line: string, file: string): Job {
  const { journal, ...job } = JSON.parse(line) as Job & { journal?: number };
  if (journal !== VERSION) throw noJournal(file);
  return job;
}

function assertSame(begun: Job, job: Job, file: string): void {
  const differs = (what: string, remedy: string) =>
    usageFailure(`${file}: a run with ${what} is under way here. ${remedy}, or begin again with --restart.`);
  if (begun.input !== job.input) throw differs('another input', 'Give the file as it was');
  if (begun.api !== job.api) throw differs(`another service (${begun.api})`, 'Give its --base-url');
  const names = [...new Set([...Object.keys(begun.options), ...Object.keys(job.options)])];
  const changed = names.filter((name) => begun.options[name] !== job.options[name]);
  if (changed.length > 0) {
    const before = changed.map((name) => `${name} ${begun.options[name] ?? '(none)'}`).join(', ');
    throw differs(`other options (${before})`, 'Give the same ones');
  }
}

/** A name is in its directory for good once that is on the disk. Windows has no such call, and needs none. */
export function syncDirectory(file: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path.dirname(path.resolve(file)), 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
