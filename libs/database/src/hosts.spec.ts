import { describe, expect, it } from '@jest/globals';
import { hostUrls } from './hosts.js';

describe('hostUrls', () => {
  it.each([
    [
      'postgresql://user:p,w@one:5432,two:6432/name?a=b',
      ['postgresql://user:p,w@one:5432/name?a=b', 'postgresql://user:p,w@two:6432/name?a=b'],
    ],
    ['postgres://one,two,three/name', ['postgres://one/name', 'postgres://two/name', 'postgres://three/name']],
    ['postgresql://[::1]:5432,[::2]/name', ['postgresql://[::1]:5432/name', 'postgresql://[::2]/name']],
    ['postgresql://user@one:5432/name?options=a,b', ['postgresql://user@one:5432/name?options=a,b']],
  ])('lists the hosts of %s', (url, urls) => {
    expect(hostUrls(url)).toEqual(urls);
  });
});
