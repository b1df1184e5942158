import { readFile } from 'node:fs/promises';
import { issueCorrectionNotices, withAudit } from '@entity-registry/accounts';
import { CATALOG, LIST_IDS, UNLISTED_TAGS, makeTypedId, parseEntityKey } from '@entity-registry/domain';
import type { EntityKey, ListId, RecordLevel, RecordTag } from '@entity-registry/domain';
import { inDryRun, inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import {
  RULES_COPY,
  SuppressionRefused,
  UnreadableRulesCopy,
  applySuppressions,
  findSid,
  liftSuppression,
  listRules,
  parseRules,
  restoreRules,
  suppress,
} from '@entity-registry/registry';
import type { LostRecords, ObjectStore, StoredRule, SuppressionRule } from '@entity-registry/registry';
import { Command, InvalidArgumentError, Option } from 'commander';
import * as read from '../arguments.js';
import { CommandFailedError } from '../failures.js';
import { json, table, time } from '../output.js';
import type { Terminal } from '../output.js';
import { COMMAND_LINE } from './command-services.js';
import type { CommandServices, WithServices } from './command-services.js';

const LEVELS = [...CATALOG.levels.map(({ level }) => level), ...UNLISTED_TAGS];
const TAGS = [...CATALOG.tags.map(({ tag }) => tag), ...UNLISTED_TAGS];

interface AddOptions {
  level?: RecordLevel;
  tag?: RecordTag;
  field?: Record<string, string>;
  list?: ListId;
  entry?: string;
  withdrawn?: true;
  dryRun?: true;
  reference: string;
}

/** `suppressions add | list | lift | apply | import` */
export function suppressionCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('suppressions').description('Facts that are no longer served, and the notices about them.');
  group
    .command('add')
    .description('Stop serving a section, a fact or an entity, or cut a wrong link to an entry of a list.')
    .argument('<entity>', 'Typed id, such as pa_own_42', read.entity)
    .addOption(
      new Option('--level <level>', 'The whole section; core_registro: the entity with its name').choices(LEVELS),
    )
    .addOption(new Option('--tag <tag>', 'Records of this tag with the fields of --field').choices(TAGS))
    .option('--field <name=value>', 'A field that the records have; repeat it for more', addField)
    .addOption(new Option('--list <list>', 'Cut the link to an entry of this list').choices([...LIST_IDS]))
    .option('--entry <id>', "The entry's id in --list")
    .option('--withdrawn', 'The source withdrew it. Default: an operator decided')
    .option('--dry-run', 'Say what it would remove and how many accounts it would notify, and change nothing')
    .requiredOption('--reference <text>', 'The decision or the source; do not name any person')
    .action((entity: EntityKey, options: AddOptions) =>
      withServices((services) => add(services, terminal, { entity, options })),
    );
  group
    .command('list')
    .description('List rules in force.')
    .option('--all', 'Also rules that were lifted')
    .option('--json', 'Print JSON, which `import` reads')
    .action((options: { all?: true; json?: true }) =>
      withServices(async ({ pool }) => {
        const rules = await listRules(pool, { lifted: options.all === true });
        terminal.out(options.json ? json(rules) : ruleTable(rules));
      }),
    );
  group
    .command('lift')
    .description('Lift a rule. The data returns with the next import or refresh of its source.')
    .argument('<id>', 'Id in `suppressions list`', uuid)
    .requiredOption('--reference <text>', 'Why; do not name any person')
    .action((id: string, { reference }: { reference: string }) =>
      withServices(async ({ pool, now }) => {
        await reported(terminal, () =>
          withAudit(pool, COMMAND_LINE, now(), async (tx, recordChange) => {
            await liftSuppression(tx, id, { by: COMMAND_LINE.name, now: now() });
            await recordChange({ action: 'suppression.lift', target: `suppression:${id}`, after: { reference } });
          }),
        );
        terminal.out('The rule was lifted. Its data returns with the next import or refresh of its source.');
      }),
    );
  group
    .command('apply')
    .description('Apply every rule again. Run it after restoring a backup, before the service starts.')
    .action(() =>
      withServices(async ({ pool }) => {
        const { entities, rows } = await inTransaction(pool, applySuppressions);
        terminal.out(`Rules about ${String(entities)} entities were applied. Rows removed: ${String(rows)}.`);
      }),
    );
  group
    .command('import')
    .description(
      "Add the rules of the object store's copy, or of a file that `list --all --json` wrote, and apply all rules.",
    )
    .argument('[file]', 'JSON file; default: the copy in the object store of OBJECT_STORE')
    .action((file?: string) =>
      withServices(async ({ pool, openObjectStore, now }) => {
        const rules = await reported(terminal, async () => parseRules(await readRules(openObjectStore, file)));
        const changed = await withAudit(pool, COMMAND_LINE, now(), async (tx, recordChange) => {
          const merged = await restoreRules(tx, rules);
          if (merged === 0) await applySuppressions(tx);
          else await recordChange({ action: 'suppression.import', after: { rules: merged } });
          return merged;
        });
        terminal.out(`${String(changed)} rules were added or lifted. All rules were applied.`);
      }),
    );
  return group;
}

async function add(
  { pool, now }: CommandServices,
  terminal: Terminal,
  { entity, options }: { readonly entity: EntityKey; readonly options: AddOptions },
): Promise<void> {
  const what = whatOf(options);
  const id = parseEntityKey(entity);
  const sid = id?.type === 'own' ? await findSid(pool, id.jurisdiction, id.pk) : null;
  if (what === null || id === null || sid === null) {
    terminal.err(
      what === null
        ? 'error: use --level, or --tag with --field, or --list with --entry.'
        : 'error: no company or person has this id.',
    );
    throw new CommandFailedError();
  }
  const { reference, withdrawn } = options;
  const origin = withdrawn === true ? 'withdrawal' : 'decision';
  const rule: SuppressionRule = { jurisdiction: id.jurisdiction, entitySid: sid, what, origin, reference };
  const make = async (tx: Queryable) => {
    const suppressed = await suppress(tx, rule, { by: COMMAND_LINE.name, now: now() });
    const correction = `suppression:${suppressed.id}`;
    const told = await issueCorrectionNotices(tx, { correction, facts: suppressed.facts, now: now() });
    return { suppressed, correction, told };
  };
  if (options.dryRun) {
    await reported(terminal, async () => {
      const { suppressed, told } = await inDryRun(pool, make);
      terminal.out('Dry run: nothing was changed. The rule would remove these records:');
      terminal.out(lostTable(suppressed.lost));
      terminal.out(`Accounts that received the data and would be told: ${String(told.length)}.`);
    });
    return;
  }
  await reported(terminal, () =>
    withAudit(pool, COMMAND_LINE, now(), async (tx, recordChange) => {
      const { suppressed, correction, told } = await make(tx);
      const level = 'level' in what ? what.level : 'tag' in what ? what.tag : what.list;
      await recordChange({
        ...{ action: 'suppression.add', target: correction },
        after: { entity: `${id.jurisdiction}_own_${String(id.pk)}`, level, origin, reference, accounts: told.length },
      });
      terminal.out(
        `Rule ${suppressed.id} is in force. Accounts that received the data and were told: ${String(told.length)}.`,
      );
    }),
  );
}

function lostTable(lost: readonly LostRecords[]): string {
  return table(
    lost,
    [
      { title: 'entity', cell: ({ entity }) => typedIdOf(entity) },
      { title: 'section', cell: ({ level }) => level },
      { title: 'records', cell: ({ records }) => String(records) },
    ],
    'None.',
  );
}

function typedIdOf(key: EntityKey): string {
  const id = parseEntityKey(key);
  return id === null ? '-' : makeTypedId(id.jurisdiction, id.type, id.pk);
}

function whatOf({ level, tag, field, list, entry }: AddOptions): SuppressionRule['what'] | null {
  if (level !== undefined && tag === undefined && list === undefined) return { kind: 'section', level: level as never };
  if (tag !== undefined && field !== undefined && list === undefined) return { kind: 'fact', tag, fields: field };
  if (list !== undefined && entry !== undefined) return { kind: 'listing', list, entryId: entry };
  return null;
}

/** Throws UnreadableRulesCopy if there is no copy yet. */
async function readRules(openObjectStore: () => Pick<ObjectStore, 'get'>, file: string | undefined): Promise<string> {
  if (file !== undefined) return readFile(file, 'utf8');
  const copy = await openObjectStore().get(RULES_COPY);
  if (copy === undefined) throw new UnreadableRulesCopy('it does not exist');
  return Buffer.from(copy.body).toString('utf8');
}

/** Prints why a rule was refused, or an export can't be read. */
async function reported<T>(terminal: Terminal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SuppressionRefused) && !(error instanceof UnreadableRulesCopy)) throw error;
    terminal.err(`error: ${error.message}`);
    throw new CommandFailedError();
  }
}

function addField(text: string, fields: Record<string, string> = {}): Record<string, string> {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('Use name=value.');
  return { ...fields, [name]: value };
}

function uuid(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) {
    throw new InvalidArgumentError('Use the id in `suppressions list`.');
  }
  return text;
}

function ruleTable(rules: readonly StoredRule[]): string {
  return table(
    rules,
    [
      { title: 'id', cell: ({ id }) => id },
      { title: 'entity', cell: ({ jurisdiction, entitySid }) => `${jurisdiction} ${entitySid}` },
      { title: 'what', cell: whatText },
      { title: 'origin', cell: ({ origin, reference }) => `${origin}: ${reference}` },
      { title: 'since', cell: ({ createdAt }) => time(createdAt) },
      { title: 'lifted', cell: ({ liftedAt }) => (liftedAt === null ? '-' : time(liftedAt)) },
    ],
    'Nothing is suppressed.',
  );
}

function whatText({ level, tag, fact, list, entryId }: StoredRule): string {
  if (list !== null) return `link to ${list}:${entryId ?? ''}`;
  const fields = Object.entries(fact ?? {}).map(([name, value]) => `${name}=${value}`);
  return [tag ?? level, ...fields].join(' ');
}
