import type { RequestId, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';

const CANCELLED = { code: -32_000, message: 'Request cancelled' };

/**
 * The requests of one session that have no response yet, by their JSON-RPC ids. The server package's transport finds the HTTP
 * request of a response only by this id: with a repeated id, the later request would get what the earlier paid for.
 */
export class OpenRequests {
  /** False for requests of a batch. */
  private readonly alone = new Map<RequestId, boolean>();

  constructor(private readonly transport: WebStandardStreamableHTTPServerTransport) {
    const send = transport.send.bind(transport);
    transport.send = async (message, options) => {
      try {
        await send(message, options);
      } finally {
        if (!('method' in message) && message.id !== undefined) this.alone.delete(message.id);
      }
    };
  }

  /** Adds the requests of one HTTP request; returns false, and adds nothing, if one of their ids is in use. */
  enter(ids: readonly RequestId[]): boolean {
    if (new Set(ids).size < ids.length || ids.some((id) => this.alone.has(id))) return false;
    for (const id of ids) this.alone.set(id, ids.length === 1);
    return true;
  }

  /** Removes requests that the transport never accepted. */
  forget(ids: readonly RequestId[]): void {
    for (const id of ids) this.alone.delete(id);
  }

  /** Ends requests whose clients no longer wait. Ignores ids that are unknown or already answered. */
  async cancel(ids: readonly RequestId[]): Promise<void> {
    for (const id of ids) {
      const alone = this.alone.get(id);
      if (alone === undefined) continue;
      // After this notification, the handler's own response is not sent.
      const params = { requestId: id, reason: 'the client no longer waits for the response' };
      this.transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params });
      if (alone) this.transport.closeSSEStream(id);
      // A client that canceled one request of a batch gets this error. In other cases it only clears the transport's state.
      await this.transport.send({ jsonrpc: '2.0', id, error: CANCELLED });
    }
  }
}

/** Ids of the requests in the parsed body of a POST. */
export function requestIdsOf(body: unknown): RequestId[] {
  return messagesOf(body).flatMap(({ id, method }) => (typeof method === 'string' && isId(id) ? [id] : []));
}

/** Ids of the requests that the body cancels. */
export function canceledIdsOf(body: unknown): RequestId[] {
  return messagesOf(body).flatMap(({ method, params }) => {
    const { requestId } = (params ?? {}) as { requestId?: unknown };
    return method === 'notifications/cancelled' && isId(requestId) ? [requestId] : [];
  });
}

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

function messagesOf(body: unknown): Message[] {
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
  return messages.filter((message): message is Message => typeof message === 'object' && message !== null);
}

const isId = (id: unknown): id is RequestId => typeof id === 'string' || typeof id === 'number';
