// A thread of ScreeningThreads that ends when a test asks for it, as one out of memory does.
import run from '../../dist/screening/screening-thread.js';

export default function runOrEnd(task) {
  if (task.subjects?.[0]?.name === 'END THE THREAD') process.exit(3);
  return run(task);
}
