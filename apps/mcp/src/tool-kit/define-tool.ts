import { AbortedError, TimeoutError } from '@entity-registry/sdk';
import type { CallOptions, EntityRegistry } from '@entity-registry/sdk';
import { fromJsonSchema } from '@modelcontextprotocol/server';
import type {
  CallToolResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from '@modelcontextprotocol/server';
import type { JsonSchema } from '../schemas/json-schema.js';
import type { ToolContext } from '../server.js';
import { validateArguments } from './arguments.js';
import { toToolError } from './tool-errors.js';

/** Time and randomness of the tools. */
export interface ToolDependencies {
  /** Milliseconds since 1970. */
  now(): number;
  /** A unique text of printable ASCII. */
  randomId(): string;
}

/** One call of a tool. */
export interface ToolCall {
  /** A client of the API that acts for the caller. */
  readonly registry: EntityRegistry;
  /** For every call of the API: canceled when the caller disconnects, and a dry run if the tool call is one. */
  readonly options: CallOptions & { readonly dryRun: boolean };
  readonly dryRun: boolean;
  /** A MAC of `text` that only this server can create, and only for calls with the same key. */
  seal(text: string): string;
  readonly deps: ToolDependencies;
}

/** The definition of a tool; `Arguments` is what `input` accepts. */
export interface Tool<Arguments> {
  readonly name: string;
  readonly title: string;
  /** For models: the purpose, the cost, and what to call next. */
  readonly description: string;
  readonly input: JsonSchema;
  /** The result of `answer`, including the response of a dry run. */
  readonly output: JsonSchema;
  /** Whether a call may be charged. */
  readonly billed: boolean;
  /** Whether it only reads; defaults to true. */
  readonly readOnly?: false;
  run(args: Arguments, call: ToolCall): Promise<object>;
}

/** A tool that is ready to be registered, with compiled schemas. */
export interface ReadyTool {
  readonly name: string;
  readonly description: string;
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  register(server: McpServer, context: ToolContext, deps: ToolDependencies): void;
}

/** The arguments that every tool accepts, and the additional ones of billed tools. */
interface Common {
  dry_run?: boolean;
  idempotency_key?: string;
  max_charge?: string;
}

/** Time limit of a tool call. Agents and their proxies wait for a minute; retries of the client could take longer. */
const CALL_MS = 45_000;

const IDEMPOTENCY_KEY: JsonSchema = {
  type: 'string',
  pattern: '^[!-~]{1,200}$',
  description:
    'Your own name for this call. If its answer is lost, repeat it with the same name and arguments: within 24 hours you get the answer again, uncharged. Use a new name for each other call.',
};

const MAX_CHARGE: JsonSchema = {
  type: 'string',
  pattern: '^[0-9]{1,9}([.][0-9]{1,6})?$',
  description:
    'Maximum price of this call, USD. Set it to the dry_run price that the user agreed to: a higher price is refused, uncharged.',
};

/** Compiles the schemas of a tool once, because a server is created for each request. */
export function defineTool<Arguments extends object>(tool: Tool<Arguments>): ReadyTool {
  const { name, title, description, output, billed, readOnly = true } = tool;
  const input = billed
    ? withArguments(tool.input, { idempotency_key: IDEMPOTENCY_KEY, max_charge: MAX_CHARGE })
    : tool.input;
  const checked = fromJsonSchema<Arguments & Common>(input);
  const response = async (given: unknown, context: ToolContext, extra: ServerContext, deps: ToolDependencies) => {
    const {
      dry_run: dryRun = false,
      idempotency_key,
      max_charge: maxCharge,
      ...args
    } = await validateArguments(given, input, checked);
    const late = AbortSignal.timeout(CALL_MS);
    const options = {
      ...{ signal: AbortSignal.any([extra.mcpReq.signal, late]), dryRun },
      ...{ idempotencyKey: idempotency_key, maxCharge, timeoutMs: CALL_MS },
    };
    try {
      return await tool.run(args as unknown as Arguments, {
        registry: context.client(extra),
        options,
        dryRun,
        seal: (text) => context.seal(extra, `${name} ${text}`),
        deps,
      });
    } catch (error) {
      throw error instanceof AbortedError && late.aborted ? new TimeoutError(CALL_MS) : error;
    }
  };
  const config = {
    title,
    description,
    inputSchema: unchecked(input),
    outputSchema: unchecked(output),
    annotations: annotationsOf(title, { billed, readOnly }),
  };
  return {
    name,
    description,
    input,
    output,
    register: (server, context, deps) => {
      server.registerTool(name, config, (given, extra) =>
        response(given, context, extra, deps).then(resultOf, (error: unknown) => {
          const refusal = toToolError(error);
          if (refusal.code === 'unexpected_error') context.report(extra, error);
          return { ...resultOf(refusal), isError: true };
        }),
      );
    },
  };
}

/** The response as data, and as text for clients that only support text. */
function resultOf(response: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(response) }], structuredContent: { ...response } };
}

/** Only free tools are idempotent: repeating a billed call is charged again unless it has an idempotency key. */
function annotationsOf(title: string, { billed, readOnly }: { billed: boolean; readOnly: boolean }): ToolAnnotations {
  return { title, readOnlyHint: readOnly, idempotentHint: !billed, destructiveHint: false, openWorldHint: true };
}

function withArguments(input: JsonSchema, more: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { ...input, properties: { ...(input['properties'] as object), ...more } };
}

/**
 * A schema that the server package announces but does not apply. Arguments are checked here, where an error gets its code and
 * its next step. A response that fails its schema has already been paid for, so it is delivered. Tests check responses.
 */
function unchecked(schema: JsonSchema): StandardSchemaWithJSON<unknown, unknown> {
  return {
    '~standard': {
      version: 1,
      vendor: 'entity-registry',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}
