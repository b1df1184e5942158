import { setImmediate as nextTask } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { collectGarbage } from './collect-garbage.js';

it('collects what nothing refers to', async () => {
  const made = new WeakRef({ of: 'an object' });
  // A reference that was just made keeps its object until the current task ends.
  await nextTask();
  collectGarbage();
  expect(made.deref()).toBeUndefined();
});
