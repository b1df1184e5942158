import { ModuleMocker } from 'jest-mock';

/**
 * The environment of a test file: this process, whose modules are shared by all test files of a worker. Changes that a
 * test file makes to the process are undone.
 */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  #before = {
    environment: { ...process.env },
    directory: process.cwd(),
    exit: process.exit,
    console: globalThis.console,
  };

  #inBrowser;

  constructor(_config, { testPath }) {
    this.#inBrowser = testPath.endsWith('.tsx');
  }

  async setup() {
    if (this.#inBrowser) (await import('./browser.mjs')).enter();
  }

  async teardown() {
    if (this.#inBrowser) await (await import('./browser.mjs')).leave();
    const { environment, directory, exit, console } = this.#before;
    this.moduleMocker.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    if (process.cwd() !== directory) process.chdir(directory);
    process.exit = exit;
    globalThis.console = console;
  }

  /** Only read to see whether coverage can be collected. */
  getVmContext() {
    return null;
  }

  exportConditions() {
    return [];
  }
}
