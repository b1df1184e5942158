import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { ownPropertyLookup } from './tools/lint/src/rules/own-property-lookup.mjs';

/**
 * Which projects may import which: docs/architecture.md. Every project carries a `type:` and a `scope:` tag;
 * there is no `*` constraint, so a project without tags may import nothing. tools/lint/src/boundaries.spec.ts tests
 * each rule with a deliberately bad import.
 */
const depConstraints = [
  {
    sourceTag: 'scope:domain',
    onlyDependOnLibsWithTags: ['scope:domain'],
    allowedExternalImports: ['any-ascii', 'typebox', 'typebox/*'],
  },
  {
    sourceTag: 'scope:database',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['@nestjs/*', 'express'],
  },
  { sourceTag: 'scope:http', onlyDependOnLibsWithTags: ['scope:domain'] },
  {
    sourceTag: 'scope:accounts',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:database'],
    bannedExternalImports: ['@nestjs/*', 'express'],
  },
  {
    sourceTag: 'scope:registry',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:database'],
    bannedExternalImports: ['@nestjs/*', 'express'],
  },
  {
    sourceTag: 'scope:sources',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['@nestjs/*', 'express', 'pg'],
  },
  {
    sourceTag: 'scope:queue',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['@nestjs/*', 'express'],
  },
  {
    // Published without dependencies. The packages that its command line uses are bundled into it.
    sourceTag: 'scope:sdk',
    onlyDependOnLibsWithTags: ['scope:sdk'],
    allowedExternalImports: [
      'commander',
      'cli-progress',
      'csv-parse',
      'csv-parse/*',
      'csv-stringify',
      'csv-stringify/*',
    ],
  },
  {
    // Uses the API like any other client, through the published SDK.
    sourceTag: 'scope:mcp',
    onlyDependOnLibsWithTags: ['scope:sdk', 'scope:http'],
    bannedExternalImports: ['pg', '@prisma/*', 'bullmq'],
  },
  {
    // Runs in the browser and gets all its data over HTTP.
    sourceTag: 'scope:dashboard',
    onlyDependOnLibsWithTags: ['scope:sdk'],
    bannedExternalImports: ['@nestjs/*', 'express', 'pg', '@prisma/*', 'better-auth', 'better-auth/*', 'stripe'],
  },
  { sourceTag: 'scope:docs', onlyDependOnLibsWithTags: ['scope:domain', 'scope:sdk', 'scope:http'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:domain', 'type:lib'] },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:domain', 'type:lib'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:domain', 'type:lib'] },
];

const boundaries = (constraints, allow = []) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow,
    depConstraints: constraints,
    banTransitiveDependencies: false,
    // libs/testing builds the test database and the synthetic registry with these libraries, and their own tests use
    // both. Only test files may import testing.
    ignoredCircularDependencies: [
      ['@entity-registry/database', '@entity-registry/testing'],
      ['@entity-registry/registry', '@entity-registry/testing'],
    ],
    // Workspace commands import libraries lazily, after building them.
    checkDynamicDependenciesExceptions: ['@entity-registry/.*'],
  },
];

/** Test files may also use libs/testing. */
const testConstraints = depConstraints.map((constraint) => ({
  ...constraint,
  onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, 'type:testing'],
  ...(constraint.allowedExternalImports && {
    allowedExternalImports: [...constraint.allowedExternalImports, '@jest/globals', 'fast-check', 'standardwebhooks'],
  }),
}));

const NO_ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'The environment is read once, by the env loader of an entry file; pass the value in.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.data',
      '.nx',
      'libs/database/src/generated',
      'libs/sdk/src/generated',
      'apps/mcp/src/schemas/generated',
      'apps/dashboard/src/api/generated',
      'apps/dashboard/src/pages/sandbox/generated',
      'apps/platform/src/sandbox/generated',
      'tools/lint/fixtures',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { '@nx': nx, local: { rules: { 'own-property-lookup': ownPropertyLookup } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(depConstraints),
      'no-restricted-properties': ['error', NO_ENVIRONMENT],
      'max-lines': ['error', { max: 300 }],
      'max-params': ['error', { max: 6 }],
      eqeqeq: 'error',
      'no-console': 'error',
      // A class with only decorators is how Nest declares a module.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Numbers and bigints print as expected.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'local/own-property-lookup': 'error',
    },
  },
  {
    // The pure core: no clock, no randomness, no process, no I/O, no decorators.
    files: ['libs/domain/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*', '@nestjs/*', '@prisma/*', 'prisma', 'bullmq', 'pg'], message: 'domain is pure.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'domain is pure: pass the value in.' },
        { name: 'performance', message: 'domain has no clock.' },
        { name: 'crypto', message: 'domain has no randomness: pass bytes in.' },
        { name: 'setTimeout', message: 'domain has no clock.' },
        { name: 'setInterval', message: 'domain has no clock.' },
        { name: 'fetch', message: 'domain does no I/O.' },
      ],
      'no-restricted-properties': [
        'error',
        NO_ENVIRONMENT,
        { object: 'Date', property: 'now', message: 'domain has no clock: pass the time in.' },
        { object: 'Math', property: 'random', message: 'domain has no randomness: pass bytes in.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'domain has no clock: pass the time in.',
        },
        { selector: 'Decorator', message: 'domain has no decorators.' },
      ],
    },
  },
  {
    // These patterns run on responses of sources: their running time must be linear in the length of the text (ADR
    // 0064).
    files: ['libs/sources/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // Responses of sources are parsed by page readers, which run in threads (ADR 0064).
    files: ['libs/sources/src/**/*.ts', 'apps/worker/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'libs/sources/src/reading/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['cheerio', 'htmlparser2', 'parse5*', 'csv-parse*', 'hucre'],
              message: 'responses are parsed in libs/sources/src/reading, inside a page reader.',
            },
          ],
        },
      ],
    },
  },
  {
    // The client runs in browsers and in Bun: only its command line may use Node and the packages bundled into it.
    files: ['libs/sdk/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'libs/sdk/src/cli/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*', 'commander', 'cli-progress', 'csv-*'], message: 'the client runs in browsers too.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'the client runs in browsers too.' },
        { name: 'Buffer', message: 'the client runs in browsers too.' },
        { name: 'require', message: 'the client is a module.' },
      ],
    },
  },
  {
    // Runs in browsers, under a content security policy that allows no other host.
    files: ['apps/dashboard/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*'], message: 'the dashboard runs in browsers.' },
            { group: ['@testing-library/*', '@jest/*'], message: 'for tests only.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'the dashboard runs in browsers.' },
        { name: 'Buffer', message: 'the dashboard runs in browsers.' },
        { name: 'fetch', message: 'the backend is called through src/api, the API through the client.' },
        { name: 'alert', message: 'show the message in the page.' },
        { name: 'confirm', message: 'ask with ConfirmDialog.' },
      ],
    },
  },
  {
    files: ['apps/dashboard/**/*.{ts,tsx}'],
    rules: {
      // React ignores the return values of handlers.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Callers of a path that no OpenAPI document describes declare the response type.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**/*.{ts,tsx}', 'libs/testing/src/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(testConstraints),
      'no-restricted-properties': 'off',
      'local/own-property-lookup': 'off',
      // Tests may print the figures that they measured.
      'no-console': 'off',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['jest-mock'], message: 'No module mocks: pass collaborators in.' }] },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.name='jest'][property.name='mock']", message: 'No module mocks.' },
        {
          selector: "MemberExpression[property.name='only'][object.name=/^(it|test|describe)$/]",
          message: 'A focused test hides the others.',
        },
        {
          selector: "MemberExpression[object.name='jest'][property.name='unstable_mockModule']",
          message: 'No module mocks.',
        },
      ],
    },
  },
  {
    // Stubs are servers: they look up keys that requests send. Tests look up their own keys.
    files: ['libs/testing/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'local/own-property-lookup': 'error' },
  },
  {
    // The MCP tools are tested over HTTP against the real API with its synthetic registry, and with the worker's
    // refreshes.
    files: ['apps/mcp/test/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(testConstraints, ['../../api/test/**', '../../worker/test/**']),
    },
  },
  {
    // Entry files read the environment once and print to a terminal.
    files: ['tools/*/src/**/*.ts'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // The entry file of the published command line, which has no env loader.
    files: ['libs/sdk/src/cli/main.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
);
