import type { Server } from 'node:http';

/**
 * Closes `server`: no new connection, requests in flight finish, idle connections are closed as they become idle. What
 * has not finished after `timeoutMs` is cut off. Resolves when every connection is closed.
 */
export function drain(server: Server, timeoutMs: number): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    // A keep-alive connection counts as idle only after its response was sent.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, 20);
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, timeoutMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
