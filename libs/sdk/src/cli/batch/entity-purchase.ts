import type { EntityRegistry } from '../../index.js';
import { entityCells } from '../entity-cells.js';
import type { Cells } from '../entity-cells.js';
import { escapeFormula } from '../output/csv.js';
import { unexpectedItems } from './purchase.js';
import type { Purchase } from './purchase.js';

/** The stored part of the response about one entity. */
export interface EntityResult {
  readonly id: string;
  readonly outcome: string;
  readonly cells: Cells;
}

/** Items per list of a card, as in the service's default. */
const INLINE_LIMIT = 10;

/** Base fields that a row has already, or that are the same for all rows. */
const KNOWN = new Set(['id', 'nombre', 'type', 'ruc_no_dv', 'status', 'jurisdiction', 'not_applicable']);

const WORDS = {
  ...{ one: 'entity', many: 'entities', asked: 'entities' },
  ...{ doing: 'Reading cards', question: 'Read these cards' },
};

type Body = Parameters<EntityRegistry['v5']['entities']['batch']>[0];

/** Reads the cards of entities, each id once. */
export function entityPurchase(
  registry: EntityRegistry,
  ids: readonly string[],
  include: readonly string[],
): Purchase<string, Body, EntityResult> {
  return {
    phase: `cards ${include.join(',')}`,
    words: WORDS,
    items: ids,
    body: (some) => ({ ids: [...some], include: [...include], inline_limit: INLINE_LIMIT }),
    price: async (body, options) => {
      const { data, response } = await registry.v5.entities.batch(body, { ...options, dryRun: true }).withResponse();
      return { billing: data.billing, response };
    },
    buy: async (body, options) => {
      const { data, response } = await registry.v5.entities.batch(body, options).withResponse();
      if (data.results.length !== body.ids.length) {
        throw unexpectedItems('ids', response);
      }
      const results = data.results.map(({ id, outcome, entity }) => ({
        id,
        outcome,
        cells: entity ? addedCells(entityCells(entity)) : {},
      }));
      return { results, billing: data.billing, response };
    },
  };
}

function addedCells(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([name]) => !KNOWN.has(name))
      .map(([name, text]) => [name, escapeFormula(text)]),
  );
}
