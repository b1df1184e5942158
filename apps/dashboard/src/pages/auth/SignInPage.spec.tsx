import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import ConfirmBrowserPage from './confirmation/ConfirmBrowserPage.js';
import SignInPage from './SignInPage.js';

describe('signing in', () => {
  it('leads to the page that the user wanted', async () => {
    const { user, backend, place } = await show(<SignInPage />, {
      at: '/sign-in?next=%2Fkeys',
      responses: { 'POST /api/auth/sign-in': { two_factor: false } },
    });
    await user.type(screen.getByLabelText('Email address'), 'ana@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(backend.requestsTo('POST /api/auth/sign-in')[0]?.body).toEqual({
      email: 'ana@example.com',
      password: 'correct horse',
    });
    await waitFor(() => expect(place()).toBe('/keys'));
  });

  it('shows the same message for a wrong password and an unknown address', async () => {
    const { user } = await show(<SignInPage />, {
      responses: { 'POST /api/auth/sign-in': errorResponse(401, 'credentials_rejected') },
    });
    await user.type(screen.getByLabelText('Email address'), 'ana@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect email address or password');
  });

  it('says how to get in while others guess the password', async () => {
    const { user } = await show(<SignInPage />, {
      responses: { 'POST /api/auth/sign-in': errorResponse(401, 'browser_unconfirmed') },
    });
    await user.type(screen.getByLabelText('Email address'), 'ana@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('a link to confirm this browser');
  });

  it('names the missing field and moves the focus to it', async () => {
    const { user, backend } = await show(<SignInPage />, { language: 'es' });
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    const email = screen.getByLabelText('Correo electrónico');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(backend.requests).toEqual([]);
  });
});

describe('confirming a browser', () => {
  it('waits for a click, then leads to sign-in', async () => {
    const { user, backend } = await show(<ConfirmBrowserPage />, {
      at: '/confirm-browser?token=t1',
      responses: { 'POST /api/auth/confirm-browser': { confirmed: true } },
    });
    expect(backend.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm this browser' }));
    expect(await screen.findByRole('heading', { name: 'This browser is confirmed' })).not.toBeNull();
    expect(backend.requestsTo('POST /api/auth/confirm-browser')[0]?.body).toEqual({ token: 't1' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  });

  it('explains a used link', async () => {
    const { user } = await show(<ConfirmBrowserPage />, {
      language: 'es',
      responses: { 'POST /api/auth/confirm-browser': errorResponse(410, 'token_invalid') },
    });
    await user.click(screen.getByRole('button', { name: 'Confirmar este navegador' }));
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no funciona' })).not.toBeNull();
  });
});
