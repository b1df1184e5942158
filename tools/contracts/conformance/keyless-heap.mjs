import { readdirSync } from 'node:fs';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

const SESSIONS = 20;
const WAIT_MS = 60_000;
const PROTOCOL = '2025-11-25';

/**
 * Opens sessions with a key, calls a tool in each, and looks for the key in the whole memory of the process and in its log.
 * The sessions are open meanwhile: what one kept would be found.
 * @param {{url: string, log: () => string, snapshot: () => void}} server
 * @param {string} directory where its snapshots of memory arrive
 */
export async function keylessHeap(server, directory) {
  // Made here, so that no program, test or log holds it from elsewhere.
  const random = () => Math.random().toString(36).slice(2, 12);
  const keys = { 'X-Api-Key': `pk_named${random()}${random()}`, Authorization: `pk_bearer${random()}${random()}` };
  for (let opened = 0; opened < SESSIONS; opened += 1) {
    const key =
      opened % 2 === 0 ? { 'X-Api-Key': keys['X-Api-Key'] } : { Authorization: `Bearer ${keys.Authorization}` };
    await useSession(server.url, { ...key, Connection: 'close' });
  }
  const snapshot = await takeSnapshot(server, directory);
  const needles = ['conformance', ...Object.values(keys)];
  const found = await findIn(join(directory, snapshot), needles);
  if (!found.has('conformance')) throw new Error('the snapshot of memory shows nothing of the server');
  if (found.size > 1) throw new Error(`a key is in memory after its request: ${[...found].slice(1).join(', ')}`);
  for (const key of Object.values(keys)) if (server.log().includes(key)) throw new Error(`a key is in the log: ${key}`);
}

async function useSession(url, headers) {
  const post = async (body, session = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
        ...session,
      },
      body: JSON.stringify({ jsonrpc: '2.0', ...body }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return { id: answer.headers.get('mcp-session-id'), text };
  };
  const clientInfo = { name: 'contract', version: '1' };
  const { id } = await post({
    id: 1,
    method: 'initialize',
    params: { protocolVersion: PROTOCOL, capabilities: {}, clientInfo },
  });
  const session = { 'Mcp-Session-Id': id, 'MCP-Protocol-Version': PROTOCOL };
  await post({ method: 'notifications/initialized' }, session);
  const listed = await post({ id: 2, method: 'tools/list', params: {} }, session);
  if (!listed.text.includes('get_network')) throw new Error('a caller with a key does not see every tool');
  await post({ id: 3, method: 'tools/call', params: { name: 'get_entity', arguments: { id: 'pa_own_1' } } }, session);
}

/** The name of the file, once it is whole. */
async function takeSnapshot(server, directory) {
  const files = () => readdirSync(directory).filter((name) => name.endsWith('.heapsnapshot'));
  const before = files().length;
  server.snapshot();
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    // The process writes it in one go, and answers nothing meanwhile.
    if (files().length > before && (await fetch(server.url, { method: 'OPTIONS' })).status < 500) return files().at(-1);
  }
  throw new Error('no snapshot of memory was written');
}

/** Which of `needles` the file holds; it is larger than a string may be. */
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
