import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { show } from '../../../../test/show.js';
import { OperatorApp } from '../../OperatorApp.js';

afterEach(cleanup);

const ITEMS = [
  { jurisdiction: 'pa', required: false, required_at: null },
  { jurisdiction: 'ec', required: true, required_at: '2026-11-26T12:00:00.000Z' },
];
const page = (role: string) =>
  show(<OperatorApp />, {
    at: '/purposes',
    responses: {
      'GET /admin/me': { id: 3, name: 'Ana Prueba', role },
      'GET /admin/purposes': { items: ITEMS },
      'PUT /admin/purposes/pa': { items: ITEMS },
    },
  });

it('a purpose is required in a country after a question', async () => {
  const { user, backend } = await page('admin');
  expect((await screen.findByRole('row', { name: /Ecuador/ })).textContent).toContain('26 Nov 2026');
  await user.click(screen.getByRole('button', { name: 'Require: Panama' }));
  const dialog = await screen.findByRole('dialog', { name: 'Require a purpose in Panama' });
  await user.click(within(dialog).getByRole('button', { name: 'Require' }));
  await waitFor(() => {
    expect(backend.requestsTo('PUT /admin/purposes/pa')[0]?.body).toEqual({ required: true });
  });
});

it('other operators see where one is required, and nothing to change', async () => {
  await page('support');
  expect((await screen.findByRole('row', { name: /Panama/ })).textContent).toContain('Not required');
  expect(screen.queryByRole('button', { name: /Require/ })).toBeNull();
});
