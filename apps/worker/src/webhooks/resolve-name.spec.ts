import { afterEach, describe, expect, it } from '@jest/globals';
import { createResolveName } from '@entity-registry/accounts';
import { NameServer } from '../../test/name-server.js';
import type { NameResponse } from '../../test/name-server.js';

interface Found {
  code: string | undefined;
  addresses: { address: string; family: number }[];
}

describe('the addresses of a name', () => {
  const servers: NameServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
  const listen = async (say: (name: string, family: 4 | 6) => NameResponse): Promise<NameServer> => {
    const server = await NameServer.listen(say);
    servers.push(server);
    return server;
  };
  const find = (addresses: string[], options: { tries?: number } = {}): Promise<Found> =>
    new Promise((resolve) => {
      createResolveName({ ...options, servers: addresses })('hooks.example.test', { all: true }, (error, found) => {
        resolve({ code: error?.code, addresses: found });
      });
    });

  it('are those of both families', async () => {
    const server = await listen(() => ['198.41.0.4', '198.41.0.5', '2001:500:2::c']);
    expect(await find([server.address])).toEqual({
      code: undefined,
      addresses: [
        { address: '198.41.0.4', family: 4 },
        { address: '198.41.0.5', family: 4 },
        { address: '2001:500:2::c', family: 6 },
      ],
    });
    expect(server.queries).toEqual(['hooks.example.test', 'hooks.example.test']);
  });

  it.each<[NameResponse]>([[[]], ['refused'], ['unknown']])(
    'are those of one family when the other is %j',
    async (other) => {
      const server = await listen((_name, family) => (family === 4 ? ['198.41.0.4'] : other));
      const { addresses } = await find([server.address]);
      expect(addresses).toEqual([{ address: '198.41.0.4', family: 4 }]);
    },
  );

  it.each<[string, NameResponse, string]>([
    ['that is unknown', 'unknown', 'ENOTFOUND'],
    ['without addresses', [], 'ENOTFOUND'],
    ['of a server that refuses', 'refused', 'EAI_AGAIN'],
    ['of a server that is silent', 'silence', 'EAI_AGAIN'],
  ])('of a name %s cause an error', async (_what, reported, code) => {
    const server = await listen(() => reported);
    // The timeout is waited for once per query.
    const options = reported === 'silence' ? { tries: 1 } : {};
    expect(await find([server.address], options)).toEqual({ code, addresses: [] });
  });

  it('come from the second server when the first is silent or down', async () => {
    const silent = await listen(() => 'silence');
    const server = await listen(() => ['198.41.0.4']);
    const away = await listen(() => 'silence');
    const { address } = away;
    await servers.pop()?.close();
    for (const first of [silent.address, address]) {
      expect((await find([first, server.address])).addresses).toEqual([{ address: '198.41.0.4', family: 4 }]);
    }
  });
});
