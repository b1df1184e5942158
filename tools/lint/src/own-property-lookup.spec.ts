import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
// @ts-expect-error plain JavaScript data, shared with the process that lints it
import { BAD_LOOKUPS, GOOD_LOOKUPS } from './lookups.mjs';

interface Sample {
  name: string;
  finding?: string;
}
interface Report {
  broken: string[];
  findings: { name: string; findings: string[] }[];
}

describe('own-property-lookup', () => {
  let report: Report;
  const findingsOf = (name: string) => report.findings.find((found) => found.name === name)?.findings;

  beforeAll(() => {
    // A separate process: the rule is a native module.
    const output = execFileSync(process.execPath, [resolve(import.meta.dirname, 'lint-lookups.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    report = JSON.parse(output) as Report;
  }, 120_000);

  it('is tested with code that compiles', () => {
    expect(report.broken).toEqual([]);
  });

  it.each(BAD_LOOKUPS as Sample[])('rejects $name', ({ name, finding }) => {
    expect(findingsOf(name)).toEqual([finding]);
  });

  it.each(GOOD_LOOKUPS as Sample[])('accepts $name', ({ name }) => {
    expect(findingsOf(name)).toEqual([]);
  });
});
