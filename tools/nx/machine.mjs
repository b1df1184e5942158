// Prints what tests depend on outside the repository: an input of their tasks, so that a change runs them again.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

const PROGRAMS = ['pdftoppm', 'tesseract'];
/** Real register data, where there is any. */
const DATA = join(ROOT, '..', 'shared', 'data');

const isOnPath = (program) =>
  (process.env['PATH'] ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));

function dataFiles() {
  if (!existsSync(DATA)) return [];
  const files = readdirSync(DATA, { recursive: true }).sort();
  return files.map((file) => `${file} ${statSync(join(DATA, file)).mtimeMs}`);
}

process.stdout.write([process.version, process.platform, ...PROGRAMS.filter(isOnPath), ...dataFiles()].join('\n'));
