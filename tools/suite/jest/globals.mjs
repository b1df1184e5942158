// What `@jest/globals` is for test files and what they import. The bindings live: each test file has a run of jest-circus of its
// own, and a fixture that two test files share is evaluated once.
export let describe, it, test, beforeAll, afterAll, beforeEach, afterEach, expect, jest;

/** Makes these the globals of the test file that runs next. */
export function useGlobals(globals) {
  ({ describe, it, test, beforeAll, afterAll, beforeEach, afterEach, expect, jest } = globals);
}
