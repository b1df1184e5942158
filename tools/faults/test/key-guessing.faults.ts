import { randomBytes, randomInt } from 'node:crypto';
import { makeApiKey } from '@entity-registry/domain';
import type { AccountId } from '@entity-registry/accounts';
import { Experiment, Samples, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import { race } from './http-client.js';
import type { HttpResponse } from './http-client.js';

const GUESSES = 100_000;
const CLIENTS = 60;
/** Guesses at a process with the default limits. */
const LIMITED_GUESSES = 20_000;
/** Keys of each kind that are tried, and the number of clients. */
const PROBES = 1_500;
const PROBERS = 4;
/**
 * How far the probability that one kind takes longer than the other may be from 0.5. Up to 0.04 was measured on a busy
 * machine for kinds that run the same code. Kinds that differ are 0.4 apart (the control).
 */
const COIN = 0.08;

const guessing = new Experiment('experiment 18: 100,000 random keys, and the timing of refused ones');

describe(guessing.title, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.open({ processes: 1 });
  });
  afterAll(() => cluster.close());

  const ask = (key: string, process = 0): Promise<HttpResponse> =>
    cluster.client.send(cluster.apis[process]?.port ?? 0, cluster.detail('CHK-BIN'), {
      headers: { Authorization: `Bearer ${key}` },
    });
  const revokedKeyOf = async ({ accountId }: { readonly accountId: AccountId }): Promise<string> => {
    const { id, key } = await cluster.billing.createKey({ accountId, name: 'revoked' });
    await cluster.billing.revokeKey(accountId, id);
    return key;
  };
  /**
   * Creates revoked keys and waits until the process knows about each. A key that it still considers valid would only
   * be refused by its charge.
   */
  const revokedKeysOf = async (customer: { readonly accountId: AccountId }, process = 0): Promise<string[]> => {
    const keys = await race(8, PROBES, () => revokedKeyOf(customer));
    // Changes are received in the order of their commits, so all earlier ones are known once this one is.
    const last = await revokedKeyOf(customer);
    await until(async () => isKeyRejected(await ask(last, process)), { what: 'the last revocation' });
    return keys;
  };

  it('refuses every key with the same response', async () => {
    const began = performance.now();
    const responses = await race(CLIENTS, GUESSES, async (nr) => {
      const response = await ask(nr % 2 === 1 ? unknownKey() : miswrittenKey());
      return { status: response.status, look: comparableResponse(response) };
    });
    const seconds = (performance.now() - began) / 1_000;
    guessing.did(`${CLIENTS} clients tried ${GUESSES} random keys, half of them with a right checksum`);
    guessing.figure('responses', tally(responses.map(({ status }) => status)));
    guessing.figure('rate', `${(GUESSES / seconds).toFixed(0)} guesses/s`);
    const looks = new Set(responses.map(({ look }) => look));
    expect([...looks]).toEqual([expect.stringContaining(JSON.stringify('{"Message":"Forbidden"}'))]);
    guessing.checked('every refusal is the same except for its request id and date');
  });

  it('takes the same time for unknown and revoked keys, whether new or repeated', async () => {
    const customer = await cluster.customer({ balance: '10.00' });
    const revoked = await revokedKeysOf(customer);
    const [again] = revoked;
    const kinds = {
      'bad checksum': miswrittenKey,
      'unknown, each once': unknownKey,
      'revoked, each once': () => revoked.pop() ?? '',
      'unknown, one again and again': constantly(unknownKey()),
      'revoked, one again and again': constantly(again ?? ''),
    };
    const times = await probe(kinds, 403);
    guessing.did(`sent ${PROBES} keys of each kind, in random order of kinds`);
    for (const [kind, samples] of Object.entries(times)) guessing.figure(kind, samples.describe('ms'));
    for (const manner of ['each once', 'one again and again']) {
      const [unknown, known] = [times[`unknown, ${manner}`], times[`revoked, ${manner}`]];
      const chance = chanceOfLonger(known?.all ?? [], unknown?.all ?? []);
      guessing.figure(`chance that revoked takes longer, ${manner}`, chance.toFixed(3));
      expect(Math.abs(chance - 0.5)).toBeLessThan(COIN);
    }
    // Negative control: the comparison does detect kinds that differ. The checksum isn't secret, so this reveals
    // nothing.
    const control = chanceOfLonger(times['unknown, each once']?.all ?? [], times['bad checksum']?.all ?? []);
    guessing.figure('control: chance that unknown takes longer than a bad checksum', control.toFixed(3));
    expect(control).toBeGreaterThan(0.5 + COIN);
  });

  it('limits guesses without revealing their kind, and still serves a customer of the same address', async () => {
    const LIMITED = 1;
    await cluster.startApi({ RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '5' });
    const customer = await cluster.customer({ balance: '10.00' });
    const good: number[] = [];
    const began = performance.now();
    const responses = await race(CLIENTS, LIMITED_GUESSES, async (nr) => {
      // Five in all, which is the customer's own burst.
      if (nr % (LIMITED_GUESSES / 5) === 1_000) good.push((await ask(customer.key, LIMITED)).status);
      return (await ask(unknownKey(), LIMITED)).status;
    });
    const seconds = (performance.now() - began) / 1_000;
    guessing.did(
      `tried ${LIMITED_GUESSES} keys at a process with the limits of the service, and a valid key between them`,
    );
    guessing.figure('responses, limited', tally(responses));
    guessing.figure('responses to the valid key', tally(good));
    expect(good).toEqual(Array.from({ length: 5 }, () => 200));
    // The size of the bucket, and its refill meanwhile.
    expect(responses.filter((status) => status === 403).length).toBeLessThanOrEqual(20 + Math.ceil(seconds));
    const revoked = await revokedKeysOf(customer, LIMITED);
    const times = await probe({ unknown: unknownKey, revoked: () => revoked.pop() ?? '' }, 429, LIMITED);
    for (const [kind, samples] of Object.entries(times)) guessing.figure(`${kind}, limited`, samples.describe('ms'));
    const chance = chanceOfLonger(times['revoked']?.all ?? [], times['unknown']?.all ?? []);
    guessing.figure('chance that revoked takes longer, limited', chance.toFixed(3));
    expect(Math.abs(chance - 0.5)).toBeLessThan(COIN);
    guessing.checked('a customer at the address of a guesser is served; limited keys are indistinguishable');
    await cluster.checkInvariants(guessing);
  });

  /** Sends `PROBES` requests with each kind of key, reshuffling the kinds each time; milliseconds. */
  async function probe(
    kinds: Record<string, () => string>,
    usual: number,
    process = 0,
  ): Promise<Record<string, Samples>> {
    const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Samples()]));
    const looks = new Set<string>();
    await race(PROBERS, PROBES, async () => {
      for (const [kind, key] of shuffled(Object.entries(kinds))) {
        const response = await ask(key(), process);
        // Sometimes a bucket refills by one attempt. Those aren't part of the comparison.
        if (usual === 429 && response.status === 403) continue;
        expect(response.status).toBe(usual);
        looks.add(comparableResponse(response));
        times[kind]?.add(response.ms);
      }
    });
    // The time to wait in a 429 response varies.
    if (usual === 403) expect([...looks]).toEqual([[...looks][0]]);
    return times;
  }
});

const unknownKey = (): string => makeApiKey(randomBytes(32));
const constantly = (key: string) => () => key;

function miswrittenKey(): string {
  const key = unknownKey();
  return key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
}

/** Whether the key itself was refused. An accepted request states the rate limit of its caller. */
function isKeyRejected({ headers }: HttpResponse): boolean {
  const policy = headers['ratelimit-policy'];
  return policy === undefined || String(policy).includes('refused-keys');
}

/** The response as a guesser sees it, except for the request id and the time. */
function comparableResponse({ status, body, headers }: HttpResponse): string {
  const rest = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return JSON.stringify([status, body, rest]);
}

/** The probability that one of `these` is longer than one of `those`, with ties counting half (Mann-Whitney). */
function chanceOfLonger(these: readonly number[], those: readonly number[]): number {
  const sorted = Float64Array.from(those).sort();
  const wins = these.map((value) => (below(sorted, value) + below(sorted, value + Number.EPSILON)) / 2);
  return wins.reduce((sum, count) => sum + count, 0) / (these.length * those.length);
}

/** How many of the `sorted` values are below `value`. */
function below(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
