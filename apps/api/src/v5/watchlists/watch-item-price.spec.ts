import { WatchChargeRefused } from '@entity-registry/accounts';
import type { ChargeOutcome, KeyState } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import type { ApiRequest } from '../../gateway/api-request.js';
import { mapRefusal } from './watch-item-price.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const AT_HAND = { outcome: 'insufficient' } as ChargeOutcome;

/** A request whose key state is `before`, and `after` once it is reread. */
function requestOf(before: Partial<KeyState>, after: Partial<KeyState> = before): ApiRequest {
  const caller = {
    state: { spendable: micro('5'), cap: null, keyCap: null, asOf: NOW, ...before },
    forceReloadKeyState: () => {
      caller.state = { ...caller.state, ...after };
      return Promise.resolve();
    },
  };
  return { caller, maxCharge: null } as unknown as ApiRequest;
}

const refusal = (request: ApiRequest, outcome: ChargeOutcome): Promise<never> =>
  mapRefusal(request, NOW, new WatchChargeRefused(outcome, 2));

describe('a refused charge of watch items', () => {
  it('states the balance and what is missing', async () => {
    const request = requestOf({ spendable: micro('0.30') }, { spendable: micro('0.02') });
    await expect(refusal(request, AT_HAND)).rejects.toMatchObject({
      code: 'insufficient_credits',
      fields: { price: micro('0.10'), balance: micro('0.02'), shortfall: micro('0.08') },
    });
  });

  it('is that of a free key if nothing is left', async () => {
    const request = requestOf({ spendable: micro('0.30') }, { spendable: micro('0') });
    await expect(refusal(request, AT_HAND)).rejects.toMatchObject({ code: 'free_tier_code_locked' });
  });

  it('asks to repeat the call if a top-up arrived meanwhile', async () => {
    const request = requestOf({ spendable: micro('0.02') }, { spendable: micro('9') });
    await expect(refusal(request, AT_HAND)).rejects.toMatchObject({
      code: 'insufficient_credits',
      fields: { balance: micro('9'), shortfall: null },
    });
  });

  it('is that of a rejected key if it was revoked meanwhile', async () => {
    const revoked = { outcome: 'revoked' } as ChargeOutcome;
    await expect(refusal(requestOf({}), revoked)).rejects.toMatchObject({ code: 'key_rejected' });
  });

  it('leaves other errors as they are', async () => {
    const error = new Error('of another kind');
    await expect(mapRefusal(requestOf({}), NOW, error)).rejects.toBe(error);
  });
});
