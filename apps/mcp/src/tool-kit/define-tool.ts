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
import { ToolRefusal, refusalOf } from './refusals.js';

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
  /** All but `title`. Absent: it reads, and calling it again changes nothing more. */
  readonly annotations?: ToolAnnotations;
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

interface DryRun {
  dry_run?: boolean;
}

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: true };

/** Compiles the schemas of a tool once; servers come and go with the requests. */
export function defineTool<Arguments extends object>(tool: Tool<Arguments>): ReadyTool {
  const { name, title, description, input, output } = tool;
  const checked = fromJsonSchema<Arguments & DryRun>(input);
  const answer = async (given: unknown, context: ToolContext, extra: ServerContext, surroundings: Surroundings) => {
    const { dry_run: dryRun = false, ...args } = await accepted(given, input, checked);
    return tool.answer(args as unknown as Arguments, {
      registry: context.client(extra),
      options: { signal: extra.mcpReq.signal, dryRun },
      dryRun,
      surroundings,
    });
  };
  const config = {
    title,
    description,
    inputSchema: unchecked(input),
    outputSchema: unchecked(output),
    annotations: { ...READ_ONLY, ...tool.annotations, title },
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

/** The arguments as the schema has them; members that are null are as if absent, which is how models leave them out. */
async function accepted<Arguments>(
  given: unknown,
  input: JsonSchema,
  schema: StandardSchemaWithJSON<Arguments, Arguments>,
): Promise<Arguments> {
  const args = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== null));
  const known = Object.keys(input['properties'] as object);
  const unknown = Object.keys(args).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new ToolRefusal('invalid_parameter', `unknown argument(s): ${unknown.join(', ')}`, {
      valid_arguments: known,
    });
  }
  const result = await schema['~standard'].validate(args);
  if (result.issues) {
    throw new ToolRefusal(
      'invalid_parameter',
      result.issues
        .map(({ message }) => message.replaceAll(/\bdata(\/| )/g, (_, end) => (end === '/' ? '' : 'the arguments ')))
        .join('; '),
    );
  }
  return result.value;
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
