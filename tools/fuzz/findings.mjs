import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * @typedef {object} Finding
 * @property {'v4' | 'v5'} version
 * @property {string} operation `METHOD path`, the path as in the document
 * @property {string} check
 * @property {number | null} status of the response; null if there was none
 * @property {string} text of the response
 * @property {string} message of the check
 * @property {string} request `METHOD target`, and the body
 */

/**
 * Reads the findings of a run.
 * @param {'v4' | 'v5'} version
 * @param {string} file its events, one JSON object a line
 * @returns {Promise<{version: string, cases: number, findings: Finding[], errors: string[]}>} `errors`: errors of the
 *   fuzzer itself
 */
export async function readEvents(version, file) {
  const result = { version, cases: 0, findings: [], errors: [] };
  let finished = false;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [[kind, event]] = Object.entries(JSON.parse(line));
    if (kind === 'ScenarioFinished') addScenario(result, event.recorder);
    else if (kind === 'NonFatalError' || kind === 'FatalError') result.errors.push(errorText(version, event));
    else if (kind === 'EngineFinished') finished = true;
  }
  if (!finished) result.errors.push(`${version}: the fuzzer did not finish`);
  return result;
}

function addScenario(result, { cases = {}, checks = {}, interactions = {} }) {
  for (const [id, outcomes] of Object.entries(checks)) {
    result.cases += 1;
    for (const { name, status, failure_info: info } of outcomes) {
      if (status !== 'failure') continue;
      const { method, path } = cases[id].value;
      const { request, response } = interactions[id] ?? {};
      result.findings.push({
        ...{ version: result.version, operation: `${method} ${path}`, check: name },
        ...{ status: response?.status_code ?? null, text: textOf(response?.content) },
        ...{ message: info?.failure?.message ?? '', request: requestText(request) },
      });
    }
  }
}

const textOf = (content) =>
  content?.$base64 === undefined ? '' : Buffer.from(content.$base64, 'base64').toString('utf8');

function requestText(request) {
  if (request === undefined) return '';
  const { pathname, search } = new URL(request.uri);
  const body = textOf(request.body);
  return `${request.method} ${pathname}${search}${body === '' ? '' : ` ${body}`}`;
}

const errorText = (version, { label, phase, value }) =>
  `${version} ${label ?? ''} (${phase ?? 'start'}): ${value?.type ?? 'error'}: ${value?.message ?? ''}`;

const isExcused = (finding, { version, operation, check, says }) =>
  version === finding.version &&
  check === finding.check &&
  (typeof operation === 'string' ? operation === finding.operation : operation.test(finding.operation)) &&
  says.test(finding.text);

/**
 * Compares findings with excuses. Each finding is listed once per operation, check and response.
 * @param {Awaited<ReturnType<typeof readEvents>>[]} results
 * @param {readonly import('./excused.mjs').Excuse[]} excuses
 * @param {{isWhole: boolean, isLong: boolean}} run `isWhole`: all operations were tested, so that an unneeded excuse is
 *   a fault; a rare one only if the run `isLong`
 */
export function judge(results, excuses, { isWhole, isLong }) {
  const needed = new Set();
  const distinct = new Map();
  for (const finding of results.flatMap(({ findings }) => findings)) {
    const excuse = excuses.find((one) => isExcused(finding, one));
    if (excuse) needed.add(excuse);
    else {
      const key = [finding.operation, finding.check, finding.status, finding.text.slice(0, 80)].join('\n');
      distinct.set(key, distinct.get(key) ?? finding);
    }
  }
  return {
    cases: results.reduce((sum, { cases }) => sum + cases, 0),
    findings: [...distinct.values()],
    excused: needed.size,
    unused: isWhole ? excuses.filter((excuse) => !needed.has(excuse) && (isLong || !excuse.rare)) : [],
    errors: results.flatMap(({ errors }) => errors),
  };
}

/** A finding in a few lines. */
export function describeFinding({ version, operation, check, status, text, message, request }) {
  const lines = [message, request, `${status ?? 'no response'} ${text}`].map((line) =>
    line.slice(0, 600).replaceAll('\n', ' '),
  );
  return `${version} ${operation}: ${check}\n  ${lines.join('\n  ')}`;
}
