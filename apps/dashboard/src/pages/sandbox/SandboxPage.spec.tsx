import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { FakeResponse } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import { fieldsOf } from './request/fields.js';
import { SANDBOX_OPERATIONS } from './generated/operations.js';
import SandboxPage from './SandboxPage.js';
import { spanishField, spanishTitle } from './spanish.js';

const STANDING = {
  ...{ available: true, withheld: false },
  ...{ calls_per_day: 200, calls_left: 199, money_per_day: '5.00', money_left: '4.84' },
  resets_at: '2026-11-22T00:00:00.000Z',
};
const ORGANIZATION = { id: 'pa_own_7', v4_id: 7, name: 'MADERAS INVENTADAS, S.A.', identifier: '9-1-1' };
const EXAMPLES = {
  organization: ORGANIZATION,
  person: { id: 'pa_own_8', v4_id: 8, name: 'Ana Inventada', identifier: '8-1-1' },
  ...{ v4: { panama: ORGANIZATION }, document: 'pa_entrada_11' },
};
const PRICED = {
  billing: {
    ...{ price: '0.16', base: '0.01', charged: '0.00', dry_run: true },
    ...{ codes: [{ code: 'DAT-GOV', price: '0.15' }], redundant: ['CHK-BIN'] },
  },
};

const backend = (responses: Record<string, FakeResponse> = {}) => ({
  'GET /api/sandbox': STANDING,
  'GET /api/sandbox/examples': EXAMPLES,
  'GET /api/sandbox/v5/entities/pa_own_7': ({ query }: { query: URLSearchParams }) =>
    query.has('dry_run')
      ? PRICED
      : Response.json(
          { id: 'pa_own_7', sections: { directores: { items: [{ nombre: 'Bea Inventada' }] } } },
          { headers: { 'X-Service-Charge': '0.16', 'X-Request-Id': 'req-1' } },
        ),
  ...responses,
});

// Pending price requests and React updates must not continue in the test of another file.
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setImmediate(resolve));
});

const run = () => screen.getByRole('button', { name: 'Run' });

describe('the sandbox', () => {
  it('is filled with a real entity, shows its price automatically, and makes the call only on demand', async () => {
    const shown = await show(<SandboxPage />, { at: '/sandbox', responses: backend() });
    await waitFor(() => expect(screen.getByTestId('price').textContent).toContain('$0.16'), { timeout: 4_000 });
    expect(screen.getByTestId('target').textContent).toBe('GET /v5/entities/pa_own_7?include=DAT-GOV');
    expect(screen.getByTestId('price').textContent).toContain('base charge $0.01 + DAT-GOV $0.15');
    expect(screen.getByTestId('price').textContent).toContain('CHK-BIN covered by a larger code');
    const calls = () => shown.backend.requestsTo('GET /api/sandbox/v5/entities/pa_own_7');
    expect(calls().every(({ query }) => query.get('dry_run') === 'true')).toBe(true);
    await shown.user.click(run());
    await screen.findByText('"Bea Inventada"');
    expect(calls().filter(({ query }) => !query.has('dry_run'))).toHaveLength(1);
    expect(screen.getByTestId('facts').textContent).toMatch(/^200 in \d+ mscharged \$0\.16req-1$/);
    expect(screen.getByText(/curl -s/).textContent).toContain(
      "'https://api.example.test/v5/entities/pa_own_7?include=DAT-GOV'",
    );
    // The allowance is loaded again.
    expect(shown.backend.requestsTo('GET /api/sandbox')).toHaveLength(2);
  });

  it('does not run an invalid call, and names the field', async () => {
    const { user } = await show(<SandboxPage />, { at: '/sandbox?call=v5.getSection', responses: backend() });
    const id = await screen.findByRole('textbox', { name: /^id/ });
    await user.clear(id);
    expect(screen.getByText('This is required.')).not.toBeNull();
    expect(run().hasAttribute('disabled')).toBe(true);
    await user.type(id, 'pa_own_7');
    expect(run().hasAttribute('disabled')).toBe(false);
  });

  it('stores calls and responses, and restores them', async () => {
    const { user, place } = await show(<SandboxPage />, {
      at: '/sandbox',
      responses: backend({ 'GET /api/sandbox/v5/coverage': { sources: [] } }),
    });
    await screen.findByTestId('target');
    await user.click(run());
    await screen.findByText('"Bea Inventada"');
    await user.type(screen.getByRole('searchbox'), 'coverage of');
    await user.click(screen.getByRole('link', { name: /Get the coverage of sources/ }));
    expect(screen.queryByText('"Bea Inventada"')).toBeNull();
    await user.click(run());
    await screen.findByText('sources:', { exact: false });
    await user.click(screen.getByRole('button', { name: /GET \/v5\/entities\/pa_own_7/ }));
    expect(place()).toBe('/sandbox?call=v5.getEntity');
    expect(screen.getByText('"Bea Inventada"')).not.toBeNull();
  });

  it('says in the user’s language that the sandbox allowance is used up', async () => {
    const rejected = Response.json(
      { error: 'no more', code: 'sandbox_limit', limit: 'money', retry_after: 60 },
      { status: 429, headers: { 'Retry-After': '60' } },
    );
    const { user } = await show(<SandboxPage />, {
      at: '/sandbox?call=v5.getCoverage',
      language: 'es',
      responses: backend({ 'GET /api/sandbox/v5/coverage': rejected }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ejecutar' }));
    await screen.findByText(/La llamada cuesta más que el saldo que queda hoy/);
    const [first] = screen.getAllByText('429');
    expect(first).not.toBeUndefined();
  });

  it.each([
    ['en', /Meanwhile, the sandbox makes no paid calls/, 'credit page', 'Run'],
    ['es', /el entorno de pruebas no hace llamadas con costo/, 'página de saldo', 'Ejecutar'],
  ] as const)('says that paid calls are withheld, and what to do: %s', async (language, text, link, button) => {
    const rejected = Response.json({ error: 'x', code: 'sandbox_withheld', reason: 'network' }, { status: 403 });
    const { user } = await show(<SandboxPage />, {
      at: '/sandbox?call=v5.getCoverage',
      language,
      responses: backend({
        'GET /api/sandbox': { ...STANDING, withheld: true, money_left: '0.00' },
        'GET /api/sandbox/v5/coverage': rejected,
      }),
    });
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/credit');
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findAllByText(text)).toHaveLength(2);
  });

  it('requests the state of the refresh that was requested last', async () => {
    const { user } = await show(<SandboxPage />, {
      at: '/sandbox?call=v4.requestPanamaUpdate',
      responses: backend({
        'POST /api/sandbox/v4/panama/entidades/7/update': ({ query }) =>
          query.has('dry_run') ? PRICED : Response.json({ update_request_id: 7001 }, { status: 202 }),
      }),
    });
    await screen.findByTestId('target');
    await user.click(run());
    await screen.findByText('7001');
    await user.click(screen.getByRole('link', { name: /Get the status of an update request/ }));
    expect(screen.getByTestId('target').textContent).toBe('GET /v4/update_requests/7001');
  });

  it('accepts any member of a body, and the codes by a click', async () => {
    const { user } = await show(<SandboxPage />, { at: '/sandbox?call=v5.getEntities', responses: backend() });
    const codes = within(await screen.findByRole('group', { name: 'Codes' }));
    await user.click(codes.getByRole('button', { name: 'DAT-NEWS' }));
    expect(codes.getByRole('button', { name: 'DAT-NEWS' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/"inline_limit": 10/).textContent).toContain('DAT-NEWS');
  });
});

describe('the calls in Spanish', () => {
  it('have names, and so do their fields', () => {
    expect(SANDBOX_OPERATIONS.filter(({ id }) => spanishTitle(id) === undefined)).toEqual([]);
    const fields = SANDBOX_OPERATIONS.flatMap((operation) => fieldsOf(operation).map(({ key }) => key));
    expect([...new Set(fields)].filter((key) => spanishField(key) === undefined)).toEqual([]);
  });
});
