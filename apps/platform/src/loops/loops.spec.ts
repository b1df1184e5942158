import { createLogger, createMetricsRegistry } from '@entity-registry/nest-kit';
import { describe, expect, it } from '@jest/globals';
import { Loops } from './loops.js';
import type { Loop } from './loops.js';

const log = createLogger({ service: 'platform', level: 'silent' });

/** A loop whose turns end as scripted, one after the other; then it waits forever. */
function loopOf(turns: (() => Promise<void>)[]): { loop: Loop; ended: Promise<void> } {
  const end = Promise.withResolvers<undefined>();
  const loop: Loop = {
    name: 'test',
    everyMs: 0,
    tick: () => {
      const turn = turns.shift();
      if (turn !== undefined) return turn();
      end.resolve(undefined);
      return Promise.resolve();
    },
  };
  return { loop, ended: end.promise };
}

describe('background work', () => {
  it('continues after a failed turn, and counts how turns ended', async () => {
    const metrics = createMetricsRegistry('platform');
    const { loop, ended } = loopOf([() => Promise.reject(new Error('the database is away')), () => Promise.resolve()]);
    const loops = new Loops([loop], log, metrics);
    loops.start();
    await ended;
    await loops.stop();
    const text = await metrics.metrics();
    expect(text).toMatch(/background_turns_total\{loop="test",outcome="failed",[^}]*\} 1/);
    expect(text).toMatch(/background_turns_total\{loop="test",outcome="done",[^}]*\} 2/);
  });

  it('waits for the current turn when it is stopped, and starts no other', async () => {
    const first = Promise.withResolvers<undefined>();
    let turns = 0;
    const { loop } = loopOf([
      () => first.promise.then(() => void (turns += 1)),
      () => Promise.resolve(void (turns += 1)),
    ]);
    const loops = new Loops([loop], log, createMetricsRegistry('platform'));
    loops.start();
    const stopped = loops.stop();
    first.resolve(undefined);
    await stopped;
    expect(turns).toBe(1);
  });
});
