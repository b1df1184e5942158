import { once } from 'node:events';
import { createReadStream, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const SESSIONS = 20;
const WAIT_MS = 60_000;
const STREAMS = 5;
const PROTOCOL = '2025-11-25';
const CURRENT = '2026-07-28';

/**
 * Opens sessions with a key, calls a tool in each, opens streams in some, calls tools without a session, and searches
 * the whole memory of the process and its log for the key. Sessions, streams and connections stay open meanwhile, so a
 * stored key would be found.
 * @param {{url: string, log: () => string, snapshot: () => void}} server
 * @param {string} directory where its memory snapshots are written
 */
export async function keylessHeap(server, directory) {
  // Generated here, so that the keys can't come from another program, test or log.
  const random = () => Math.random().toString(36).slice(2, 12);
  const keys = { 'X-Api-Key': `pk_named${random()}${random()}`, Authorization: `pk_bearer${random()}${random()}` };
  const agent = new Agent({ keepAlive: true });
  const streams = [];
  for (let opened = 0; opened < SESSIONS; opened += 1) {
    const key =
      opened % 2 === 0 ? { 'X-Api-Key': keys['X-Api-Key'] } : { Authorization: `Bearer ${keys.Authorization}` };
    const session = await useSession(server.url, agent, key);
    if (opened < STREAMS) streams.push(openStream(server.url, { ...key, ...session }));
    await callWithoutSession(server.url, agent, key);
  }
  try {
    await lookFor(server, directory, keys);
  } finally {
    for (const stream of streams) stream.destroy();
    agent.destroy();
  }
}

async function lookFor(server, directory, keys) {
  const snapshot = await takeSnapshot(server, directory);
  const needles = ['conformance', ...Object.values(keys)];
  const found = await findIn(join(directory, snapshot), needles);
  if (!found.has('conformance')) throw new Error('the memory snapshot has no data of the server');
  if (found.size > 1) throw new Error(`a key is in memory after its request: ${[...found].slice(1).join(', ')}`);
  for (const key of Object.values(keys)) if (server.log().includes(key)) throw new Error(`a key is in the log: ${key}`);
}

const TYPES = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const CLIENT = { name: 'contract', version: '1' };
const LOOK_UP = { name: 'get_entity', arguments: { id: 'pa_own_1' } };

/** Sends one message on a connection that stays open. `fetch` doesn't allow choosing the connection. */
async function post(url, agent, headers, body) {
  const sent = request(url, { method: 'POST', agent, headers: { ...TYPES, ...headers } });
  sent.end(JSON.stringify({ jsonrpc: '2.0', ...body }));
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${text}`);
  return { id: answer.headers['mcp-session-id'], text };
}

async function useSession(url, agent, key) {
  const send = (body, session = {}) => post(url, agent, { ...key, ...session }, body);
  const { id } = await send({
    id: 1,
    method: 'initialize',
    params: { protocolVersion: PROTOCOL, capabilities: {}, clientInfo: CLIENT },
  });
  const session = { 'Mcp-Session-Id': id, 'MCP-Protocol-Version': PROTOCOL };
  await send({ method: 'notifications/initialized' }, session);
  const listed = await send({ id: 2, method: 'tools/list', params: {} }, session);
  if (!listed.text.includes('get_network')) throw new Error('a caller with a key does not see every tool');
  await send({ id: 3, method: 'tools/call', params: LOOK_UP }, session);
  return session;
}

/** The stream for messages that the server sends on its own, which clients keep open as long as their session. */
function openStream(url, headers) {
  // The server sends the headers with its first message. Don't wait for them.
  const sent = request(url, { agent: false, headers: { Accept: 'text/event-stream', ...headers } });
  sent.on('error', () => undefined);
  sent.end();
  return sent;
}

async function callWithoutSession(url, agent, key) {
  const headers = { 'MCP-Protocol-Version': CURRENT, 'Mcp-Method': 'tools/call', 'Mcp-Name': LOOK_UP.name };
  const of = 'io.modelcontextprotocol';
  const _meta = {
    [`${of}/protocolVersion`]: CURRENT,
    [`${of}/clientInfo`]: CLIENT,
    [`${of}/clientCapabilities`]: {},
  };
  await post(url, agent, { ...key, ...headers }, { id: 1, method: 'tools/call', params: { ...LOOK_UP, _meta } });
}

/** Returns the name of the snapshot file once it is complete. */
async function takeSnapshot(server, directory) {
  const files = () => readdirSync(directory).filter((name) => name.endsWith('.heapsnapshot'));
  const before = files().length;
  server.snapshot();
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    // The process writes the snapshot in one go and doesn't respond meanwhile.
    if (files().length > before && (await fetch(server.url, { method: 'OPTIONS' })).status < 500) return files().at(-1);
  }
  throw new Error('no memory snapshot was written');
}

/** Returns the `needles` that the file contains. The file is too large for one string. */
async function findIn(file, needles) {
  const found = new Set();
  const overlap = Math.max(...needles.map(({ length }) => length));
  let tail = '';
  for await (const chunk of createReadStream(file, 'latin1')) {
    const text = tail + chunk;
    for (const needle of needles) if (text.includes(needle)) found.add(needle);
    tail = text.slice(-overlap);
  }
  return found;
}
