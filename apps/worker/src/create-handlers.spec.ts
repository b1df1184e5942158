import { WebhookSettings, secretBox, findWebhookDelivery, insertWebhookDelivery } from '@entity-registry/accounts';
import { describe, expect, it } from '@jest/globals';
import { Receiver, respondWith } from '../test/receiver.js';
import { WorkerFixture } from '../test/worker-fixture.js';
import { createHandlers } from './create-handlers.js';
import type { JobHandlers } from './jobs/handlers.js';

const SECRET = 'a secret of these tests, long enough';
const ACTOR = { operatorId: null, name: 'the tests', requestId: null };

describe('the job of a webhook', () => {
  it('fails when the process stops, so that it is released and another process runs it', async () => {
    const made: JobHandlers[] = [];
    const worker = await WorkerFixture.open(undefined, {
      handlers: (...given) => {
        const handlers = createHandlers(...given);
        made.push(handlers);
        return handlers;
      },
      environment: { WEBHOOK_SECRET_KEY: SECRET, WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'true' },
    });
    const receiver = await Receiver.listen(respondWith(200));
    const [{ webhooks }] = made as [JobHandlers];
    const now = (): Date => worker.time;
    const { pool } = worker.database;
    const { id: accountId } = await worker.billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' });
    await new WebhookSettings(pool, { box: secretBox(SECRET), now }).rotateSecret(accountId, ACTOR);
    const id = await insertWebhookDelivery(pool, {
      ...{ accountId, updateRequestId: null, kind: 'test', url: receiver.url, now: now() },
    });
    await expect(webhooks.run(id, AbortSignal.abort(), false)).rejects.toThrow('the process stops');
    expect(await findWebhookDelivery(pool, null, id)).toMatchObject({ status: 'pending', attempts: 0 });
    await webhooks.run(id, new AbortController().signal, false);
    expect(await findWebhookDelivery(pool, null, id)).toMatchObject({ status: 'delivered', attempts: 1 });
    await receiver.close();
    await worker.close();
  });
});
