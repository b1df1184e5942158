#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run.js';
import { processTerminal } from './terminal.js';

/** The version of the package that contains this file: in bin/ of the published package, in dist/cli/ of the repository. */
function version(): string {
  for (const place of ['../package.json', '../../package.json']) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')) as Manifest;
      if (name === '@entity-registry/sdk' && version !== undefined) return version;
    } catch {
      // Try the other path.
    }
  }
  return 'unknown';
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

// A reader such as `head` that stops early is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// A closed standard error is no reason to end a purchase.
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), process.env, processTerminal(process.env), { version: version() });
