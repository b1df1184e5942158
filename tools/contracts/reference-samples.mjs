import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { filesBelow } from '../docs/inputs.mjs';
import { PAGES } from '../docs/stage.mjs';

const CURL = /^```sh[^\n]*\n(curl [^]*?)\n```$/gm;
const RETRIES = 20;
const PAUSE_MS = 1_100; // a key may call once a second

/** Ids for the operations that take another thing than a Panamanian organisation of v5. */
const IDS = {
  getDocumentText: ({ v5 }) => v5.entrada,
  getImmigration: ({ v5 }) => v5.person,
  getPanamaEntity: ({ panama }) => panama.organization,
  requestPanamaUpdate: ({ panama }) => panama.organization,
  getEcuadorEntity: ({ ecuador }) => ecuador.organization,
  getColombiaEntity: ({ colombia }) => colombia.organization,
};

/**
 * Runs the curl samples of the API reference and of the search surfaces, as the pages show them.
 * @param {{api: string, keys: {balance: string}, examples: object}} demo what .data/demo.json says
 * @returns {Promise<{count: number, faults: string[]}>}
 */
export async function runReferenceSamples({ api, keys, examples }) {
  const faults = [];
  let count = 0;
  let request = '';
  for (const file of filesBelow('apps/docs/.vitepress/pages/reference').sort(refreshesFirst)) {
    const operation = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
    const markdown = readFileSync(join(PAGES, file.slice('apps/docs/.vitepress/pages/'.length)), 'utf8');
    for (const [, sample] of markdown.matchAll(CURL)) {
      const environment = {
        API: api,
        KEY: keys.balance,
        ID: String((IDS[operation] ?? organization)(examples)),
        REQUEST: request,
      };
      const { status, body } = await answerTo(sample, environment);
      if (operation === 'requestPanamaUpdate') request = String(/"update_request_id":\s*(\d+)/.exec(body)?.[1] ?? '');
      count += 1;
      if (!/^2\d\d$/.test(status)) faults.push(`${file}: ${status} ${body.slice(0, 300)}`);
    }
  }
  return { count, faults };
}

const organization = ({ v5 }) => v5.organization;

/** The status of a refresh is asked for by the id that asking for one gave. */
function refreshesFirst(one, other) {
  const rank = (file) => (file.includes('requestPanamaUpdate') ? 0 : 1);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

/** Runs a sample in a shell; what the rate limit refuses is run again. */
async function answerTo(sample, environment) {
  const script = sample.replace(/^curl -s /, `curl -s -w '\\n%{http_code}' `);
  for (let tries = 0; ; tries += 1) {
    const { stdout, stderr } = spawnSync('sh', ['-c', script], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    const cut = stdout.lastIndexOf('\n');
    const answer = { status: stdout.slice(cut + 1), body: stdout.slice(0, Math.max(cut, 0)) || stderr };
    if (answer.status !== '429' || tries === RETRIES) return answer;
    await wait(PAUSE_MS);
  }
}
