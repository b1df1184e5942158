import { lookup } from '@entity-registry/domain';
import type { SitePage } from '../site-page.js';
import { code, page, prose, table } from './markdown.js';
import { fieldsOf, requestTable } from './schema-tables.js';
import type { JsonSchema } from './schema-tables.js';

/** What the agent-tool server announces. */
export interface AgentTools {
  readonly tools: readonly {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly input: JsonSchema;
    /** Whether it is available without a key. */
    readonly keyless: boolean;
    readonly readOnly: boolean;
  }[];
  readonly prompts: readonly {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly arguments: JsonSchema | null;
  }[];
  readonly resources: readonly {
    readonly name: string;
    readonly uri: string;
    readonly title: string;
    readonly description: string;
  }[];
  /** The instructions for models after each error, by its code. */
  readonly nextSteps: Readonly<Record<string, string>>;
}

/** The tools, prompts and resources of the agent-tool server, as it describes them to a model. */
export function agentToolsPage({ tools, prompts, resources }: AgentTools): SitePage {
  return {
    path: 'reference/agent-tools',
    title: 'Agent tools',
    markdown: page(
      '# Agent tools',
      'The text that the server sends to a model, word for word. Every tool takes `dry_run`, which returns only the price and charges nothing. An error has a code and the next step. To connect a client, see [agents](/guides/agents).',
      table(
        ['tool', 'purpose', 'without a key'],
        tools.map(({ name, title, keyless }) => [`[\`${name}\`](#${name})`, prose(title), keyless ? 'yes' : 'no']),
      ),
      ...tools.map(({ name, description, input, readOnly }) =>
        page(
          `## \`${name}\` {#${name}}`,
          prose(description),
          readOnly ? '' : 'This tool changes data, so clients ask before they call it.',
          requestTable(fieldsOf(input, definedIn(input)).rows),
        ).trimEnd(),
      ),
      '## Prompts',
      ...prompts.map((prompt) =>
        page(
          `### \`${prompt.name}\``,
          prose(prompt.description),
          prompt.arguments === null ? '' : requestTable(fieldsOf(prompt.arguments).rows),
        ).trimEnd(),
      ),
      '## Resources',
      table(
        ['URI', 'description'],
        resources.map(({ uri, description }) => [code(uri), prose(description)]),
      ),
    ),
  };
}

/** Schemas of tools include the schemas that they refer to, in `$defs`. */
function definedIn(input: JsonSchema & { readonly $defs?: Readonly<Record<string, JsonSchema>> }) {
  return (ref: string): JsonSchema => lookup(input.$defs ?? {}, ref.slice(ref.lastIndexOf('/') + 1)) ?? {};
}
