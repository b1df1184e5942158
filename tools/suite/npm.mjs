import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs npm to its end, as from a terminal in `cwd`: variables that a parent npm sets for its scripts aren't passed on.
 * Throws with its output if it fails.
 * @param {string[]} args
 * @param {{cwd: string, env?: Record<string, string>}} options `env` is added
 * @returns {Promise<string>} its standard output
 */
export async function npm(args, { cwd, env = {} }) {
  const script = process.env.npm_execpath;
  const [program, ...before] = script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  try {
    const { stdout } = await promisify(execFile)(program, [...before, ...args, ...quiet], {
      cwd,
      env: { ...environmentOfTerminal(), ...env },
      maxBuffer: 50_000_000,
    });
    return stdout;
  } catch (error) {
    throw new Error(
      `npm ${args.join(' ')} failed:\n${`${error.stderr ?? ''}${error.stdout ?? ''}`.trim() || error.message}`,
    );
  }
}

/** The environment without the variables that npm sets for scripts. */
export function environmentOfTerminal() {
  const ofScripts =
    /^(npm_(package|lifecycle|command|node)|npm_config_(local_prefix|global_prefix|prefix)$|INIT_CWD$|NODE_OPTIONS$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofScripts.test(name)));
}
