import { Command } from 'commander';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { json, table } from '../output.js';
import type { Terminal } from '../output.js';

/** `signing-keys list | rotate` */
export function signingKeyCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('signing-keys').description('Keys that sign stored screenings.');
  group
    .command('list')
    .description('List the keys with their fingerprints, which customers pin.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ signingKeys }) => {
        const keys = (await signingKeys.publicKeys()).map(({ id, validFrom, validUntil }) => ({
          fingerprint: id,
          valid_from: validFrom.toISOString(),
          valid_until: validUntil?.toISOString() ?? null,
        }));
        terminal.out(
          options.json
            ? json(keys)
            : table(
                keys,
                [
                  { title: 'FINGERPRINT', cell: ({ fingerprint }) => fingerprint },
                  { title: 'VALID FROM', cell: ({ valid_from: from }) => from },
                  { title: 'VALID UNTIL', cell: ({ valid_until: until }) => until ?? 'current' },
                ],
                '',
              ),
        );
      }),
    );
  group
    .command('rotate')
    .description('Sign with a new key. What the old key signed stays valid. Publish the new fingerprint.')
    .action(() =>
      withServices(async ({ signingKeys }) => {
        terminal.out(`The new key's fingerprint is ${await signingKeys.rotate(COMMAND_LINE)}.`);
      }),
    );
  return group;
}
