import 'reflect-metadata';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import { InMemoryServerEventBus } from '@modelcontextprotocol/server';
import { McpEnvironment } from '../../src/config.js';
import { createMcpApp } from '../../src/create-app.js';
import { registryModule } from '../../src/registry-module.js';
import { fixtureModule } from './fixture-module.js';

// Starts the agent-tool server with the fixtures and its own tools on a free port, and prints its address. There is no API
// behind it, because the scenarios call no tool that needs one.
const parsed = parseEnvironment(McpEnvironment, {
  API_URL: 'http://127.0.0.1:9',
  AGENT_SERVER_TOKEN: 'conformance'.repeat(3),
});
if (!parsed.ok) throw new Error('the environment is invalid');
const news = new InMemoryServerEventBus();
const mcp = await createMcpApp({
  // The runner opens a session for each scenario, all from one address.
  config: { ...parsed.value, SHUTDOWN_TIMEOUT_MS: 1_000, SESSIONS_PER_MINUTE: 100_000 },
  log: createLogger({ service: 'mcp', level: 'warn' }),
  metrics: createMetricsRegistry('mcp'),
  now: () => performance.now(),
  // The fixtures come first: a scenario reads the first resource, and the service's own resources need the API.
  modules: [fixtureModule(news), registryModule],
  news,
});
await mcp.app.listen(0, '127.0.0.1');
process.stdout.write(`${await mcp.app.getUrl()}/mcp\n`);
process.once('SIGTERM', () => void mcp.close().then(() => process.exit(0)));
