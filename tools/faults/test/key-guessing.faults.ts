import { randomBytes, randomInt } from 'node:crypto';
import { makeApiKey } from '@entity-registry/domain';
import { Experiment, Samples, tally } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import { race } from './http-client.js';
import type { Answer } from './http-client.js';

const GUESSES = 100_000;
const CLIENTS = 60;
/** Keys asked of each kind, by so many clients. */
const PROBES = 1_500;
const PROBERS = 4;
/** How far the chance that one kind takes longer than the other may be from a coin's. */
const COIN = 0.05;

const guessing = new Experiment('experiment 18: 100,000 random keys, and the timing of refused ones');

describe(guessing.title, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.open({ processes: 1 });
  });
  afterAll(() => cluster.close());

  const ask = (key: string): Promise<Answer> =>
    cluster.client.call(cluster.apis[0]?.port ?? 0, cluster.detail('CHK-BIN'), {
      headers: { Authorization: `Bearer ${key}` },
    });

  it('none is let in, and every refusal looks the same', async () => {
    const began = performance.now();
    const answers = await race(CLIENTS, GUESSES, async (nr) => {
      const answer = await ask(nr % 2 === 1 ? unknownKey() : miswrittenKey());
      return { status: answer.status, look: lookOf(answer) };
    });
    const seconds = (performance.now() - began) / 1_000;
    guessing.did(`${CLIENTS} clients tried ${GUESSES} random keys, half of them with a right checksum`);
    guessing.figure('answers', tally(answers.map(({ status }) => status)));
    guessing.figure('rate', `${(GUESSES / seconds).toFixed(0)} guesses/s`);
    const looks = new Set(answers.map(({ look }) => look));
    expect([...looks]).toEqual([expect.stringContaining(JSON.stringify('{"Message":"Forbidden"}'))]);
    guessing.checked('every refusal is the same but for its request id and date');
  });

  it('an unknown key and a revoked one take the same time, seen once or again and again', async () => {
    const customer = await cluster.customer({ balance: '10.00' });
    const revokedKey = async (): Promise<string> => {
      const { id, key } = await cluster.billing.createKey({ accountId: customer.accountId, name: 'revoked' });
      await cluster.billing.revokeKey(customer.accountId, id);
      return key;
    };
    const revoked = await race(8, PROBES, revokedKey);
    const [again] = revoked;
    const kinds = {
      'bad checksum': miswrittenKey,
      'unknown, each once': unknownKey,
      'revoked, each once': () => revoked.pop() ?? '',
      'unknown, one again and again': constantly(unknownKey()),
      'revoked, one again and again': constantly(again ?? ''),
    };
    const times = await probe(kinds);
    guessing.did(`asked with ${PROBES} keys of each kind, the kinds in random order`);
    for (const [kind, samples] of Object.entries(times)) guessing.figure(kind, samples.describe('ms'));
    for (const manner of ['each once', 'one again and again']) {
      const [unknown, known] = [times[`unknown, ${manner}`], times[`revoked, ${manner}`]];
      const chance = chanceOfLonger(known?.all ?? [], unknown?.all ?? []);
      guessing.figure(`chance that revoked takes longer, ${manner}`, chance.toFixed(3));
      expect(Math.abs(chance - 0.5)).toBeLessThan(COIN);
    }
    // Negative control: the comparison does tell kinds apart that differ. A checksum is no secret, so this is no oracle.
    const control = chanceOfLonger(times['unknown, each once']?.all ?? [], times['bad checksum']?.all ?? []);
    guessing.figure('control: chance that unknown takes longer than a bad checksum', control.toFixed(3));
    expect(control).toBeGreaterThan(0.5 + COIN);
    await cluster.conclude(guessing);
  });

  /** Asks `PROBES` times with each kind of key, the kinds shuffled anew each time; milliseconds. */
  async function probe(kinds: Record<string, () => string>): Promise<Record<string, Samples>> {
    const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Samples()]));
    const looks = new Set<string>();
    await race(PROBERS, PROBES, async () => {
      for (const [kind, key] of shuffled(Object.entries(kinds))) {
        const answer = await ask(key());
        expect(answer.status).toBe(403);
        looks.add(lookOf(answer));
        times[kind]?.add(answer.ms);
      }
    });
    expect(looks.size).toBe(1);
    return times;
  }
});

const unknownKey = (): string => makeApiKey(randomBytes(32));
const constantly = (key: string) => () => key;

function miswrittenKey(): string {
  const key = unknownKey();
  return key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
}

/** What a guesser sees of an answer, but for the request's own id and the time. */
function lookOf({ status, body, headers }: Answer): string {
  const rest = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return JSON.stringify([status, body, rest]);
}

/** The chance that one of `these` is longer than one of `those`, ties counting half: the statistic of Mann and Whitney. */
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
