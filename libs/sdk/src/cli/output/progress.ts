import cliProgress from 'cli-progress';
import { formatNumber } from './text.js';

/** The progress of a batch. Only goes to standard error. */
export interface Progress {
  /** Starts at `done` of `total`; `unit` is what is counted. */
  start(label: string, unit: string, total: number, done?: number): void;
  advance(done: number): void;
  /** Ends the display; safe to call twice. */
  stop(): void;
}

export const silentProgress: Progress = { start: () => undefined, advance: () => undefined, stop: () => undefined };

/** A bar with rate and time left on a terminal, else a plain line at most every two seconds. */
export function streamProgress(stream: NodeJS.WriteStream, now: () => number): Progress {
  return stream.isTTY ? new BarProgress(stream, now) : new LineProgress(stream, now);
}

class BarProgress implements Progress {
  private readonly bar: cliProgress.SingleBar;
  private pace = new RateOf(0, 0, 0);

  constructor(
    stream: NodeJS.WriteStream,
    private readonly now: () => number,
  ) {
    this.bar = new cliProgress.SingleBar(
      {
        ...{ stream, hideCursor: true, clearOnComplete: true, barsize: 24, fps: 8 },
        format: '{label} {bar} {percentage}% | {value}/{total} {unit} | {rate}/s | {left} left',
      },
      cliProgress.Presets.shades_classic,
    );
  }

  start(label: string, unit: string, total: number, done = 0): void {
    this.pace = new RateOf(total, done, this.now());
    this.bar.start(total, done, { label, unit, rate: '-', left: '-' });
  }

  advance(done: number): void {
    this.bar.update(done, this.pace.at(done, this.now()));
  }

  stop(): void {
    this.bar.stop();
  }
}

const LINE_INTERVAL_MS = 2_000;

class LineProgress implements Progress {
  private label = '';
  private unit = '';
  private pace = new RateOf(0, 0, 0);
  private writtenAt = 0;

  constructor(
    private readonly stream: NodeJS.WritableStream,
    private readonly now: () => number,
  ) {}

  start(label: string, unit: string, total: number, done = 0): void {
    this.pace = new RateOf(total, done, this.now());
    this.label = label;
    this.unit = unit;
    this.writtenAt = this.now();
  }

  advance(done: number): void {
    const at = this.now();
    if (at - this.writtenAt < LINE_INTERVAL_MS) return;
    this.writtenAt = at;
    const { rate, left } = this.pace.at(done, at);
    const { total } = this.pace;
    this.stream.write(
      `${this.label}: ${formatNumber(done)}/${formatNumber(total)} ${this.unit}, ${rate}/s, ${left} left\n`,
    );
  }

  stop(): void {
    return;
  }
}

/** The rate since the start, and the time left at that rate. */
class RateOf {
  constructor(
    readonly total: number,
    private readonly begun: number,
    private readonly startedAt: number,
  ) {}

  at(done: number, now: number): { rate: string; left: string } {
    const seconds = Math.max(now - this.startedAt, 1) / 1_000;
    const rate = (done - this.begun) / seconds;
    const left = rate === 0 ? '-' : duration(Math.ceil((this.total - done) / rate));
    return { rate: rate < 10 ? rate.toFixed(1) : formatNumber(Math.round(rate)), left };
  }
}

/** 75 as `1m15s`. */
export function duration(seconds: number): string {
  return seconds < 60
    ? `${String(seconds)}s`
    : `${String(Math.floor(seconds / 60))}m${String(seconds % 60).padStart(2, '0')}s`;
}
