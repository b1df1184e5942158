import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { build } from 'esbuild';
import { endGroup } from '../end-group.mjs';
import { asPage } from './exercise.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const LIMIT_MS = 60_000;

/** Path of the installed Chromium; undefined if there is none. */
export function findChromium() {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => directories.map((directory) => join(directory, name))).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The page's script: the installed client, bundled for browsers. Throws if something in it needs Node. */
export async function bundlePage(project) {
  writeFileSync(join(project, 'page.js'), asPage);
  const { outputFiles } = await build({
    entryPoints: [join(project, 'page.js')],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}

/**
 * Runs the script in a page of `chromium`. The page's own server forwards the page's requests to the API, which refuses
 * pages
 * of other origins.
 * @param {{script: string, service: {api: string, key: string}, directory: string, servers: {stop(): Promise<void>}[]}}
 *   options
 * @returns what the script saw
 */
export async function runInChromium(chromium, { script, service, directory, servers }) {
  let seen;
  const told = new Promise((resolve) => (seen = resolve));
  const server = createServer((request, response) => serve(request, response, { script, service, seen }));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  mkdirSync(directory, { recursive: true });
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  const child = spawn(
    chromium,
    [...flags, `--user-data-dir=${directory}`, `http://127.0.0.1:${server.address().port}/`],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: { ...process.env, HOME: directory } },
  );
  servers.push({ stop: async () => endGroup(child.pid) }); // when the run is interrupted
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.once('error', (error) => seen({ error: error.message }));
  const late = setTimeout(
    () => seen({ error: `the page reported nothing within ${LIMIT_MS / 1000} s:\n${said.slice(-2_000)}` }),
    LIMIT_MS,
  );
  void ended.then((code) => seen({ error: `the browser ended with ${code}:\n${said.slice(-2_000)}` }));
  const result = await told;
  clearTimeout(late);
  endGroup(child.pid);
  await ended;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  if (result.error !== undefined) throw new Error(result.error);
  return result.seen;
}

async function serve(request, response, { script, service, seen }) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  if (request.url === '/') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>client</title><script src="/page.js"></script>');
  } else if (request.url === '/page.js') response.setHeader('Content-Type', 'text/javascript').end(script);
  else if (request.url === '/service') response.end(JSON.stringify({ key: service.key }));
  else if (request.url === '/seen') {
    response.end();
    seen(JSON.parse(body.toString()));
  } else await passOn(request, response, { api: service.api, body });
}

async function passOn({ url, method, headers }, response, { api, body }) {
  const { host: _, connection: __, ...kept } = headers;
  const answer = await fetch(api + url, { method, headers: kept, ...(body.length > 0 && { body }) });
  const own = [...answer.headers].filter(
    ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
  );
  response.writeHead(answer.status, Object.fromEntries(own));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
