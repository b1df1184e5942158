import { completable, fromJsonSchema } from '@modelcontextprotocol/server';
import type { McpServer } from '@modelcontextprotocol/server';

/** An argument of a prompt: always text. `values`: all allowed values; `examples`: suggestions. */
export interface PromptArgument {
  readonly description: string;
  readonly required?: boolean;
  readonly values?: readonly string[];
  readonly examples?: readonly string[];
}

export interface Prompt<Name extends string> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<Name, PromptArgument>>;
  /** The user's message to the model. */
  readonly text: (args: Readonly<Partial<Record<Name, string>>>) => string;
}

/** Compiles the arguments of a prompt once; the returned function registers it with a server. */
export function definePrompt<Name extends string>(prompt: Prompt<Name>): (server: McpServer) => void {
  const { name, title, description, text } = prompt;
  const args = Object.entries<PromptArgument>(prompt.arguments);
  const schema = fromJsonSchema<Partial<Record<Name, string>>>({
    type: 'object',
    properties: Object.fromEntries(args.map(([key, argument]) => [key, schemaOf(argument)])),
    required: args.filter(([, { required }]) => required === true).map(([key]) => key),
    additionalProperties: false,
  });
  // The server package looks here for arguments that it can complete.
  const shape = Object.fromEntries(args.map(([key, argument]) => [key, completed(argument)]));
  const argsSchema = Object.assign(schema, { shape });
  return (server) => {
    server.registerPrompt(name, { title, description, argsSchema }, (given) => ({
      description,
      messages: [{ role: 'user', content: { type: 'text', text: text(given) } }],
    }));
  };
}

const schemaOf = ({ description, values }: PromptArgument) => ({
  type: 'string' as const,
  minLength: 1,
  maxLength: 300,
  description,
  ...(values && { enum: [...values] }),
});

function completed(argument: PromptArgument) {
  const proposals = argument.values ?? argument.examples ?? [];
  return completable(fromJsonSchema<string>(schemaOf(argument)), (begun) =>
    proposals.filter((proposal) => proposal.toLowerCase().startsWith(begun.toLowerCase())),
  );
}
