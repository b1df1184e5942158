import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest } from '../../../test/fake-backend.js';
import { OWNER, show } from '../../../test/show.js';
import type { Shown, ShowOptions } from '../../../test/show.js';
import NoticesPage from './NoticesPage.js';
import type { CorrectionNotice } from './queries.js';

const notice = (id: number, more: Partial<CorrectionNotice> = {}): CorrectionNotice => ({
  ...{ id, entity_id: `pa_own_${String(id)}`, level: 'directores', responses: 3 },
  ...{ first_disclosed_at: '2026-08-03T14:02:11.000Z', last_disclosed_at: '2026-11-02T09:30:00.000Z' },
  ...{ issued_at: '2026-11-21T12:00:00.000Z', acknowledged_at: null, acknowledged_by: null },
  ...more,
});

/** The page of an account whose notices are acknowledged as the backend does it. */
function notices(stored: CorrectionNotice[], options: ShowOptions = {}): Promise<Shown> {
  const acknowledged = { acknowledged_at: '2026-11-22T08:15:00.000Z', acknowledged_by: 'Ana Prueba' };
  const acknowledge = (isMeant: (one: CorrectionNotice) => boolean): number =>
    stored.filter((one) => one.acknowledged_at === null && isMeant(one)).map((one) => Object.assign(one, acknowledged))
      .length;
  const single = Object.fromEntries(
    stored.map((one) => [
      `POST /api/notices/${String(one.id)}/acknowledgements`,
      () => {
        acknowledge(({ id }) => id === one.id);
        return one;
      },
    ]),
  );
  return show(<NoticesPage />, {
    at: '/notices',
    responses: {
      'GET /api/notices': ({ query }: FakeRequest) => {
        const open = stored.filter((one) => one.acknowledged_at === null);
        const isOpen = query.get('status') === 'open';
        const items = isOpen ? open : stored.filter((one) => one.acknowledged_at !== null);
        return { items: items.slice(0, Number(query.get('limit'))), next: null, open: open.length };
      },
      'POST /api/notices/acknowledgements': ({ body }: FakeRequest) => {
        const { through } = body as { through: number };
        return { acknowledged: acknowledge(({ id }) => id <= through) };
      },
      ...single,
    },
    ...options,
  });
}

const openRows = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('table', { name: 'Open notices, newest first' }))
    .getAllByRole('row')
    .slice(1);

afterEach(cleanup);

describe('the page of correction notices', () => {
  it('shows what each is about in words, how often it was received, and who acknowledged it', async () => {
    const done = { acknowledged_at: '2026-11-22T08:15:00.000Z', acknowledged_by: 'Beatriz Prueba', responses: 1 };
    await notices([notice(12), notice(11, { entity_id: 'pa_nav_7' }), notice(10, done)]);
    const [first, second] = await openRows();
    if (!first || !second) throw new Error('no open notices');
    expect(first.textContent).toMatch(/Officers|Directors/);
    expect(first.textContent).toMatch(/3 times, from .*2026 to .*2026/);
    expect(within(first).getByRole('link', { name: 'pa_own_12' }).getAttribute('href')).toBe('/explorer/pa_own_12');
    expect(within(second).queryByRole('link')).toBeNull();
    const past = await screen.findByRole('table', { name: 'Acknowledged notices, newest first' });
    expect(within(past).getByRole('row', { name: /pa_own_10 .* once, .* Beatriz Prueba/ })).not.toBeNull();
    expect(screen.getByText(/Request this part of the entity again/)).not.toBeNull();
    const file = screen.getByRole('link', { name: 'Download as CSV' });
    expect(file.getAttribute('href')).toBe('/api/notices/notices.csv');
  });

  it('acknowledges one after a confirmation, and keeps the focus on the list', async () => {
    const { user, backend } = await notices([notice(12), notice(11)]);
    await user.click(await screen.findByRole('button', { name: /^Acknowledge .* of pa_own_12$/ }));
    const dialog = screen.getByRole('dialog', { name: 'Acknowledge this notice?' });
    expect(dialog.textContent).toContain('Your name and the time are recorded');
    await user.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText('The notice is acknowledged.')).not.toBeNull();
    expect(backend.requestsTo('POST /api/notices/12/acknowledgements')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await openRows()).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Open' }));
  });

  it('acknowledges all that were open when the member looked', async () => {
    const { user, backend } = await notices([notice(12), notice(11)]);
    await user.click(await screen.findByRole('button', { name: 'Acknowledge all 2' }));
    const dialog = screen.getByRole('dialog', { name: 'Acknowledge all open notices?' });
    await user.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText('2 notices are acknowledged.')).not.toBeNull();
    expect(backend.requestsTo('POST /api/notices/acknowledgements')[0]?.body).toEqual({ through: 12 });
    expect(await screen.findByText('No open notices')).not.toBeNull();
  });

  it('lets read-only members only read', async () => {
    const reader = { id: 'org_1', name: 'Prueba SA', role: 'read_only' as const, corporate_domain: false };
    await notices([notice(12)], { me: { ...OWNER, organization: reader } });
    expect(await openRows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Acknowledge/ })).toBeNull();
  });

  it('explains in Spanish what a notice is when there is none', async () => {
    await notices([], { language: 'es' });
    expect(await screen.findByText('No hay avisos abiertos')).not.toBeNull();
    expect(screen.getByText(/recibe un aviso aquí, por la API y como evento/)).not.toBeNull();
    expect(screen.getByText('No hay avisos confirmados')).not.toBeNull();
  });
});
