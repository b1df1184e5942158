import { describe, expect, it } from '@jest/globals';
import { addressBucket, isAllowedFrom, networkOf } from './client-address.js';

describe('an address list', () => {
  it.each<[string[], string | undefined, boolean]>([
    [[], '203.0.113.9', true],
    [[], undefined, true],
    [['203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.10', false],
    [['198.51.100.1', '203.0.113.0/24'], '203.0.113.255', true],
    [['203.0.113.0/24'], '203.0.114.0', false],
    [['0.0.0.0/0'], '203.0.113.9', true],
    [['0.0.0.0/0'], '2001:db8::1', false],
    // An IPv4 caller on a dual-stack socket, and lists written that way.
    [['203.0.113.9'], '::ffff:203.0.113.9', true],
    [['203.0.113.9'], '::ffff:cb00:7109', true],
    [['::ffff:203.0.113.9'], '203.0.113.9', true],
    [['::ffff:203.0.113.0/120'], '203.0.113.77', true],
    [['::ffff:203.0.113.0/120'], '203.0.114.77', false],
    [['203.0.113.0/24'], '::ffff:203.0.113.77', true],
    [['2001:db8::/32'], '2001:db8:1::5', true],
    [['2001:db8::/32'], '2001:db9::5', false],
    [['2001:DB8:0:0::5'], '2001:db8::5', true],
    [['2001:db8::5'], '203.0.113.9', false],
    // As some proxies write it.
    [['203.0.113.9'], '203.0.113.9:51234', true],
    [['2001:db8::5'], '[2001:db8::5]:443', true],
    // An invalid entry allows no address.
    [['203.0.113.9'], '203.0.113.9:', false],
    [['203.0.113.9'], undefined, false],
    [['203.0.113.9'], 'unknown', false],
    [['203.0.113.0/33', 'nonsense'], '203.0.113.9', false],
  ])('%j lets in %s: %s', (allowed, address, expected) => {
    expect(isAllowedFrom(allowed, address)).toBe(expected);
  });
});

describe('the bucket of a caller without a key', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });
});

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24', '203.0.0.0/16'],
    ['203.0.113.255', '203.0.113.0/24', '203.0.0.0/16'],
    ['::ffff:203.0.113.9', '203.0.113.0/24', '203.0.0.0/16'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8::/32'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8:0::/48', '2001:db8::/32'],
    // The IPv4 host behind each of them: 203.0.113.9 is cb00:7109, inverted 34ff:8ef6.
    ['2002:cb00:7109::1', '203.0.113.0/24', '203.0.0.0/16'],
    ['2002:cb00:7109:ffff::1', '203.0.113.0/24', '203.0.0.0/16'],
    ['64:ff9b::203.0.113.9', '203.0.113.0/24', '203.0.0.0/16'],
    ['2001:0:4136:e378:8000:63bf:34ff:8ef6', '203.0.113.0/24', '203.0.0.0/16'],
    ['::1', '0:0:0::/48', '0:0::/32'],
    ['unknown', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
  ])('of %s is %s, and %s at large', (address, network, region) => {
    expect(networkOf(address, { ipv4Bits: 24, ipv6Bits: 48 })).toBe(network);
    expect(networkOf(address, { ipv4Bits: 16, ipv6Bits: 32 })).toBe(region);
  });
});
