import type { Catalog } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { JURISDICTION_CODES, namesOf } from '../jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions.js';

const PARTS = ['codes', 'levels', 'sources'] as const;
type Part = (typeof PARTS)[number];

interface Arguments {
  parts?: Part[];
  jurisdiction?: Jurisdiction;
}

/** The parts that were not requested are omitted, so they are not required. */
const partial = (schema: JsonSchema): JsonSchema => {
  const required = (schema['required'] as string[] | undefined)?.filter((name) => !PARTS.includes(name as Part));
  return { ...schema, ...(required && { required }) };
};

export const getCatalog = defineTool<Arguments>({
  name: 'get_catalog',
  title: 'Product codes and prices',
  description:
    'Product codes with their prices and the data levels each delivers; on request also the levels and the ' +
    'public sources. Free. Call it before buying if you do not know which code to use; for the exact price of one call ' +
    'use dry_run on that tool instead.',
  input: inputSchema({
    parts: {
      type: 'array',
      items: { type: 'string', enum: PARTS },
      minItems: 1,
      maxItems: PARTS.length,
      default: ['codes'],
      description:
        'Parts: codes (prices), levels (units of data, each with its codes and source), sources (registers).',
    },
    jurisdiction: {
      type: 'string',
      enum: JURISDICTION_CODES,
      description: `Only this jurisdiction: ${namesOf(JURISDICTION_CODES, 'or')}.`,
    },
  }),
  output: outputSchema(responseSchemas('getCatalog'), partial),
  billed: false,
  run: async ({ parts = ['codes'], jurisdiction }, { registry, options }) => {
    const catalog = await registry.v5.catalog(options);
    return 'codes' in catalog ? partsOf(catalog, parts, jurisdiction) : catalog;
  },
});

function partsOf(catalog: Catalog, parts: readonly Part[], jurisdiction?: Jurisdiction): object {
  const { codes, levels, sources, ...rest } = catalog;
  const has = (of: { jurisdictions: readonly string[] }) =>
    jurisdiction === undefined || of.jurisdictions.includes(jurisdiction);
  return {
    ...rest,
    ...(parts.includes('codes') && {
      codes: codes.filter((code) => !('jurisdictions' in code) || has(code as { jurisdictions: string[] })),
    }),
    ...(parts.includes('levels') && { levels: levels.filter(has) }),
    ...(parts.includes('sources') && {
      sources: sources.filter((source) => jurisdiction === undefined || source.jurisdiction === jurisdiction),
    }),
  };
}
