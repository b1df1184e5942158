import { describe, expect, it } from '@jest/globals';
import {
  QUICK,
  response,
  readerFixture,
  reasonOf,
  connectionRefused,
  hangingTransport,
} from '../../test/reader-fixture.js';
import { SourceError } from '../source.js';

describe('retries', () => {
  it.each([
    ['a connection that is refused', connectionRefused(), 4, 'the connection was refused'],
    ['503', response(503), 4, 'it responded with status 503'],
    ['429', response(429), 4, 'it responded with status 429'],
    ['403', response(403), 1, 'it responded with status 403'],
    ['400', response(400), 1, 'it responded with status 400'],
    [
      'a pause asked for that is too long',
      response(503, '', { 'retry-after': '3600' }),
      1,
      'it responded with status 503',
    ],
    [
      'a pause asked for until a date',
      response(503, '', { 'retry-after': 'Sun, 01 Mar 2026 01:00:00 GMT' }),
      1,
      'it responded with status 503',
    ],
    [
      'a body that is too large',
      new SourceError('the response is too large (over 32 MB)', false),
      1,
      'the response is too large (over 32 MB)',
    ],
  ])('%s: retries if that may help, then reports the reason', async (_what, given, tries, reason) => {
    const { read, asked, turns } = readerFixture({ responses: [given] });
    expect(await reasonOf(read())).toBe(reason);
    // Each attempt waits for its turn.
    expect([asked.length, turns()]).toEqual([tries, tries]);
  });

  it('stop at the first good response', async () => {
    const { read, asked } = readerFixture({ responses: [connectionRefused(), response(500), response(200)] });
    expect((await read()).reading.state).toBe('empty');
    expect(asked).toHaveLength(3);
  });

  it.each([0, 1, 6])('are limited by the configuration: %i', async (retries) => {
    const { read, asked } = readerFixture({ responses: [connectionRefused()], limits: { retries, breakAfter: 100 } });
    await read();
    expect(asked).toHaveLength(retries + 1);
  });

  it('time out one by one for a source that never responds', async () => {
    const { read } = readerFixture({
      limits: { timeoutMs: 10, retries: 1 },
      transport: hangingTransport,
    });
    expect(await reasonOf(read())).toBe('no complete response within 0.01 s');
  });
});

describe('the circuit breaker', () => {
  it('opens after five failures in a row, allows one request after its pause, and closes when that succeeds', async () => {
    const responses = [...Array.from({ length: 6 }, connectionRefused), response(200)];
    const { read, asked, clock } = readerFixture({ responses, limits: { retries: 0 } });
    const readings: unknown[] = [];
    for (let time = 0; time < 6; time += 1) readings.push(await reasonOf(read()));
    const leftAlone = 'paused after several errors in a row: the connection was refused';
    expect(readings).toEqual([...Array<string>(5).fill('the connection was refused'), leftAlone]);
    expect(asked).toHaveLength(5);

    clock.now = new Date(clock.now.getTime() + QUICK.breakMs - 1);
    expect(await reasonOf(read())).toBe(leftAlone);
    clock.now = new Date(clock.now.getTime() + 1);
    expect(await reasonOf(read())).toBe('the connection was refused');
    // Half open and failed: open again, for as long as before.
    expect(await reasonOf(read())).toBe(leftAlone);
    clock.now = new Date(clock.now.getTime() + QUICK.breakMs);
    expect(await reasonOf(read())).toBe('empty');
    expect(await reasonOf(read())).toBe('empty');
    expect(asked).toHaveLength(8);
  });

  it('counts only consecutive errors', async () => {
    const { read, asked } = readerFixture({
      responses: [
        connectionRefused(),
        connectionRefused(),
        connectionRefused(),
        connectionRefused(),
        response(200),
        connectionRefused(),
        connectionRefused(),
        connectionRefused(),
        connectionRefused(),
        response(200),
      ],
      limits: { retries: 0 },
    });
    for (let time = 0; time < 10; time += 1) await read();
    expect(asked).toHaveLength(10);
  });

  it('stops the remaining attempts of a request', async () => {
    const { read, asked } = readerFixture({ responses: [response(503)], limits: { retries: 9 } });
    expect(await reasonOf(read())).toBe('paused after several errors in a row: it responded with status 503');
    expect(asked).toHaveLength(5);
  });

  it('is not opened by unexpected pages or by our own queue', async () => {
    const misread = readerFixture({
      read: async (session) => {
        await session.get('/x');
        throw new SourceError('gazettes: the table is missing', false);
      },
    });
    for (let time = 0; time < 8; time += 1)
      expect(await reasonOf(misread.read())).toBe('gazettes: the table is missing');
    expect(misread.asked).toHaveLength(8);
    const crowded = readerFixture({ pace: { waitForTurn: () => Promise.resolve('crowded' as const) } });
    for (let time = 0; time < 8; time += 1)
      expect(await reasonOf(crowded.read())).toBe('too many requests are already waiting');
  });
});

describe('redirects', () => {
  const to = (location: string, status = 302) => response(status, '', { location });

  it('are followed on the same host, each in turn; a form becomes a GET except after 307 and 308', async () => {
    const { read, asked, turns } = readerFixture({
      responses: [to('/b', 307), to('?c=1'), response(200)],
      read: async (session) => {
        await session.post('/a', { x: '1' });
        return null;
      },
    });
    await read();
    expect(asked.map(({ method, url, body }) => [method, url.pathname + url.search, body])).toEqual([
      ['POST', '/a', 'x=1'],
      ['POST', '/b', 'x=1'],
      ['GET', '/b?c=1', undefined],
    ]);
    expect(asked[2]?.headers).not.toHaveProperty('content-type');
    expect(turns()).toBe(3);
  });

  it.each([
    ['https://elsewhere.test/', 'it redirects to another site'],
    ['//169.254.169.254/latest', 'it redirects to another site'],
    ['http://gaceta.test/', 'it redirects to another site'],
    ['https://gaceta.test:8443/', 'it redirects to another site'],
    ['https://user@gaceta.test/', 'it redirects to another site'],
    ['file:///etc/passwd', 'it redirects to another site'],
    ['', 'it redirects to an invalid URL'],
    ['https://[', 'it redirects to an invalid URL'],
  ])('to %j are not followed', async (location, reason) => {
    const { read, asked } = readerFixture({ responses: [to(location), response(200)] });
    expect(await reasonOf(read())).toBe(reason);
    expect(asked).toHaveLength(1);
  });

  it('are limited in number', async () => {
    const { read, asked } = readerFixture({ responses: [to('/buscar')] });
    expect(await reasonOf(read())).toBe('too many redirects');
    expect(asked).toHaveLength(QUICK.maxRedirects + 1);
  });
});
