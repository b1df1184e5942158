import { expect } from '@jest/globals';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Fails with the differences if a response does not match its schema. */
export function expectSchema(schema: TSchema, response: unknown): void {
  const validator = Compile(schema);
  expect(validator.Errors(response).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
}
