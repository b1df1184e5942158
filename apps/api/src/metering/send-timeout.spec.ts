import { RESPONSE_GRACE_MS } from '@entity-registry/accounts';
import { DEFAULT_LIMITS } from '@entity-registry/http';
import { expect, it } from '@jest/globals';

it('cuts off a response that is not sent long before the sweep reaches its charge', () => {
  expect(DEFAULT_LIMITS.sendTimeoutMs).toBeLessThanOrEqual(RESPONSE_GRACE_MS / 4);
});
