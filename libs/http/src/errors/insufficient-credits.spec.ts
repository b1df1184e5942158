import { DomainError, micro } from '@entity-registry/domain';
import type { ErrorFields } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { errorResponse } from './error-response.js';

const upgrade_url = 'https://platform.example.test/billing';
const edge = { upgradeUrl: upgrade_url, settingsUrl: 'https://platform.example.test/settings', now: () => new Date(0) };
const price = micro('0.16');

describe('insufficient_credits on v5', () => {
  const common = { error: 'insufficient credits', code: 'insufficient_credits', price: '0.16', upgrade_url };
  it.each<[string, ErrorFields['insufficient_credits'], Record<string, unknown>]>([
    [
      'without the hint when no card is covered',
      { price, balance: micro('0.009'), shortfall: micro('0.151'), hint: false },
      { balance: '0.009', shortfall: '0.151', message: 'The balance is below the price of this call.' },
    ],
    [
      'without balance and shortfall when the balance could not be read again',
      { price, balance: null, shortfall: null, hint: false },
      { message: 'The balance is below the price of this call.' },
    ],
    [
      'without the shortfall, asking to retry, when a top-up arrived in the meantime',
      { price, balance: micro('1'), shortfall: null, hint: false },
      { balance: '1.00', message: 'The balance was topped up meanwhile: retry.' },
    ],
  ])('%s', (_name, fields, members) => {
    const { body } = errorResponse(new DomainError('insufficient_credits', fields), 'v5', edge);
    expect(body).toEqual({ ...common, ...members });
  });
});
