import type { EntityRegistry } from '@entity-registry/sdk';
import { McpServer } from '@modelcontextprotocol/server';
import type { RequestStateCodec, ServerContext } from '@modelcontextprotocol/server';
import { wrapHandlers } from './protocol/handlers.js';
import type { Measurements } from './measurements.js';
import { JURISDICTION_CODES, namesOf } from './jurisdictions.js';
import { toolWrappers } from './tool-wrappers.js';

/** Gives a tool access to the request that it answers. `extra` is the second argument of a tool's handler. */
export interface ToolContext {
  /**
   * Client of the API for this one request: it sends the key of this request, or none, and the address of its caller. It must
   * not outlive the handler. Pass `extra.mcpReq.signal` to its calls, so that they end when the caller disconnects.
   */
  client(extra: ServerContext): EntityRegistry;
  /** Whether this request came with a key. */
  hasKey(extra: ServerContext): boolean;
  /** A MAC of `text` that only this server can create (all processes with its token), and only for requests with this key. */
  seal(extra: ServerContext, text: string): string;
  /** Logs an unexpected error of a tool. Its details are not returned to the caller. */
  report(extra: ServerContext, error: unknown): void;
}

/** A group of related tools, prompts and resources. */
export interface McpModule {
  /** Names of its tools that a caller without a key may use (tier 0); the others are only listed to callers with a key. */
  readonly keylessTools: readonly string[];
  /** Verifies the state that its tools give to clients to send back. Without it, that state is accepted unverified. */
  readonly requestState?: Pick<RequestStateCodec, 'verify'>;
  /**
   * Registers all of them. Called for each request of protocol 2026-07-28 and for each session of earlier versions: expensive work,
   * such as compiling a schema, is done once, outside.
   */
  register(server: McpServer, context: ToolContext): void;
}

export interface ServerOptions {
  readonly modules: readonly McpModule[];
  readonly context: ToolContext;
  readonly measurements: Measurements;
  /** Whether lists may change while the server runs, so that clients are notified. */
  readonly listsChange: boolean;
}

const INSTRUCTIONS = [
  `Public registers of ${namesOf(JURISDICTION_CODES)}. Start with resolve_entity: it turns a name or an identifier into the id`,
  "that every other tool takes. Calls are charged to the caller's key: pass dry_run to see the price first; billing in each",
  'answer has the cost and its product codes. Free: get_catalog, describe_surface, get_refresh, get_usage, every dry_run and every',
  'error. A free key pays nothing for DAT-RESOLVE (resolve_entity, resolve_entities), CHK-BIN and DAT-FREE (get_entity), within its',
  'quotas, and cannot use the other codes or searches. Without a key only resolve_entity and get_entity work, with those codes.',
].join(' ');

/** Lists only change when a new version is deployed, which also ends every session. */
const LIST_TTL_MS = 300_000;
const NEVER = { listChanged: false };

/** A server with everything that `modules` register, for either protocol era; the caller connects it. */
export function assembleServer({ modules, context, measurements, listsChange }: ServerOptions): McpServer {
  const requestState = modules.find((module) => module.requestState)?.requestState;
  const server = new McpServer(
    { name: 'entity-registry', title: 'Entity registry', version: '1.0.0' },
    {
      instructions: INSTRUCTIONS,
      supportedProtocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
      ...(requestState && { requestState }),
      cacheHints: {
        // Depends on the caller: without a key there are fewer tools.
        'tools/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
        'prompts/list': { ttlMs: LIST_TTL_MS, cacheScope: 'public' },
        'resources/list': { ttlMs: LIST_TTL_MS, cacheScope: 'public' },
        'resources/templates/list': { ttlMs: LIST_TTL_MS, cacheScope: 'public' },
      },
    },
  );
  const keyless = new Set(modules.flatMap(({ keylessTools }) => keylessTools));
  wrapHandlers(
    server,
    toolWrappers((name, extra) => keyless.has(name) || context.hasKey(extra), measurements),
  );
  // Otherwise the server package announces that lists change.
  if (!listsChange) server.server.registerCapabilities({ tools: NEVER, prompts: NEVER, resources: NEVER });
  for (const module of modules) module.register(server, context);
  return server;
}
