import type { PublicSourceId } from '@entity-registry/domain';
import { pageOf } from '../transport/page.js';
import { SourceError } from '../source.js';
import type { FetchedPage, SourceAdapter } from '../source.js';
import { LimitExceeded } from './parse-limits.js';
import type { ParseLimit } from './parse-limits.js';
import { requireSmallResult } from './result-size.js';

/** A response to parse, as it is sent to a thread. */
export interface ParseTask {
  readonly id: number;
  readonly source: PublicSourceId;
  /** Name of a reader of the source's adapter. */
  readonly reader: string;
  readonly page: FetchedPage;
  readonly input: unknown;
}

/** Message that a thread sends when it starts a task: its time counts from here. */
export interface TaskStarted {
  readonly started: number;
  readonly threadId: number;
}

/** How a task ended. Any other error that a reader throws is an error of the thread. */
export type ParseOutcome =
  | { readonly value: unknown }
  | { readonly fault: { readonly message: string; readonly retryable: boolean; readonly limit: ParseLimit | null } };

/**
 * Runs the reader that a task names. A SourceError is returned as an outcome, because an error loses its class between
 * threads.
 */
export async function runParseTask(
  adapters: readonly SourceAdapter[],
  { source, reader: name, page, input }: ParseTask,
): Promise<ParseOutcome> {
  const adapter = adapters.find((each) => each.source === source);
  const reader = adapter?.readers.find((each) => each.name === name);
  if (!reader) throw new Error(`${source} has no reader ${name}`);
  try {
    const value = await reader.read(pageOf(page), input as never);
    requireSmallResult(value);
    return { value };
  } catch (error) {
    if (isStackOverflow(error)) return toErrorOutcome(new LimitExceeded('a page is nested too deeply', 'depth'));
    if (error instanceof SourceError) return toErrorOutcome(error);
    throw error;
  }
}

/** The error that an outcome represents. */
export function toSourceError({
  message,
  retryable,
  limit,
}: Extract<ParseOutcome, { fault: object }>['fault']): SourceError {
  return limit === null ? new SourceError(message, retryable) : new LimitExceeded(message, limit);
}

function toErrorOutcome(error: SourceError): ParseOutcome {
  const { message, retryable } = error;
  return { fault: { message, retryable, limit: error instanceof LimitExceeded ? error.limit : null } };
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}
