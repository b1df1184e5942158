import { McpServer, createRequestStateCodec } from '@modelcontextprotocol/server';
import type { ServerEventBus } from '@modelcontextprotocol/server';
import type { McpModule } from '../../src/server.js';
import { registerAskingTools } from './asking-tools.js';
import { registerContentTools } from './content-tools.js';
import { registerDiagnosticTools } from './diagnostic-tools.js';
import { registerInputRequiredTools } from './input-required-tools.js';
import type { StateCodec } from './input-required-tools.js';
import { registerPrompts, registerResources } from './resources-and-prompts.js';

/**
 * The tools, resources and prompts that the official conformance scenarios call by name. Tests load it into the service's app;
 * the service never does.
 * @param news announces changes of the lists
 */
export function fixtureModule(news: ServerEventBus): McpModule {
  const requestState: StateCodec = createRequestStateCodec({ key: crypto.getRandomValues(new Uint8Array(32)) });
  const register = (server: McpServer): void => {
    server.server.registerCapabilities({ logging: {} });
    registerContentTools(server);
    registerAskingTools(server);
    registerDiagnosticTools(server, news);
    registerInputRequiredTools(server, requestState);
    registerResources(server);
    registerPrompts(server);
  };
  return { keylessTools: namesOf(register), requestState, register };
}

/** Names of the tools that `register` registers. The runner has no key and needs to see all of them. */
function namesOf(register: (server: McpServer) => void): string[] {
  const names: string[] = [];
  const probe = new McpServer({ name: 'probe', version: '1' });
  const recording = new Proxy(probe, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (property === 'registerTool') names.push(String(given[0]));
        return Reflect.apply(value, target, given);
      };
    },
  });
  register(recording);
  return names;
}
