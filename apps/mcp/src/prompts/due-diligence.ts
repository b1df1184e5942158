import { DEFAULT_JURISDICTION, DEFAULT_NAME } from '../jurisdictions.js';
import { priceOf } from '../tool-kit/prices.js';
import type { PricedCode } from '../tool-kit/prices.js';
import { definePrompt } from './define-prompt.js';
import { ID_RULES, MONEY_RULES, NO_DATA_RULES, numbered, quoted } from './wording.js';

interface Scope {
  readonly codes: readonly PricedCode[];
  readonly further: readonly string[];
}

const STANDARD: Scope = {
  codes: ['DAT-CORE', 'DAT-GOV', 'DAT-RISK', 'DAT-SCREEN'],
  further: [
    `Network: get_network, depth 2, ${priceOf('DAT-NETWORK')}. Name who controls it and who else they control.`,
  ],
};

const SCOPES: ReadonlyMap<string, Scope> = new Map(
  Object.entries({
    basic: { codes: ['DAT-CORE', 'DAT-GOV'], further: [] },
    standard: STANDARD,
    full: {
      codes: ['DAT-ALL', 'DAT-SCREEN'],
      further: [
        `Network: get_network, depth 2, ${priceOf('DAT-NETWORK')}. Name who controls it and who else they control.`,
        `Business with the state: get_proponente_dossier, ${priceOf('DAT-PROPONENTE')}.`,
        `Immigration: get_immigration, counts ${priceOf()}; with detail ${priceOf('DAT-LABOR')} only where counts are above zero.`,
        `Documents: for the few that matter, get_document, ${priceOf('DAT-DOC')} a page.`,
      ],
    },
  } satisfies Record<string, Scope>),
);

export const dueDiligence = definePrompt<'subject' | 'identifier' | 'scope'>({
  name: 'due_diligence',
  title: 'Due diligence on a company or person',
  description: `Steps to a sourced report on a company or person of ${DEFAULT_NAME}, with the price of each step shown before it is taken.`,
  arguments: {
    subject: {
      description: `Name of the company or person, or its id (${DEFAULT_JURISDICTION}_own_...).`,
      required: true,
    },
    identifier: { description: 'RUC or cédula, if known, to tell namesakes apart.' },
    scope: {
      description:
        'How deep: basic (register and officers), standard (also risk, screening, network), full (everything).',
      values: [...SCOPES.keys()],
    },
  },
  text: ({ subject = '', identifier, scope = 'standard' }) => {
    const { codes, further } = SCOPES.get(scope) ?? STANDARD;
    const known = identifier === undefined ? '' : `, identifier ${quoted(identifier)}`;
    return [
      `Write a due diligence report on ${quoted(subject)}${known}, from the public registers of ${DEFAULT_NAME}. Scope: ${scope}.`,
      MONEY_RULES,
      numbered([
        `Identify: resolve_entity with the name${identifier === undefined ? '' : ' and the identifier'}, ${priceOf('DAT-RESOLVE')} (skip it for an id). If the outcome is "ambiguous", show me the candidates and ask; if "no_match", try search_entities, ${priceOf()}, then ask.`,
        `Available data: get_entity with include ["DAT-FREE"], ${priceOf()}: signals, and codes_with_data. Leave out codes without data, and say so; codes_never_fetched were never read and codes_needing_purpose are withheld, which is not a clearance.`,
        `Price: get_entity with include ${JSON.stringify(codes)} and dry_run, at most ${priceOf(...codes)}; tell me the total of this and the next steps.`,
        'Read: the same call without dry_run. Lists are truncated: read further pages (section and next_cursor) where the report needs them.',
        ...further,
        'Age: where source.fetched_at is older than a month and the point matters, propose request_refresh (dry_run for its price) and ask me first; then get_refresh.',
        'Report: who it is, standing, officers and owners, assets, risks, open questions. Each fact with its source and fetched_at.',
      ]),
      NO_DATA_RULES,
      ID_RULES,
    ].join('\n\n');
  },
});
