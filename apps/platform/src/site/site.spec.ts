import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';

let platform: PlatformFixture;

beforeAll(async () => {
  platform = await PlatformFixture.open({ PLATFORM_URL: 'http://localhost:4100' });
});

afterAll(() => platform.close());

describe('a dashboard whose address is localhost', () => {
  it.each(['/', '/keys?search=a', '//example.com/'])(
    'redirects requests to a numeric address to the name: %s',
    async (path) => {
      const response = await platform.stranger().get(path);
      expect(response).toMatchObject({ status: 307, headers: { location: `http://localhost:4100${path}` } });
    },
  );

  it('redirects no API requests', async () => {
    expect((await platform.stranger().get('/api/nothing')).status).toBe(404);
  });
});
