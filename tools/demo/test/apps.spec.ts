import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const { answers } = (await import(join(import.meta.dirname, '../apps.mjs'))) as {
  answers: (url: string) => Promise<boolean>;
};

/** Ports that browsers and fetch refuse to connect to. */
const BLOCKED = [6000, 5060, 5061, 6566, 6665, 6666, 6667, 6668, 6669, 10_080];

async function listenOnBlockedPort(server: Server): Promise<number> {
  for (const port of BLOCKED) {
    const listening = await new Promise<boolean>((settle) => {
      server.once('error', () => {
        settle(false);
      });
      server.listen(port, '127.0.0.1', () => {
        settle(true);
      });
    });
    if (listening) return port;
  }
  throw new Error(`all of the ports ${BLOCKED.join(', ')} are in use`);
}

describe('waiting for an app', () => {
  it('detects that it is ready, even on a port that browsers block', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/ready' ? 200 : 503).end();
    });
    const port = await listenOnBlockedPort(server);
    try {
      expect(await answers(`http://127.0.0.1:${port}/ready`)).toBe(true);
      expect(await answers(`http://127.0.0.1:${port}/`)).toBe(false);
    } finally {
      await new Promise((settle) => server.close(settle));
    }
    expect(await answers(`http://127.0.0.1:${port}/ready`)).toBe(false);
  });
});
