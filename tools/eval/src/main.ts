// npm run eval:resolve and npm run eval:peers.
import { InputError } from './input-error.js';
import { peersCommand } from './peers/command.js';
import { resolveCommand } from './resolve-command.js';

const [first, ...rest] = process.argv.slice(2);

try {
  if (first === 'peers') await peersCommand.parseAsync(rest, { from: 'user' });
  else await resolveCommand.parseAsync();
} catch (error) {
  const isMendable = error instanceof InputError || (error instanceof Error && error.name === 'FriendlyError');
  if (!isMendable) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
