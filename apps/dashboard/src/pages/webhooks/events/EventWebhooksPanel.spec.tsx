import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { errorResponse } from '../../../../test/fake-backend.js';
import { show } from '../../../../test/show.js';
import { EventWebhooksPanel } from './EventWebhooksPanel.js';
import type { EventDelivery, EventEndpoint } from './queries.js';

const NONE: EventEndpoint = {
  ...{ url: null, enabled: false, secret_created_at: null, previous_secret_until: null, last_delivered_at: null },
  ...{ last_error: null, given_up: 0 },
};
const URL = 'https://hooks.example.com/events';
const SET: EventEndpoint = { ...NONE, url: URL, enabled: true, secret_created_at: '2026-11-20T12:00:00.000Z' };
const DELIVERY: EventDelivery = {
  ...{ id: 7, kind: 'events', webhook_id: `evb_${'0'.repeat(32)}`, url: URL, status: 'failed', events: 12 },
  ...{ first_seq: 30, last_seq: 41, attempts: 9, status_code: 500, error: 'the receiver answered 500' },
  ...{ created_at: '2026-11-21T12:00:00.000Z', finished_at: '2026-11-22T12:00:00.000Z' },
};
const page = (...items: EventDelivery[]) => ({ items, next: null });
const ROUTES = { 'GET /api/event-webhook/deliveries': page() };

afterEach(cleanup);

describe('the event webhooks', () => {
  it('show the secret of the first address once', async () => {
    const secret = { secret: 'whsec_c2VjcmV0', created_at: '2026-11-21T12:00:00.000Z', previous_expires_at: null };
    const { user, backend } = await show(<EventWebhooksPanel may />, {
      responses: { ...ROUTES, 'GET /api/event-webhook': NONE, 'PUT /api/event-webhook': { ...SET, secret } },
    });
    await user.type(await screen.findByLabelText(/Event endpoint/), URL);
    await user.click(screen.getByRole('button', { name: 'Save the endpoint' }));
    expect((await screen.findByTestId('secret')).textContent).toBe('whsec_c2VjcmV0');
    expect(backend.requestsTo('PUT /api/event-webhook')[0]?.body).toEqual({ url: URL });
  });

  it('say in Spanish why an address is refused', async () => {
    const refused = errorResponse(400, 'invalid_parameter', { field: 'url', error: 'url must lead to a public host' });
    const { user } = await show(<EventWebhooksPanel may />, {
      language: 'es',
      responses: { ...ROUTES, 'GET /api/event-webhook': NONE, 'PUT /api/event-webhook': refused },
    });
    await user.type(await screen.findByLabelText(/Dirección de eventos/), 'https://10.0.0.1/');
    await user.click(screen.getByRole('button', { name: 'Guardar la dirección de eventos' }));
    expect(await screen.findByText(/Debe apuntar a un servidor de la internet pública/)).not.toBeNull();
  });

  it('are switched off, tested and replayed', async () => {
    const { user, backend } = await show(<EventWebhooksPanel may />, {
      responses: {
        'GET /api/event-webhook': { ...SET, last_error: 'the receiver answered 500', given_up: 1 },
        'GET /api/event-webhook/deliveries': page(DELIVERY),
        'PATCH /api/event-webhook': { ...SET, enabled: false },
        'POST /api/event-webhook/test': { ...DELIVERY, kind: 'test', status: 'pending' },
        'POST /api/event-webhook/deliveries/7/replay': { ...DELIVERY, id: 8, kind: 'replay', status: 'pending' },
      },
    });
    expect(await screen.findByText(/The last attempt failed: The receiver responded with 500/)).not.toBeNull();
    expect(screen.getByText(/1 webhook was given up/)).not.toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Send events' }));
    expect(backend.requestsTo('PATCH /api/event-webhook')[0]?.body).toEqual({ enabled: false });
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(backend.requestsTo('POST /api/event-webhook/test')).toHaveLength(1);
    const row = await screen.findByRole('row', { name: /12 events, 30 to 41/ });
    await user.click(within(row).getByRole('button', { name: 'Replay event webhook 7' }));
    expect(backend.requestsTo('POST /api/event-webhook/deliveries/7/replay')).toHaveLength(1);
  });

  it('can only be read by read-only members', async () => {
    await show(<EventWebhooksPanel may={false} />, {
      responses: { 'GET /api/event-webhook': SET, 'GET /api/event-webhook/deliveries': page(DELIVERY) },
    });
    expect(await screen.findByText(URL)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Replay|Save|Send|Remove/ })).toBeNull();
  });
});
