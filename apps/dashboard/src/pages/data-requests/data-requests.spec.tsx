import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import ConfirmRequestPage from './ConfirmRequestPage.js';
import DataRequestPage from './DataRequestPage.js';
import RequestStatusPage from './RequestStatusPage.js';

const law = (jurisdiction: string, right: string, extension: number | null) => ({
  ...{ jurisdiction, right, days: 10, counted: 'working', extension, article: `Law of ${jurisdiction}` },
  to_be_confirmed: false,
});
const LAWS = { laws: [law('pa', 'access', null), law('co', 'access', 5)] };
const REQUEST = {
  ...{ id: 7, jurisdiction: 'pa', right: 'erasure', state: 'opened', received_at: '2026-11-26T12:00:00.000Z' },
  ...{ due_on: '2026-12-11', article: 'Law 81 of 2019', needs_document: true, has_export: false },
  events: [{ at: '2026-11-26T12:00:00.000Z', kind: 'received', reason: null }],
};

afterEach(cleanup);

describe('the form about personal data', () => {
  it("names what is missing, shows the law's days, and sends the request in the language of the page", async () => {
    const { user, backend } = await show(<DataRequestPage />, {
      ...{ language: 'es', at: '/data-requests?entity=co_own_42' },
      responses: {
        'GET /api/data-requests/rights': LAWS,
        'POST /api/data-requests': { sent: true, hours: 48 },
        'GET /api/outbox': errorResponse(404, 'route_not_found'),
      },
    });
    expect(await screen.findByText(/10 días hábiles \(Law of co\)\. .*permite 5 más/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
    expect(screen.getByText('Escriba su nombre, como figura en el registro.')).not.toBeNull();
    await user.type(screen.getByLabelText('Su nombre'), 'Zacarías Xoconal');
    await user.type(screen.getByLabelText('¿De qué se trata?'), 'No soy director.');
    await user.type(screen.getByLabelText('Correo electrónico'), 'z@example.com');
    await user.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
    expect(await screen.findByText(/Enviamos un mensaje a z@example.com.*48 horas/)).not.toBeNull();
    expect(backend.requestsTo('POST /api/data-requests')[0]?.body).toEqual({
      ...{ jurisdiction: 'co', right: 'access', name: 'Zacarías Xoconal', entity: 'co_own_42' },
      ...{ about: 'No soy director.', email: 'z@example.com', language: 'es' },
    });
  });

  it('shows a refusal at its field', async () => {
    const { user } = await show(<DataRequestPage />, {
      responses: {
        'GET /api/data-requests/rights': LAWS,
        'POST /api/data-requests': errorResponse(400, 'invalid_parameter', {
          ...{ error: 'entity is of another country', field: 'entity' },
        }),
      },
    });
    await user.type(screen.getByLabelText('Your name'), 'Ana');
    await user.type(screen.getByLabelText('Company or record'), 'co_own_1');
    await user.type(screen.getByLabelText('What is it about?'), 'x');
    await user.type(screen.getByLabelText('Email address'), 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Company or record')));
  });
});

describe('refusals', () => {
  const fill = async (status: number, code: string, more: { field?: string } = {}) => {
    const refusal = errorResponse(status, code, { error: 'in English', ...more });
    const { user } = await show(<DataRequestPage />, {
      language: 'es',
      responses: { 'GET /api/data-requests/rights': LAWS, 'POST /api/data-requests': refusal },
    });
    await user.type(screen.getByLabelText('Su nombre'), 'Ana');
    await user.type(screen.getByLabelText('¿De qué se trata?'), 'x');
    await user.type(screen.getByLabelText('Correo electrónico'), 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
  };

  it.each([
    [400, 'invalid_parameter', 'name', /Escriba su nombre como figura/],
    [400, 'invalid_parameter', 'identifiers', /200 caracteres como máximo/],
    [400, 'invalid_parameter', 'entity', /id de una entidad del país elegido/],
    [400, 'invalid_parameter', 'about', /2,000 caracteres como máximo/],
    [400, 'invalid_parameter', 'email', /como ana@example.com/],
    [400, 'invalid_parameter', 'jurisdiction', /Elija un país/],
    [400, 'invalid_parameter', 'right', /Elija qué solicita/],
    [400, 'invalid_parameter', 'language', /No se aceptó la solicitud/],
    [400, 'invalid_body', undefined, /No se aceptó la solicitud/],
    [403, 'origin_rejected', undefined, null],
    [503, 'service_unavailable', undefined, null],
    [500, 'internal_error', undefined, null],
  ])('are told in the language of the page: %i %s %s', async (status, code, field, text) => {
    await fill(status, code, field === undefined ? {} : { field });
    if (text === null) await screen.findByRole('alert');
    else expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/in English/)).toBeNull();
  });

  it.each([
    [409, 'too_many_data_requests', /Hay diez solicitudes/],
    [429, 'too_many_attempts', /No se aceptó|espere|Espere/],
  ])('of the confirmation are too: %i %s', async (status, code, text) => {
    const { user } = await show(<ConfirmRequestPage />, {
      ...{ language: 'es', at: '/data-requests/confirm?token=t1' },
      responses: { 'POST /api/data-requests/confirm': errorResponse(status, code, { error: 'in English' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Confirmar la solicitud' }));
    expect(await screen.findByText(text)).not.toBeNull();
    expect(screen.queryByText(/in English/)).toBeNull();
  });
});

describe('the mailed link', () => {
  it('waits for a click, and leads to the page of the request without a secret in the path', async () => {
    const { user, backend, place } = await show(<ConfirmRequestPage />, {
      at: '/data-requests/confirm?token=t1',
      responses: { 'POST /api/data-requests/confirm': { link: '7-secret' } },
    });
    expect(backend.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm the request' }));
    await waitFor(() => expect(place()).toBe('/data-requests/status#7-secret'));
  });

  it('that no longer works says so', async () => {
    const { user } = await show(<ConfirmRequestPage />, {
      at: '/data-requests/confirm?token=t1',
      responses: { 'POST /api/data-requests/confirm': errorResponse(410, 'token_invalid') },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm the request' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).not.toBeNull();
  });
});

describe('the page of a request', () => {
  it('takes the identity document, and refuses one that is too large before sending it', async () => {
    const { user, backend } = await show(<RequestStatusPage />, {
      at: '/data-requests/status#7-secret',
      responses: {
        'POST /api/data-requests/status': REQUEST,
        'POST /api/data-requests/document': { ...REQUEST, state: 'identity_pending', needs_document: false },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Request 7' })).not.toBeNull();
    expect(backend.requestsTo('POST /api/data-requests/status')[0]?.body).toEqual({ link: '7-secret' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no file input');
    await user.upload(input, new File([new Uint8Array(4 * 1_024 * 1_024 + 1)], 'big.png', { type: 'image/png' }));
    await user.click(screen.getByRole('button', { name: 'Upload the document' }));
    expect(screen.getByText(/larger than 4 MB/)).not.toBeNull();
    expect(backend.requestsTo('POST /api/data-requests/document')).toEqual([]);
    await user.upload(input, new File(['png'], 'small.png', { type: 'image/png' }));
    await user.click(screen.getByRole('button', { name: 'Upload the document' }));
    expect(await screen.findByText('We are checking your document')).not.toBeNull();
  });

  it('with a wrong secret shows nothing of a request', async () => {
    await show(<RequestStatusPage />, {
      at: '/data-requests/status#7-guess',
      responses: { 'POST /api/data-requests/status': errorResponse(410, 'token_invalid') },
    });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).not.toBeNull();
  });
});
