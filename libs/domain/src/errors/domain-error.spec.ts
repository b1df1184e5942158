import { describe, expect, it } from '@jest/globals';
import { DomainError, isDomainError } from './domain-error.js';

describe('a domain error', () => {
  it('carries its code and the facts its response needs', () => {
    const error = new DomainError('name_too_short', { minimum: 3 });
    expect(error).toMatchObject({ name: 'DomainError', code: 'name_too_short', fields: { minimum: 3 } });
    expect(error).toBeInstanceOf(Error);
  });

  it('without facts has none', () => {
    expect(new DomainError('entity_not_found').fields).toEqual({});
  });

  it('is distinguished from other errors, and from errors with another code', () => {
    const error: unknown = new DomainError('entity_not_found');
    expect(isDomainError(error)).toBe(true);
    expect(isDomainError(error, 'entity_not_found')).toBe(true);
    expect(isDomainError(error, 'internal_error')).toBe(false);
    expect(isDomainError(new Error('entity_not_found'))).toBe(false);
    expect(isDomainError(undefined)).toBe(false);
  });
});
