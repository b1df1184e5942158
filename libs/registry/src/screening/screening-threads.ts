import { fileURLToPath } from 'node:url';
import { DomainError } from '@entity-registry/domain';
import type { ScreenedSubject } from '@entity-registry/domain';
import { Piscina } from 'piscina';
import type {
  CountedWords,
  CountTask,
  MatchedListing,
  PrepareTask,
  ScreenTask,
  ScreenedSubjects,
  SharedFrequencies,
  ThreadData,
} from './screening-task.js';

/** The built file, whether this runs from `src` or from `dist`: a thread can't load TypeScript. */
const THREAD_FILE = fileURLToPath(new URL('../../dist/screening/screening-thread.js', import.meta.url));

/** When a failed screening may be tried again: by then another thread has read the lists. */
const RETRY_AFTER_SECONDS = 5;

/** Most of what a thread allocates it drops at once; V8's default would keep three times as much in memory. */
const YOUNG_MB = 16;

/** Subjects of one task: a few ten milliseconds, so that other requests get their turn between two. */
const SUBJECTS_A_TASK = 5;

/** The threads that screen against one state of the lists. One that ends is replaced; what it was doing fails. */
export class ScreeningThreads {
  private readonly pool: Piscina;

  constructor(
    pages: readonly SharedArrayBuffer[],
    private readonly threads: number,
    threadFile: string = THREAD_FILE,
  ) {
    this.pool = new Piscina({
      filename: threadFile,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Infinity,
      atomics: 'disabled',
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      workerData: { pages } satisfies ThreadData,
    });
    // A thread that ended without a task has been replaced.
    this.pool.on('error', () => undefined);
  }

  count(): Promise<CountedWords> {
    return this.run<CountedWords>({ what: 'count' });
  }

  /** Reads the names in all threads. Each thread takes one of as many tasks, unless it has ended in between. */
  async prepare(frequencies: SharedFrequencies): Promise<void> {
    await Promise.all(Array.from({ length: this.threads }, () => this.run({ what: 'prepare', frequencies })));
  }

  /**
   * The listings of each subject, in their order. A request has at most as many tasks at a time as there are threads, so that requests
   * take turns. Throws DomainError `search_backend_error` if a thread fails.
   */
  async screen(task: Omit<ScreenTask, 'what'>): Promise<ScreenedSubjects> {
    const hits: (readonly MatchedListing[])[] = task.subjects.map(() => []);
    const waiting = chunks(task.subjects);
    const takeTurns = async (): Promise<void> => {
      for (const { from, subjects } of waiting) {
        const found = await this.run<ScreenedSubjects>({ ...task, what: 'screen', subjects });
        for (const [at, own] of found.entries()) hits[from + at] = own;
      }
    };
    await Promise.all(Array.from({ length: this.threads }, takeTurns));
    return hits;
  }

  /** Ends the threads; what is under way fails. */
  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async run<Result>(task: CountTask | PrepareTask | ScreenTask): Promise<Result> {
    try {
      return (await this.pool.run(task)) as Result;
    } catch (cause) {
      throw screeningFailed(cause);
    }
  }
}

export function screeningFailed(cause: unknown): DomainError {
  const error = new DomainError('search_backend_error', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  error.cause = cause;
  return error;
}

interface Chunk {
  readonly from: number;
  readonly subjects: readonly ScreenedSubject[];
}

function* chunks(subjects: readonly ScreenedSubject[]): Generator<Chunk> {
  for (let from = 0; from < subjects.length; from += SUBJECTS_A_TASK)
    yield { from, subjects: subjects.slice(from, from + SUBJECTS_A_TASK) };
}
