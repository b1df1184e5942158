import { workerData } from 'node:worker_threads';
import { ListingMatcher, countWords } from './listing-matcher.js';
import type { CountedWords, ScreenedSubjects, ScreeningTask, ThreadData } from './screening-task.js';

const { pages } = workerData as ThreadData;
let matcher: ListingMatcher | null = null;

/** The code that each thread of ScreeningThreads runs. A thread that replaces another one reads the names at its first task. */
export default function run(task: ScreeningTask): CountedWords | ScreenedSubjects | null {
  if (task.what === 'count') return countWords(pages);
  matcher ??= new ListingMatcher(pages, task.frequencies);
  return task.what === 'prepare' ? null : matcher.screen(task);
}
