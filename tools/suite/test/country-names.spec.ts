import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { JURISDICTIONS } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../..');
const PRODUCTION = [
  '{apps,libs,tools}/*/src/**/*.{ts,tsx}',
  'apps/docs/.vitepress/theme/**/*.{ts,vue}',
  'libs/*/sql/*.sql',
];

/** Files that may name a country, and why. Everything else takes it from `JURISDICTIONS`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'libs/domain/src/jurisdictions/**': 'the folders of the countries, and their registration',
  '**/generated/**': 'written by `npm run openapi` from those folders',
  'libs/testing/src/**': 'stubs of institutions, each of one country',
  'tools/data/src/generate/**': 'words and number formats of generated entities of each country',
  'tools/data/src/import/**': 'importers of files that institutions publish',
  'tools/eval/src/**': 'measurements on names from real registers',
  'apps/api/src/openapi/errors/error-samples.ts': 'examples in openapi/',
  'apps/api/src/v5/**/*-{schema,examples}.ts': 'examples in openapi/',
  'apps/admin-api/src/**/*.dto.ts': 'examples in the documents of the pages',
  'libs/domain/src/levels/core.ts': 'descriptions of fields in openapi/',
  'libs/domain/src/mailbox/mail-providers.ts': 'addresses of mail providers',
  'libs/domain/src/screening/pep-posts.ts': 'cites the law that defines the posts',
  'libs/registry/src/candidates/query-words.ts': "'co' is the start of a legal form",
  'libs/sdk/src/resources/v4.ts': 'public names of the package: one member for each path of v4',
  'libs/sources/src/icij/adapter.ts': 'the name of a leak',
  'apps/dashboard/src/pages/sandbox/spanish.ts': 'Spanish titles of the operations of v4',
};

const names = [...new Set(Object.values(JURISDICTIONS).flatMap(({ name, englishName }) => [name, englishName]))];
/** A name, or the English adjective that is formed from it. */
const NAME = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?:n?ian|n)?(?!\\p{L})`, 'u');
const QUOTED_CODE = new RegExp(`(['"\`])(?:${Object.keys(JURISDICTIONS).join('|')})\\1`);
/** The days of the public budget end at midnight there. It is a rule of billing. */
const TIME_ZONE = /America\/\w+/g;

const files = PRODUCTION.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
  (file) => !/\.spec\.tsx?$/.test(file),
);
const naming = new Map<string, string[]>();
for (const file of files) {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const found = lines.flatMap((line, index) =>
    namesCountry(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [],
  );
  if (found.length > 0) naming.set(file, found);
}

function namesCountry(line: string): boolean {
  const text = line.replace(TIME_ZONE, '');
  return NAME.test(text) || QUOTED_CODE.test(text);
}

describe('a line of code', () => {
  it.each(["if (code === 'pa') {", 'of a Panamanian company', '// Ecuadorian', 'Colombian, Panamá', "where x = 'co'"])(
    'names a country: %s',
    (line) => {
      expect(namesCountry(line)).toBe(true);
    },
  );

  it.each(['midnight in America/Panama', "import { panama } from './pa/index.js'", 'v4.panama.search'])(
    'does not name a country: %s',
    (line) => {
      expect(namesCountry(line)).toBe(false);
    },
  );
});

it('names a country only in its folder, and in the files that are allowed to', () => {
  const allowed = (file: string) => Object.keys(ALLOWED).some((pattern) => matchesGlob(file, pattern));
  expect(files.length).toBeGreaterThan(1_000);
  expect([...naming].flatMap(([file, lines]) => (allowed(file) ? [] : lines))).toEqual([]);
});

it.each(Object.entries(ALLOWED))('%s still names one: %s', (pattern) => {
  expect([...naming.keys()].filter((file) => matchesGlob(file, pattern))).not.toEqual([]);
});
