import { PRODUCT_CODES as CLIENT_CODES } from '@entity-registry/sdk';
import { describe, expect, it } from '@jest/globals';
import { PRODUCT_CODES } from '../../components/codes/product-codes.js';
import { expiryOf } from './expiry.js';
import { EMPTY_FORM, isAmount, isNameOf, settingsOf } from './key-form.js';

describe('a form of a key', () => {
  it.each([
    [{ name: ' producción ' }, { name: 'producción' }],
    [{ limited: true, scopes: ['CHK-BIN'] }, { scopes: ['CHK-BIN'] }],
    [{ limited: false, scopes: ['CHK-BIN'] }, { scopes: [] }],
    [{ monthly_cap: ' 12,5 ' }, { monthly_cap: '12.5' }],
    [{ monthly_cap: '0' }, { monthly_cap: '0' }],
    [{ monthly_cap: ' ' }, { monthly_cap: null }],
    [
      { allowed_addresses: ' 203.0.113.7\n\n2001:db8::/32, 203.0.113.7 ' },
      { allowed_addresses: ['203.0.113.7', '2001:db8::/32'] },
    ],
  ])('of %j sends %j', (filled, sent) => {
    const nothing = { name: '', scopes: [], monthly_cap: null, allowed_addresses: [] };
    expect(settingsOf({ ...EMPTY_FORM, ...filled })).toEqual({ ...nothing, ...sent });
  });

  it.each([
    ['25', true],
    ['25.00', true],
    ['25,5', true],
    ['0.000001', true],
    ['-1', false],
    ['1e3', false],
    ['1.1234567', false],
    ['1,000.00', false],
    ['', false],
  ])('accepts %j as an amount: %s', (text, taken) => {
    expect(isAmount(text)).toBe(taken);
  });

  it('accepts the name of a key, ignoring blanks and case', () => {
    const key = { name: 'Producción' };
    expect([' producción ', 'PRODUCCIÓN', 'produccion', ''].map((typed) => isNameOf(key, typed))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('offers the product codes that the client knows', () => {
    expect([...PRODUCT_CODES].sort()).toEqual([...CLIENT_CODES].sort());
  });
});

describe('the expiry of keys', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const key = (expires: string | null, state: 'working' | 'ending' | 'revoked' | 'expired' = 'working') => ({
    ...{ state, expires_at: expires },
  });

  it('is that of the first working key, and soon in the last two weeks', () => {
    expect(expiryOf([], now)).toBeNull();
    expect(expiryOf([key(null)], now)).toBeNull();
    expect(expiryOf([key('2026-11-23T12:00:00Z', 'revoked'), key('2026-11-23T12:00:00Z', 'ending')], now)).toBeNull();
    expect(expiryOf([key('2027-02-20T12:00:00Z'), key('2027-01-20T12:00:00Z'), key(null)], now)).toEqual({
      ...{ at: '2027-01-20T12:00:00Z', days: 59, keys: 2, soon: false },
    });
    expect(expiryOf([key('2026-12-06T11:59:59Z')], now)).toMatchObject({ days: 13, soon: true });
    expect(expiryOf([key('2026-12-06T12:00:00Z')], now)).toMatchObject({ days: 14, soon: false });
  });
});
