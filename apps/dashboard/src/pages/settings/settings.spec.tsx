import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { errorResponse } from '../../../test/fake-backend.js';
import { show, type ShowOptions } from '../../../test/show.js';
import { detailText } from './audit/detail-text.js';
import SettingsPage from './SettingsPage.js';

const at = (path: string, options: ShowOptions = {}) =>
  show(
    <Routes>
      <Route path="/settings/*" element={<SettingsPage />} />
    </Routes>,
    { at: path, ...options },
  );

const SECURITY = {
  'GET /api/me/sessions': { items: [] },
  'GET /api/me/passkeys': { items: [] },
};

const PERSON = { joined_at: '2026-09-01T10:00:00.000Z', two_factor: false };
const ORGANIZATION = {
  'GET /api/organization': {
    ...{ id: 'org_1', name: 'Prueba SA', created_at: '2026-09-01T10:00:00.000Z', invitations: [] },
    purpose: { purpose: null, stated_at: null, required_in: ['pa'] },
    members: [
      { ...PERSON, user_id: 'user_1', name: 'Ana Prueba', email: 'ana@example.com', role: 'owner', you: true },
      { ...PERSON, user_id: 'user_2', name: 'Luis Ejemplo', email: 'luis@example.com', role: 'member', you: false },
    ],
  },
};

describe('the second factor', () => {
  it('is on after a code of the app is entered, and its backup codes are shown once', async () => {
    const { user, backend } = await at('/settings/security', {
      responses: {
        ...SECURITY,
        'POST /api/me/two-factor': { uri: 'otpauth://totp/x?secret=ABC', secret: 'ABC', backup_codes: ['one', 'two'] },
        'POST /api/me/two-factor/confirm': ({ body }) =>
          (body as { code: string }).code === '123456' ? { two_factor: true } : errorResponse(401, 'code_rejected'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with your password' });
    await user.type(within(dialog).getByLabelText('Your password'), 'a long sentence');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: /^QR code/ })).not.toBeNull();

    await user.type(screen.getByLabelText('Code from the app'), '000000');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect((await screen.findByRole('alert')).textContent).toContain('incorrect or has expired');
    await user.clear(screen.getByLabelText('Code from the app'));
    await user.type(screen.getByLabelText('Code from the app'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));

    const codes = await screen.findByRole('dialog', { name: 'Backup codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['one', 'two']);
    expect(within(codes).queryByRole('button', { name: 'Close' })).toBeNull();
    expect(backend.requestsTo('POST /api/me/two-factor')[0]?.body).toEqual({ password: 'a long sentence' });
  });

  it('shows a wrong password at its field', async () => {
    const { user } = await at('/settings/security', {
      responses: {
        ...SECURITY,
        'POST /api/me/password': errorResponse(403, 'password_wrong', { field: 'current_password' }),
      },
    });
    await user.type(await screen.findByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'another sentence');
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(await screen.findByText('Incorrect password.')).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
  });
});

describe('the organization', () => {
  it('keeps its last owner, and says why', async () => {
    const { user, backend } = await at('/settings/organization', {
      responses: { ...ORGANIZATION, 'PATCH /api/organization/members/user_1': errorResponse(409, 'last_owner') },
    });
    await user.selectOptions(await screen.findByLabelText('Role of Ana Prueba'), 'Member');
    expect((await screen.findByRole('alert')).textContent).toContain('An organization needs an owner');
    expect(backend.requestsTo('PATCH /api/organization/members/user_1')[0]?.body).toEqual({ role: 'member' });
  });

  it('shows members who are not owners its people, and nothing to change', async () => {
    const organization = { id: 'org_1', name: 'Prueba SA', role: 'read_only' as const, corporate_domain: false };
    await at('/settings/organization', { me: { organization }, responses: ORGANIZATION });
    expect(await screen.findByText('Luis Ejemplo')).not.toBeNull();
    expect(screen.queryByRole('combobox', { name: /^Role/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
  });
});

describe('the details of an audit log entry', () => {
  it.each([
    [null, ''],
    [
      { name: 'Server', scopes: ['a', 'b'], limits: { cap: '5.00', old: null } },
      'name: Server, scopes: a b, limits.cap: 5.00',
    ],
    ['text', 'text'],
    [{ before: { role: 'member', cap: '5.00' }, after: { role: 'owner' } }, 'role: member → owner, cap: 5.00 →'],
    [{ on: true, count: 3 }, 'on: true, count: 3'],
  ])('for %j are written as %s', (detail, expected) => {
    expect(detailText(detail)).toBe(expected);
  });
});

describe('the purpose of the account', () => {
  it('is asked for where it is required, and stated by an owner', async () => {
    const { user, backend } = await at('/settings/organization', {
      responses: { ...ORGANIZATION, 'PUT /api/organization/purpose': ORGANIZATION['GET /api/organization'] },
    });
    expect(await screen.findByText('Required in Panama')).not.toBeNull();
    const panel = screen.getByRole('region', { name: 'Purpose' });
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await within(panel).findByText('Choose a purpose.')).not.toBeNull();
    await user.selectOptions(within(panel).getByRole('combobox'), 'Credit decisions');
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(backend.requestsTo('PUT /api/organization/purpose')[0]?.body).toEqual({ purpose: 'credit' });
    });
  });

  it('is only shown to other members', async () => {
    const organization = { id: 'org_1', name: 'Prueba SA', role: 'member' as const, corporate_domain: false };
    await at('/settings/organization', { me: { organization }, responses: ORGANIZATION });
    const panel = await screen.findByRole('region', { name: 'Purpose' });
    expect(within(panel).queryByRole('button')).toBeNull();
    expect(within(panel).getByText(/until an owner states a purpose/)).not.toBeNull();
  });
});
