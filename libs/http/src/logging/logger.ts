import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { flushSoon } from './flush-soon.js';

export type { Logger } from 'pino';

export interface LoggerOptions {
  /** Name of the app, in every line. */
  service: string;
  /** fatal, error, warn, info, debug, trace or silent. */
  level: string;
  /** Where lines go; standard output, written asynchronously, when absent. */
  destination?: DestinationStream;
}

/**
 * Lines are written 16,000 bytes at a time, or a quarter second after the first of them. While standard output stalls, 16 MiB are
 * buffered and further lines are dropped, so that the log never exhausts the service's memory.
 */
const BUFFER = { sync: false, minLength: 16_000, maxLength: 16_777_216 };

/**
 * Structured log, one JSON object per line. Lines are buffered and written asynchronously, so that a slow log never delays a
 * request; `flushLog` writes out the buffer at the end.
 */
export function createLogger(options: LoggerOptions): Logger {
  const destination = options.destination ?? flushSoon(pino.destination({ fd: 1, ...BUFFER }));
  return pino(
    {
      level: options.level,
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: pino.stdSerializers.err },
    },
    destination,
  );
}

/** Waits until what was logged has been written. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    log.flush(() => {
      resolve();
    });
  });
}

/** Nest's own messages as lines of `log`; the framework's startup messages are logged at debug level. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error(
      { context: details.at(-1), err: message instanceof Error ? message : undefined },
      String(message),
    );
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.logger.warn({ context: context.at(-1) }, String(message));
  }

  debug(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, String(message));
  }

  verbose(message: unknown, ...context: unknown[]): void {
    this.logger.trace({ context: context.at(-1) }, String(message));
  }
}
