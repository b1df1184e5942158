import { OPERATOR_ROLES } from '@entity-registry/accounts';
import type { OperatorId, OperatorRole, OperatorRow } from '@entity-registry/accounts';
import { Command, Option } from 'commander';
import * as read from './arguments.js';
import { COMMAND_LINE } from './desk.js';
import type { WithDesk } from './desk.js';
import { facts, json, table, time } from './output.js';
import type { Terminal } from './output.js';

/** `operator add | list | revoke` */
export function operatorCommands(withDesk: WithDesk, terminal: Terminal): Command {
  const group = new Command('operator').description('who works at the admin API');
  group
    .command('add')
    .description('add an operator and print the token, this once')
    .argument('<name>', 'who it is', read.name)
    .addOption(
      new Option('--role <role>', 'what they may do; each role may do what those before it may')
        .choices(OPERATOR_ROLES)
        .makeOptionMandatory(),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', '\n  registry operator add "Ana Ruiz" --role finance')
    .action((name: string, options: { role: OperatorRole; json?: true }) =>
      withDesk(async ({ operators }) => {
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
                'Keep it now: only its hash is stored, so it cannot be shown again.',
              ].join('\n'),
        );
      }),
    );
  group
    .command('list')
    .description('all operators, without their tokens')
    .option('--json', 'print JSON')
    .action((options: { json?: true }) =>
      withDesk(async ({ operators }) => {
        const list = await operators.list();
        terminal.out(options.json ? json(list.map(toOperator)) : operatorTable(list));
      }),
    );
  group
    .command('revoke')
    .description('end an operator’s access at once and for good')
    .argument('<number>', 'the operator, as `operator list` numbers them', read.operator)
    .option('--json', 'print JSON')
    .action((id: OperatorId, options: { json?: true }) =>
      withDesk(async ({ operators }) => {
        const operator = await operators.revoke(id, COMMAND_LINE);
        terminal.out(
          options.json
            ? json(toOperator(operator))
            : `Operator ${operator.id} (${operator.name}) is revoked since ${time(operator.revokedAt)}.`,
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
    'No operators yet: add one with `operator add`.',
  );
}
