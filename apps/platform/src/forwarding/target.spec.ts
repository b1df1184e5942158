import { describe, expect, it } from '@jest/globals';
import { AllowList } from './operations.js';
import { forwardedTarget } from './target.js';

const MOUNT = '/api/explorer';

describe('the target of a forwarded request', () => {
  it.each([
    ['/v5/catalog', { path: '/v5/catalog', query: '' }],
    [
      '/v5/entities/pa_own_42?include=DAT-ALL+&x=%2e%2e',
      { path: '/v5/entities/pa_own_42', query: '?include=DAT-ALL+&x=%2e%2e' },
    ],
    ['/v5/openapi.yml?', { path: '/v5/openapi.yml', query: '?' }],
    ['/v5/catalog?a=?b', { path: '/v5/catalog', query: '?a=?b' }],
  ])('is %j if that follows the path of this app', (below, target) => {
    expect(forwardedTarget(`${MOUNT}${below}`, MOUNT)).toEqual(target);
    expect(forwardedTarget(`/API/Explorer${below}`, MOUNT)).toEqual(target);
  });

  it.each([
    ...['/v5/../admin', '/v5/entities/..', '/v5/entities/.', '/v5/entities/%2e%2e', '/v5/entities/%2E%2E%2Fcatalog'],
    ...['/v5/entities/a%2fb', '/v5/entities/a\\b', '/v5//entities', '//other.example/v5', '/http://other.example/v5'],
    ...[
      '/v5/entities/pa_own_1/',
      '/v5/catalog;x',
      '/v5/catalog%00',
      '/v5/catalog#x',
      '/v5/ca\u00e7',
      '/',
      '',
      'x/v5',
      '.evil/v5',
    ],
  ])('is never %j', (below) => {
    expect(() => forwardedTarget(`${MOUNT}${below}`, MOUNT)).toThrow(
      expect.objectContaining({ code: 'route_not_found' }),
    );
  });

  it('is not a path elsewhere in this app', () => {
    expect(() => forwardedTarget('/api/keys', MOUNT)).toThrow();
    expect(() => forwardedTarget('http://other.example/api/explorer/v5/catalog', MOUNT)).toThrow();
  });

  it('has no query that would break the request', () => {
    for (const query of ['?a b', '?a\r\nHost: x', '?\u00e9', '?a#b']) {
      expect(() => forwardedTarget(`${MOUNT}/v5/catalog${query}`, MOUNT)).toThrow(
        expect.objectContaining({ code: 'malformed_request' }),
      );
    }
  });

  it('is an operation of the list, with literal segments before parameters', () => {
    const entity = { method: 'POST', path: '/v5/entities/{id}' } as const;
    const batch = { method: 'POST', path: '/v5/entities/batch' } as const;
    const list = new AllowList([entity, batch]);
    expect(list.find('POST', '/v5/entities/batch')).toBe(batch);
    expect(list.find('POST', '/v5/entities/pa_own_1')).toBe(entity);
    expect(list.find('GET', '/v5/entities/batch')).toBe(null);
    expect(list.find('POST', '/v5/entities/pa_own_1/text')).toBe(null);
  });
});
