import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
  /** When its last byte arrived, by the wall clock in milliseconds. */
  at: number;
}

/** A customer's receiver of webhooks; it stores the deliveries and responds with `respond`, by default with 204. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  respond: (response: ServerResponse) => void = (response) => response.writeHead(204).end();

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('error', () => undefined);
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { headers } = request;
        receiver.received.push({ headers, body: Buffer.concat(parts).toString(), at: Date.now() });
        receiver.respond(response);
      });
    });
    const receiver = new WebhookReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhook`;
  }

  /** Deliveries of one request, in order of arrival. */
  deliveriesOf(requestId: bigint): ReceivedWebhook[] {
    return this.received.filter(({ headers }) => headers['x-service-webhook-id'] === `ur_${String(requestId)}`);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Whether the signature matches the body and the timestamp under `secret` (specification, "Delivery"). */
export function isSigned({ headers, body }: ReceivedWebhook, secret: string): boolean {
  const timestamp = String(headers['x-service-webhook-timestamp']);
  const expected = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const given = String(headers['x-service-webhook-signature']);
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
