import { describe, expect, it } from '@jest/globals';
import { wantsProblem } from './problem.js';

describe('an Accept header asks for problem details', () => {
  it.each([
    ['application/problem+json'],
    ['Application/Problem+JSON'],
    ['application/problem+json;q=0.1'],
    ['application/problem+json; charset=utf-8'],
    ['application/json, application/problem+json'],
    ['application/json;q=0.9, application/problem+json'],
    ['application/json;q=0.5,\tapplication/problem+json;q=0.5'],
    ['application/problem+json, */*;q=0.8'],
    ['text/html;title="a, \\"b;q=0", application/problem+json'],
  ])('when it says %s', (accept) => {
    expect(wantsProblem(accept)).toBe(true);
  });

  it.each([
    [undefined],
    [''],
    ['*/*'],
    ['application/*'],
    ['application/json'],
    ['application/problem+xml'],
    ['application/problem+json;q=0'],
    ['application/problem+json;q=0.000, */*'],
    ['application/json, application/problem+json;q=0.9'],
    ['application/problem+json;q=0.5, */*'],
    ['application/problem+json;q=0.5, application/*;q=0.6'],
    ['application/problem+json;q=2'],
    ['text/html;title="application/problem+json"'],
  ])('not when it says %s', (accept) => {
    expect(wantsProblem(accept)).toBe(false);
  });

  it('and parses a long one quickly', () => {
    const accept = `${'"\\'.repeat(4_000)},${';q='.repeat(4_000)},application/problem+json`;
    const startedAt = performance.now();
    wantsProblem(accept);
    expect(performance.now() - startedAt).toBeLessThan(50);
  });
});
