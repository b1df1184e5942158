import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../test/fake-backend.js';
import { OWNER, show } from '../test/show.js';
import { App } from './App.js';

const SETTINGS = {
  'GET /api/organization': {
    ...{ id: 'org_1', name: 'Prueba SA', created_at: '2026-09-01T10:00:00.000Z', invitations: [] },
    members: [],
  },
};

describe('the shell', () => {
  it('redirects signed-out users to sign-in, and back afterwards', async () => {
    const { place } = await show(<App />, {
      at: '/settings/organization?x=1#y',
      responses: { 'GET /api/me': errorResponse(401, 'not_signed_in') },
    });
    await waitFor(() => expect(place()).toBe('/sign-in?next=%2Fsettings%2Forganization%3Fx%3D1%23y'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).not.toBeNull();
  });

  it('redirects users without an account to their first key', async () => {
    const { place } = await show(<App />, { at: '/settings', me: { account: null, organization: null } });
    await waitFor(() => expect(place()).toBe('/welcome'));
  });

  it('has one h1, landmarks, a link that skips the navigation, and marks the current page', async () => {
    await show(<App />, { at: '/settings', responses: SETTINGS });
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).not.toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
    expect(document.getElementById('content')?.tagName).toBe('MAIN');
    const current = screen.getAllByRole('link', { name: 'Settings', current: 'page' });
    expect(current).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('Settings · Entity Registry'));
  });

  it('switches to Spanish as soon as it is chosen, and saves it to the account', async () => {
    const { user, backend } = await show(<App />, {
      at: '/settings',
      responses: { ...SETTINGS, 'PATCH /api/me': {} },
    });
    await user.click(await screen.findByRole('button', { name: /^Your account:/ }));
    await user.click(screen.getByRole('button', { name: 'ES: Español' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ajustes' })).not.toBeNull();
    expect(backend.requestsTo('PATCH /api/me')[0]?.body).toEqual({ language: 'es' });
  });

  it('notices with the next response that the session has ended', async () => {
    const { user, place } = await show(<App />, {
      at: '/settings',
      responses: { ...SETTINGS, 'GET /api/organization': errorResponse(401, 'not_signed_in') },
    });
    await user.click(await screen.findByRole('link', { name: 'Organization' }));
    await waitFor(() => expect(place()).toBe('/sign-in?next=%2Fsettings%2Forganization'));
  });

  it('keeps nothing of one organization when another tab has switched to the next', async () => {
    const sessionOf = (browser: string) => ({
      items: [{ id: 's', browser, address: null, created_at: null, last_seen_at: null, current: false }],
    });
    const { backend } = await show(<App />, {
      at: '/settings/security',
      responses: { 'GET /api/me/sessions': sessionOf('Firefox 1'), 'GET /api/me/passkeys': { items: [] } },
    });
    expect(await screen.findByText(/Firefox/)).not.toBeNull();
    backend.responses['GET /api/me'] = {
      ...OWNER,
      organization: { ...OWNER.organization, id: 'org_2', name: 'Otra SA' },
    };
    backend.responses['GET /api/me/sessions'] = sessionOf('Edg/2');
    window.dispatchEvent(new Event('visibilitychange')); // the reader comes back to this tab
    expect(await screen.findByRole('button', { name: /Otra SA/ })).not.toBeNull();
    expect(await screen.findByText(/Edge/)).not.toBeNull();
    expect(screen.queryByText(/Firefox/)).toBeNull();
  });

  it('shows a not-found page for an unknown address', async () => {
    await show(<App />, { at: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).not.toBeNull();
  });
});
