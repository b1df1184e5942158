import { dueDiligence } from './prompts/due-diligence.js';
import { screenCounterparty } from './prompts/screen-counterparty.js';
import { registerResources } from './resources/resources.js';
import type { McpModule } from './server.js';
import type { ToolDependencies } from './tool-kit/define-tool.js';
import { KEYLESS_TOOLS, TOOLS } from './tools/tools.js';

/** The tools, prompts and resources of the registry; tests pass their own clock and random ids. */
export function createRegistryModule(deps: ToolDependencies): McpModule {
  return {
    keylessTools: KEYLESS_TOOLS,
    register: (server, context) => {
      for (const tool of TOOLS) tool.register(server, context, deps);
      dueDiligence(server);
      screenCounterparty(server);
      registerResources(server, context);
    },
  };
}

export const registryModule = createRegistryModule({ now: () => Date.now(), randomId: () => crypto.randomUUID() });
