// `npm run receiver`: a receiver of webhooks for the demo that `npm start` runs. It verifies every signature, and says
// what changed since it was last told of the entity. How to write one of your own: docs/guides/webhooks.md.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { ROOT, command } from '../bootstrap.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { changesBetween } from './changes.mjs';
import { knownFile } from './known-detail.mjs';
import { DemoState } from './state.mjs';

/** A delivery that is older than this is somebody's replay of a recorded one. */
const TOLERANCE_SECONDS = 300;
const SHOWN_CHANGES = 20;

const state = new DemoState(ROOT);
const say = (line) => process.stdout.write(`${line}\n`);

/** Whether the delivery comes from the service: the signature covers the bytes as they arrived, and is fresh. */
function isGenuine(secret, headers, body) {
  const timestamp = headers['x-service-webhook-timestamp'] ?? '';
  const expected = `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
  const given = Buffer.from(headers['x-service-webhook-signature'] ?? '');
  const fresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  return fresh && given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
}

function receive(secret, headers, body) {
  if (!isGenuine(secret, headers, body)) {
    say('✗ refused: the signature does not fit the body, or is older than five minutes');
    return 401;
  }
  const { event, update_request_id: request, jurisdiction, data } = JSON.parse(body);
  say(`✓ ${event}, request ${request}: signature verified, ${body.length} bytes about ${data.nombre}`);
  if (request !== 0)
    tellChanges(`${jurisdiction === 'panama' ? knownFile(data.id) : `receiver/${jurisdiction}-${data.id}.json`}`, data);
  return 204;
}

/** Says what is new against what was last known, and remembers this. */
function tellChanges(file, data) {
  const known = state.read(file);
  const changes = known === undefined ? [] : changesBetween(known, data);
  if (known === undefined) say('  heard of for the first time');
  else if (changes.length === 0) say('  nothing has changed since');
  for (const change of changes.slice(0, SHOWN_CHANGES)) say(`  ${change}`);
  if (changes.length > SHOWN_CHANGES) say(`  and ${changes.length - SHOWN_CHANGES} more`);
  mkdirSync(state.path('receiver'), { recursive: true });
  // A refresh of fewer codes says less: what an earlier one told stays known.
  state.write(file, { ...known, ...data });
}

async function main() {
  const demo = state.read('demo.json');
  if (demo?.webhook === undefined) throw new FriendlyError('The demo is not running: start it first, with npm start.');
  const { url, secret } = demo.webhook;
  const { hostname, port } = new URL(url);
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      let status = 400;
      try {
        status = receive(secret, request.headers, Buffer.concat(parts));
      } catch (error) {
        say(`✗ not understood: ${error.message}`);
      }
      response.writeHead(status).end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new FriendlyError(`The receiver cannot listen on ${url}: ${error.message}`)),
    );
    server.listen(Number(port), hostname, resolve);
  });
  say(`Receiving at ${url}; Ctrl-C ends it.`);
}

await command(main);
