import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** Files and folders, from the root, that the site is built from. */
const INPUTS = [
  'docs',
  'openapi',
  'CONTRIBUTING.md',
  'libs/sdk/CHANGELOG.md',
  'libs/domain/src',
  'libs/http/src',
  'apps/docs/src',
  // The agent tools' descriptions come from all parts of the server and from the client that it uses.
  'apps/mcp/src',
  'libs/sdk/src',
  'apps/docs/public',
  'apps/docs/.vitepress/config.mjs',
  'apps/docs/.vitepress/diagrams.mjs',
  'apps/docs/.vitepress/sidebar.mjs',
  'apps/docs/.vitepress/theme',
  'tools/docs',
  'tools/bootstrap.mjs',
  'node_modules/vitepress/package.json',
  'node_modules/beautiful-mermaid/package.json',
  'node_modules/@modelcontextprotocol/server/package.json',
];

/** Every file below `path`, itself included, from the root of the repository, in order. */
export function filesBelow(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The files that the site is built from, without tests. */
export function inputs() {
  return INPUTS.flatMap(filesBelow).filter((file) => !/\.spec\.ts$/.test(file));
}

/** One digest of everything that the site is built from. */
export function digestOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Markdown written by hand, by its path from the root. */
export function handWritten() {
  const files = [
    ...filesBelow('docs').filter((file) => file.endsWith('.md')),
    'CONTRIBUTING.md',
    'libs/sdk/CHANGELOG.md',
  ];
  return new Map(
    files.filter((file) => existsSync(join(ROOT, file))).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
}
