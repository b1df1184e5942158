import { DELIVERY_GRACE_MS } from '@entity-registry/billing';
import { DEFAULT_LIMITS } from '@entity-registry/nest-kit';
import { expect, it } from '@jest/globals';

it('cuts off an answer that does not leave long before its charge is taken for an orphan', () => {
  expect(DEFAULT_LIMITS.sendTimeoutMs).toBeLessThanOrEqual(DELIVERY_GRACE_MS / 4);
});
