import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import type { BenchAccount, BenchDatabase } from '../database.js';
import { ROOT } from '../start-tools.js';
import { DEFAULT_INPUTS } from './model.js';
import type { Inputs } from './model.js';
import { capacityPage } from './report.js';
import { runCapacity } from './run.js';
import type { CapacityOptions } from './run.js';

interface BenchOptions extends CapacityOptions {
  readonly entities: number;
  readonly accounts: number;
  readonly dir: string;
  readonly json: string;
}

interface Bench {
  readonly machine: string;
  readonly withDatabase: (
    options: BenchOptions,
    measure: (database: BenchDatabase, accounts: BenchAccount[]) => Promise<void>,
  ) => Promise<void>;
  readonly write: (file: string, figures: unknown) => void;
}

const amount = (text: string): number => {
  const value = Number(text);
  if (!(value >= 0)) throw new InvalidArgumentError('expected a number of at least 0.');
  return value;
};

/** `capacity`: measures, and writes docs/capacity.md. */
export function addCapacityCommand(program: Command, { machine, withDatabase, write }: Bench): void {
  program
    .command('capacity')
    .description(
      'Measure calls per second and core, bytes and writes; write what other sizes take to docs/capacity.md.',
    )
    .option('--core-price <usd>', 'A core, a month', amount, DEFAULT_INPUTS.corePrice)
    .option('--memory-price <usd>', 'A GB of memory, a month', amount, DEFAULT_INPUTS.memoryPrice)
    .option('--disk-price <usd>', 'A GB of disk, a month', amount, DEFAULT_INPUTS.diskPrice)
    .option('--object-price <usd>', 'A GB in the object store, a month', amount, DEFAULT_INPUTS.objectPrice)
    .option('--load <share>', 'Highest share of the cores to use', amount, DEFAULT_INPUTS.load)
    .option('--search-share <share>', 'Share of calls that search words', amount, DEFAULT_INPUTS.searchShare)
    .option('--average-share <share>', 'Average rate, as a share of the highest', amount, DEFAULT_INPUTS.averageShare)
    .option('--months <n>', 'Months of charges kept in the database', amount, DEFAULT_INPUTS.months)
    .option('--page <file>', 'The page to write', join(ROOT, 'docs/capacity.md'))
    .action(async ({ page, ...inputs }: Inputs & { page: string }) => {
      const options = program.opts<BenchOptions>();
      await withDatabase(options, async (database, accounts) => {
        const figures = await runCapacity(database, accounts, options);
        const date = new Date().toISOString().slice(0, 10);
        writeFileSync(resolve(page), capacityPage(figures, { date, machine, inputs }));
        write(options.json, { machine, options, inputs, figures });
        if (figures.kinds.some(({ failures }) => failures > 0)) process.exitCode = 1;
      });
    });
}
