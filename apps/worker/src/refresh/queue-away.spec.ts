import { createAnnouncer, openQueue } from '@entity-registry/queue';
import { expect, it } from '@jest/globals';
import { RefreshFixture } from '../../test/refresh-fixture.js';

it('a refresh is completed though the queue of webhooks is away', async () => {
  const fixture = await RefreshFixture.open();
  const away = openQueue('webhooks', { redisUrl: 'redis://127.0.0.1:1/0' }, { timeoutMs: 100 });
  const said: string[] = [];
  const say = (_facts: object, text: string) => said.push(text);
  fixture.sendWebhook = createAnnouncer(away, { log: { info: say, warn: say } });
  const id = await fixture.take(['DAT-IP'], { webhook: 'https://receiver.example/hook' });
  expect(await fixture.run(id)).toBe('completed');
  expect(said).toEqual(['the queue is away: its rows wait for the sweep of a worker']);
  await away.close();
  await fixture.close();
});
