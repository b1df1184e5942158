import { describe, expect, it } from '@jest/globals';
import { databaseUrl } from './settings.js';

const [DATABASE_URL, DATABASE_SESSION_URL] = ['postgresql://pooler:6432/registry', 'postgresql://server:5432/registry'];

describe('the database of npm run data', () => {
  it.each([
    [{ DATABASE_URL, DATABASE_SESSION_URL }, DATABASE_SESSION_URL],
    [{ DATABASE_URL, DATABASE_SESSION_URL: '' }, DATABASE_URL],
    [{ DATABASE_URL }, DATABASE_URL],
  ])('with %j is %s', (environment, url) => {
    expect(databaseUrl(environment, '/nowhere')).toBe(url);
  });

  it('is required without a running demo', () => {
    expect(() => databaseUrl({}, '/nowhere')).toThrow('no database: run `npm start` in another terminal');
  });
});
