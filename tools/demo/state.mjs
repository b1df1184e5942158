import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FriendlyError, explain } from '../postgres/friendly-error.mjs';
import { processCommand } from '../postgres/processes.mjs';
import { stopPreviousServer } from '../postgres/server.mjs';

/**
 * The folder .data of a clone: everything that `npm start` keeps.
 *   postgres/      the database cluster
 *   objects/       documents of the file store
 *   logs/          output of the apps
 *   secrets.json   database password, key pepper, signing secret of document links, encryption key of webhook secrets,
 *                  the secret shared by API and agent-tool server; also the demo keys, the operator's token and the
 *                  webhook secret, which the database doesn't have in plain text
 *   receiver/      the last data that `npm run receiver` received about each entity
 *   examples/      names.csv: 50 names to resolve, for the guides
 *   runtime.json   process of the `npm start` that uses the folder, its apps, and the address of its database
 *   demo.json      addresses, demo keys and examples; written once everything is ready
 * The files with keys and passwords are readable by their owner only.
 */
export class DemoState {
  /** @param {string} root folder of the clone */
  constructor(root) {
    this.directory = join(root, '.data');
  }

  path(...parts) {
    return join(this.directory, ...parts);
  }

  /** Claims the folder for this process. Throws if another `npm start` uses it. */
  claim() {
    const running = this.read('runtime.json');
    if (running && running.pid !== process.pid && /start\.mjs/.test(processCommand(running.pid) ?? '')) {
      throw new FriendlyError(`npm start is already running (process ${running.pid}): stop it first with Ctrl-C.`);
    }
    this.makeDirectory();
    this.note({ pid: process.pid, apps: running?.apps });
    rmSync(this.path('demo.json'), { force: true }); // it signals that everything is ready
  }

  /** Adds facts about this run to runtime.json. */
  note(facts) {
    this.write('runtime.json', { ...this.read('runtime.json'), ...facts });
  }

  release() {
    rmSync(this.path('runtime.json'), { force: true });
  }

  /** Deletes everything, after stopping a database that an unclean stop left running. */
  async reset() {
    const running = this.read('runtime.json');
    await stopPreviousServer(this.path('postgres'));
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 3 });
    this.makeDirectory();
    if (running) this.write('runtime.json', running);
  }

  /** The secrets of this clone, created at the first start. */
  secrets() {
    const known = this.read('secrets.json') ?? {};
    const secrets = {
      databasePassword: known.databasePassword ?? randomBytes(18).toString('base64url'),
      keyPepper: known.keyPepper ?? randomBytes(32).toString('hex'),
      objectStoreSecret: known.objectStoreSecret ?? randomBytes(32).toString('hex'),
      webhookSecretKey: known.webhookSecretKey ?? randomBytes(32).toString('hex'),
      agentServerToken: known.agentServerToken ?? randomBytes(32).toString('hex'),
      platformToken: known.platformToken ?? randomBytes(32).toString('hex'),
      platformSecretKey: known.platformSecretKey ?? randomBytes(32).toString('hex'),
      stripeWebhookSecret: known.stripeWebhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`,
      keys: known.keys ?? {},
      ...(known.operator && { operator: known.operator }),
      ...(known.webhookSecret && { webhookSecret: known.webhookSecret }),
      ...(known.sandboxKey && { sandboxKey: known.sandboxKey }),
    };
    if (!known.databasePassword && existsSync(this.path('postgres', 'PG_VERSION'))) {
      throw new FriendlyError(
        `${this.path('secrets.json')} is missing, and the database's password with it: use --reset.`,
      );
    }
    this.#writeSecrets(secrets);
    return secrets;
  }

  /** Saves demo keys (`keys`) or other secrets in plain text, so that the next start can print them again. */
  keep(secrets) {
    this.#writeSecrets({ ...this.read('secrets.json'), ...secrets });
  }

  /** Writes only changes. No other command writes the file while `npm start` uses it. */
  #writeSecrets(secrets) {
    if (!isDeepStrictEqual(this.read('secrets.json'), secrets)) this.write('secrets.json', secrets);
  }

  read(name) {
    try {
      return JSON.parse(readFileSync(this.path(name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** Writes a file that only its owner can read, entirely or not at all. */
  write(name, value) {
    const file = this.path(name);
    try {
      writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      throw new FriendlyError(explain(String(error), { directory: this.directory }) ?? String(error));
    }
  }

  makeDirectory() {
    try {
      mkdirSync(this.path('logs'), { recursive: true });
      chmodSync(this.directory, 0o711); // PostgreSQL may run under another account and must get through
    } catch (error) {
      throw new FriendlyError(explain(String(error), { directory: this.directory }) ?? String(error));
    }
  }
}
