import cliProgress from 'cli-progress';

/** The progress of an import or a generation. */
export interface Progress {
  /** `total` is in the unit that `advance` counts (bytes of a file, entities). */
  start(label: string, total: number): void;
  /** `done` of the total so far, and rows so far. */
  advance(done: number, rows: number): void;
  /** Ends the display; safe to call twice. */
  stop(): void;
}

/** Shows nothing. For tests, and callers with their own display. */
export const silentProgress: Progress = { start: () => undefined, advance: () => undefined, stop: () => undefined };

/** A bar with rate and time left on a terminal, otherwise a plain line at most every two seconds. */
export function terminalProgress(stream: NodeJS.WriteStream, now: () => Date): Progress {
  return stream.isTTY ? new BarProgress(stream, now) : new LineProgress(stream, now);
}

class BarProgress implements Progress {
  private readonly bar: cliProgress.SingleBar;
  private startedAt = 0;

  constructor(
    stream: NodeJS.WriteStream,
    private readonly now: () => Date,
  ) {
    const format = '{label} {bar} {percentage}% | {rows} rows | {rate}/s | {left} left';
    this.bar = new cliProgress.SingleBar(
      { stream, format, hideCursor: true, clearOnComplete: true, barsize: 24, etaBuffer: 50, fps: 8 },
      cliProgress.Presets.shades_classic,
    );
  }

  start(label: string, total: number): void {
    this.startedAt = this.now().getTime();
    this.bar.start(Math.max(total, 1), 0, { label, rows: '0', rate: '-', left: '-' });
  }

  advance(done: number, rows: number): void {
    const { rate, left } = pace(this.now().getTime() - this.startedAt, done, this.bar.getTotal(), rows);
    this.bar.update(done, { rows: grouped(rows), rate: grouped(rate), left: duration(left) });
  }

  stop(): void {
    this.bar.stop();
  }
}

const LINE_INTERVAL_MS = 2_000;

class LineProgress implements Progress {
  private label = '';
  private total = 1;
  private startedAt = 0;
  private writtenAt = 0;

  constructor(
    private readonly stream: NodeJS.WritableStream,
    private readonly now: () => Date,
  ) {}

  start(label: string, total: number): void {
    this.label = label;
    this.total = Math.max(total, 1);
    this.startedAt = this.now().getTime();
    this.writtenAt = this.startedAt;
  }

  advance(done: number, rows: number): void {
    const at = this.now().getTime();
    if (at - this.writtenAt < LINE_INTERVAL_MS) return;
    this.writtenAt = at;
    const { rate, left } = pace(at - this.startedAt, done, this.total, rows);
    const percent = Math.floor((100 * done) / this.total);
    this.stream.write(`${this.label}: ${percent}%, ${grouped(rows)} rows, ${grouped(rate)}/s, ${left} s left\n`);
  }

  stop(): void {
    return;
  }
}

/** Rows per second so far, and whole seconds left at the current rate of `done`. */
function pace(ms: number, done: number, total: number, rows: number): { rate: number; left: number } {
  const seconds = Math.max(ms, 1) / 1000;
  const left = done === 0 ? 0 : Math.ceil((seconds * Math.max(total - done, 0)) / done);
  return { rate: Math.round(rows / seconds), left };
}

/** 12,345 */
export function grouped(value: number | bigint): string {
  return value.toLocaleString('en-US');
}

/** 75 as `1m15s`. */
function duration(seconds: number): string {
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m${String(seconds % 60).padStart(2, '0')}s`;
}
