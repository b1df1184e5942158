import type { ResolveBody } from '@entity-registry/sdk';
import { responseSchemas, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { DEFAULT_NAME } from '../jurisdictions.js';
import { priceOf } from '../tool-kit/prices.js';

export const resolveEntity = defineTool<ResolveBody>({
  name: 'resolve_entity',
  title: 'Find the entity for a name or number',
  description:
    `Turns a name, tax number (ruc) or identity card number (cedula) of a company or person of ${DEFAULT_NAME} into ranked candidates ` +
    'with a calibrated confidence. Start here: the other tools take the id of a candidate. outcome "matched": use the ' +
    'first candidate; "ambiguous": ask the user or add ruc or cedula (warnings say why); "no_match": try search_entities. ' +
    'If matched_name.kind is not "legal", say so ("found by its former name X, until D"): nombre is the current name. ' +
    `Price ${priceOf('DAT-RESOLVE')}, also for no_match; free within the quotas of a free key, and without a key (one candidate). ` +
    'Next: get_entity.',
  input: inputSchema(
    argumentsOf(
      'resolve',
      ['name', 'ruc', 'cedula', 'jurisdiction', 'mode', 'type', 'limit', 'min_confidence', 'exclude_ids', 'explain'],
      {
        name: { description: 'Name, in any spelling and order.' },
        ruc: { description: 'Tax number in any format, with or without check digits.' },
        cedula: { description: 'Identity card number of a person, in any format.' },
        mode: { description: 'screen: everyone who may be meant, for compliance checks.' },
        explain: { default: false, description: 'true: each candidate has the features for and against it.' },
      },
    ),
  ),
  output: outputSchema(responseSchemas('resolve')),
  billed: true,
  run: (args, { registry, options }) => registry.v5.resolve({ explain: false, ...args }, options),
});
