import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap.mjs';

/**
 * Reads the tools, prompts and resources of the agent-tool server: its module is registered on a server that only
 * records them.
 */
export async function agentTools() {
  const load = (file) => import(pathToFileURL(join(ROOT, 'apps', 'mcp', 'dist', file)).href);
  const { registryModule } = await load('registry-module.js');
  const { TOOLS } = await load('tools/tools.js');
  const { NEXT_STEPS } = await load('tool-kit/next-steps.js');
  const notes = { tools: [], prompts: [], resources: [] };
  registryModule.register(
    {
      registerTool: (name, config) => notes.tools.push({ name, ...config }),
      registerPrompt: (name, config) => notes.prompts.push({ name, ...config }),
      registerResource: (name, address, config) => notes.resources.push({ name, address, ...config }),
    },
    {},
  );
  return {
    tools: notes.tools.map(({ name, title, annotations }) => {
      const { description, input } = TOOLS.find((tool) => tool.name === name);
      return {
        name,
        title,
        description,
        input,
        keyless: registryModule.keylessTools.includes(name),
        readOnly: annotations.readOnlyHint,
      };
    }),
    prompts: notes.prompts.map(({ name, title, description, argsSchema }) => ({
      ...{ name, title, description },
      arguments: argsSchema?.['~standard']?.jsonSchema?.input?.({ target: 'draft-2020-12' }) ?? null,
    })),
    nextSteps: NEXT_STEPS,
    resources: notes.resources.map(({ name, address, title, description }) => ({
      ...{ name, title, description },
      uri: typeof address === 'string' ? address : String(address.uriTemplate),
    })),
  };
}
