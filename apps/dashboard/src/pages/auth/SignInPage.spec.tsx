import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fault } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import SignInPage from './SignInPage.js';

describe('signing in', () => {
  it('leads to where the reader wanted to go', async () => {
    const { user, backend, place } = await show(<SignInPage />, {
      at: '/sign-in?next=%2Fkeys',
      answers: { 'POST /api/auth/sign-in': { two_factor: false } },
    });
    await user.type(screen.getByLabelText('E-mail address'), 'ana@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(backend.called('POST /api/auth/sign-in')[0]?.body).toEqual({
      email: 'ana@example.com',
      password: 'correct horse',
    });
    await waitFor(() => expect(place()).toBe('/keys'));
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const { user } = await show(<SignInPage />, {
      answers: { 'POST /api/auth/sign-in': fault(401, 'credentials_rejected') },
    });
    await user.type(screen.getByLabelText('E-mail address'), 'ana@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('do not belong together');
  });

  it('names the field that is missing, and puts the reader there', async () => {
    const { user, backend } = await show(<SignInPage />, { language: 'es' });
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    const email = screen.getByLabelText('Correo electrónico');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(backend.calls).toEqual([]);
  });
});
