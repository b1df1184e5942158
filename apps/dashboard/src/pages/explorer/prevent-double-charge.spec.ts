import { describe, expect, it } from '@jest/globals';
import { EntityRegistry } from '@entity-registry/sdk';
import { FakeBackend, errorResponse } from '../../../test/fake-backend.js';
import { preventDoubleCharge } from './prevent-double-charge.js';

const UPDATE = 'POST /v4/panama/entidades/1/update';
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const cut = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.error(new TypeError('the connection broke off'));
      },
    }),
  );
const accepted = () => Response.json({ update_request_id: 7 }, { status: 202 });
const rejected = (status: number, code: string) => () => errorResponse(status, code);

/** Clicks the button once for each response; returns the keys that were sent. */
async function pressed(
  responses: (() => Response)[],
  codes: (press: number) => string[] = () => ['DAT-GOV'],
): Promise<string[]> {
  const left = [...responses];
  const next = () => {
    const response = left.shift();
    return response === undefined ? lost() : response();
  };
  const backend = new FakeBackend({ [UPDATE]: next });
  for (const press of responses.keys()) {
    // A new client for each click, since each component has its own.
    const registry = new EntityRegistry({
      ...{ baseUrl: 'https://dashboard.example.test', fetch: preventDoubleCharge(backend.fetch), maxRetries: 0 },
    });
    await registry.v4.panama.update(1, { include: codes(press) }).catch(() => undefined);
  }
  return backend.requestsTo(UPDATE).map(({ headers }) => headers.get('Idempotency-Key') ?? '');
}

describe('a paid request of the explorer', () => {
  it.each<[string, () => Response]>([
    ['no response', lost],
    ['an answer that broke off', cut],
    ['502', rejected(502, 'bad_gateway')],
    ['503', rejected(503, 'service_unavailable')],
    ['504', rejected(504, 'gateway_timeout')],
    ['a twin under way', rejected(409, 'idempotency_in_progress')],
    ['a session that was over', rejected(401, 'unauthenticated')],
  ])('keeps its key after %s, and gets another once it has a response', async (_, response) => {
    const [first, second, third, ...more] = await pressed([response, accepted, accepted]);
    expect(more).toEqual([]);
    expect(first).not.toBe('');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('gets another key after an error, and for another request', async () => {
    const paid = await pressed([rejected(402, 'insufficient_balance'), accepted]);
    expect(new Set(paid).size).toBe(2);
    const different = await pressed([lost, accepted], (press) => [press === 0 ? 'DAT-GOV' : 'DAT-RISK']);
    expect(new Set(different).size).toBe(2);
  });
});
