const SHOW_AFTER_MS = 1_000;

/**
 * Runs one step of a command; the terminal shows its name and elapsed time once it takes over a second, and its
 * duration at the end. `quiet` steps print nothing if they are quick.
 * @template Result
 * @param {string} title the step, e.g. "Installing packages"
 * @param {() => Promise<Result> | Result} work
 * @param {{ownOutput?: boolean, quiet?: boolean, out?: NodeJS.WriteStream}} options `ownOutput`: the step prints its
 *   own progress, so the line is written before it and not redrawn
 * @returns {Promise<Result>}
 */
export async function step(title, work, { ownOutput = false, quiet = false, out = process.stdout } = {}) {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const live = out.isTTY && !ownOutput;
  let announced = false;
  const announce = () => {
    if (live) out.write(`\r  ${title} ... ${seconds()}`);
    else if (!announced) out.write(`  ${title} ...\n`);
    announced = true;
  };
  if (ownOutput) announce();
  const timer = setInterval(announce, SHOW_AFTER_MS);
  const finish = (mark) => {
    clearInterval(timer);
    const quick = performance.now() - began < SHOW_AFTER_MS;
    if (!(quiet && quick && mark === '✓'))
      out.write(`${live && announced ? '\r' : ''}${mark} ${title} (${seconds()})   \n`);
  };
  try {
    const result = await work();
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}
