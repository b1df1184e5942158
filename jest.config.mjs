// One configuration for every project. How test files are loaded: tools/suite/jest/runtime.mjs.
export default {
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  moduleFileExtensions: ['js', 'mjs', 'ts', 'tsx', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: '<rootDir>/tools/suite/jest/environment.mjs',
  runtime: '<rootDir>/tools/suite/jest/runtime.mjs',
  injectGlobals: false,
  transform: {},
  maxWorkers: 2,
  // A worker that uses more memory than this is restarted. Without a limit, jest would run a single file in its own process.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 30_000,
};
