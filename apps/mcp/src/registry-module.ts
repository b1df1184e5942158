import type { McpModule } from './server.js';

/** The tools, prompts and resources of the registry. */
export const registryModule: McpModule = { keylessTools: [], register: () => undefined };
