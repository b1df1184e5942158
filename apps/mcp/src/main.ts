import 'reflect-metadata';
import {
  createLogger,
  createMetricsRegistry,
  listenOrExit,
  loadEnvironment,
  stopOnSignals,
  stopOnce,
} from '@entity-registry/http';
import { McpEnvironment } from './config.js';
import { createMcpApp } from './create-app.js';
import { registryModule } from './registry-module.js';

const SWEEP_EVERY_MS = 30_000;

const config = loadEnvironment(McpEnvironment);
const log = createLogger({ service: 'mcp', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('mcp');

const mcp = await createMcpApp({ config, log, metrics, now: () => performance.now(), modules: [registryModule] });
const measurements = await listenOrExit({ service: 'mcp', app: mcp.app, metrics, config, log });
const sweep = setInterval(() => {
  mcp.endpoint.sweep();
}, SWEEP_EVERY_MS);

stopOnSignals(
  stopOnce(log, async () => {
    clearInterval(sweep);
    await mcp.close();
    measurements.close();
  }),
);
