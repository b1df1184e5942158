/** What is needed of pino's buffered destination (sonic-boom). It writes once `minLength` bytes wait, or when it is flushed. */
export interface BufferedOutput {
  write(line: string): unknown;
  /** Does nothing while a write is in progress. */
  flush(done?: (error?: Error) => void): void;
  flushSync(): void;
  on(event: 'write', listener: (bytes: number) => void): unknown;
  on(event: 'drop', listener: (line: string) => void): unknown;
}

export interface FlushedOutput {
  write(line: string): void;
  flush(done: (error?: Error) => void): void;
  flushSync(): void;
}

const FLUSH_AFTER_MS = 250;

const laterByTimer = (work: () => void, ms: number): void => {
  setTimeout(work, ms).unref();
};

/**
 * Flushes `output` a quarter second after a line, and again until everything is written. Its own periodic flush would wake an idle process,
 * and write nothing, four times a second.
 */
export function flushSoon(output: BufferedOutput, later = laterByTimer): FlushedOutput {
  let unwritten = 0;
  let isPlanned = false;
  const written = (bytes: number): void => {
    unwritten = Math.max(0, unwritten - bytes);
  };
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    later(() => {
      isPlanned = false;
      output.flush();
      if (unwritten > 0) plan();
    }, FLUSH_AFTER_MS);
  };
  output.on('write', written);
  output.on('drop', (line) => {
    written(Buffer.byteLength(line));
  });
  return {
    write: (line) => {
      unwritten += Buffer.byteLength(line);
      output.write(line);
      plan();
    },
    flush: (done) => {
      output.flush(done);
    },
    flushSync: () => {
      output.flushSync();
      unwritten = 0;
    },
  };
}
