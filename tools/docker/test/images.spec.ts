import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

type Variables = Record<string, Map<string, boolean>>;

const ROOT = resolve(import.meta.dirname, '../../..');
const tool = (name: string): string => join(import.meta.dirname, '..', name);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

// Plain JavaScript that runs before anything is built.
const { lintCompose, readVariables, substitute } = (await import(tool('compose.mjs'))) as {
  lintCompose: (text: string, variables: Variables) => string[];
  readVariables: (guide: string) => Variables;
  substitute: (text: string, values: Record<string, string>) => string;
};
const { lintDeployGuide } = (await import(tool('deploy-guide.mjs'))) as {
  lintDeployGuide: (deploy: { guide: string; compose: string; variables: Variables }) => string[];
};
const { baseOf } = (await import(tool('base.mjs'))) as { baseOf: (dockerfile: string) => { image: string } };
const { packageOf, specifiersOf } = (await import(tool('collect.mjs'))) as {
  packageOf: (specifier: string) => string | null;
  specifiersOf: (text: string) => string[];
};

const COMPOSE = read('docker/compose.yaml');
const VARIABLES = readVariables(read('docs/guides/configuration.md'));

describe('the Dockerfile', () => {
  it('builds on the Node of package.json', () => {
    const { image } = baseOf(read('docker/Dockerfile'));
    expect(() => baseOf(`FROM ${image} AS node`.replace(/\d+/, '1'))).toThrow('the Node of package.json');
  });
});

describe('compose.yaml', () => {
  const check = (service: string, rest = '', known = [['PEPPER', true]] as [string, boolean][]): string =>
    lintCompose(`services:\n  api: ${service}\n${rest}`, { api: new Map(known) }).join('\n');
  const confined = `read_only: true, cap_drop: [ALL], security_opt: ['no-new-privileges:true']`;
  const whole = `${confined}, environment: { PEPPER: '\${PEPPER:?set it}' }`;

  it('agrees with the configuration guide and confines every app', () => {
    expect(lintCompose(COMPOSE, VARIABLES)).toEqual([]);
  });

  it('may have a service that is confined and sets its variables', () => {
    expect(check(`{ image: 'a:1', ${whole} }`)).toBe('');
  });

  it.each([
    [`{ image: a, ${whole} }`, /no version/],
    [`{ image: 'a:1', ${confined} }`, /PEPPER is missing/],
    [`{ image: 'a:1', ${confined}, environment: { PEPPER: '\${PEPPER}' } }`, /may be empty/],
    [`{ image: 'a:1', ${confined}, environment: { PEPPER: x, PEPER: x } }`, /does not read PEPER/],
    [`{ image: 'a:1', ports: ['4000:4000'], ${whole} }`, /every network/],
    [`{ image: 'a:1', volumes: ['./a:/a'], ${whole} }`, /not a declared volume/],
    [`{ image: 'a:1', depends_on: { db: { condition: service_healthy } }, ${whole} }`, /db has no health check/],
    [`{ image: 'a:1', depends_on: { api: { condition: service_started } }, ${whole} }`, /without waiting/],
    [`{ image: 'a:1', environment: { PEPPER: x } }`, /not confined/],
  ])('may not have %j', (service, error) => {
    expect(check(service)).toMatch(error);
  });

  it('may not have an app whose variables the configuration guide does not list', () => {
    const other = `  other: { build: { context: ., target: other }, restart: unless-stopped }\n`;
    expect(check(`{ image: 'a:1', ${whole} }`, other)).toMatch(/other: has no table/);
  });

  it('must give a worker that runs OCR a temporary directory', () => {
    const reads = (mount: string) => check(`{ image: 'a:1', ${confined}, ${mount} }`, '', [['OCR_CONCURRENCY', false]]);
    expect(reads('tmpfs: [/run]')).toMatch(/no temporary directory for OCR/);
    expect(reads("tmpfs: ['/tmp:size=1m']")).toBe('');
  });

  it('has a value or a default for each variable, or causes an error', () => {
    expect(substitute('${A:?say}-${B:-two}', { A: 'one' })).toBe('one-two');
    expect(() => substitute('${A:?say}', {})).toThrow('A is not set');
  });
});

describe('the deploy section of the operations guide', () => {
  it('sets and explains every secret of compose.yaml', () => {
    const guide = read('docs/guides/operations.md');
    expect(lintDeployGuide({ guide, compose: COMPOSE, variables: VARIABLES })).toEqual([]);
  });

  const compose = '${PEPPER:?set it} ${PASSWORD:?set it} ${URL:-none}';
  const variables = { api: new Map([['PEPPER', true]]), worker: new Map([['URL', false]]) };
  const line = 'for name in PASSWORD PEPPER; do echo "$name=$(openssl rand -hex 32)"; done > docker/.env\n';
  const row = '| `PEPPER` | api | it |\n';

  it.each([
    [line + row, []],
    [row, ['no line writes docker/.env']],
    [line.replace(' PEPPER', '') + row, ['the deploy line leaves out PEPPER']],
    [line.replace(' PEPPER', ' PEPPER SALT') + row, ['the deploy line sets SALT, which is not used']],
    [line, ['the table of secrets names none for PEPPER, not api']],
    [line + row.replace('api', 'api, worker'), ['the table of secrets names api, worker for PEPPER, not api']],
  ])('with %j has the faults %j', (guide, errors) => {
    expect(lintDeployGuide({ guide, compose, variables })).toEqual(errors);
  });
});

describe('the contents of an image', () => {
  it.each([
    ['pg', 'pg'],
    ['typebox/value', 'typebox'],
    ['@nestjs/core/helpers/x.js', '@nestjs/core'],
    ['node:fs', null],
    ['fs/promises', null],
  ])('map the import %s to the package %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });

  it('include every form of import, and nothing from the text of a query', () => {
    const text = [
      `import 'reflect-metadata';`,
      `import { Pool } from 'pg';`,
      `} from '@nestjs/common';`,
      `export * from "./answers.js";`,
      `const { dump } = await import('js-yaml');`,
      `const path = require.resolve('swagger-ui-dist');`,
      `select id from delivery where state is distinct from 'reversed'`,
    ].join('\n');
    expect(specifiersOf(text)).toEqual(['reflect-metadata', 'pg', '@nestjs/common', 'js-yaml', 'swagger-ui-dist']);
  });
});
