import type { McpServer, ServerContext } from '@modelcontextprotocol/server';

type Handler = (request: never, extra: ServerContext) => unknown;
type Register = (method: string, handler: unknown, ...rest: unknown[]) => void;

/** What is put around a handler of the server; it gets the handler and answers the one that takes its place. */
export type Around = Readonly<Record<string, (handler: Handler) => Handler>>;

/**
 * Puts `around` the handlers that `server` sets from now on, by method. The server package sets those of the tools itself,
 * with the first tool, and has no place for what depends on a single request (which tools its caller may see, how long a
 * call took): they are changed on their way in.
 */
export function putAround(server: McpServer, around: Around): void {
  const lowLevel = server.server as unknown as { setRequestHandler: Register };
  const register: Register = lowLevel.setRequestHandler.bind(lowLevel);
  lowLevel.setRequestHandler = (method, handler, ...rest) => {
    const wrap = around[method];
    register(method, wrap && typeof handler === 'function' ? wrap(handler as Handler) : handler, ...rest);
  };
}
