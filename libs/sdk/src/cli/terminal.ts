import { createInterface } from 'node:readline';
import { AbortedError } from '../index.js';
import { platformClock } from '../transport/platform.js';
import type { Progress } from './output/progress.js';
import { silentProgress, streamProgress } from './output/progress.js';
import type { TableStyle } from './output/table.js';

/** Where a command reads and writes, and its clock. Data goes to `out`; everything else to `err`. */
export interface Terminal {
  /** Writes to standard output: `text` unchanged, with a line end if it has none. */
  out(text: string): void;
  /** Writes a line to standard error. */
  err(line: string): void;
  /** The style of standard output. */
  readonly style: TableStyle;
  /** Asks the user; null without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** A display for standard error. */
  progress(): Progress;
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Calls back on Ctrl-C, for a clean end; returns the function that removes the listener. */
  onInterrupt(listener: () => void): () => void;
}

/** The process's own terminal. `NO_COLOR` and `TERM=dumb` turn colors off (no-color.org). */
export function processTerminal(environment: Readonly<Record<string, string | undefined>>): Terminal {
  const { stdin, stdout, stderr } = process;
  const plain = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  return {
    out: (text) => void stdout.write(text.endsWith('\n') || text === '' ? text : `${text}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    // A terminal that doesn't report its width has 0 columns.
    style: { width: stdout.isTTY ? stdout.columns || 80 : null, color: stdout.isTTY && !plain },
    ask: stdin.isTTY && stderr.isTTY ? ask : null,
    progress: () => streamProgress(stderr, Date.now),
    now: Date.now,
    sleep: (ms, signal) => platformClock.sleep(ms, signal),
    onInterrupt: (listener) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, listener);
      return () => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, listener);
      };
    },
  };
}

/** `terminal` without progress and notes: `--quiet`. Errors are still printed. */
export function quietTerminal(terminal: Terminal): Terminal {
  return { ...terminal, err: () => undefined, progress: () => silentProgress };
}

/** One line from the keyboard; Ctrl-D is an empty one. Throws `AbortedError` at Ctrl-C. */
function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => {
      reject(new AbortedError('SIGINT'));
      lines.close();
    });
    lines.once('close', () => {
      resolve('');
    });
    lines.question(question, (response) => {
      resolve(response.trim());
      lines.close();
    });
  });
}
