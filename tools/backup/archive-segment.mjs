// PostgreSQL's archive_command: `node archive-segment.mjs PATH FOLDER` puts a finished WAL file into the archive. Exit
// code 0 tells PostgreSQL that the file is safe there and may be recycled. Any other code makes it retry later.
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { packed, unpacked, ARCHIVED } from './wal-files.mjs';

const [path, folder] = process.argv.slice(2);
try {
  archive(path, folder);
} catch (error) {
  process.stderr.write(`archive: ${basename(path ?? '')}: ${error.message}\n`);
  process.exitCode = 1;
}

function archive(source, directory) {
  const content = readFileSync(source);
  const target = join(directory, `${basename(source)}${ARCHIVED}`);
  if (existsSync(target)) {
    // After a crash PostgreSQL may archive a file again. That's fine if the content is the same.
    if (unpacked(readFileSync(target)).equals(content)) return;
    throw new Error(`${target} has different content: two servers must not archive into one folder`);
  }
  const partial = `${target}.${process.pid}.part`;
  try {
    writeDurably(partial, packed(content));
    publish(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
  syncDirectory(directory);
}

function writeDurably(file, content) {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    for (let done = 0; done < content.length;) done += writeSync(descriptor, content, done);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Publishes the file atomically. Unlike a rename, a link can't replace a file that appeared in the meantime. */
function publish(partial, target) {
  try {
    linkSync(partial, target);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(error.code)) throw error;
    renameSync(partial, target); // a file system without hard links
  }
}

function syncDirectory(directory) {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
