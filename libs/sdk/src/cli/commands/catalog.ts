import { Command } from 'commander';
import type { Catalog } from '../../index.js';
import { show, showPrice } from '../workplace.js';
import type { Begin, Shown, Workplace } from '../workplace.js';

interface Options {
  readonly levels?: boolean;
  readonly sources?: boolean;
}

export function catalogCommand(begin: Begin): Command {
  return new Command('catalog')
    .description('list product codes with prices, data levels or sources. Free with any key')
    .option('--levels', 'list data levels instead')
    .option('--sources', 'list sources instead')
    .action(async ({ levels, sources }: Options, command: Command) => {
      const workplace = begin(command);
      if (workplace.dryRun) {
        showPrice(workplace, await workplace.registry.v5.catalog({ dryRun: true }).withResponse());
        return;
      }
      const catalog = await workplace.registry.v5.catalog();
      if (levels) showLevels(workplace, catalog);
      else if (sources) showSources(workplace, catalog);
      else show(workplace, codesOf(catalog));
    });
}

function codesOf(catalog: Catalog): Shown<Catalog['codes'][number]> {
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

function showLevels(workplace: Workplace, { levels }: Catalog): void {
  show(workplace, {
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

function showSources(workplace: Workplace, { sources }: Catalog): void {
  show(workplace, {
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
