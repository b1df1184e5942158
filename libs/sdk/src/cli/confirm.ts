import { usageError } from './exit.js';
import type { Terminal } from './terminal.js';

/**
 * Asks for confirmation, unless `yes`. Throws a usage failure without a terminal, so that nothing is spent in a pipe by
 * default.
 */
export async function confirm(terminal: Terminal, question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (terminal.ask === null) {
    throw usageError(
      'this needs confirmation, and this is not a terminal. Nothing was spent. Add --yes to confirm in advance.',
    );
  }
  return /^(y|yes|s|sí|si)$/i.test(await terminal.ask(`${question} [y/N] `));
}
