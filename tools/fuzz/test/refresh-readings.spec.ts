import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';

interface Excuse {
  readonly version: string;
  readonly operation: string | RegExp;
  readonly check: string;
  readonly says: RegExp;
  readonly reason: string;
}
interface Result {
  readonly errors: readonly string[];
}
interface ScoredPair extends Result {
  readonly cases: number;
  readonly findings: readonly object[];
  readonly excused: number;
  readonly unused: readonly Excuse[];
}

const { EXCUSED } = (await import(join(import.meta.dirname, '../excused.mjs'))) as { EXCUSED: readonly Excuse[] };
const { describeFinding, judge, readEvents } = (await import(join(import.meta.dirname, '../findings.mjs'))) as {
  describeFinding: (finding: object) => string;
  judge: (
    results: readonly Result[],
    excuses: readonly Excuse[],
    run: { isWhole: boolean; isLong: boolean },
  ) => ScoredPair;
  readEvents: (version: string, file: string) => Promise<Result>;
};

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'findings-'));
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

/** The operations of a committed document, such as `GET /v5/usage`. */
function operationsIn(version: string): string[] {
  const text = readFileSync(join(import.meta.dirname, `../../../openapi/${version}.yml`), 'utf8');
  const { paths } = load(text) as { paths: Readonly<Record<string, object>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

const base64 = (text: string) => ({ $base64: Buffer.from(text).toString('base64') });
const failure = {
  name: 'positive_data_acceptance',
  status: 'failure',
  failure_info: { failure: { message: 'refused' } },
};
const scenario = (path: string, responses: readonly string[]) => ({
  ScenarioFinished: {
    recorder: {
      cases: Object.fromEntries(responses.map((_, nr) => [nr, { value: { method: 'GET', path } }])),
      checks: Object.fromEntries(
        responses.map((text, nr) => [
          nr,
          text === '' ? [{ name: 'not_a_server_error', status: 'success' }] : [failure],
        ]),
      ),
      interactions: Object.fromEntries(
        responses.map((text, nr) => [
          nr,
          {
            request: { method: 'GET', uri: 'http://127.0.0.1:1/v5/x?a=1', body: base64('{"b":2}') },
            response: { status_code: 400, content: base64(text) },
          },
        ]),
      ),
    },
  },
});
const end = { EngineFinished: {} };

function eventsOf(...events: readonly object[]): Promise<Result> {
  const file = join(directory, 'events.ndjson');
  writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  return readEvents('v5', file);
}

const excuse = {
  ...{ version: 'v5', operation: 'GET /v5/x', check: 'positive_data_acceptance' },
  ...{ says: /cursor/, reason: 'signed' },
};

describe('the findings of the fuzzer', () => {
  it('are listed once per operation, check and response', async () => {
    const result = await eventsOf(scenario('/v5/x', ['', 'bad id', 'bad id', 'bad cursor']), end);
    const judged = judge([result], [excuse], { isWhole: true, isLong: false });
    expect(judged).toMatchObject({ cases: 4, excused: 1, unused: [], errors: [] });
    expect(judged.findings.map((finding) => describeFinding(finding))).toEqual([
      'v5 GET /v5/x: positive_data_acceptance\n  refused\n  GET /v5/x?a=1 {"b":2}\n  400 bad id',
    ]);
  });

  it('of another operation are not excused, and an unneeded excuse fails a complete run', async () => {
    const result = await eventsOf(scenario('/v5/y', ['bad cursor']), end);
    expect(judge([result], [excuse], { isWhole: true, isLong: false })).toMatchObject({
      findings: [{}],
      excused: 0,
      unused: [excuse],
    });
    expect(judge([result], [excuse], { isWhole: false, isLong: true }).unused).toEqual([]);
    const rare = { ...excuse, rare: true };
    expect(judge([result], [rare], { isWhole: true, isLong: false }).unused).toEqual([]);
    expect(judge([result], [rare], { isWhole: true, isLong: true }).unused).toEqual([rare]);
  });

  it('include errors of the fuzzer itself', async () => {
    const error = { NonFatalError: { label: 'GET /v5/x', phase: 'coverage', value: { type: 'E', message: 'm' } } };
    const { errors } = await eventsOf(error);
    expect(errors).toEqual(['v5 GET /v5/x (coverage): E: m', 'v5: the fuzzer did not finish']);
  });

  it('are excused only for operations of the documents', () => {
    for (const { version, operation } of EXCUSED) {
      const matches = operationsIn(version).filter((one) =>
        typeof operation === 'string' ? one === operation : operation.test(one),
      );
      expect({ operation: String(operation), isKnown: matches.length > 0 }).toMatchObject({ isKnown: true });
    }
  });
});
