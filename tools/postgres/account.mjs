import { execFileSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { FriendlyError } from './friendly-error.mjs';

/** PostgreSQL refuses to run as root. These accounts are tried in order; none is created. */
const ACCOUNTS = ['postgres', 'nobody'];

/**
 * How to run PostgreSQL's programs from this process: as the current account or, for root, as an unprivileged account.
 * `command(program, args)` returns what to spawn; `own(path)` gives a path to that account.
 * @param {string[]} paths program and data directory; if the account cannot reach them (a clone under /root), setpriv
 *   leaves it one of root's capabilities, CAP_DAC_OVERRIDE. This bypasses all file permissions. The narrower
 *   CAP_DAC_READ_SEARCH would be enough, but root in a container usually doesn't have it.
 */
export function runAccount(paths) {
  if (process.getuid?.() !== 0) {
    return { command: (program, args) => ({ program, args, ids: {} }), own: () => undefined };
  }
  const account = ACCOUNTS.map(lookUp).find(Boolean);
  if (!account) {
    throw new FriendlyError(
      'PostgreSQL cannot run as root, and there is no account "postgres" or "nobody": run this as another user.',
    );
  }
  const own = (path) => chownSync(path, account.uid, account.gid);
  if (paths.every((path) => reaches(account, path))) {
    return { command: (program, args) => ({ program, args, ids: account }), own };
  }
  if (!existsSync('/usr/bin/setpriv')) {
    throw new FriendlyError(
      `The account "${account.name}", which PostgreSQL needs to run as, cannot enter ${paths.join(' or ')}: ` +
        'move the clone out of the private directory, or run this as another user.',
    );
  }
  const flags = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  // PostgreSQL finds its programs with access(2), which otherwise ignores capabilities of accounts other than root.
  flags.push('--securebits=+no_setuid_fixup');
  const capabilities = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ];
  return {
    command: (program, args) => ({ program: 'setpriv', args: [...flags, ...capabilities, program, ...args], ids: {} }),
    own,
  };
}

function lookUp(name) {
  try {
    const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function reaches({ uid, gid }, path) {
  try {
    execFileSync('test', ['-x', path], { uid, gid, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
