// Prints the facts outside the repository that tests depend on. Nx uses them as an input, so that a change reruns the
// tests.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

const PROGRAMS = ['pdftoppm', 'tesseract'];
/** Real registry data, if there is any. */
const DATA = join(ROOT, '..', 'shared', 'data');

const isOnPath = (program) =>
  (process.env['PATH'] ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));

function dataFiles() {
  if (!existsSync(DATA)) return [];
  const files = readdirSync(DATA, { recursive: true }).sort();
  return files.map((file) => `${file} ${statSync(join(DATA, file)).mtimeMs}`);
}

process.stdout.write([process.version, process.platform, ...PROGRAMS.filter(isOnPath), ...dataFiles()].join('\n'));
