import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { OWNER, show } from '../../../test/show.js';
import KeysPage from './KeysPage.js';
import type { Key } from './queries.js';

const KEY: Key = {
  ...{ id: 7, name: 'Server', prefix: 'pk_7QmXk2', state: 'working', scopes: [], monthly_cap: null, cap_spent: null },
  ...{ allowed_addresses: [], expires_at: null, revoked_at: null, last_used_at: null, rolled_from: null },
  ...{ replaced_by: null, dashboard: false, created_at: '2026-11-01T12:00:00.000Z' },
};
const listOf = (...items: Partial<Key>[]) => ({
  items: items.map((item) => ({ ...KEY, ...item })),
  next: null,
  limit: 50,
});
const named = (name: string) => screen.findByRole('button', { name });

// Pending timers must not outlive their page.
afterEach(cleanup);

describe('the keys page', () => {
  it('creates a key and shows it until the user confirms that it is stored', async () => {
    const { user, backend } = await show(<KeysPage />, {
      at: '/keys',
      responses: { 'GET /api/keys': listOf({}), 'POST /api/keys': { ...KEY, id: 8, key: 'pk_secret' } },
    });
    await user.click(await named('Create a key'));
    await user.type(screen.getByLabelText(/^Name/), 'Nightly');
    await user.click(screen.getByLabelText(/Limit to certain product codes/));
    await user.click(screen.getByRole('button', { name: 'Create the key' }));
    expect(screen.getByText('Choose at least one code, or do not limit the key.')).not.toBeNull();
    await user.click(screen.getByLabelText(/CHK-BIN/));
    await user.type(screen.getByLabelText(/Monthly limit/), '12,50');
    await user.click(screen.getByRole('button', { name: 'Create the key' }));
    expect((await screen.findByTestId('secret')).textContent).toBe('pk_secret');
    expect(backend.requestsTo('POST /api/keys')[0]?.body).toEqual({
      ...{ name: 'Nightly', scopes: ['CHK-BIN'], monthly_cap: '12.50', allowed_addresses: [] },
    });
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByLabelText('I have stored it'));
    await user.click(done);
    expect(screen.queryByTestId('secret')).toBeNull();
    expect(document.body.textContent).not.toContain('pk_secret');
  });

  it('says why a key was not created, at the invalid field', async () => {
    const { user } = await show(<KeysPage />, {
      responses: {
        'GET /api/keys': listOf({}),
        'POST /api/keys': ({ body }) =>
          (body as { name: string }).name === 'x'
            ? errorResponse(409, 'key_limit_reached', { limit: 50 })
            : errorResponse(400, 'invalid_parameter', {
                field: 'allowed_addresses',
                error: 'must contain only IP addresses',
              }),
      },
    });
    await user.click(await named('Create a key'));
    await user.type(screen.getByLabelText(/^Name/), 'y');
    await user.type(screen.getByLabelText(/Allowed addresses/), 'somewhere');
    await user.click(screen.getByRole('button', { name: 'Create the key' }));
    expect(await screen.findByText(/Only IP addresses such as/)).not.toBeNull();
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), 'x');
    await user.click(screen.getByRole('button', { name: 'Create the key' }));
    expect((await screen.findByRole('alert')).textContent).toContain('at most 50 active keys');
  });

  it('revokes a key only after its name is typed', async () => {
    const { user, backend } = await show(<KeysPage />, {
      responses: { 'GET /api/keys': listOf({}), 'DELETE /api/keys/7': { ...KEY, state: 'revoked' } },
    });
    await user.click(await named('Revoke Server'));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.click(dialog.getByText('Revoke the key'));
    expect(dialog.getByText('This is not the name of the key.')).not.toBeNull();
    expect(backend.requestsTo('DELETE /api/keys/7')).toEqual([]);
    await user.type(dialog.getByLabelText(/Type the name/), 'server');
    await user.click(dialog.getByText('Revoke the key'));
    expect(await screen.findByText('Server was revoked.')).not.toBeNull();
  });

  it('rolls a key with the chosen overlap and shows the new one', async () => {
    const { user, backend } = await show(<KeysPage />, {
      responses: {
        'GET /api/keys': listOf({}),
        'POST /api/keys/7/roll': { ...KEY, id: 9, key: 'pk_new', old_key_ends_at: '2026-11-25T12:00:00.000Z' },
      },
    });
    await user.click(await named('Roll Server'));
    await user.selectOptions(screen.getByLabelText('The old key stops working'), '72');
    await user.click(screen.getByText('Roll the key'));
    expect((await screen.findByTestId('secret')).textContent).toBe('pk_new');
    expect(backend.requestsTo('POST /api/keys/7/roll')[0]?.body).toEqual({ overlap_hours: 72 });
    expect(screen.getByText(/The old key works until/)).not.toBeNull();
  });

  it('warns, in Spanish too, that keys of a free account will stop, and says what keeps them', async () => {
    const expires = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await show(<KeysPage />, { responses: { 'GET /api/keys': listOf({ expires_at: expires }) }, language: 'es' });
    expect(await screen.findByText(/Una clave deja de funcionar el/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Recargue' }).getAttribute('href')).toBe('/credit');
  });

  it("offers no changes to read-only members, and no roll of the explorer's key or of a rolled one", async () => {
    await show(<KeysPage />, {
      responses: { 'GET /api/keys': listOf({}) },
      me: { organization: { ...OWNER.organization, role: 'read_only' } as typeof OWNER.organization },
    });
    expect(await screen.findByText('Server')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Server|Create/ })).toBeNull();
    await show(<KeysPage />, {
      responses: {
        'GET /api/keys': listOf({ name: 'A', dashboard: true }, { id: 8, name: 'B', state: 'ending', replaced_by: 9 }),
      },
    });
    expect(await named('Edit A')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Roll/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Revoke/ })).toHaveLength(2);
  });
});
