import {
  CONTENTS,
  SearchEngineError,
  SearchRebuildRunning,
  countDocuments,
  forgetSearch,
  isVerified,
  pruneSearch,
  rebuildSearch,
  searchStatus,
  verifyContent,
} from '@entity-registry/registry';
import type { Content, ContentCheck, SearchEngine, SearchStatus } from '@entity-registry/registry';
import { Command, Option } from 'commander';
import type pg from 'pg';
import * as read from '../arguments.js';
import { CommandFailedError, SettingsError } from '../failures.js';
import { facts, json, table, time } from '../output.js';
import type { Terminal } from '../output.js';
import { noProgress } from '../progress.js';
import type { ProgressBar } from '../progress.js';
import type { WithServices } from './command-services.js';

/** What the commands of the search engine need. */
export interface SearchServices {
  readonly pool: pg.Pool;
  readonly engine: SearchEngine;
  readonly prefix: string;
}

const NOT_SET = "SEARCH_URL is not set: set it to the API's value, the addresses of OpenSearch.";
const SAMPLES = 200;

/** `search rebuild | status | verify | prune | off` */
export function searchCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('search').description('Fill, check and remove the indexes of OpenSearch.');
  const only = () =>
    new Option('--only <content...>', 'Only these: a surface, or names').choices(CONTENTS).default(CONTENTS, 'all');
  const withSearch = (work: (services: SearchServices) => Promise<void>) =>
    withServices(async ({ pool, search }) => {
      if (search === null) throw new SettingsError(NOT_SET);
      await explained(terminal, () => work({ pool, ...search }));
    });
  group
    .command('rebuild')
    .description('Fill new indexes from the database, then switch searches to them. Searches continue meanwhile.')
    .addOption(only())
    .addHelpText(
      'after',
      '\nChanges during the rebuild reach the new indexes through the worker, which needs SEARCH_URL too.\n\n' +
        '  registry search rebuild\n  registry search rebuild --only names        after `npm run data -- reindex`',
    )
    .action(({ only: contents }: { only: readonly Content[] }) =>
      withSearch((services) => rebuild(services, contents, terminal)),
    );
  group
    .command('status')
    .description('Show the indexes and the changes that wait.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withSearch(async ({ pool, engine, prefix }) => {
        const status = await searchStatus(pool, engine, prefix);
        terminal.out(options.json ? json(status) : describe(status));
      }),
    );
  group
    .command('verify')
    .description('Compare the indexes with the database: all counts, and a sample of documents.')
    .addOption(only())
    .option('--samples <count>', 'Documents to compare for each index', read.count, SAMPLES)
    .option('--json', 'Print JSON')
    .action(({ only: contents, samples, ...options }: { only: readonly Content[]; samples: number; json?: true }) =>
      withSearch((services) => verify(services, { contents, samples, json: options.json === true }, terminal)),
    );
  group
    .command('prune')
    .description(
      'Delete the indexes of other versions, which a rebuild leaves to them. Run it once they no longer run.',
    )
    .action(() =>
      withSearch(async ({ pool, engine }) => {
        const names = await pruneSearch(pool, engine);
        terminal.out(names.length === 0 ? 'There are no indexes of other versions.' : `Deleted ${names.join(', ')}.`);
      }),
    );
  group
    .command('off')
    .description(
      'Stop writing changes for OpenSearch, and delete its indexes. Remove SEARCH_URL from all processes first.',
    )
    .action(() =>
      withSearch(async ({ pool, engine }) => {
        await forgetSearch(pool, engine);
        terminal.out('OpenSearch is no longer filled, and its indexes are deleted.');
      }),
    );
  return group;
}

/** Prints why the engine or a rebuild refused. */
async function explained(terminal: Terminal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SearchEngineError) && !(error instanceof SearchRebuildRunning)) throw error;
    const where =
      error instanceof SearchEngineError && error.status === null ? 'SEARCH_URL: OpenSearch does not answer: ' : '';
    terminal.err(`error: ${where}${error.message}`);
    throw new CommandFailedError();
  }
}

async function rebuild({ pool, engine, prefix }: SearchServices, contents: readonly Content[], terminal: Terminal) {
  const { startProgress = noProgress } = terminal;
  const totals = new Map<Content, number>();
  for (const content of contents) totals.set(content, await countDocuments(pool, content));
  const written = new Map<Content, number>();
  let bar: ProgressBar | undefined;
  try {
    await rebuildSearch(pool, engine, {
      ...{ prefix, contents, now: terminal.now() },
      onProgress: (content, documents) => {
        if (documents === 0) {
          bar?.stop();
          bar = startProgress(content, totals.get(content) ?? 0);
        }
        bar?.advance(documents);
        written.set(content, documents);
      },
    });
  } finally {
    bar?.stop();
  }
  const rows = [...written].map(([content, documents]) => ({ content, documents }));
  terminal.out(
    table(
      rows,
      [
        { title: 'content', cell: ({ content }) => content },
        { title: 'documents', cell: ({ documents }) => String(documents), number: true },
      ],
      'Nothing was rebuilt.',
    ),
  );
}

async function verify(
  { pool, engine, prefix }: SearchServices,
  { contents, samples, json: asJson }: { contents: readonly Content[]; samples: number; json: boolean },
  terminal: Terminal,
): Promise<void> {
  const bar = (terminal.startProgress ?? noProgress)('verify', contents.length);
  const checks: ContentCheck[] = [];
  try {
    for (const content of contents) {
      checks.push(await verifyContent(pool, engine, { prefix, content, samples }));
      bar.advance(checks.length);
    }
  } finally {
    bar.stop();
  }
  terminal.out(asJson ? json(checks.map((check) => ({ ...check, verified: isVerified(check) }))) : checkTable(checks));
  if (checks.every(isVerified)) return;
  const { waiting } = await searchStatus(pool, engine, prefix);
  const remedy =
    waiting > 0
      ? `${String(waiting)} changes wait; try again when the worker has indexed them`
      : 'run `search rebuild`';
  terminal.err(`error: OpenSearch differs from the database: ${remedy}.`);
  throw new CommandFailedError();
}

function checkTable(checks: readonly ContentCheck[]): string {
  return table(
    checks,
    [
      { title: 'content', cell: ({ content }) => content },
      { title: 'database', cell: ({ expected }) => String(expected), number: true },
      { title: 'OpenSearch', cell: ({ found }) => (found === null ? 'no index' : String(found)), number: true },
      { title: 'sampled', cell: ({ sampled }) => String(sampled), number: true },
      { title: 'different', cell: ({ wrong }) => String(wrong.length), number: true },
      { title: 'for example', cell: ({ wrong }) => wrong.slice(0, 3).join(' ') },
    ],
    'Nothing was compared.',
  );
}

function describe({ engine, contents, others, outbox, waiting, oldest }: SearchStatus): string {
  const about = facts([
    ['engine', engine],
    ['outbox', outbox ? 'on' : 'off: run `search rebuild`'],
    [
      'other versions',
      others.length === 0 ? 'none' : `${others.map(({ name }) => name).join(', ')}: see \`search prune\``,
    ],
    ['waiting', waiting === 0 ? 'none' : `${String(waiting)}, since ${time(oldest)}`],
  ]);
  const indexes = table(
    contents,
    [
      { title: 'content', cell: ({ content }) => content },
      {
        title: 'state',
        cell: ({ state, isRebuilding }) => (isRebuilding && state === 'live' ? 'live, rebuilding' : state),
      },
      { title: 'documents', cell: ({ documents }) => (documents === null ? '-' : String(documents)), number: true },
      { title: 'MB', cell: ({ bytes }) => (bytes === null ? '-' : (bytes / 1e6).toFixed(1)), number: true },
      { title: 'built', cell: ({ createdAt }) => time(createdAt) },
      { title: 'index', cell: ({ index }) => index ?? '' },
    ],
    'There are no indexes.',
  );
  return `${about}\n\n${indexes}`;
}
