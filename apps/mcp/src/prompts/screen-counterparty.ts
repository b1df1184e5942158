import { priceOf } from '../tool-kit/prices.js';
import { definePrompt } from './define-prompt.js';
import { ID_RULES, MONEY_RULES, NO_DATA_RULES, numbered, quoted } from './wording.js';

export const screenCounterparty = definePrompt<'name' | 'identifier' | 'type' | 'role'>({
  name: 'screen_counterparty',
  title: 'Screen a counterparty',
  description:
    'Steps to screen a counterparty against sanctions, politically exposed persons, court files and impediments, with prices shown first.',
  arguments: {
    name: { description: 'Name of the counterparty.', required: true },
    identifier: { description: 'RUC or cédula, if known, to tell namesakes apart.' },
    type: { description: 'Company or person.', values: ['Organization', 'NaturalPerson'] },
    role: {
      description: 'Its role for us.',
      examples: ['supplier', 'customer', 'lender', 'investor', 'agent', 'employee'],
    },
  },
  text: ({ name = '', identifier, type, role }) => {
    const facts = [
      identifier === undefined ? [] : [`identifier ${quoted(identifier)}`],
      type === undefined ? [] : [type],
      role === undefined ? [] : [`our ${quoted(role)}`],
    ].flat();
    const ties =
      type === 'NaturalPerson'
        ? `Its companies: get_network, depth 1, ${priceOf('DAT-NETWORK')}.`
        : `Its officers and owners: get_network, depth 1, ${priceOf('DAT-NETWORK')}; then screen the persons found as in step 2, after telling me what that costs.`;
    return [
      `Screen ${[quoted(name), ...facts].join(', ')} against the registers.`,
      MONEY_RULES,
      numbered([
        `Identify: resolve_entity with mode "screen", ${priceOf('DAT-RESOLVE')}: its candidates are everyone who may be meant. If the outcome is "ambiguous", show me all candidates and ask: a screening of the wrong namesake is worse than none. If "no_match", go on with step 3.`,
        `Screen: get_entity with include ["DAT-SCREEN", "DAT-RISK"], ${priceOf('DAT-SCREEN', 'DAT-RISK')}; dry_run first. Read sanciones_internacionales, coincidencias_pep, sanciones, css_moroso_menciones, expedientes_judiciales.`,
        `Other spellings: search_records on sanctions with the distinctive words of the name as q, ${priceOf()}.`,
        ties,
        `Impediments to leave the country and permits, for persons: get_immigration, ${priceOf()}; they are matched by name only.`,
        'Verdict, one of: "hit, to be reviewed by a person" (with each match, its score and source), "possible namesake" (say what would settle it), or "nothing found in the sources read" (list them with their dates, and those that were not read).',
      ]),
      NO_DATA_RULES,
      ID_RULES,
    ].join('\n\n');
  },
});
