import { readFileSync, readdirSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../../bootstrap.mjs';

/** Allowed contents of a package: these, and modules with their declarations in the three folders. */
const DOCUMENTS = ['CHANGELOG.md', 'README.md', 'THIRD-PARTY-NOTICES.md', 'package.json'];
const FORMAT_FILE = /^(esm|cjs)\/(package\.json|.+\.(js|d\.ts))$/;
const COMMAND_LINE = 'bin/registry-cli.js';

/** Traces of the workspace, the tests and the build machine. */
const TRACES = [
  ROOT,
  'file:///',
  '@entity-registry/source',
  'workspace:',
  'node_modules/',
  '.spec.',
  'sourceMappingURL',
  '@jest/',
];

/** Imports, in declarations and CommonJS too. */
const IMPORTED = /(?<!["'\w.])(?:from|import|require\(|import\()\s*(["'])(?<specifier>[^"'\n]+)\1/g;

/**
 * Checks the files of a package.
 * @param {string} folder where it is installed or unpacked
 * @returns {string[]} faults, each a line
 */
export function faultsOfContents(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'));
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  const manifest = JSON.parse(text('package.json'));
  return [
    ...files.filter((name) => !isExpected(name)).map((name) => `${name} does not belong in the package`),
    ...[...DOCUMENTS, COMMAND_LINE].filter((name) => !files.includes(name)).map((name) => `${name} is missing`),
    ...files.filter((name) => /\.(spec|test)\./.test(name)).map((name) => `${name} is a test`),
    ...unpaired(files),
    ...files.flatMap((name) =>
      TRACES.filter((trace) => text(name).includes(trace)).map((trace) => `${name} contains ${trace}`),
    ),
    ...files.filter((name) => FORMAT_FILE.test(name)).flatMap((name) => foreignImports(name, text(name))),
    ...faultsOfManifest(manifest, text('CHANGELOG.md')),
    ...(text(COMMAND_LINE).startsWith('#!/usr/bin/env node\n') ? [] : [`${COMMAND_LINE} has no shebang line`]),
  ];
}

const isExpected = (name) => DOCUMENTS.includes(name) || name === COMMAND_LINE || FORMAT_FILE.test(name);

/** Both formats consist of the same modules. */
function unpaired(files) {
  const of = (format) =>
    new Set(files.flatMap((name) => (name.startsWith(`${format}/`) ? [relative(format, name)] : [])));
  const lonely = [...of('esm').symmetricDifference(of('cjs'))];
  return lonely.map((name) => `${name} exists in only one format`);
}

/** The client's modules import only each other, no packages and no Node modules. */
function foreignImports(name, text) {
  const specifiers = [...withoutComments(text).matchAll(IMPORTED)].map(({ groups }) => groups.specifier);
  return specifiers
    .filter((specifier) => !specifier.startsWith('.') || isBuiltin(specifier))
    .map((specifier) => `${name} imports ${specifier}`);
}

/** Examples in comments import the package itself. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function faultsOfManifest(manifest, changelog) {
  const {
    version,
    private: isPrivate,
    scripts,
    dependencies,
    optionalDependencies,
    peerDependencies,
    license,
  } = manifest;
  const latest = /^## (\S+)/m.exec(changelog)?.[1];
  return [
    ...(isPrivate || scripts ? ['package.json is that of the workspace'] : []),
    ...(dependencies || optionalDependencies || peerDependencies ? ['the package has dependencies'] : []),
    ...(latest === version ? [] : [`CHANGELOG.md ends with ${latest}, the package is ${version}`]),
    ...(license === 'UNLICENSED' ? [] : [`the license is ${license}`]),
  ];
}
