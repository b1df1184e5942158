import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import ConfirmPage from './confirmation/ConfirmPage.js';
import InvitationPage from './confirmation/InvitationPage.js';
import SignUpPage from './SignUpPage.js';
import { readWorkRole } from '../../work-role.js';
import WelcomePage from './WelcomePage.js';

const MADE = {
  organization: { id: 'org_1', name: 'Prueba SA' },
  key: { id: 1, name: 'First key', key: 'secret-text' },
  trial: { amount: '5.00', expires_at: '2026-12-22T00:00:00.000Z' },
  withheld_trial: null,
};

describe('signing up', () => {
  it('shows the same page for every address, and links to the emails of a demo', async () => {
    const { user, backend } = await show(<SignUpPage />, {
      language: 'es',
      responses: { 'POST /api/auth/sign-up': { sent: true }, 'GET /api/outbox': { items: [], next: null } },
    });
    await user.type(screen.getByLabelText('Su nombre'), 'Ana Prueba');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
    await user.type(screen.getByLabelText('Contraseña'), 'short');
    await user.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
    await user.type(screen.getByLabelText('Contraseña'), ' but now longer');
    await user.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
    expect((await screen.findByRole('link', { name: /bandeja de salida/ })).getAttribute('href')).toBe('/outbox');
    expect(backend.requestsTo('POST /api/auth/sign-up')[0]?.body).toEqual({
      ...{ name: 'Ana Prueba', email: 'ana@example.com', password: 'short but now longer', language: 'es' },
    });
  });
});

describe('confirming the address', () => {
  it('waits for a click, since mail scanners follow links', async () => {
    const { user, backend, place } = await show(<ConfirmPage />, {
      at: '/confirm?token=t1',
      responses: { 'POST /api/auth/confirm': { signed_in: true } },
    });
    expect(backend.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
    await waitFor(() => expect(place()).toBe('/welcome'));
    expect(backend.requestsTo('POST /api/auth/confirm')[0]?.body).toEqual({ token: 't1' });
  });

  it('asks for the password in another browser', async () => {
    const { user, backend, place } = await show(<ConfirmPage />, {
      at: '/confirm?token=t1',
      responses: {
        'POST /api/auth/confirm': ({ body }) =>
          'password' in (body as object) ? { signed_in: true } : errorResponse(401, 'password_required'),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
    await user.type(await screen.findByLabelText('Password'), 'a long sentence');
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
    await waitFor(() => expect(place()).toBe('/welcome'));
    expect(backend.requestsTo('POST /api/auth/confirm')[1]?.body).toEqual({ token: 't1', password: 'a long sentence' });
  });

  it('explains a used link', async () => {
    const { user } = await show(<ConfirmPage />, {
      responses: { 'POST /api/auth/confirm': errorResponse(410, 'token_invalid') },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).not.toBeNull();
  });
});

describe('the first page', () => {
  const first = () =>
    show(<WelcomePage />, {
      at: { pathname: '/welcome', state: { confirmed: true } },
      me: { account: null },
      responses: { 'POST /api/onboarding': MADE },
    });

  it('sends an analyst on at once, without a key', async () => {
    const { user, backend, place } = await first();
    expect(await screen.findByText(/^You have \$5\.00 of trial credit/)).not.toBeNull();
    expect(screen.queryByText('secret-text')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I look up companies and people' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(backend.requestsTo('POST /api/onboarding')).toHaveLength(1);
    expect(readWorkRole(window.localStorage, 'user_1')).toBe('analyst');
  });

  it('shows a developer the first key once, and lets them continue without storing it', async () => {
    const { user, backend, place } = await first();
    await user.click(await screen.findByRole('button', { name: 'I build with the API' }));
    expect((await screen.findByTestId('secret')).textContent).toBe('secret-text');
    await user.click(screen.getByRole('button', { name: 'Go to the dashboard' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(backend.requestsTo('POST /api/onboarding')).toHaveLength(1);
    expect(readWorkRole(window.localStorage, 'user_1')).toBe('developer');
  });

  it('is not shown again: after a lost response the user is told to replace the key, with a link', async () => {
    const { user, place } = await show(<WelcomePage />, {
      at: { pathname: '/welcome', state: { confirmed: true } },
      me: { account: null },
      responses: { 'POST /api/onboarding': errorResponse(409, 'already_confirmed') },
    });
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).not.toBeNull();
    expect(screen.queryByTestId('secret')).toBeNull();
    expect(screen.getByText(/If you did not see or store it, roll that key/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to the API keys' }));
    await waitFor(() => expect(place()).toBe('/keys'));
  });
});

describe('a user without an organization', () => {
  it('gets an account when they ask for one', async () => {
    const { user, backend } = await show(<WelcomePage />, {
      at: '/welcome',
      me: { account: null, organization: null },
      responses: { 'POST /api/onboarding': MADE },
    });
    await user.type(await screen.findByLabelText('Organization'), 'Prueba SA');
    expect(backend.requestsTo('POST /api/onboarding')).toEqual([]);
    // It lists what already exists after the confirmation: the account, with its key and credit.
    expect(screen.getByRole('heading', { name: 'One step left: create your account' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create the account' }));
    expect(await screen.findByRole('button', { name: 'I build with the API' })).not.toBeNull();
    expect(backend.requestsTo('POST /api/onboarding')[0]?.body).toEqual({ organization_name: 'Prueba SA' });
  });
});

describe('an invitation', () => {
  const invitation = { organization: 'Istmo Datos', role: 'member', email: 'luis@example.com', invited_by: 'Ana' };

  it('invites no one to a person: an unnamed organization is called an account to share', async () => {
    await show(<InvitationPage />, {
      at: '/invitation?token=t1',
      responses: { 'POST /api/auth/invitation': { ...invitation, organization: 'Ana' } },
    });
    expect(await screen.findByRole('heading', { name: "Share Ana's account" })).not.toBeNull();
    expect(screen.getByText('Ana invites luis@example.com to share an account.')).not.toBeNull();
  });

  it('creates a user for an address that has none', async () => {
    const { user, backend, place } = await show(<InvitationPage />, {
      at: '/invitation?token=t1',
      responses: {
        'GET /api/me': errorResponse(401, 'not_signed_in'),
        'POST /api/auth/invitation': invitation,
        'POST /api/auth/invitation/accept': { signed_in: true },
      },
    });
    await user.type(await screen.findByLabelText('Your name'), 'Luis Ejemplo');
    await user.type(screen.getByLabelText('Password'), 'a long sentence');
    await user.click(screen.getByRole('button', { name: 'Create the account and join' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(backend.requestsTo('POST /api/auth/invitation/accept')[0]?.body).toEqual({
      ...{ token: 't1', name: 'Luis Ejemplo', password: 'a long sentence', language: 'en' },
    });
  });

  it('for another address says to sign out first', async () => {
    const { user } = await show(<InvitationPage />, {
      at: '/invitation?token=t1',
      responses: {
        'POST /api/auth/invitation': invitation,
        'POST /api/auth/invitation/accept': errorResponse(403, 'invitation_for_another'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('button', { name: 'Sign out' })).not.toBeNull();
  });
});
