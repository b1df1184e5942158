import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../../suite/programs.mjs';

/** As strict as a careful reader's project. */
const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'es2023',
  lib: ['es2023'],
  module: 'nodenext',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true, // what Node runs unchanged
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [bin('@types')],
};

/**
 * Whether its types are checked: TypeScript, and scripts that use the client, because readers copy them into TypeScript
 * unchanged.
 */
const isChecked = ({ name, text }) => name.endsWith('.ts') || text.includes("from '@entity-registry/sdk'");
const checkedName = (name) => name.replace(/\.mjs$/, '.mts');

/**
 * Checks the types of a page's TypeScript, and of its scripts that use the client.
 * @returns {Promise<Map<object, string>>} block -> its fault; blocks without a fault are omitted
 */
export async function typeFaults({ directory, modules, program, files }) {
  const checked = new Map(files.filter(isChecked).map((block) => [checkedName(block.name), () => block]));
  const texts = new Map(files.map((file) => [isChecked(file) ? checkedName(file.name) : file.name, file.text]));
  if (program && isChecked(program)) {
    checked.set(checkedName(program.name), (line) => program.blockAt(line));
    texts.set(checkedName(program.name), program.text);
  }
  if (checked.size === 0) return new Map();
  const folder = join(directory, 'types');
  mkdirSync(folder);
  symlinkSync(modules, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [name, text] of texts) writeFileSync(join(folder, name), `${text}\nexport {};\n`);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, files: [...checked.keys()] }),
  );
  const output = await compiled(folder);
  const faults = new Map();
  for (const [, name, line, message] of output.matchAll(/^([\w.-]+)\((\d+),\d+\): error (.*)$/gm)) {
    const block = checked.get(name)?.(Number(line));
    if (block && !faults.has(block)) faults.set(block, `types: ${message}`);
  }
  if (output.trim() !== '' && faults.size === 0) throw new Error(`tsc: ${output}`);
  return faults;
}

/** The compiler's errors; empty if there are none. */
function compiled(folder) {
  const script = bin('typescript', 'bin', 'tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '-p', folder, '--pretty', 'false'], { cwd: folder }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}
