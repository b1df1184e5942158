import { Command, Option } from 'commander';
import type { Notices, NoticesQuery } from '../../index.js';
import { isPreviewed, show } from '../command-context.js';
import type { ContextFactory } from '../command-context.js';
import { recordId } from '../options.js';
import type { Column } from '../output/table.js';

type Notice = Notices['notices'][number];

const COLUMNS: readonly Column<Notice>[] = [
  { title: 'id', value: ({ id }) => id, number: true, whole: true },
  { title: 'entity_id', value: ({ entity_id: entity }) => entity, whole: true },
  { title: 'level', value: ({ level }) => level },
  { title: 'responses', value: ({ responses }) => responses, number: true },
  { title: 'last_disclosed_at', value: ({ last_disclosed_at: at }) => at },
  { title: 'issued_at', value: ({ issued_at: at }) => at },
  { title: 'acknowledged_at', value: ({ acknowledged_at: at }) => at ?? '' },
];

const HELP = `
A notice says that data which you received was corrected or is no longer shown. Request it again, and correct or delete your copies.`;

/** `notices`: the correction notices of the account. */
export function noticesCommand(begin: ContextFactory): Command {
  return new Command('notices')
    .description('list and acknowledge corrections of data that you received. Free')
    .addHelpText('after', HELP)
    .addCommand(listCommand(begin))
    .addCommand(acknowledgeCommand(begin));
}

function listCommand(begin: ContextFactory): Command {
  return new Command('list')
    .description('list notices, newest first')
    .addOption(new Option('--status <status>', 'only these (default: all)').choices(['open', 'acknowledged']))
    .action(async ({ status }: Pick<NoticesQuery, 'status'>, command: Command) => {
      const context = begin(command);
      const calls = context.registry.v5.notices;
      if (await isPreviewed(context, (dry) => calls.list({ status }, dry))) return;
      const notices: Notice[] = [];
      let cursor: string | undefined;
      do {
        const page = await calls.list({ status, limit: 100, cursor });
        notices.push(...page.notices);
        cursor = page.page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      show(context, { json: { notices }, rows: notices, columns: COLUMNS, nothing: 'no notices' });
    });
}

function acknowledgeCommand(begin: ContextFactory): Command {
  return new Command('acknowledge')
    .description('record that you have seen a notice')
    .argument('<notice>', 'id of the notice', recordId)
    .action(async (id: number, _options: object, command: Command) => {
      const context = begin(command);
      const calls = context.registry.v5.notices;
      if (await isPreviewed(context, (dry) => calls.acknowledge(id, dry))) return;
      const notice = await calls.acknowledge(id);
      show(context, { json: notice, rows: [notice], columns: COLUMNS, nothing: '' });
    });
}
