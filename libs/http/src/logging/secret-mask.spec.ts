import { describe, expect, it } from '@jest/globals';
import { maskSecrets } from './secret-mask.js';

describe('maskSecrets', () => {
  it.each([
    ['path /v4/pk_0123456789abcdef/x', 'path /v4/pk_***/x'],
    [`token op_${'aB-_'.repeat(10)}xyz.`, 'token op_***.'],
    ['secret whsec_c2VjcmV0IHNlY3JldA==', 'secret whsec_***'],
    ['Invalid key: sk_test_abcdefgh12', 'Invalid key: sk_***'],
    ['two pk_abcdefgh, pk_ijklmnop', 'two pk_***, pk_***'],
    ['shop_reference_12', 'shop_reference_12'],
    ['nothing', 'nothing'],
  ])('turns %j into %j', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked);
  });
});
