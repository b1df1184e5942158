import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { step } from '../progress.mjs';

const run = promisify(execFile);

/** What the packages need. */
const PYTHON = '3.11';
const VERSION_CHECK = `import sys; sys.exit(0 if sys.version_info >= (${PYTHON.replace('.', ', ')}) else 9)`;

/**
 * The Python of a virtual environment that has the required packages; installs them if they changed. Throws a FriendlyError that
 * says what is missing on this machine and how to get it.
 * @param {{directory: string, requirements: string, packages: string, python?: string}} options
 *   `directory`: of the environment, created if it doesn't exist; `requirements`: file of the pinned packages; `packages`: what they are
 *   ("the peers"); `python`: the Python to use, if not `python3` or `python`
 * @returns {Promise<string>} path of the Python
 */
export async function preparePython({ directory, requirements, packages, python }) {
  const program =
    process.platform === 'win32' ? join(directory, 'Scripts', 'python.exe') : join(directory, 'bin', 'python');
  const stamp = join(directory, '.requirements');
  const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  if (existsSync(program) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return program;
  const system = await findPython(python, packages);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  await step('Creating a Python environment', () =>
    execute(system, ['-m', 'venv', directory], (output) => venvRemedy(output)),
  );
  const install = ['-I', '-m', 'pip', 'install', '--disable-pip-version-check', '--requirement', requirements];
  await step(`Installing ${packages} from PyPI (a minute or two)`, () =>
    execute(program, install, (output) => installRemedy(output)),
  );
  writeFileSync(stamp, digest);
  return program;
}

async function findPython(python, packages) {
  const candidates = python === undefined ? ['python3', 'python'] : [python];
  for (const candidate of candidates) {
    try {
      await run(candidate, ['-c', VERSION_CHECK]);
      return candidate;
    } catch {
      // The next one may do.
    }
  }
  const missing = `${candidates.join(' and ')} ${candidates.length > 1 ? 'are' : 'is'} missing or older`;
  throw new FriendlyError(
    `Python ${PYTHON} or later is needed to run ${packages}, and ${missing}. ` +
      'Install it (on Debian: apt-get install python3 python3-venv), or name one with --python.',
  );
}

/** What to do after `python -m venv` printed `output` and failed. */
export function venvRemedy(output) {
  return /ensurepip|python3-venv/.test(output)
    ? 'Python has no module to create environments. Install it (on Debian: apt-get install python3-venv).'
    : 'The Python environment could not be created.';
}

/** What to do after `pip install` printed `output` and failed. */
export function installRemedy(output) {
  if (/pkg-config|icu-config|gcc|g\+\+|x86_64-linux-gnu|Python\.h|building wheel/i.test(output))
    return (
      'A package has to be compiled: PyICU needs a C++ compiler, pkg-config and the headers of ICU and Python. ' +
      'Install them (on Debian: apt-get install g++ pkg-config libicu-dev python3-dev), and run the command again.'
    );
  if (/connection|resolve|timed? ?out|SSL|proxy|network/i.test(output))
    return "The package registry can't be reached. Check the network, or set PIP_INDEX_URL to a registry that has PyPI's packages.";
  if (/no matching distribution|could not find a version/i.test(output))
    return 'The package registry has no such version for this Python. Use another Python, or change the file of required packages.';
  return 'The Python packages could not be installed.';
}

async function execute(program, args, remedy) {
  try {
    await run(program, [...args], { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error;
    const output = `${stdout}\n${stderr}`;
    const last = output
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /error/i.test(line))
      .slice(-3);
    throw new FriendlyError([remedy(output), ...last.map((line) => `  ${line}`)].join('\n'));
  }
}
