import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { screenNames } from './screen-names.js';
import { watch } from './watch.js';
import { TOOLS } from './tools.js';

const ajv = formats.default(new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }));
const BILLING = {
  currency: 'USD',
  price: '0.16',
  charged: '0.00',
  dry_run: true,
  base: '0.01',
  codes: [],
  redundant: [],
};

/** Every object of a schema. */
function parts(node: unknown): Record<string, unknown>[] {
  if (node === null || typeof node !== 'object') return [];
  return [node as Record<string, unknown>, ...Object.values(node).flatMap(parts)];
}

describe('the tools of the contract', () => {
  it.each(TOOLS)('$name accepts only an object of described arguments and of dry_run', ({ input }) => {
    const { properties, additionalProperties } = input as {
      properties: Record<string, object>;
      additionalProperties: unknown;
    };
    expect(input['type']).toBe('object');
    expect(additionalProperties).toBe(false);
    expect(properties).toHaveProperty('dry_run.type', 'boolean');
    for (const [name, schema] of Object.entries(properties)) {
      expect({ name, schema }).toHaveProperty('schema.description', expect.stringMatching(/\S{2,}/));
    }
    expect(() => ajv.compile(input)).not.toThrow();
    // Some interfaces that pass tools to models support neither references nor alternatives.
    for (const key of ['$ref', 'anyOf', 'oneOf', 'allOf']) {
      expect(parts(input).filter((part) => key in part)).toEqual([]);
    }
  });

  it.each(TOOLS)('$name returns what the API returns, or a dry run with only billing', ({ output }) => {
    const fits = ajv.compile(output);
    expect(output['type']).toBe('object');
    expect(fits({ billing: BILLING })).toBe(true);
    for (const wrong of [
      {},
      { billing: {} },
      { billing: BILLING, more: 1 },
      { billing: { ...BILLING, price: 0.16 } },
    ]) {
      expect(fits(wrong)).toBe(false);
    }
  });

  it.each(TOOLS)('$name says what it costs or that it is free, and which codes a free key does not pay for', (tool) => {
    const { name, description, input } = tool;
    const billed = Object.hasOwn(input['properties'] as object, 'max_charge');
    expect(description).toMatch(billed ? /\bPrice\b|\bUSD\b/ : /\bFree\./);
    // The free tier of the specification, and the routes without a key.
    expect(/free key/.test(description)).toBe(['resolve_entity', 'resolve_entities', 'get_entity'].includes(name));
    if (name.startsWith('resolve')) expect(description).toContain('DAT-RESOLVE');
    if (name === 'get_entity')
      expect(description).toMatch(/CHK-BIN.*DAT-FREE.*both free within the quotas of a free key/);
  });

  it('are short enough to be read before every question', () => {
    const size = (of: unknown): number => JSON.stringify(of).length;
    const asRead = TOOLS.map(({ name, description, input }) => ({ name, description, input }));
    expect(size(asRead)).toBeLessThan(34_500);
    // With the schemas of the answers, in which every section names each of its sources (ADR 0028).
    expect(size(TOOLS)).toBeLessThan(228_000);
  });

  it('screen_names and watch take at most 900 tokens together', () => {
    const sizes = [screenNames, watch].map(
      ({ name, description, input }) => JSON.stringify({ name, description, input }).length,
    );
    // A token of English JSON is about four characters.
    expect(sizes.reduce((sum, size) => sum + size) / 4).toBeLessThan(900);
    expect((sizes[0] ?? 0) / 4).toBeLessThan(520);
  });
});
