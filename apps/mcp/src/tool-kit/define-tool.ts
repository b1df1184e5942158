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
import { accepted } from './arguments.js';
import { refusalOf } from './refusals.js';

/** Time and randomness of the tools. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  now(): number;
  /** A text that nobody else makes, of printable ASCII. */
  randomId(): string;
}

/** One call of a tool. */
export interface Call {
  /** The API, as its caller may use it. */
  readonly registry: EntityRegistry;
  /** Of every call of the API: it ends when the caller has gone, and is a dry run when the tool's call is. */
  readonly options: CallOptions & { readonly dryRun: boolean };
  readonly dryRun: boolean;
  /** A mark of `text` that only this server makes, and only for calls with the key of this one. */
  seal(text: string): string;
  readonly surroundings: Surroundings;
}

/** What a tool is; `Arguments` is what `input` admits. */
export interface Tool<Arguments> {
  readonly name: string;
  readonly title: string;
  /** For a model: what it is for, what it costs, what to call next. */
  readonly description: string;
  readonly input: JsonSchema;
  /** What `answer` gives, a dry run's answer among it. */
  readonly output: JsonSchema;
  /** Whether a call of it may be charged. */
  readonly billed: boolean;
  /** Whether it only reads; true when absent. */
  readonly readOnly?: false;
  answer(args: Arguments, call: Call): Promise<object>;
}

/** A tool that is ready to be registered, its schemas compiled. */
export interface ReadyTool {
  readonly name: string;
  readonly description: string;
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  register(server: McpServer, context: ToolContext, surroundings: Surroundings): void;
}

/** What every tool takes, and what the billed ones take besides. */
interface Common {
  dry_run?: boolean;
  idempotency_key?: string;
}

/** How long a tool tries: agents, and the proxies before them, wait for a minute. The retries of the client may take longer. */
const CALL_MS = 45_000;

const IDEMPOTENCY_KEY: JsonSchema = {
  type: 'string',
  pattern: '^[!-~]{1,200}$',
  description:
    'Your own name for this call. When an answer is lost, repeat the call with the same name and arguments: within 24 hours it is answered again and not charged again. Another call needs another name.',
};

/** Compiles the schemas of a tool once; servers come and go with the requests. */
export function defineTool<Arguments extends object>(tool: Tool<Arguments>): ReadyTool {
  const { name, title, description, output, billed, readOnly = true } = tool;
  const input = billed ? taking(tool.input, { idempotency_key: IDEMPOTENCY_KEY }) : tool.input;
  const checked = fromJsonSchema<Arguments & Common>(input);
  const answer = async (given: unknown, context: ToolContext, extra: ServerContext, surroundings: Surroundings) => {
    const { dry_run: dryRun = false, idempotency_key, ...args } = await accepted(given, input, checked);
    const late = AbortSignal.timeout(CALL_MS);
    const options = { signal: AbortSignal.any([extra.mcpReq.signal, late]), dryRun, idempotencyKey: idempotency_key };
    try {
      return await tool.answer(args as unknown as Arguments, {
        registry: context.client(extra),
        options,
        dryRun,
        seal: (text) => context.seal(extra, `${name} ${text}`),
        surroundings,
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
    register: (server, context, surroundings) => {
      server.registerTool(name, config, (given, extra) =>
        answer(given, context, extra, surroundings).then(resultOf, (error: unknown) => {
          const refusal = refusalOf(error);
          if (refusal.code === 'unexpected_error') context.report(extra, error);
          return { ...resultOf(refusal), isError: true };
        }),
      );
    },
  };
}

/** The answer as data, and as text for clients that know only that. */
function resultOf(answer: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } };
}

/** Calling a billed tool again is charged again, unless the call is named: only the free ones may be repeated unasked. */
function annotationsOf(title: string, { billed, readOnly }: { billed: boolean; readOnly: boolean }): ToolAnnotations {
  return { title, readOnlyHint: readOnly, idempotentHint: !billed, destructiveHint: false, openWorldHint: true };
}

function taking(input: JsonSchema, more: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { ...input, properties: { ...(input['properties'] as object), ...more } };
}

/**
 * A schema that is announced and not applied by the server package. Arguments are checked here, where a refusal gets its
 * code and its next step. An answer has been paid for when it could fail its schema: it is delivered, and tests compare it.
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
