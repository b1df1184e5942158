import type { RedisOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Command } from 'ioredis';

/** How long ioredis waits before it destroys a closed socket: the default of 2 s keeps the process running. */
const DISCONNECT_TIMEOUT_MS = 200;

/**
 * A client of Redis that ends whenever it is told to disconnect, and rejects all of its commands then. Between two attempts to
 * connect, ioredis only stops trying: it reports no end. It also forgets commands that were in progress when the last connection
 * broke. BullMQ waits for one of them, which keeps the process running for six seconds.
 */
class RedisClient extends Redis {
  private readonly pending = new Set<Command>();

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    this.pending.add(command);
    const settled = (): void => {
      this.pending.delete(command);
    };
    command.promise.then(settled, settled);
    return super.sendCommand(command, stream);
  }

  override disconnect(reconnect = false): void {
    const isBetweenAttempts = this.status === 'reconnecting';
    super.disconnect(reconnect);
    if (reconnect || !isBetweenAttempts) return;
    // An attempt that is given up at once ends the client.
    this.connect().catch(() => undefined);
    super.disconnect();
  }

  rejectPending(): void {
    for (const command of this.pending) command.reject(new Error('Connection is closed.'));
  }
}

/** A client that connects at once, and reports an unavailable server only by rejecting commands. */
export function createRedisClient({ url, ...options }: RedisOptions): Redis {
  const clientOptions = { disconnectTimeout: DISCONNECT_TIMEOUT_MS, ...options };
  const client = url === undefined ? new RedisClient(clientOptions) : new RedisClient(url, clientOptions);
  client.on('end', () => {
    client.rejectPending();
  });
  // BullMQ removes its own listener when it closes a connection, and ioredis prints errors without a listener.
  client.on('error', () => undefined);
  return client;
}
