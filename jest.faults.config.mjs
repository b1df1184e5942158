// The fault and abuse experiments (`npm run test:faults`): named `*.faults.ts`, so that `npm test` does not run them. Each has
// modules and globals of its own, by jest's own runtime: they are few, long, and some of them break what they run on.
import { readFileSync } from 'node:fs';
import base from './jest.config.mjs';

const { $schema: _, ...swc } = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
const { runtime: __, workerIdleMemoryLimit: ___, ...shared } = base;

export default {
  ...shared,
  testMatch: ['**/*.faults.ts'],
  testEnvironment: 'node',
  testEnvironmentOptions: {
    customExportConditions: ['@entity-registry/source', 'node', 'node-addons'],
  },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, sourceMaps: 'inline' }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testTimeout: 180_000,
};
