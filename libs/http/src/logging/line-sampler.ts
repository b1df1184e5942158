import type { Logger } from './logger.js';

const WINDOW_MS = 1_000;
/** Requests per second that get their own log line. */
const LINES_PER_WINDOW = 5;

export interface LineSamplerOptions {
  readonly log: Logger;
  /** Describes the requests; the text of the line that counts them. */
  readonly message: string;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Calls `work` once, after a delay in milliseconds. */
  readonly later?: (work: () => void, ms: number) => void;
}

/**
 * Keeps a flood of similar requests out of the log: the first few in each second get their own line, the others share one
 * line with their number by status.
 */
export class LineSampler {
  private began = -Infinity;
  private lines = 0;
  private omitted = new Map<number, number>();

  constructor(private readonly options: LineSamplerOptions) {}

  /** Whether the request with this response status gets its own line; otherwise it is counted. */
  admit(status: number): boolean {
    const now = this.options.now?.() ?? performance.now();
    if (now - this.began >= WINDOW_MS) {
      this.flush();
      this.began = now;
      this.lines = 0;
    }
    this.lines += 1;
    if (this.lines <= LINES_PER_WINDOW) return true;
    if (this.omitted.size === 0) this.later(WINDOW_MS - (now - this.began));
    this.omitted.set(status, (this.omitted.get(status) ?? 0) + 1);
    return false;
  }

  private flush(): void {
    if (this.omitted.size === 0) return;
    const statuses = Object.fromEntries([...this.omitted].map(([status, count]) => [String(status), count]));
    const count = [...this.omitted.values()].reduce((sum, one) => sum + one, 0);
    this.omitted = new Map();
    this.options.log.info({ count, statuses }, this.options.message);
  }

  private later(ms: number): void {
    const flush = (): void => {
      this.flush();
    };
    if (this.options.later) this.options.later(flush, ms);
    else setTimeout(flush, ms).unref();
  }
}
