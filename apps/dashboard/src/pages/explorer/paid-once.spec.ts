import { describe, expect, it } from '@jest/globals';
import { EntityRegistry } from '@entity-registry/sdk';
import { FakeBackend, fault } from '../../../test/fake-backend.js';
import { paidOnce } from './paid-once.js';

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
const refused = (status: number, code: string) => () => fault(status, code);

/** Clicks the button once for each response; returns the keys that were sent. */
async function pressed(
  answers: (() => Response)[],
  codes: (press: number) => string[] = () => ['DAT-GOV'],
): Promise<string[]> {
  const left = [...answers];
  const next = () => {
    const answer = left.shift();
    return answer === undefined ? lost() : answer();
  };
  const backend = new FakeBackend({ [UPDATE]: next });
  for (const press of answers.keys()) {
    // A new client for each click, since each component has its own.
    const registry = new EntityRegistry({
      ...{ baseUrl: 'https://dashboard.example.test', fetch: paidOnce(backend.fetch), maxRetries: 0 },
    });
    await registry.v4.panama.update(1, { include: codes(press) }).catch(() => undefined);
  }
  return backend.called(UPDATE).map(({ headers }) => headers.get('Idempotency-Key') ?? '');
}

describe('a paid request of the explorer', () => {
  it.each<[string, () => Response]>([
    ['no response', lost],
    ['an answer that broke off', cut],
    ['502', refused(502, 'bad_gateway')],
    ['503', refused(503, 'service_unavailable')],
    ['504', refused(504, 'gateway_timeout')],
    ['a twin under way', refused(409, 'idempotency_in_progress')],
    ['a session that was over', refused(401, 'unauthenticated')],
  ])('keeps its key after %s, and gets another once it has a response', async (_, answer) => {
    const [first, second, third, ...more] = await pressed([answer, accepted, accepted]);
    expect(more).toEqual([]);
    expect(first).not.toBe('');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('gets another key after an error, and for another request', async () => {
    const paid = await pressed([refused(402, 'insufficient_balance'), accepted]);
    expect(new Set(paid).size).toBe(2);
    const different = await pressed([lost, accepted], (press) => [press === 0 ? 'DAT-GOV' : 'DAT-RISK']);
    expect(new Set(different).size).toBe(2);
  });
});
