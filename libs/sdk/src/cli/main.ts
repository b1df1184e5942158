#!/usr/bin/env node
import { run } from './run.js';
import { processTerminal } from './terminal.js';

// A reader such as `head` that has seen enough is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), process.env, processTerminal(process.env));
