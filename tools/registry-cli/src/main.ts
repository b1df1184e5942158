import { run } from './cli.js';
import { terminalProgress } from './progress.js';

process.exitCode = await run(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  now: () => new Date(),
  startProgress: terminalProgress(process.stderr),
});
