import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { OWNER, show } from '../../../test/show.js';
import type { Delivery, Webhook } from './queries.js';
import { failureOf } from './failure.js';
import { problemOf } from './url-problem.js';
import WebhooksPage from './WebhooksPage.js';

const URL = 'https://hooks.example.com/in';
const NONE: Webhook = { url: null, secrets: [], warning: null };
const READY: Webhook = {
  url: URL,
  secrets: [{ created_at: '2026-11-20T12:00:00.000Z', expires_at: null }],
  warning: null,
};
const DELIVERY: Delivery = {
  ...{ id: 5, update_request_id: null, kind: 'test', url: URL, status: 'pending', error: null },
  ...{ created_at: '2026-11-21T12:00:00.000Z', finished_at: null, attempts: [] },
};
const attempt = (status: number | null, error: string | null) => ({
  ...{ number: 1, started_at: '2026-11-21T12:00:00.000Z', finished_at: '2026-11-21T12:00:00.120Z', duration_ms: 120 },
  ...{ status_code: status, error },
});
const listOf = (...items: Partial<Delivery>[]) => ({
  items: items.map((one) => ({ ...DELIVERY, ...one })),
  next: null,
});

/** The event webhooks below: none. */
const NO_EVENTS = {
  'GET /api/event-webhook': {
    ...{ url: null, enabled: false, secret_created_at: null, previous_secret_until: null, last_delivered_at: null },
    ...{ last_error: null, given_up: 0 },
  },
  'GET /api/event-webhook/deliveries': { items: [], next: null },
};

// Pending timers must not outlive their page.
afterEach(cleanup);

describe('the webhooks page', () => {
  it('says in the user’s language why an address is rejected', async () => {
    const { user } = await show(<WebhooksPage />, {
      responses: {
        'GET /api/webhook': NONE,
        ...NO_EVENTS,
        'GET /api/webhook/deliveries': listOf(),
        'PUT /api/webhook': errorResponse(400, 'invalid_parameter', {
          field: 'url',
          error: 'url must lead to a public host',
        }),
      },
      language: 'es',
    });
    await user.type(await screen.findByLabelText(/URL/), 'https://10.0.0.1/');
    await user.click(screen.getByRole('button', { name: 'Guardar la dirección' }));
    expect(await screen.findByText(/Debe apuntar a un servidor de la internet pública/)).not.toBeNull();
  });

  it.each([
    ['url must be an absolute https address', 'absolute'],
    ['url must not contain blanks or control characters', 'blanks'],
    ['url must not contain a user name or password', 'credentials'],
    ['url must not contain a fragment', 'fragment'],
    ['url must have at most 2048 characters', 'long'],
    ['url must lead to a public host', 'public'],
    ['url is odd', undefined],
  ])('recognizes %j', (reported, problem) => {
    expect(problemOf(reported)).toBe(problem);
  });

  it.each([
    ['the receiver answered 500', 'answered'],
    ['the receiver answered 302, and redirects are not followed', 'redirected'],
    ['the webhook was not delivered in 3 attempts: there was no answer within 5 seconds', 'late'],
    ['no secure connection could be made (CERT_HAS_EXPIRED)', 'insecure'],
    ['the host could not be reached (EPERM)', 'unreachable'],
    ['the webhook was not delivered: nothing was sent, because the account has no signing secret', 'noSecret'],
    ['the refresh has no result', undefined],
  ])('has a text for %j', (reported, failure) => {
    expect(failureOf(reported)?.failure).toBe(failure);
  });

  it('warns at the address that nothing is sent without a secret', async () => {
    const warning = 'There is no signing secret yet, so no webhook is sent.';
    await show(<WebhooksPage />, {
      responses: {
        'GET /api/webhook': { ...READY, secrets: [], warning },
        ...NO_EVENTS,
        'GET /api/webhook/deliveries': listOf(),
      },
    });
    expect(await screen.findByText(/No webhooks are sent yet/)).not.toBeNull();
  });

  it('sends no test without an address and a secret', async () => {
    await show(<WebhooksPage />, {
      responses: {
        'GET /api/webhook': { ...READY, secrets: [] },
        ...NO_EVENTS,
        'GET /api/webhook/deliveries': listOf(),
      },
    });
    expect((await screen.findByRole('button', { name: 'Send a test event' })).hasAttribute('disabled')).toBe(true);
  });

  it('polls a test until it has ended, and then stops', async () => {
    const responses = [{ ...DELIVERY }, { ...DELIVERY, status: 'delivered', attempts: [attempt(204, null)] }];
    const { user, backend } = await show(<WebhooksPage />, {
      responses: {
        'GET /api/webhook': READY,
        ...NO_EVENTS,
        'GET /api/webhook/deliveries': listOf(),
        'POST /api/webhook/test': DELIVERY,
        'GET /api/webhook/deliveries/5': () => responses.shift() ?? errorResponse(500, 'internal_error'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test event' }));
    await waitFor(() => expect(screen.getByText('Sending …')).not.toBeNull());
    expect(
      await screen.findByText(/your receiver responded with 204 after 120ms/, {}, { timeout: 4_000 }),
    ).not.toBeNull();
    expect(backend.requestsTo('GET /api/webhook/deliveries/5')).toHaveLength(2);
  });

  it('shows attempts, and replays ended deliveries', async () => {
    const failed = { ...DELIVERY, id: 9, kind: 'completed', update_request_id: 42, status: 'failed' } as const;
    const full = { ...failed, error: 'refused', attempts: [attempt(500, 'the receiver answered 500')] };
    const { user, backend } = await show(<WebhooksPage />, {
      responses: {
        'GET /api/webhook': READY,
        ...NO_EVENTS,
        'GET /api/webhook/deliveries': listOf(full),
        'GET /api/webhook/deliveries/9': full,
        'POST /api/webhook/deliveries/9/replay': errorResponse(409, 'delivery_under_way'),
      },
    });
    expect((await screen.findByRole('link', { name: 'Refresh 42' })).getAttribute('href')).toBe('/refreshes/42');
    await user.click(screen.getByRole('button', { name: 'Details of delivery 9' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(await dialog.findByText('The receiver responded with 500 instead of 2xx.')).not.toBeNull();
    await user.click(dialog.getByText('Replay'));
    expect((await screen.findByRole('alert')).textContent).toContain('already being replayed');
    expect(backend.requestsTo('POST /api/webhook/deliveries/9/replay')).toHaveLength(1);
  });

  it('shows a new secret once, and until when the previous one signs', async () => {
    const { user } = await show(<WebhooksPage />, {
      responses: {
        'GET /api/webhook': READY,
        ...NO_EVENTS,
        'GET /api/webhook/deliveries': listOf(),
        'POST /api/webhook/secret': {
          ...{
            secret: 'whsec_new',
            created_at: '2026-11-21T12:00:00.000Z',
            previous_expires_at: '2026-11-22T12:00:00.000Z',
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Rotate the secret' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.click(dialog.getByText('Rotate the secret'));
    expect((await screen.findByTestId('secret')).textContent).toBe('whsec_new');
    expect(screen.getByText(/The previous secret also signs until/)).not.toBeNull();
  });

  it('offers no changes to read-only members', async () => {
    await show(<WebhooksPage />, {
      responses: {
        'GET /api/webhook': READY,
        ...NO_EVENTS,
        'GET /api/webhook/deliveries': listOf({ status: 'failed', attempts: [attempt(null, 'no answer')] }),
      },
      me: { organization: { ...OWNER.organization, role: 'read_only' } as typeof OWNER.organization },
    });
    expect(await screen.findByText(URL)).not.toBeNull();
    expect(await screen.findByRole('button', { name: /Details/ })).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Save|Rotate|Send|Replay|Stop/ })).toBeNull();
  });
});
