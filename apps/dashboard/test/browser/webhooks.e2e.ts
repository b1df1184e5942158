import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.js';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on this machine, which the demo may post to. Its responses come from `statuses`; the last one repeats. */
class Receiver {
  readonly received: Received[] = [];
  private readonly server: Server;

  constructor(private readonly statuses: number[]) {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
        response.writeHead((this.statuses.length > 1 ? this.statuses.shift() : this.statuses[0]) ?? 204).end();
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/registry`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

test('an address is set, a secret created, a test polled and replayed', async ({ signedUp, shoot, seriousFaults }) => {
  const { page } = signedUp;
  const receiver = new Receiver([500, 500, 500, 204]);
  const url = await receiver.open();
  await page.goto('/webhooks');
  await shoot(page, 'webhooks-empty');
  await page.getByLabel('URL', { exact: true }).fill('ftp://hooks.example.com/');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Enter a full URL that begins with https://')).toBeVisible();
  await page.getByLabel('URL', { exact: true }).fill(url);
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText(`Webhooks now go to ${url}`)).toBeVisible();

  await page.getByRole('button', { name: 'Create a secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a secret' }).click();
  const secret = (await page.getByTestId('secret').textContent()) ?? '';
  await shoot(page, 'webhooks-secret');
  await page.getByLabel('I have stored it').check();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText(/Not delivered in 3 attempts/)).toBeVisible({ timeout: 20_000 });
  const row = page.getByRole('row', { name: /Test/ }).first();
  await expect(row).toContainText('Failed');
  await shoot(page, 'webhooks');
  expect(await seriousFaults(page)).toEqual([]);

  await row.getByRole('button', { name: /Details/ }).click();
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(4); // the heads and three attempts
  await shoot(page, 'webhooks-delivery');
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('row', { name: /Test/ }).first()).toContainText('Delivered', { timeout: 20_000 });

  const { headers, body } = receiver.received.at(-1) as Received;
  const timestamp = String(headers['x-service-webhook-timestamp']);
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  expect(headers['x-service-webhook-signature']).toBe(`sha256=${digest}`);
  expect(JSON.parse(body)).toMatchObject({ event: 'update_request.completed', update_request_id: 0 });

  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(page.getByText('hmac.compare_digest', { exact: false })).toBeVisible();
  receiver.close();
});

test('the event endpoint is set, tested, switched off and removed', async ({ signedUp, shoot, seriousFaults }) => {
  const { page } = signedUp;
  const receiver = new Receiver([204]);
  const url = await receiver.open();
  await page.goto('/webhooks');
  await page.getByLabel('Event endpoint').fill(url);
  await page.getByRole('button', { name: 'Save the endpoint' }).click();
  const secret = (await page.getByTestId('secret').textContent()) ?? '';
  await page.getByLabel('I have stored it').check();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Send a test', exact: true }).click();
  const table = page.getByRole('table', { name: 'Event webhooks, newest first' });
  await expect(table.getByRole('row', { name: /Test/ })).toContainText('Delivered', { timeout: 20_000 });
  const { headers, body } = receiver.received.at(-1) as Received;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(headers['x-service-webhook-signature']).toBeUndefined();
  expect(JSON.parse(body)).toMatchObject({ events: [{ seq: 0 }] });

  const enabled = page.getByRole('switch', { name: 'Send events' });
  await enabled.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Switched off: nothing is sent/)).toBeVisible();
  await shoot(page, 'event-webhooks');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove the endpoint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the endpoint' }).click();
  await expect(page.getByText('Off. Events are only in your feed.')).toBeVisible();
  receiver.close();
});
