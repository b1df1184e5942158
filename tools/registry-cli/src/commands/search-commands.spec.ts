import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../../test/cli-fixture.js';

describe('registry search', () => {
  let cli: CliFixture;
  const search = (line: string, environment: Record<string, string> = {}) =>
    cli.registry(`search ${line}`, { DATABASE_URL: cli.database.url, KEY_PEPPER: PEPPER, ...environment });

  beforeAll(async () => {
    cli = await CliFixture.open();
  });
  afterAll(() => cli.close());

  it.each(['rebuild', 'status', 'verify', 'prune', 'off'])('%s needs SEARCH_URL', async (command) => {
    const { code, err } = await search(command);
    expect({ code, err }).toEqual({
      code: 2,
      err: "error: SEARCH_URL is not set: set it to the API's value, the addresses of OpenSearch.\n",
    });
  });

  it('reports an engine that does not answer in one line', async () => {
    const { code, err } = await search('status', { SEARCH_URL: 'http://127.0.0.1:9' });
    expect(code).toBe(1);
    expect(err).toMatch(/^error: SEARCH_URL: OpenSearch does not answer: GET \/_cat\/aliases\/registry-\*: .+\n$/);
  });

  it.each([
    ['SEARCH_URL', 'opensearch:9200'],
    ['SEARCH_PREFIX', 'My Index'],
  ])('refuses a bad %s', async (name, value) => {
    const { code, err } = await search('status', { [name]: value });
    expect(code).toBe(2);
    expect(err).toContain(name);
  });

  it('refuses a content that there is not', async () => {
    const { code, err } = await search('rebuild --only marcas nothing', { SEARCH_URL: 'http://127.0.0.1:9' });
    expect(code).toBe(2);
    expect(err).toContain('nothing');
  });
});
