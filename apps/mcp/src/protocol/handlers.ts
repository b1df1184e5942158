import type { McpServer, ServerContext } from '@modelcontextprotocol/server';

type Handler = (request: never, extra: ServerContext) => unknown;
type Register = (method: string, handler: unknown, ...rest: unknown[]) => void;

/** Takes a handler of the server and returns its replacement. */
export type HandlerWrapper = (handler: Handler) => Handler;

/** Wrappers of the server's handlers, by method. */
export type HandlerWrappers = ReadonlyMap<string, HandlerWrapper>;

/**
 * Wraps the handlers that `server` sets from now on, by method. The server package sets the tool handlers itself, with the first
 * tool, and has no hook for logic per request (which tools the caller may see, how long a call took).
 */
export function wrapHandlers(server: McpServer, around: HandlerWrappers): void {
  const lowLevel = server.server as unknown as { setRequestHandler: Register };
  const register: Register = lowLevel.setRequestHandler.bind(lowLevel);
  lowLevel.setRequestHandler = (method, handler, ...rest) => {
    const wrap = around.get(method);
    register(method, wrap && typeof handler === 'function' ? wrap(handler as Handler) : handler, ...rest);
  };
}
