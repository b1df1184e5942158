import { fileURLToPath } from 'node:url';
import type { PublicSourceId } from '@entity-registry/domain';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { BulkheadPolicy } from 'cockatiel';
import { Piscina } from 'piscina';
import { requireBytes } from '../reading/bounds.js';
import type { FetchedPage, PageReader } from '../source.js';
import { MemoryGuard } from './memory-guard.js';
import type { PageParser } from './page-parser.js';
import { LimitExceeded } from './parse-limits.js';
import type { ParseLimit } from './parse-limits.js';
import { toSourceError } from './parse-task.js';
import type { ParseOutcome, ParseTask, TaskStarted } from './parse-task.js';

const MB = 1024 * 1024;

/** The built file, whether this runs from `src` or from `dist`: a thread cannot load TypeScript. */
const THREAD_FILE = fileURLToPath(new URL('../../dist/parsing/thread.js', import.meta.url));

/** Far above the memory limit of a thread: a backstop for growth that the MemoryGuard cannot detect in time. */
const V8_LIMITS = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const MAX_WAIT_MS = 30_000;
const MAX_WAITING = 64;

/** Outcome of parsing one response. */
export interface ParseReport {
  readonly source: PublicSourceId;
  readonly reader: string;
  /** Time in the queue and in a thread, in milliseconds. */
  readonly waitedMs: number;
  readonly parsedMs: number;
  /** The limit that was exceeded; null if none. */
  readonly limit: ParseLimit | null;
}

export interface ParserPoolOptions {
  readonly threads: number;
  /** Longest time in a thread, in milliseconds. */
  readonly timeoutMs: number;
  /** Most memory of a thread, buffers included, in MB. */
  readonly memoryMb: number;
  /** Longest time in the queue, in milliseconds; 30,000 by default. */
  readonly maxWaitMs?: number;
  /** Maximum waiting responses of one source; 64 by default. */
  readonly maxWaiting?: number;
  readonly onParsed?: (report: ParseReport) => void;
  /** The file that a thread runs; tests of the pool use another one. */
  readonly threadFile?: string;
}

export interface ParserPoolStats {
  readonly busy: number;
  readonly waiting: number;
}

/** A response that is being parsed or waits for it. */
interface Parsing {
  readonly stop: AbortController;
  readonly queuedAt: number;
  startedAt: number | null;
  threadId: number | null;
  /** Ends the wait, then the parsing. */
  timer: NodeJS.Timeout;
}

/**
 * Parses responses of sources in worker threads. A response that takes too long or too much memory ends its thread and fails its
 * reading alone; the next response gets a fresh thread. One source never has all the threads (of several), so that a source whose
 * pages all take too long does not hold up the others.
 */
export class ParserPool implements PageParser {
  private readonly guard: MemoryGuard;
  private readonly parsings = new Map<number, Parsing>();
  private readonly shares = new Map<PublicSourceId, BulkheadPolicy>();
  private pool: Piscina | null = null;
  private lastId = 0;

  constructor(private readonly options: ParserPoolOptions) {
    this.guard = new MemoryGuard(() => this.pool?.threads ?? [], options.memoryMb * MB);
  }

  async parse<Input, Output>(
    source: PublicSourceId,
    reader: PageReader<Input, Output>,
    page: FetchedPage,
    input: Input,
    signal: AbortSignal,
  ): Promise<Output> {
    signal.throwIfAborted();
    const task: ParseTask = { id: (this.lastId += 1), source, reader: reader.name, page, input };
    const parsing = this.enqueue(task.id);
    const abort = (): void => {
      parsing.stop.abort(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    let limit: ParseLimit | null = null;
    try {
      // A longer response is not copied to a thread, because copying takes the main thread's time.
      requireBytes(page, 'csvBytes', 'a page');
      return (await this.run(task, parsing)) as Output;
    } catch (error) {
      if (error instanceof LimitExceeded) ({ limit } = error);
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
      this.dequeue(task.id, parsing);
      this.report(task, parsing, limit);
    }
  }

  /** Number of responses in threads and in the queue. */
  stats(): ParserPoolStats {
    const busy = [...this.parsings.values()].filter(({ startedAt }) => startedAt !== null).length;
    return { busy, waiting: this.parsings.size - busy };
  }

  /** Ends the threads; parsing under way fails. A later response starts new threads. */
  async close(): Promise<void> {
    for (const { stop } of this.parsings.values()) stop.abort(new Error('the parser was closed'));
    const { pool } = this;
    this.pool = null;
    await pool?.destroy();
  }

  private enqueue(id: number): Parsing {
    const stop = new AbortController();
    const { maxWaitMs = MAX_WAIT_MS } = this.options;
    const timer = setTimeout(() => {
      stop.abort(new LimitExceeded(`a page waited longer than ${maxWaitMs / 1_000} s to be parsed`, 'wait'));
    }, maxWaitMs);
    const parsing: Parsing = { stop, queuedAt: performance.now(), startedAt: null, threadId: null, timer };
    this.parsings.set(id, parsing);
    this.guard.start();
    return parsing;
  }

  private dequeue(id: number, { timer }: Parsing): void {
    clearTimeout(timer);
    this.parsings.delete(id);
    if (this.parsings.size === 0) this.guard.stop();
  }

  private report({ source, reader }: ParseTask, { queuedAt, startedAt }: Parsing, limit: ParseLimit | null): void {
    const now = performance.now();
    const [waitedMs, parsedMs] = [(startedAt ?? now) - queuedAt, now - (startedAt ?? now)];
    this.options.onParsed?.({ source, reader, waitedMs, parsedMs, limit });
  }

  private async run(task: ParseTask, parsing: Parsing): Promise<unknown> {
    const { signal } = parsing.stop;
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
    const work = this.shareOf(task.source).execute(async () => {
      signal.throwIfAborted();
      return (await this.openPool().run(task, { signal })) as ParseOutcome;
    });
    try {
      const outcome = await Promise.race([work, stopped]);
      if ('value' in outcome) return outcome.value;
      throw toSourceError(outcome.fault);
    } catch (error) {
      signal.throwIfAborted();
      throw this.reasonOf(error, parsing);
    }
  }

  /** The threads start with the first response. Their number stays the same: one that ends is replaced. */
  private openPool(): Piscina {
    if (this.pool) return this.pool;
    const { threads, threadFile = THREAD_FILE } = this.options;
    const pool = new Piscina({
      filename: threadFile,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Infinity,
      atomics: 'disabled',
      resourceLimits: V8_LIMITS,
    });
    pool.on('message', ({ started, threadId }: TaskStarted) => {
      this.started(started, threadId);
    });
    // A thread that ended without a task has been replaced too.
    pool.on('error', () => undefined);
    return (this.pool = pool);
  }

  /** A thread has started a task: its time counts from now on. */
  private started(id: number, threadId: number): void {
    const parsing = this.parsings.get(id);
    if (!parsing) return;
    const { timeoutMs } = this.options;
    clearTimeout(parsing.timer);
    parsing.startedAt = performance.now();
    parsing.threadId = threadId;
    parsing.timer = setTimeout(() => {
      parsing.stop.abort(new LimitExceeded(`a page took longer than ${timeoutMs / 1_000} s to parse`, 'time'));
    }, timeoutMs);
  }

  /** The error of a task that was terminated; errors thrown by its reader stay unchanged. */
  private reasonOf(error: unknown, { threadId }: Parsing): unknown {
    if (error instanceof BulkheadRejectedError) {
      return new LimitExceeded('too many pages are waiting to be parsed', 'queue', { cause: error });
    }
    const { code, message } = error as { code?: unknown; message?: unknown };
    const isOutOfMemory = code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!isOutOfMemory && !(typeof message === 'string' && message.startsWith('worker exited with code'))) return error;
    if (isOutOfMemory || (threadId !== null && this.guard.ended.delete(threadId))) {
      const { memoryMb } = this.options;
      return new LimitExceeded(`a page took more than ${memoryMb} MB to parse`, 'memory', { cause: error });
    }
    return new LimitExceeded('a page crashed the parser', 'crash', { cause: error });
  }

  private shareOf(source: PublicSourceId): BulkheadPolicy {
    const known = this.shares.get(source);
    if (known) return known;
    const { threads, maxWaiting = MAX_WAITING } = this.options;
    const share = bulkhead(Math.max(1, threads - 1), maxWaiting);
    this.shares.set(source, share);
    return share;
  }
}
