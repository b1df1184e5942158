import { SigningKeys, Screenings, secretBox } from '@entity-registry/accounts';
import { disclosureOf, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture, SECRET } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

describe('the list of stored screenings', () => {
  let platform: PlatformFixture;
  beforeAll(async () => {
    platform = await PlatformFixture.open();
  });
  afterAll(() => platform.close());

  /** Stores a screening as the API does. */
  async function screened({ accountId }: SignedIn, id: string): Promise<void> {
    const now = () => platform.time;
    const keys = new SigningKeys(platform.db, { box: secretBox(SECRET), now });
    const screenings = new Screenings(platform.db, { keys, now });
    const document = { id, results: [{ outcome: 'hits' }, { outcome: 'no_hit' }] };
    const { store } = await screenings.sign({ id, accountId }, document, []);
    const outcome = await platform.billing.charge({
      ...{ accountId, keyId: null, quota: null, requestId: null, route: null, clientReference: null, now: now() },
      ...{ idempotencyKey: id, amount: micro('0.11'), lines: [{ code: 'SCR-NAME', price: '0.10' }], record: null },
      ...{ disclosure: disclosureOf('screen', []), userId: null, alongside: store },
    });
    expect(outcome.outcome).toBe('charged');
  }

  it('shows members what their organization screened, and nobody else', async () => {
    const [owner, other] = [await platform.signUp(), await platform.signUp()];
    const id = `scr_${'7'.repeat(32)}`;
    await screened(owner, id);
    const reader = await platform.join(owner, 'read_only');
    const expected = {
      ...{ id: expect.any(Number), screening_id: id, subjects: 2, with_hits: 1 },
      ...{ screened_at: platform.time.toISOString(), expires_at: '2031-11-22T12:00:00.000Z' },
    };
    expect((await reader.get('/api/screenings')).body).toEqual({ items: [expected], next: null });
    expect((await other.get('/api/screenings')).body).toEqual({ items: [], next: null });
  });
});
