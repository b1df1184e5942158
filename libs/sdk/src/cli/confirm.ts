import { usageFailure } from './exit.js';
import type { Terminal } from './terminal.js';

/**
 * Whether a person agrees; `--yes` agrees to everything. Throws a usage failure if there is no one to ask: nothing is ever
 * spent in a pipe by default.
 */
export async function confirmed(terminal: Terminal, question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (terminal.ask === null) {
    throw usageFailure(
      'this is no terminal, so nobody can be asked, and nothing was spent. Add --yes to agree beforehand.',
    );
  }
  return /^(y|yes|s|sí|si)$/i.test(await terminal.ask(`${question} [y/N] `));
}
