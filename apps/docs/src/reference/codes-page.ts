import { CATALOG, DEFAULT_JURISDICTION, codesFor, resolveCodes, tagDefinition } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import type { SitePage } from '../site-page.js';
import { priceIn, soldCodes } from './code-prices.js';
import type { SoldCode } from './code-prices.js';
import { jurisdictionName } from './data-pages.js';
import { anchorOf, code, page, prose, table } from './markdown.js';

const UNITS = { entity: 'entity', row: 'row', call: 'call' } as const;

/** Product codes with their prices in every jurisdiction, their data, and the codes that they make redundant. */
export function codesPage(): SitePage {
  const jurisdictions = CATALOG.jurisdictions.map((one) => one.code);
  const rows = soldCodes().map((definition) => [
    `[\`${definition.code}\`](#${anchorOf(definition.code)})`,
    prose(definition.description),
    ...jurisdictions.map((jurisdiction) => priceIn(definition, jurisdiction)),
    UNITS[definition.unit],
    definition.freeTier.join(', ') || '–',
  ]);
  const unpriced = CATALOG.codes.filter((definition) => definition.status === 'unpriced');
  return {
    path: 'reference/codes',
    title: 'Codes and prices',
    markdown: page(
      '# Codes and prices',
      `Every charged response costs the base charge of **${CATALOG.base} USD** plus the codes that it delivers. A code that is covered by a larger requested code is redundant and free. To price a set of codes, use the [price calculator](/price-calculator). For the rules, see [codes and prices](/concepts/codes-and-prices).`,
      'Prices are in US dollars, as decimal strings, without the base charge. The column `free key` lists the versions in which a key without a balance can request the code.',
      table(['code', 'description', ...jurisdictions, 'per', 'free key'], rows),
      '## How much a refresh costs',
      `The price of a refresh is the sum of its codes, without the base charge: a refresh with \`DAT-GOV\` costs ${priceOf('DAT-GOV')} USD. It is charged when the refresh completes, never when it fails. \`dry_run=1\` returns the price first. See [refresh](/concepts/refresh).`,
      unpriced
        .map((one) => `\`${one.code}\` (${prose(one.description)}) has no price and is rejected as unknown.`)
        .join('\n\n'),
      ...soldCodes().map(codeSection),
    ),
  };
}

function priceOf(name: Code): string {
  const definition = soldCodes().find((one) => one.code === name);
  return definition === undefined ? '–' : priceIn(definition, DEFAULT_JURISDICTION);
}

function codeSection(definition: SoldCode): string {
  const { offers, use, jurisdictions, versions } = definition;
  const delivers = jurisdictions
    .map((jurisdiction) => ({ jurisdiction, tags: offers[jurisdiction]?.tags ?? [] }))
    .filter(({ tags }) => tags.length > 0)
    .map(({ jurisdiction, tags }) => {
      const levels = [...new Set(tags.map((tag) => tagDefinition(tag).level))];
      return [
        jurisdictionName(jurisdiction),
        levels.map((level) => `[\`${level}\`](/reference/data/${level})`).join(', '),
      ];
    });
  return page(
    `## ${definition.code}`,
    `${prose(definition.description)}. ${use === 'include' ? `Requested with \`include\` on ${versions.join(' and ')}.` : 'Charged by its own route; not accepted in `include`.'}`,
    delivers.length === 0 ? '' : table(['in', 'levels'], delivers),
    coveredText(definition),
  ).trimEnd();
}

/** The codes that are redundant when requested with this one. */
function coveredText({ code: name, jurisdictions }: SoldCode): string {
  const covered = [...new Set(jurisdictions.flatMap((jurisdiction) => coveredBy(name, jurisdiction)))];
  return covered.length === 0
    ? ''
    : `When requested with this code, these are redundant and free: ${covered.map(code).join(', ')}.`;
}

function coveredBy(larger: Code, jurisdiction: Jurisdiction): readonly Code[] {
  return codesFor(jurisdiction, 'v5').filter((one) =>
    resolveCodes(jurisdiction, [larger, one]).redundant.includes(one),
  );
}
