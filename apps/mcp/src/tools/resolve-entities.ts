import type { ResolveBatchBody } from '@entity-registry/sdk';
import { responseSchemas, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';

/** Default candidates per row: enough to see whether it is ambiguous. */
const CANDIDATES = 2;

export const resolveEntities = defineTool<ResolveBatchBody>({
  name: 'resolve_entities',
  title: 'Find the entities in a list',
  description:
    'Like resolve_entity, for up to 100 rows in one call (10 with a free key), in their order; each row has its own outcome: ' +
    'matched, ambiguous, no_match or invalid (not charged). with_presence returns only counts: rows that match, and for ' +
    `how many each product code has data. Price: ${priceOf('DAT-RESOLVE')} for the first row, and the code's price for each ` +
    `other row; check it with dry_run before long lists. Free within the quotas of a free key. A row has ${String(CANDIDATES)} candidates unless you raise its limit.`,
  input: inputSchema(argumentsOf('resolveBatch', ['rows', 'mode', 'with_presence']), ['rows']),
  output: outputSchema(responseSchemas('resolveBatch')),
  billed: true,
  run: ({ rows, ...rest }, { registry, options }) =>
    registry.v5.resolveBatch(
      { ...rest, rows: rows.map((row) => ({ limit: CANDIDATES, explain: false, ...row })) },
      options,
    ),
});
