import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { SchemaBodyPipe } from './schema-body.pipe.js';

const strict = { additionalProperties: false };
const Row = Type.Object(
  {
    name: Type.Optional(Type.Union([Type.String({ maxLength: 5 }), Type.Null()])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    kind: Type.Optional(Type.Union([Type.Literal('one'), Type.Literal('other'), Type.Null()])),
    least: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  strict,
);
const Body = Type.Object(
  {
    rows: Type.Array(Row, { minItems: 1, maxItems: 2 }),
    flag: Type.Optional(Type.Boolean()),
    ids: Type.Optional(Type.Union([Type.Array(Type.String({ maxLength: 3 }), { maxItems: 2 }), Type.Null()])),
    named: Type.Optional(Type.Union([Type.String(), Type.Record(Type.String(), Row)])),
  },
  strict,
);

const errorOf = (body: unknown): unknown => {
  try {
    return new SchemaBodyPipe(Body).transform(body);
  } catch (error) {
    const { parameter, message } = (error as { fields: { parameter: string; message: string } }).fields;
    return `${parameter} ${message}`;
  }
};

describe('a body with a schema', () => {
  it('may have only optional members', () => {
    const optional = new SchemaBodyPipe(Row);
    expect(optional.transform(undefined)).toEqual({});
    expect(() => optional.transform({ limit: 0 })).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });

  it('is passed on unchanged', () => {
    const body = { rows: [{ name: null, limit: 3, kind: 'one', least: 0.5 }], flag: false, ids: ['a'] };
    expect(errorOf(body)).toBe(body);
  });

  it.each([
    [undefined, 'rows is required: a list of 1 to 2 items'],
    [{ rows: [] }, 'rows must be a list of 1 to 2 items'],
    [{ rows: [{}, {}, {}] }, 'rows must be a list of 1 to 2 items'],
    [{ rows: 'a' }, 'rows must be a list of 1 to 2 items'],
    [{ rows: [{}, 7] }, 'rows[1] must be an object'],
    [{ rows: [{}, { limit: 0 }] }, 'rows[1].limit must be an integer from 1 to 50'],
    [{ rows: [{ limit: null }] }, 'rows[0].limit must be an integer from 1 to 50'],
    [{ rows: [{ least: 2 }] }, 'rows[0].least must be a number from 0 to 1'],
    [{ rows: [{ name: 'abcdef' }] }, 'rows[0].name must be text of at most 5 characters or null'],
    [{ rows: [{ kind: 'none' }] }, 'rows[0].kind must be "one", "other" or null'],
    [{ rows: [{ nme: 'a' }] }, 'rows[0].nme is not a parameter of this route'],
    [{ rows: [{}], flag: 1 }, 'flag must be true or false'],
    [{ rows: [{}], ids: ['abcd'] }, 'ids[0] must be text of at most 3 characters'],
    [{ rows: [{}], named: { one: {}, two: { limit: 0 } } }, 'named.two.limit must be an integer from 1 to 50'],
    [{ rows: [{}], named: { ['k'.repeat(70)]: 7 } }, `named.${'k'.repeat(64)} must be an object`],
    [{ rows: [{}], named: [] }, 'named must be text or an object'],
    [{ rows: [{}], more: 1 }, 'more is not a parameter of this route'],
  ])('%j is refused: %s', (body, error) => {
    expect(errorOf(body)).toBe(error);
  });
});
