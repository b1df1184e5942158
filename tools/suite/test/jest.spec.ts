import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Test files that fail in different ways, and files that change the process. They run in one worker. */
const FILES = {
  hook: `
    interface Compiled { away: true }
    beforeAll(() => {
      throw new Error('the hook');
    });
    it('is never run', () => undefined);
  `,
  limit: `it('never ends', () => new Promise<void>((end) => setTimeout(end, 2_000).unref()));`,
  rejection: `it('rejects aside', async () => {
    void Promise.reject(new Error('aside'));
    await new Promise((next) => setTimeout(next, 20));
  });`,
  exit: `it('ends the worker', () => process.exit(0));`,
  import: `import './not-there.js'; it('is not reached', () => undefined);`,
  each: `it.each([1, 2])('holds for %d', (n) => expect(n).toBeLessThan(2));`,
  environment: changing(`expect(process.env['CHANGED']).toBeUndefined(); process.env['CHANGED'] = 'yes';`),
  directory: changing(`expect(process.cwd()).not.toBe('/'); process.chdir('/'); process.env['CHANGED'] = 'yes';`),
  spy: changing(`jest.spyOn(Math, 'random').mockReturnValue(0.5); expect(process.env['CHANGED']).toBeUndefined();`),
  'spied-upon': changing(`expect(jest.isMockFunction(Math.random)).toBe(false); jest.spyOn(Math, 'random');`),
};

function changing(code: string): string {
  return `it('finds the process as it was', () => { ${code} });`;
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

describe('how npm test runs a file', () => {
  let directory: string;
  const found = new Map<string, Report['testResults'][number]>();
  const statuses = (file: keyof typeof FILES) => found.get(file)?.assertionResults.map(({ status }) => status);

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'entity-registry-jest-'));
    const globals = `import { beforeAll, expect, it, jest } from '@jest/globals';`;
    for (const [name, code] of Object.entries(FILES)) {
      await writeFile(join(directory, `${name}.spec.ts`), `${globals}${code}`);
    }
    const suite = (file: string) => JSON.stringify(join(ROOT, 'tools/suite/jest', file));
    await writeFile(
      join(directory, 'jest.config.mjs'),
      `import base from ${JSON.stringify(join(ROOT, 'jest.config.mjs'))};
       const own = { runtime: ${suite('runtime.mjs')}, testEnvironment: ${suite('environment.mjs')} };
       export default { ...base, ...own, roots: ['<rootDir>'], testTimeout: 500 };`,
    );
    const results = join(directory, 'results.json');
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const args = [jest, `--config=${directory}/jest.config.mjs`, '--maxWorkers=1', '--json', `--outputFile=${results}`];
    await expect(promisify(execFile)(process.execPath, args, { cwd: directory })).rejects.toHaveProperty('code', 1);
    const report = JSON.parse(await readFile(results, 'utf8')) as Report;
    for (const result of report.testResults) found.set(basename(result.name, '.spec.ts'), result);
  }, 60_000);

  afterAll(() => rm(directory, { recursive: true }));

  it('fails the tests after a failed beforeAll, and reports the TypeScript line', () => {
    expect(statuses('hook')).toEqual(['failed']);
    expect(found.get('hook')?.assertionResults[0]?.failureMessages[0]).toMatch(/the hook\n.*hook\.spec\.ts:4:/);
  });

  it('fails tests that time out, and unhandled rejections', () => {
    expect(statuses('limit')).toEqual(['failed']);
    expect(found.get('limit')?.message).toContain('Exceeded timeout of 500 ms');
    expect(statuses('rejection')).toEqual(['failed']);
  });

  it('fails a file that ends its worker or cannot be imported, and no other file', () => {
    expect(found.get('exit')).toMatchObject({ status: 'failed', assertionResults: [] });
    expect(found.get('import')).toMatchObject({ status: 'failed', assertionResults: [] });
    expect(statuses('each')).toEqual(['passed', 'failed']);
    expect([...found.keys()].sort()).toEqual(Object.keys(FILES).sort());
  });

  it.each(['environment', 'directory', 'spy', 'spied-upon'] as const)(
    'undoes changes of a file to the process: %s',
    (file) => {
      expect(statuses(file)).toEqual(['passed']);
    },
  );
});
