import { OPERATOR_ROLES } from '@entity-registry/accounts';
import type { OperatorId, OperatorRole, OperatorRow } from '@entity-registry/accounts';
import { Command, Option } from 'commander';
import * as read from '../arguments.js';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { facts, json, table, time } from '../output.js';
import type { Terminal } from '../output.js';

/** `operator add | list | revoke` */
export function operatorCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('operator').description('Manage operators of the admin API.');
  group
    .command('add')
    .description('Add an operator. The token is printed only once.')
    .argument('<name>', 'Name of the operator', read.name)
    .addOption(
      new Option('--role <role>', 'Role; each role includes the permissions of those before it')
        .choices(OPERATOR_ROLES)
        .makeOptionMandatory(),
    )
    .option('--json', 'Print JSON')
    .addHelpText('after', '\n  registry operator add "Ana Ruiz" --role finance')
    .action((name: string, options: { role: OperatorRole; json?: true }) =>
      withServices(async ({ operators }) => {
        const operator = await operators.add({ name, role: options.role }, COMMAND_LINE);
        terminal.out(
          options.json
            ? json({ token: operator.token, ...toOperator(operator) })
            : [
                facts([
                  ['token', operator.token],
                  ['number', String(operator.id)],
                  ['name', operator.name],
                  ['role', operator.role],
                ]),
                'Save it now: only its hash is stored, so it cannot be shown again.',
              ].join('\n'),
        );
      }),
    );
  group
    .command('list')
    .description('List all operators, without their tokens.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ operators }) => {
        const list = await operators.list();
        terminal.out(options.json ? json(list.map(toOperator)) : operatorTable(list));
      }),
    );
  group
    .command('revoke')
    .description("Revoke an operator's access immediately. This cannot be undone.")
    .argument('<number>', 'Number of the operator in `operator list`', read.operator)
    .option('--json', 'Print JSON')
    .action((id: OperatorId, options: { json?: true }) =>
      withServices(async ({ operators }) => {
        const operator = await operators.revoke(id, COMMAND_LINE);
        terminal.out(
          options.json
            ? json(toOperator(operator))
            : `Operator ${operator.id} (${operator.name}) was revoked at ${time(operator.revokedAt)}.`,
        );
      }),
    );
  return group;
}

function toOperator({ id, name, role, createdAt, revokedAt }: OperatorRow): object {
  return { id: String(id), name, role, created_at: createdAt, revoked_at: revokedAt };
}

function operatorTable(operators: readonly OperatorRow[]): string {
  return table(
    operators,
    [
      { title: 'OPERATOR', cell: (operator) => String(operator.id), number: true },
      { title: 'NAME', cell: (operator) => operator.name },
      { title: 'ROLE', cell: (operator) => operator.role },
      { title: 'CREATED', cell: (operator) => time(operator.createdAt) },
      { title: 'REVOKED', cell: (operator) => time(operator.revokedAt) },
    ],
    'No operators yet. Add one with `operator add`.',
  );
}
