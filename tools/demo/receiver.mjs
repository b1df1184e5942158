// `npm run receiver`: a receiver of webhooks for the demo that `npm start` runs. It verifies every signature, and
// prints the changes since the entity's last delivery. To write your own, see docs/guides/webhooks.md.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { ROOT, command } from '../bootstrap.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { changesBetween } from './changes.mjs';
import { knownFile } from './known-detail.mjs';
import { DemoState } from './state.mjs';

const SHOWN_CHANGES = 20;

const state = new DemoState(ROOT);
const say = (line) => process.stdout.write(`${line}\n`);

/** Handles a delivery: checks that its signature covers the received bytes and is recent. */
async function receive(secret, headers, payload) {
  const { webhooks } = await import('@entity-registry/sdk');
  try {
    const {
      event,
      update_request_id: request,
      jurisdiction,
      data,
    } = await webhooks.verify({ payload, headers, secret });
    say(`✓ ${event}, request ${request}: signature verified, ${payload.length} bytes about ${data.nombre}`);
    const file = jurisdiction === 'panama' ? knownFile(data.id) : `receiver/${jurisdiction}-${data.id}.json`;
    if (request !== 0) tellChanges(file, data);
    return 204;
  } catch (error) {
    if (!(error instanceof webhooks.WebhookVerificationError)) throw error;
    say(`✗ rejected: ${error.message}`);
    return error.reason === 'bad_body' ? 400 : 401;
  }
}

/** Prints the changes since the last known data, and saves the new data. */
function tellChanges(file, data) {
  const known = state.read(file);
  const changes = known === undefined ? [] : changesBetween(known, data);
  if (known === undefined) say('  first delivery for this entity');
  else if (changes.length === 0) say('  no changes since the last delivery');
  for (const change of changes.slice(0, SHOWN_CHANGES)) say(`  ${change}`);
  if (changes.length > SHOWN_CHANGES) say(`  and ${changes.length - SHOWN_CHANGES} more`);
  mkdirSync(state.path('receiver'), { recursive: true });
  // A refresh of fewer codes has less data: data from an earlier one is kept.
  state.write(file, { ...known, ...data });
}

async function main() {
  const demo = state.read('demo.json');
  if (demo?.webhook === undefined) throw new FriendlyError('The demo is not running. Start it first: npm start');
  const { url, secret } = demo.webhook;
  const { hostname, port } = new URL(url);
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      const status = await receive(secret, request.headers, Buffer.concat(parts)).catch((error) => {
        say(`✗ not saved: ${error.message}`);
        return 500;
      });
      response.writeHead(status).end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new FriendlyError(`The receiver cannot listen on ${url}: ${error.message}`)),
    );
    server.listen(Number(port), hostname, resolve);
  });
  say(`Receiving at ${url}. Press Ctrl-C to stop.`);
}

await command(main);
