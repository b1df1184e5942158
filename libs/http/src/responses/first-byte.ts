import type { ServerResponse } from 'node:http';

export interface FirstByteHooks {
  /** The first byte of a 2xx body was sent. */
  readonly sent: () => void;
  /** The connection closed before that, or the response was replaced. */
  readonly unsent: () => void;
}

interface Watch {
  readonly hooks: FirstByteHooks;
  /** The response was queued behind another one on its connection, which had to be sent first. */
  queued: boolean;
}

const watches = new WeakMap<ServerResponse, Watch>();

/** Calls exactly one of the hooks, once. For responses that `sendJson` sends. */
export function watchFirstByte(response: ServerResponse, hooks: FirstByteHooks): void {
  const watch: Watch = { hooks, queued: false };
  watches.set(response, watch);
  response.once('close', () => {
    if (!watches.delete(response)) return;
    // A queued response is given the connection when its turn comes; then its bytes go out.
    const left = watch.queued && (response.writableFinished || response.socket !== null);
    if (left && isSuccess(response)) hooks.sent();
    else hooks.unsent();
  });
}

/**
 * Notifies the hooks of `response`, whose body was just ended, that its first byte was sent. Node writes to an idle
 * connection immediately and reports a refused write immediately; a queued response has no connection yet.
 *
 * If the system's buffer is full of earlier responses that the caller does not read, possibly no byte is sent. Node can't
 * distinguish that from a partial send, so it counts as sent: a caller that reads nothing can't turn that into credit.
 */
export function reportFirstByte(response: ServerResponse): void {
  const watch = watches.get(response);
  if (watch === undefined) return;
  const { socket } = response;
  if (socket === null) watch.queued = true;
  else if (!socket.destroyed && socket.errored === null && isSuccess(response)) {
    watches.delete(response);
    watch.hooks.sent();
  }
}

function isSuccess({ statusCode }: ServerResponse): boolean {
  return statusCode >= 200 && statusCode < 300;
}
