import { Dispatcher, openQueue } from '@entity-registry/queue';
import { expect, it } from '@jest/globals';
import { RefreshFixture } from '../../test/refresh-fixture.js';

it('a refresh completes even when the webhook queue is down', async () => {
  const fixture = await RefreshFixture.open();
  const away = openQueue('webhooks', { redisUrl: 'redis://127.0.0.1:1/0' }, { timeoutMs: 100 });
  const reported: string[] = [];
  const say = (_facts: object, text: string) => reported.push(text);
  const dispatcher = new Dispatcher(away, { log: { info: say, warn: say }, claimJobs: () => Promise.resolve([1n]) });
  fixture.dispatchWebhooks = () => dispatcher.dispatch();
  const id = await fixture.create(['DAT-IP'], { webhook: 'https://receiver.example/hook' });
  expect(await fixture.run(id)).toBe('completed');
  expect(reported).toEqual(["the queue is unavailable: its rows wait for a worker's sweep"]);
  await away.close();
  await fixture.close();
});
