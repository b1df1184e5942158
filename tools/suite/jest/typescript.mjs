// Lets this process import TypeScript: compiles it with swc and .swcrc, and caches the output below node_modules by
// content. Libraries are loaded from their sources, so that tests never run against a stale build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SOURCE_CONDITION = '@entity-registry/source';
const STYLES = new URL('./styles.mjs', import.meta.url).href;
const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

const { $schema: _, ...options } = JSON.parse(readFileSync(join(ROOT, '.swcrc'), 'utf8'));
const { version } = createRequire(import.meta.url)('@swc/core/package.json');
const compiler = createHash('sha256')
  .update(`${version} ${JSON.stringify(options)}`)
  .digest('base64url')
  .slice(0, 16);
const cache = join(ROOT, 'node_modules', '.cache', 'entity-registry-tests', compiler);
mkdirSync(cache, { recursive: true });

/** Where the source map of each imported TypeScript file is, by the file's URL. */
export const sourceMaps = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && /\.tsx?$/.test(context.parentURL ?? '')) {
      for (const extension of ['.ts', '.tsx']) {
        const url = new URL(specifier.replace(/\.js$/, extension), context.parentURL);
        if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
      }
    }
    // The bundler handles style sheets. Node can't resolve or load them.
    if (specifier.endsWith('.css')) return { url: STYLES, format: 'module', shortCircuit: true };
    return next(specifier, { ...context, conditions: [SOURCE_CONDITION, ...(context.conditions ?? [])] });
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return next(url, context);
    return { format: 'module', shortCircuit: true, source: compiled(url) };
  },
});

function compiled(url) {
  const file = fileURLToPath(url);
  const text = readFileSync(file, 'utf8');
  const target = join(cache, createHash('sha256').update(`${file}\0${text}`).digest('base64url'));
  sourceMaps.set(url, `${target}.map`);
  if (existsSync(target)) return readFileSync(target, 'utf8');
  const { code, map } = transformSync(text, { ...optionsOf(file), filename: file, swcrc: false });
  write(`${target}.map`, map);
  write(target, code); // last, so that its map always exists
  return code;
}

/** Options from .swcrc. Browser code is compiled as its bundler does. */
function optionsOf(file) {
  if (!file.endsWith('.tsx')) return options;
  const { jsc } = options;
  return {
    ...options,
    jsc: {
      ...jsc,
      parser: { syntax: 'typescript', tsx: true },
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
  };
}

/** Writes atomically, because another worker may write the same file. */
function write(target, content) {
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, target);
}
