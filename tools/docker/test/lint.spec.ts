import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../..');
const tool = (name: string): string => join(import.meta.dirname, '..', name);

// Plain JavaScript that runs before anything is built.
const { lintAll } = (await import(tool('check.mjs'))) as { lintAll: () => Promise<string[]> };
const { lintDockerfile } = (await import(tool('lint-dockerfile.mjs'))) as {
  lintDockerfile: (image: {
    text: string;
    app: string;
    root: string;
    nodeVersion: string;
    ignored: (path: string) => boolean;
  }) => string[];
};
const { lintCompose, substitute } = (await import(tool('compose.mjs'))) as {
  lintCompose: (compose: { file: string; variables: Record<string, Map<string, boolean>> }) => string[];
  substitute: (text: string, values: Record<string, string>) => string;
};
const { lintDeployGuide } = (await import(tool('deploy-guide.mjs'))) as {
  lintDeployGuide: (deploy: {
    guide: string;
    compose: string;
    variables: Record<string, Map<string, boolean>>;
  }) => string[];
};
const { ignoredBy, parseDockerfile } = (await import(tool('dockerfile.mjs'))) as {
  ignoredBy: (text: string) => (path: string) => boolean;
  parseDockerfile: (text: string) => { base: string; name?: string; instructions: { name: string; args: string }[] }[];
};
const { packageOf, specifiersOf } = (await import(tool('collect.mjs'))) as {
  packageOf: (specifier: string) => string | null;
  specifiersOf: (text: string) => string[];
};

const GOOD = `# syntax=docker/dockerfile:1
FROM node:24.1.0-bookworm-slim AS build
WORKDIR /src
COPY package.json ./
RUN npm ci

FROM node:24.1.0-bookworm-slim
WORKDIR /srv
ENV NODE_ENV=production PORT=4000 METRICS_PORT=9464
COPY --from=build /src ./
USER node
EXPOSE 4000 9464
HEALTHCHECK --interval=10s CMD ["node", "-e", "0"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "apps/api/dist/main.js"]
`;

const lint = (text: string): string[] =>
  lintDockerfile({ text, app: 'api', root: ROOT, nodeVersion: '24.1.0', ignored: (path) => path === 'node_modules' });

describe('the lint of a Dockerfile', () => {
  it('finds nothing in docker/', async () => {
    expect(await lintAll()).toEqual([]);
  });

  it('finds nothing in a good one', () => {
    expect(lint(GOOD)).toEqual([]);
  });

  const bad: [from: string, to: string, fault: RegExp][] = [
    ['# syntax=docker/dockerfile:1\n', '', /syntax/],
    ['FROM node:24.1.0-bookworm-slim AS build', 'FROM node:latest AS build', /has no version/],
    ['FROM node:24.1.0-bookworm-slim AS build', 'FROM node AS build', /has no version/],
    ['FROM node:24.1.0-bookworm-slim AS build', 'FROM node:22-bookworm-slim AS build', /not the Node/],
    ['WORKDIR /src', 'WORKDIR src', /not absolute/],
    ['WORKDIR /src', 'WRKDIR /src', /no instruction/],
    ['WORKDIR /src', 'ENV KEY_PEPPER=abc', /secret/],
    ['WORKDIR /src', 'ARG NPM_TOKEN', /secret/],
    ['COPY package.json ./', 'ADD package.json ./', /ADD/],
    ['COPY package.json ./', 'COPY . ./', /whatever lies about/],
    ['COPY package.json ./', 'COPY packages.json ./', /not there/],
    ['COPY package.json ./', 'COPY node_modules ./', /leaves node_modules out/],
    ['COPY --from=build', 'COPY --from=built', /no earlier stage/],
    ['RUN npm ci', 'RUN npm install', /npm ci/],
    ['RUN npm ci', 'RUN cd apps && npm ci', /WORKDIR/],
    ['RUN npm ci', 'RUN cat a | sh', /pipe/],
    ['RUN npm ci', 'RUN curl -O https://example.test/a', /download/],
    ['RUN npm ci', 'RUN apt-get install -y git', /lists/],
    ['USER node\n', '', /not one USER/],
    ['USER node', 'USER root', /run as node/],
    ['USER node\n', 'USER node\nRUN touch a\n', /after USER/],
    ['EXPOSE 4000 9464', 'EXPOSE 4000', /EXPOSE/],
    ['NODE_ENV=production ', '', /NODE_ENV/],
    ['HEALTHCHECK --interval=10s CMD ["node", "-e", "0"]\n', '', /HEALTHCHECK/],
    ['CMD ["node", "--enable-source-maps"', 'CMD ["node"', /CMD is not/],
    ['CMD ["node", "--enable-source-maps", "--max', 'CMD node --enable-source-maps "--max', /CMD is not/],
  ];
  it.each(bad)('finds fault with %j made %j', (from, to, fault) => {
    expect(GOOD).toContain(from);
    expect(lint(GOOD.replace(from, to)).join('\n')).toMatch(fault);
  });

  it('reads continued lines as one instruction', () => {
    const [stage] = parseDockerfile('FROM a:1 AS b\nRUN one \\\n  # said beside it\n  && two\n');
    expect(stage).toMatchObject({ base: 'a:1', name: 'b', instructions: [{}, { name: 'RUN', args: 'one && two' }] });
  });
});

describe('the lint of compose.yaml', () => {
  const directory = mkdtempSync(join(tmpdir(), 'compose-'));
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });
  const check = (service: string, rest = '', known = [['PEPPER', true]] as [string, boolean][]): string => {
    const file = join(directory, 'compose.yaml');
    writeFileSync(file, `services:\n  api: ${service}\n${rest}`);
    return lintCompose({ file, variables: { api: new Map(known) } }).join('\n');
  };
  const confined = `read_only: true, cap_drop: [ALL], security_opt: ['no-new-privileges:true'], stop_grace_period: 20s`;
  const whole = `${confined}, environment: { PEPPER: '\${PEPPER:?set it}' }`;

  it('finds nothing in a good service', () => {
    expect(check(`{ image: 'a:1', ${whole} }`)).toBe('');
  });

  it.each([
    [`{ image: a, ${whole} }`, /no version/],
    [`{ ${whole} }`, /an image or a build/],
    [`{ image: 'a:1', privileged: true, ${whole} }`, /privileged is not known/],
    [`{ image: 'a:1', ${confined} }`, /PEPPER is missing/],
    [`{ image: 'a:1', ${confined}, environment: { PEPPER: '\${PEPPER}' } }`, /may be empty/],
    [`{ image: 'a:1', ${confined}, environment: { PEPPER: x, PEPER: x } }`, /no variable PEPER/],
    [`{ image: 'a:1', ports: ['4000:4000'], ${whole} }`, /every network/],
    [`{ image: 'a:1', volumes: ['./a:/a'], ${whole} }`, /no declared volume/],
    [`{ image: 'a:1', depends_on: { db: { condition: service_healthy } }, ${whole} }`, /no service db/],
    [`{ image: 'a:1', depends_on: { api: { condition: service_started } }, ${whole} }`, /without waiting/],
    [`{ image: 'a:1', environment: { PEPPER: x } }`, /not confined/],
    [`{ build: { context: ., dockerfile: none.Dockerfile }, ${whole} }`, /there is no/],
  ])('finds fault with %j', (service, fault) => {
    expect(check(service)).toMatch(fault);
  });

  it('finds fault with an app whose variables the configuration guide does not list', () => {
    const other = `  other: { build: { context: ., dockerfile: docker/other.Dockerfile } }\n`;
    expect(check(`{ image: 'a:1', ${whole} }`, other)).toMatch(/other: has no table/);
  });

  it('finds fault with a document reader that has no place to read them', () => {
    const reads = (mount: string) => check(`{ image: 'a:1', ${confined}, ${mount} }`, '', [['OCR_CONCURRENCY', false]]);
    expect(reads('tmpfs: [/run]')).toMatch(/nowhere to read documents in/);
    expect(reads("tmpfs: ['/tmp:size=1m']")).toBe('');
  });

  it('uses a value, else its default, else none', () => {
    expect(substitute('${A:?say}-${B:-two}', { A: 'one' })).toBe('one-two');
    expect(() => substitute('${A:?say}', {})).toThrow('A is not set');
  });
});

describe('the lint of the operations guide', () => {
  const compose = '${PEPPER:?set it} ${PASSWORD:?set it} ${URL:-none}';
  const variables = { api: new Map([['PEPPER', true]]), worker: new Map([['URL', false]]) };
  const line = 'for name in PASSWORD PEPPER; do echo "$name=$(openssl rand -hex 32)"; done > docker/.env\n';
  const row = '| `PEPPER` | api | it |\n';

  it.each([
    [line + row, []],
    [row, ['no line writes docker/.env']],
    [line.replace(' PEPPER', '') + row, ['the deploy line leaves out PEPPER']],
    [line.replace(' PEPPER', ' PEPPER SALT') + row, ['the deploy line sets SALT, which nothing needs']],
    [line, ['the table of secrets names none for PEPPER, not api']],
    [line + row.replace('api', 'api, worker'), ['the table of secrets names api, worker for PEPPER, not api']],
  ])('of %j', (guide, faults) => {
    expect(lintDeployGuide({ guide, compose, variables })).toEqual(faults);
  });
});

describe('the contents of an image', () => {
  it.each([
    ['node_modules', true],
    ['apps/api/dist', true],
    ['apps/api/dist/main.js', true],
    ['apps/api/src/distance.ts', false],
    ['.git', true],
    ['docker/.env', true],
    ['tools/.github', false],
  ])('.dockerignore and %s: left out is %s', (path, out) => {
    expect(ignoredBy('**/node_modules\n**/dist\n**/.env\n.git\n')(path)).toBe(out);
  });

  it.each([
    ['pg', 'pg'],
    ['typebox/value', 'typebox'],
    ['@nestjs/core/helpers/x.js', '@nestjs/core'],
    ['node:fs', null],
    ['fs/promises', null],
  ])('%s is of the package %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });

  it('finds every form of an import, and none in the text of a query', () => {
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
