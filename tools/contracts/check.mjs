import { step } from '../progress.mjs';

/**
 * One check of a contract: it passes or fails as a whole, is shown with its duration, and counts in `run.totals`. An
 * error is
 * printed, and the run continues.
 * @param {{totals: {passed: number, failed: number}, programs: {interrupted: boolean}}} run
 * @param {string} title what is checked, as a sentence that is true when it passes
 * @param {() => Promise<unknown> | unknown} work
 * @returns {Promise<boolean>} whether it passed
 */
export async function check(run, title, work) {
  if (run.programs.interrupted) return false;
  try {
    await step(title, work);
    run.totals.passed += 1;
    return true;
  } catch (error) {
    run.totals.failed += 1;
    const lines = String(error.stdout || error.stderr || error.message || error)
      .trimEnd()
      .split('\n');
    process.stdout.write(`${lines.map((line) => `    ${line}`).join('\n')}\n`);
    return false;
  }
}
