import { Command, Option } from 'commander';
import type { DecisionsQuery, ListedDecision, ScreeningDecisionBody } from '../../index.js';
import { isPreviewed, show } from '../command-context.js';
import type { ContextFactory } from '../command-context.js';
import { recordId } from '../options.js';
import type { Column } from '../output/table.js';
import { usageError } from '../exit.js';

const DECISIONS = ['dismissed', 'confirmed', 'open'] as const satisfies readonly ScreeningDecisionBody['decision'][];

const COLUMNS: readonly Column<ListedDecision>[] = [
  { title: 'id', value: ({ id }) => id, number: true, whole: true },
  { title: 'subject', value: subjectText, whole: true },
  { title: 'listing_id', value: ({ listing_id: listing }) => listing, whole: true },
  { title: 'decision', value: ({ decision }) => decision },
  { title: 'state', value: ({ state }) => state },
  { title: 'reason', value: ({ reason }) => reason ?? '' },
  { title: 'by', value: ({ by }) => by },
  { title: 'at', value: ({ at }) => at },
];

/** '9 (c-17)': a watched item, and the names of its subject, for which the decision counts too. */
function subjectText({ subject, other_subjects: others }: ListedDecision): string {
  const [own, more] = [
    Object.values<string | number>(subject),
    others.flatMap((other) => Object.values<string | number>(other)),
  ];
  return more.length === 0 ? own.join(' ') : `${own.join(' ')} (${more.join(', ')})`;
}

const HELP = `
A decision is about a hit: one listing, and a customer by your own reference, an entity, or a watched item. It holds until the listing
or the customer changes in a field that it rested on; then its state is stale.

  registry-cli decisions add --reference c-17 --listing ofac_sdn:12345 --decision dismissed --reason "Born in 1988"`;

interface SubjectOptions {
  reference?: string;
  entity?: string;
  item?: number;
}

interface AddOptions extends SubjectOptions {
  listing: string;
  decision: ScreeningDecisionBody['decision'];
  reason?: string;
  expires?: string;
  screening?: string;
}

interface ListOptions extends SubjectOptions {
  listing?: string;
  decision?: ScreeningDecisionBody['decision'];
}

/** `decisions`: what the account decided about hits. */
export function decisionsCommand(begin: ContextFactory): Command {
  return new Command('decisions')
    .description('record and list what you decided about hits. Free')
    .addHelpText('after', HELP)
    .addCommand(addCommand(begin))
    .addCommand(listCommand(begin));
}

const withSubject = (command: Command): Command =>
  command
    .option('--reference <text>', 'your own id of the customer')
    .option('--entity <id>', 'entity that was screened or is watched, such as pa_own_42')
    .option('--item <number>', 'watched item, by its number in `watch list`', recordId);

function addCommand(begin: ContextFactory): Command {
  return withSubject(new Command('add').description('record a decision about a hit'))
    .requiredOption('--listing <id>', 'listing of the hit, such as ofac_sdn:12345')
    .addOption(
      new Option('--decision <decision>', 'open takes a decision back').choices(DECISIONS).makeOptionMandatory(),
    )
    .option('--reason <text>', 'why; needed to dismiss or confirm')
    .option('--expires <instant>', 'until when it holds, ISO 8601 (default: until something changes)')
    .option('--screening <id>', 'screening that you looked at (default: the latest with this hit)')
    .action(async (options: AddOptions, command: Command) => {
      const context = begin(command);
      const { listing, decision, reason, expires, screening } = options;
      const body: ScreeningDecisionBody = {
        subject: subjectOf(options),
        ...{ listing_id: listing, decision },
        ...(reason !== undefined && { reason }),
        ...(expires !== undefined && { expires_at: expires }),
        ...(screening !== undefined && { screening_id: screening }),
      };
      const calls = context.registry.v5.screening;
      if (await isPreviewed(context, (dry) => calls.decide(body, dry))) return;
      const recorded = await calls.decide(body);
      show(context, { json: recorded, rows: [recorded], columns: COLUMNS, nothing: '' });
    });
}

function listCommand(begin: ContextFactory): Command {
  return withSubject(new Command('list').description('list decisions, newest first'))
    .option('--listing <id>', 'only about this listing')
    .addOption(new Option('--decision <decision>', 'only these').choices(DECISIONS))
    .action(async ({ reference, entity, item, listing, decision }: ListOptions, command: Command) => {
      const context = begin(command);
      const query: DecisionsQuery = {
        ...{ reference, entity_id: entity, watch_item_id: item, listing_id: listing, decision },
      };
      const calls = context.registry.v5.screening;
      if (await isPreviewed(context, (dry) => calls.decisions(query, dry))) return;
      const decisions: ListedDecision[] = [];
      for await (const one of calls.eachDecision({ ...query, limit: 100 })) decisions.push(one);
      show(context, { json: { decisions }, rows: decisions, columns: COLUMNS, nothing: 'no decisions' });
    });
}

/** Throws a usage error unless exactly one is named. */
function subjectOf({ reference, entity, item }: SubjectOptions): ScreeningDecisionBody['subject'] {
  const named = [
    ...(reference === undefined ? [] : [{ reference }]),
    ...(entity === undefined ? [] : [{ entity_id: entity }]),
    ...(item === undefined ? [] : [{ watch_item_id: item }]),
  ];
  const [subject] = named;
  if (subject === undefined || named.length > 1)
    throw usageError('Name the customer with --reference, --entity or --item.');
  return subject;
}
