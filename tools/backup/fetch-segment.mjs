// PostgreSQL's restore_command: `node fetch-segment.mjs NAME PATH FOLDER` restores an archived WAL file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVED, unpacked } from './wal-files.mjs';

/** Code 1 tells PostgreSQL that the archive ends before this file. A code above 125 makes it stop with an error. */
const ENDS_HERE = 1;
const GIVE_UP = 200;

const [name, path, folder] = process.argv.slice(2);
const source = join(folder ?? '', `${name}${ARCHIVED}`);
if (!existsSync(source)) process.exitCode = ENDS_HERE;
else {
  try {
    writeFileSync(path, unpacked(readFileSync(source)), { mode: 0o600 });
  } catch (error) {
    process.stderr.write(`FATAL: the archived file ${source} cannot be read: ${error.message}\n`);
    process.exitCode = GIVE_UP;
  }
}
