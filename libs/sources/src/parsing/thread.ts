import { setPriority } from 'node:os';
import { parentPort, threadId } from 'node:worker_threads';
import { ALL_ADAPTERS } from '../adapters.js';
import { runParseTask } from './parse-task.js';
import type { ParseOutcome, ParseTask, TaskStarted } from './parse-task.js';

/** A third of the processor time of others, where they compete for it. Lower ones starve beside a busy database. */
const NICE = 5;

// What answers health checks comes first. Linux alone gives a thread a priority of its own; elsewhere it would be the process's.
if (process.platform === 'linux') setPriority(NICE);

/** What each thread of the ParserPool runs. */
export default function parse(task: ParseTask): Promise<ParseOutcome> {
  parentPort?.postMessage({ started: task.id, threadId } satisfies TaskStarted);
  return runParseTask(ALL_ADAPTERS, task);
}
