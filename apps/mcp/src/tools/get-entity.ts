import type { Section } from '@entity-registry/sdk';
import { answersOf, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { includeSchema, priceOf } from '../tool-kit/prices.js';
import { cursorsInAnswer, cursorsInSchema } from '../tool-kit/section-cursors.js';
import { ToolRefusal } from '../tool-kit/refusals.js';

interface Arguments {
  id: string;
  include?: string[];
  limit?: number;
  section?: Section;
  cursor?: string;
}

/** Items of each list, and of a page of one list: a model reads all of what it is given. */
const INLINE = 5;
const PAGE = 25;

export const getEntity = defineTool<Arguments>({
  name: 'get_entity',
  title: 'Read an entity, an asset, or more of a section',
  description:
    'Reads a Panamanian company or person by its typed id, with the sections of the product codes in include; or an asset by its ' +
    `own id. Lists are cut to ${String(INLINE)} items: raise limit, or page on with section and the next_cursor of that section ` +
    `(${priceOf()} a page). Each section says its state: "empty" means that the source was asked and has nothing, "not_fetched" and ` +
    '"source_down" mean that nobody knows; none of them is a clearance. Without include: CHK-BIN, or with a free key or none ' +
    'DAT-FREE (signals, and codes_with_data: which codes are worth buying). Price: ' +
    `${priceOf()} and the codes; a code covered by a larger one is not charged. Codes add up quickly: dry_run first.`,
  input: inputSchema(
    {
      ...argumentsOf('getEntity', ['id'], {
        id: { description: 'Typed id as an answer gave it, unchanged: of an entity, or of an asset.' },
      }),
      include: includeSchema('v5', 'Which data. Without a key: CHK-BIN and DAT-FREE only; a free key: those too.'),
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        description: `Most items of a list: ${String(INLINE)} each when absent, ${String(PAGE)} with section.`,
      },
      section: {
        ...argumentsOf('getSection', ['level'])['level'],
        description:
          'More of this one section instead of the whole; with cursor at the base charge, without at the price of its code.',
      },
      ...argumentsOf('getSection', ['cursor'], {
        cursor: { description: 'next_cursor of this section, from the answer before; needs section.' },
      }),
    },
    ['id'],
  ),
  output: outputSchema(answersOf('getEntity', 'getSection'), cursorsInSchema),
  billed: true,
  answer: async ({ id, include, limit, section, cursor }, { registry, options }) => {
    if (section !== undefined) {
      if (include !== undefined) throw new ToolRefusal('invalid_parameter', 'give section or include, not both');
      return cursorsInAnswer(
        await registry.v5.entities.section(id, section, { cursor, limit: limit ?? PAGE }, options),
      );
    }
    if (cursor !== undefined) throw new ToolRefusal('invalid_parameter', 'cursor needs the section that it belongs to');
    return cursorsInAnswer(await registry.v5.entities.get(id, { include, inline_limit: limit ?? INLINE }, options));
  },
});
