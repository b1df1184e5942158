import { Command } from 'commander';
import type { Catalog } from '../../index.js';
import { show, showPrice } from '../command-context.js';
import type { ContextFactory, CommandOutput, CommandContext } from '../command-context.js';

interface Options {
  readonly levels?: boolean;
  readonly sources?: boolean;
}

export function catalogCommand(begin: ContextFactory): Command {
  return new Command('catalog')
    .description('list product codes with prices, data levels or sources. Free with any key')
    .option('--levels', 'list data levels instead')
    .option('--sources', 'list sources instead')
    .action(async ({ levels, sources }: Options, command: Command) => {
      const context = begin(command);
      if (context.dryRun) {
        showPrice(context, await context.registry.v5.catalog({ dryRun: true }).withResponse());
        return;
      }
      const catalog = await context.registry.v5.catalog();
      if (levels) showLevels(context, catalog);
      else if (sources) showSources(context, catalog);
      else show(context, codesOf(catalog));
    });
}

function codesOf(catalog: Catalog): CommandOutput<Catalog['codes'][number]> {
  return {
    json: catalog,
    rows: catalog.codes,
    columns: [
      { title: 'code', value: ({ code }) => code, whole: true },
      { title: 'price', value: ({ price, status }) => price ?? status, number: true },
      { title: 'unit', value: ({ unit }) => unit },
      { title: 'free_tier', value: ({ free_tier }) => (free_tier ? 'yes' : '') },
      { title: 'jurisdictions', value: ({ jurisdictions }) => jurisdictions.join(' ') },
      { title: 'description', value: ({ description }) => description },
      { title: 'levels', value: ({ levels }) => levels.join(' ') },
    ],
    nothing: '',
  };
}

function showLevels(context: CommandContext, { levels }: Catalog): void {
  show(context, {
    json: levels,
    rows: levels,
    columns: [
      { title: 'level', value: ({ level }) => level, whole: true },
      { title: 'codes', value: ({ codes }) => codes.join(' ') },
      { title: 'source', value: ({ source }) => source },
      { title: 'applies_to', value: ({ applies_to }) => applies_to.join(' ') },
      { title: 'jurisdictions', value: ({ jurisdictions }) => jurisdictions.join(' ') },
    ],
    nothing: '',
  });
}

function showSources(context: CommandContext, { sources }: Catalog): void {
  show(context, {
    json: sources,
    rows: sources,
    columns: [
      { title: 'id', value: ({ id }) => id, whole: true },
      { title: 'name', value: ({ name }) => name },
      { title: 'jurisdiction', value: ({ jurisdiction }) => jurisdiction },
      { title: 'cadence', value: ({ cadence }) => cadence },
      { title: 'url', value: ({ url }) => url },
    ],
    nothing: '',
  });
}
