import type { RedisOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Command } from 'ioredis';

/** How long ioredis waits before it destroys a closed socket: the default of 2 s keeps the process running. */
const DISCONNECT_TIMEOUT_MS = 200;

/**
 * A client of Redis that ends whenever it is told to disconnect, and rejects all of its commands then. Between two attempts to
 * connect, ioredis only stops trying: it reports no end. It also forgets commands that were under way when the last connection
 * broke. BullMQ waits for one of them, which keeps the process running for six seconds.
 */
class RedisClient extends Redis {
  private readonly unanswered = new Set<Command>();

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    this.unanswered.add(command);
    const answered = (): void => {
      this.unanswered.delete(command);
    };
    command.promise.then(answered, answered);
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

  rejectUnanswered(): void {
    for (const command of this.unanswered) command.reject(new Error('Connection is closed.'));
  }
}

/** A client that connects at once, and reports an unavailable server only by rejecting commands. */
export function createRedisClient({ url, ...given }: RedisOptions): Redis {
  const options = { disconnectTimeout: DISCONNECT_TIMEOUT_MS, ...given };
  const client = url === undefined ? new RedisClient(options) : new RedisClient(url, options);
  client.on('end', () => {
    client.rejectUnanswered();
  });
  // BullMQ removes its own listener when it closes a connection, and ioredis prints errors without a listener.
  client.on('error', () => undefined);
  return client;
}
