import { JURISDICTION_CODES } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { Argument, Command } from 'commander';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { json, table, time } from '../output.js';
import type { Terminal } from '../output.js';

/** `purposes list | require | stop-requiring` */
export function purposeCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('purposes').description(
    'Where accounts must state a purpose for immigration, court and criminal records.',
  );
  group
    .command('list')
    .description('List the jurisdictions, and since when they require a purpose.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ purposes }) => {
        const required = await purposes.requirements();
        const rows = JURISDICTION_CODES.map((jurisdiction) => ({
          jurisdiction,
          required_at: required.find((row) => row.jurisdiction === jurisdiction)?.requiredAt ?? null,
        }));
        terminal.out(
          options.json
            ? json(rows)
            : table(
                rows,
                [
                  { title: 'JURISDICTION', cell: ({ jurisdiction }) => jurisdiction },
                  { title: 'REQUIRED SINCE', cell: ({ required_at: at }) => (at === null ? 'not required' : time(at)) },
                ],
                '',
              ),
        );
      }),
    );
  const jurisdiction = new Argument('<jurisdiction>', 'Country code').choices(JURISDICTION_CODES);
  group
    .command('require')
    .description('Require a purpose. Calls of accounts that have stated none are refused from now on.')
    .addArgument(jurisdiction)
    .action((code: Jurisdiction) =>
      withServices(async ({ purposes }) => {
        await purposes.setRequired(code, true, COMMAND_LINE);
        terminal.out(`${code} requires a purpose for immigration, court and criminal records.`);
      }),
    );
  group
    .command('stop-requiring')
    .description('Require no purpose any more. What accounts stated stays on record.')
    .addArgument(jurisdiction)
    .action((code: Jurisdiction) =>
      withServices(async ({ purposes }) => {
        await purposes.setRequired(code, false, COMMAND_LINE);
        terminal.out(`${code} requires no purpose.`);
      }),
    );
  return group;
}
