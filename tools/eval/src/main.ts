// npm run eval:resolve.
import { InputError } from './input-error.js';
import { resolveCommand } from './resolve-command.js';

try {
  await resolveCommand.parseAsync();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
