/**
 * One deliberately bad line per boundary rule of eslint.config.mjs: the file it pretends to be in, and the rule that
 * must reject it. This code never runs; boundaries.spec.ts lints these texts as if they were those files.
 */
const boundary = '@nx/enforce-module-boundaries';
const use = (specifier) => `import * as forbidden from '${specifier}';\nexport const value = forbidden;\n`;

export const BAD_IMPORTS = [
  {
    name: 'the dashboard imports accounts',
    file: 'apps/dashboard/src/bad.ts',
    code: use('@entity-registry/accounts'),
    rule: boundary,
  },
  {
    name: 'the dashboard imports the domain',
    file: 'apps/dashboard/src/bad.tsx',
    code: use('@entity-registry/domain'),
    rule: boundary,
  },
  {
    name: 'the dashboard imports the auth library of its backend',
    file: 'apps/dashboard/src/bad.ts',
    code: use('better-auth'),
    rule: boundary,
  },
  {
    name: 'the dashboard imports Node',
    file: 'apps/dashboard/src/bad.ts',
    code: use('node:crypto'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'domain imports a library',
    file: 'libs/domain/src/bad.ts',
    code: use('@entity-registry/database'),
    rule: boundary,
  },
  {
    name: 'domain imports a package other than typebox',
    file: 'libs/domain/src/bad.ts',
    code: use('pino'),
    rule: boundary,
  },
  {
    name: 'domain imports Nest',
    file: 'libs/domain/src/bad.ts',
    code: use('@nestjs/common'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'domain imports Node',
    file: 'libs/domain/src/bad.ts',
    code: use('node:crypto'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'the worker parses a response of a source',
    file: 'apps/worker/src/bad.ts',
    code: use('cheerio'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'an adapter parses outside its page readers',
    file: 'libs/sources/src/bad.ts',
    code: use('csv-parse/sync'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'a pattern of the sources backtracks',
    file: 'libs/sources/src/bad.ts',
    code: 'export const bad = /^(?:a+)+$/;\n',
    rule: 'regexp/no-super-linear-backtracking',
  },
  {
    name: 'a pattern of the sources restarts at each character of a run',
    file: 'libs/sources/src/bad.ts',
    code: 'export const bad = (text: string): boolean => /\\s+$/.test(text);\n',
    rule: 'regexp/no-super-linear-move',
  },
  {
    name: 'domain reads the clock',
    file: 'libs/domain/src/bad.ts',
    code: 'export const now = Date.now();\n',
    rule: 'no-restricted-properties',
  },
  {
    name: 'domain creates the current date',
    file: 'libs/domain/src/bad.ts',
    code: 'export const now = new Date();\n',
    rule: 'no-restricted-syntax',
  },
  {
    name: 'domain uses randomness',
    file: 'libs/domain/src/bad.ts',
    code: 'export const dice = Math.random();\n',
    rule: 'no-restricted-properties',
  },
  {
    name: 'domain reads the process',
    file: 'libs/domain/src/bad.ts',
    code: 'export const pid = process.pid;\n',
    rule: 'no-restricted-globals',
  },
  {
    name: 'database imports accounts',
    file: 'libs/database/src/bad.ts',
    code: use('@entity-registry/accounts'),
    rule: boundary,
  },
  {
    name: 'database imports registry',
    file: 'libs/database/src/bad.ts',
    code: use('@entity-registry/registry'),
    rule: boundary,
  },
  {
    name: 'database imports Nest',
    file: 'libs/database/src/bad.ts',
    code: use('@nestjs/common'),
    rule: boundary,
  },
  {
    name: 'http imports database',
    file: 'libs/http/src/bad.ts',
    code: use('@entity-registry/database'),
    rule: boundary,
  },
  {
    name: 'accounts imports registry',
    file: 'libs/accounts/src/bad.ts',
    code: use('@entity-registry/registry'),
    rule: boundary,
  },
  { name: 'accounts imports Nest', file: 'libs/accounts/src/bad.ts', code: use('@nestjs/common'), rule: boundary },
  {
    name: 'registry imports accounts',
    file: 'libs/registry/src/bad.ts',
    code: use('@entity-registry/accounts'),
    rule: boundary,
  },
  { name: 'registry imports Nest', file: 'libs/registry/src/bad.ts', code: use('@nestjs/common'), rule: boundary },
  {
    name: 'sources imports database',
    file: 'libs/sources/src/bad.ts',
    code: use('@entity-registry/database'),
    rule: boundary,
  },
  { name: 'sources imports pg', file: 'libs/sources/src/bad.ts', code: use('pg'), rule: boundary },
  {
    name: 'queue imports database',
    file: 'libs/queue/src/bad.ts',
    code: use('@entity-registry/database'),
    rule: boundary,
  },
  {
    name: 'the client imports a library',
    file: 'libs/sdk/src/bad.ts',
    code: use('@entity-registry/domain'),
    rule: boundary,
  },
  { name: 'the client imports a package', file: 'libs/sdk/src/bad.ts', code: use('pino'), rule: boundary },
  {
    name: 'the client imports Node outside its command line',
    file: 'libs/sdk/src/bad.ts',
    code: use('node:crypto'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'the agent-tool server imports registry',
    file: 'apps/mcp/src/bad.ts',
    code: use('@entity-registry/registry'),
    rule: boundary,
  },
  { name: 'the agent-tool server imports pg', file: 'apps/mcp/src/bad.ts', code: use('pg'), rule: boundary },
  {
    name: 'the documentation imports accounts',
    file: 'apps/docs/src/bad.ts',
    code: use('@entity-registry/accounts'),
    rule: boundary,
  },
  {
    name: 'the API imports testing outside a test',
    file: 'apps/api/src/bad.ts',
    code: use('@entity-registry/testing'),
    rule: boundary,
  },
  {
    name: 'a library imports an app',
    file: 'libs/accounts/src/bad.ts',
    code: use('../../../apps/api/src/app.module.js'),
    rule: boundary,
  },
  {
    name: 'testing imports an app',
    file: 'libs/testing/src/bad.ts',
    code: use('../../../apps/api/src/app.module.js'),
    rule: boundary,
  },
  {
    name: 'a tool imports an app',
    file: 'tools/bench/src/bad.ts',
    code: use('../../../apps/api/src/app.module.js'),
    rule: boundary,
  },
  {
    name: 'a deep import past index.ts',
    file: 'apps/api/src/bad.ts',
    code: "import { value } from '../../../libs/domain/src/money.js';\nexport const copy = value;\n",
    rule: boundary,
  },
  {
    name: 'the environment read outside the loader',
    file: 'libs/accounts/src/bad.ts',
    code: 'export const url = process.env.DATABASE_URL;\n',
    rule: 'no-restricted-properties',
  },
  {
    name: 'a module mock in a test',
    file: 'libs/accounts/src/bad.spec.ts',
    code: "import { jest } from '@jest/globals';\njest.mock('./charge/charge.js');\n",
    rule: 'no-restricted-syntax',
  },
  {
    name: 'a focused test',
    file: 'libs/accounts/src/bad.spec.ts',
    code: "import { it } from '@jest/globals';\nit.only('alone', () => undefined);\n",
    rule: 'no-restricted-syntax',
  },
];

/** Lines that the same rules must accept, so that a rule that rejects everything is caught too. */
export const GOOD_IMPORTS = [
  { name: 'domain imports typebox', file: 'libs/domain/src/good.ts', code: use('typebox') },
  { name: 'accounts imports domain', file: 'libs/accounts/src/good.ts', code: use('@entity-registry/domain') },
  { name: 'accounts imports database', file: 'libs/accounts/src/good.ts', code: use('@entity-registry/database') },
  { name: 'sources imports domain', file: 'libs/sources/src/good.ts', code: use('@entity-registry/domain') },
  { name: 'queue imports BullMQ', file: 'libs/queue/src/good.ts', code: use('bullmq') },
  { name: 'the agent-tool server imports the client', file: 'apps/mcp/src/good.ts', code: use('@entity-registry/sdk') },
  { name: 'the command line imports Node', file: 'libs/sdk/src/cli/good.ts', code: use('node:fs') },
  { name: 'the dashboard imports the client', file: 'apps/dashboard/src/good.tsx', code: use('@entity-registry/sdk') },
  { name: 'the documentation imports domain', file: 'apps/docs/src/good.ts', code: use('@entity-registry/domain') },
  { name: 'the API imports accounts', file: 'apps/api/src/good.ts', code: use('@entity-registry/accounts') },
  { name: 'a test imports testing', file: 'libs/accounts/src/good.spec.ts', code: use('@entity-registry/testing') },
];
