import { setPriority } from 'node:os';
import { parentPort, threadId } from 'node:worker_threads';
import { ALL_ADAPTERS } from '../adapters.js';
import { runParseTask } from './parse-task.js';
import type { ParseOutcome, ParseTask, TaskStarted } from './parse-task.js';

/**
 * A third of the processor time of other threads when they compete. A lower priority would starve next to a busy
 * database.
 */
const NICE = 5;

// The main thread, which answers health checks, comes first. Only Linux has priorities per thread; elsewhere this would
// set the process's.
if (process.platform === 'linux') setPriority(NICE);

/** The code that each thread of the ParserPool runs. */
export default function parse(task: ParseTask): Promise<ParseOutcome> {
  parentPort?.postMessage({ started: task.id, threadId } satisfies TaskStarted);
  return runParseTask(ALL_ADAPTERS, task);
}
