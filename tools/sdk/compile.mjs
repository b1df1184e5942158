import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bin } from '../suite/programs.mjs';

/** The `type` in package.json that makes TypeScript and Node treat the same sources as each format. */
export const FORMATS = { esm: 'module', cjs: 'commonjs' };

/**
 * Only globals that exist everywhere the client runs: ECMAScript as of Node 20, and web APIs. Without Node types, code
 * that needs Node doesn't compile.
 */
const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  declaration: true,
  newLine: 'lf',
  noEmitOnError: true,
};

/**
 * Compiles the client without its command line and its tests to `folder`/`format`, with declarations.
 * @param {{sdk: string, format: 'esm' | 'cjs', stage: string, folder: string}} options `stage`: a separate folder,
 *   where the sources are next to a package.json with their `type`
 */
export async function compile({ sdk, format, stage, folder }) {
  const source = join(sdk, 'src');
  mkdirSync(stage, { recursive: true });
  cpSync(source, join(stage, 'src'), {
    recursive: true,
    filter: (path) => path !== join(source, 'cli') && !path.endsWith('.spec.ts'),
  });
  const target = join(folder, format);
  const options = { ...COMPILER_OPTIONS, rootDir: 'src', outDir: target };
  writeJson(join(stage, 'package.json'), { type: FORMATS[format] });
  writeJson(join(stage, 'tsconfig.json'), { compilerOptions: options, include: ['src'] });
  try {
    await promisify(execFile)(process.execPath, [bin('typescript', 'bin', 'tsc'), '-p', stage, '--pretty', 'false']);
  } catch (error) {
    throw new Error(`The client does not compile as ${format}:\n${error.stdout || error.message}`);
  }
  writeJson(join(target, 'package.json'), { type: FORMATS[format] });
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
