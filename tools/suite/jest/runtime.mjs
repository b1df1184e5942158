import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { useGlobals } from './globals.mjs';
import { sourceMaps } from './typescript.mjs';

const require = createRequire(import.meta.url);
/** The `jest` object of test files: there are no module mocks, and time is injected. */
const MOCKS = ['fn', 'spyOn', 'isMockFunction', 'clearAllMocks', 'resetAllMocks', 'restoreAllMocks'];
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * Replaces jest's module loader (`runtime` in its configuration): Node imports modules, once per worker. Jest's own
 * loader evaluates all imports for each test file in a `vm` context, which took most of the time of `npm test`.
 * Workers, jest-circus and reporters are still jest's.
 */
export default class ProcessRuntime {
  #environment;

  constructor(_config, environment) {
    this.#environment = environment;
  }

  /** jest-circus keeps its state in its module and its event handlers in a global: each test file gets new ones. */
  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete globalThis[TEST_TIMEOUT];
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    await import(pathToFileURL(path).href);
  }

  setGlobalsForRuntime(globals) {
    const mocker = this.#environment.moduleMocker;
    const jest = {
      setTimeout: (milliseconds) => void (globalThis[TEST_TIMEOUT] = milliseconds),
    };
    for (const name of MOCKS) jest[name] = mocker[name].bind(mocker);
    useGlobals({ ...globals, jest });
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
}
