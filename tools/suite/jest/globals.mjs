// The `@jest/globals` of test files and their imports. The bindings are live, because each test file has its own run of
// jest-circus but a fixture shared by two test files is evaluated only once.
export let describe, it, test, beforeAll, afterAll, beforeEach, afterEach, expect, jest;

/** Makes these the globals of the test file that runs next. */
export function useGlobals(globals) {
  ({ describe, it, test, beforeAll, afterAll, beforeEach, afterEach, expect, jest } = globals);
}
