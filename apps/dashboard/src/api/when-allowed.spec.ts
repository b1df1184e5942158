import { describe, expect, it } from '@jest/globals';
import { whenAllowed } from './when-allowed.js';

const limited = () => new Response(null, { status: 429, headers: { 'retry-after': '2' } });

/** Sends these responses one after the other, the last one again and again. */
async function sent(...responses: (() => Response)[]) {
  const waits: number[] = [];
  let requests = 0;
  const { status } = await whenAllowed(
    () => Promise.resolve((responses[requests++] ?? responses.at(-1) ?? limited)()),
    (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  );
  return { status, requests, waits };
}

describe('whenAllowed', () => {
  it('waits as long as the backend says, then sends the request again', async () => {
    const ok = () => new Response('{}');
    expect(await sent(limited, limited, ok)).toEqual({ status: 200, requests: 3, waits: [2_000, 2_000] });
  });

  it('gives up after ten requests', async () => {
    expect(await sent(limited)).toMatchObject({ status: 429, requests: 10 });
  });

  it('returns any other response at once, also one that names no time', async () => {
    expect(await sent(() => new Response(null, { status: 402 }))).toEqual({ status: 402, requests: 1, waits: [] });
    expect(await sent(() => new Response(null, { status: 429 }))).toEqual({ status: 429, requests: 1, waits: [] });
  });
});
