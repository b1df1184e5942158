import { detailSchema } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { Value } from 'typebox/value';
import { TEST_EVENT } from './test-event.js';

describe('a test delivery', () => {
  it('has the shape of a detail and unique ids', () => {
    const schema = detailSchema('pa', 'Organization');
    if (schema === undefined) throw new Error('Panama has organizations');
    const detail: unknown = JSON.parse(TEST_EVENT.data);
    expect([...Value.Errors(schema, detail)]).toEqual([]);
    expect(TEST_EVENT.updateRequestId).toBe(0n);
    expect(detail).toMatchObject({ id: 0 });
  });
});
