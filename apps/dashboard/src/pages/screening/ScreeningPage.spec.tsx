import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import type { FakeRequest } from '../../../test/fake-backend.js';
import { SCREENING, decisionOf } from '../../../test/screening-example.js';
import { show } from '../../../test/show.js';
import type { ShowOptions } from '../../../test/show.js';
import ScreeningPage from './ScreeningPage.js';

const SCREEN = 'POST /api/explorer/v5/screen';
const DECIDE = 'POST /api/explorer/v5/screening/decisions';
const isDry = ({ query }: FakeRequest) => query.has('dry_run');
const FREE = { currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [] };

const page = (options: ShowOptions = {}) =>
  show(<ScreeningPage />, {
    at: '/screening',
    ...options,
    responses: {
      'GET /api/explorer': { key: null, search_session: null },
      'GET /api/screenings': { items: [], next: null },
      [SCREEN]: (call: FakeRequest) => (isDry(call) ? { billing: SCREENING.billing } : SCREENING),
      [DECIDE]: ({ body }: FakeRequest) => {
        const { listing_id: listing, decision } = body as { listing_id: string; decision: string };
        return Response.json({ ...decisionOf(listing, decision), billing: FREE }, { status: 201 });
      },
      ...options.responses,
    },
  });

/** Screens two pasted names. */
async function screened(options: ShowOptions = {}) {
  const shown = await page(options);
  const { user } = shown;
  await user.type(await screen.findByLabelText('Customers to screen'), 'Zacarías Xoconal\nBenita Quiel\n');
  await user.click(screen.getByRole('button', { name: 'See the price' }));
  await user.click(await screen.findByRole('button', { name: /^Screen · \$0\.11/ }));
  const list = await screen.findByRole('listbox', { name: 'Hits, best first' });
  return { ...shown, list };
}

describe('the screening page', () => {
  afterEach(cleanup);

  it('shows the price before anything is paid, and pays no more', async () => {
    const { backend } = await screened();
    const [dry, paid] = backend.requestsTo(SCREEN);
    expect(isDry(dry as FakeRequest)).toBe(true);
    expect(paid?.headers.get('X-Max-Charge')).toBe('0.11');
    expect(paid?.body).toEqual({
      subjects: [
        { reference: 'Zacarías Xoconal', name: 'Zacarías Xoconal' },
        { reference: 'Benita Quiel', name: 'Benita Quiel' },
      ],
    });
    expect(screen.getByText('Screened for $0.11.')).not.toBeNull();
  });

  it('shows the hits best first, with both sides of each field, and the lists that were searched', async () => {
    const { list } = await screened();
    const options = within(list).getAllByRole('option');
    expect(options.map(({ textContent }) => /Score (\S{4})/.exec(textContent)?.[1])).toEqual(['0.97', '0.91']);
    const detail = screen.getByRole('region', { name: 'Selected hit' });
    const birth = within(detail).getByRole('row', { name: /^Birth date/ });
    expect(
      within(birth)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([...['1980', '1971-03-05', 'Contradicts']]);
    expect(within(detail).getByRole('row', { name: /^Number/ }).textContent).toContain('Not stated');
    const lists = screen.getByRole('table', { name: 'Lists searched' });
    expect(within(lists).getByRole('row', { name: /^ofac_sdn/ }).textContent).toContain('18,422');
    expect(within(lists).getByRole('row', { name: /^un_security_council/ }).textContent).toContain('Not loaded');
  });

  it('is worked through with the keyboard alone: move, dismiss with a reason, confirm, help', async () => {
    const { backend, user, list } = await screened();
    list.focus();
    await user.keyboard('j');
    expect(within(list).getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('kd');
    const dialog = await screen.findByRole('dialog', { name: 'Dismiss the hit?' });
    within(dialog)
      .getByLabelText(/^Reason/)
      .focus();
    // In a field, the keys are letters.
    await user.keyboard('Born in 1971, ours in 1980.');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(backend.requestsTo(DECIDE)).toHaveLength(1));
    expect(backend.requestsTo(DECIDE)[0]?.body).toMatchObject({
      ...{ listing_id: 'ofac_sdn:8', decision: 'dismissed', reason: 'Born in 1971, ours in 1980.' },
    });
    await waitFor(() => expect(within(list).getAllByRole('option')[0]?.textContent).toContain('Dismissed'));
    list.focus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).not.toBeNull();
  });

  it('asks for a reason before it records a decision', async () => {
    const { backend, user, list } = await screened();
    list.focus();
    await user.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm the hit?' });
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText('Say why.')).not.toBeNull();
    expect(backend.requestsTo(DECIDE)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Same passport.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm the hit?' })).toBeNull());
    expect(backend.requestsTo(DECIDE)[0]?.body).toEqual({
      ...{ subject: { reference: 'c-1' }, listing_id: 'ofac_sdn:8', screening_id: SCREENING.id },
      ...{ decision: 'confirmed', reason: 'Same passport.' },
    });
    expect(within(list).getAllByRole('option')[0]?.textContent).toContain('Confirmed');
  });

  it('decides about the hit that was chosen, also if results that arrive meanwhile move it', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const [first, second] = SCREENING.results;
    const [hit] = first?.hits ?? [];
    const later = {
      ...{ ...SCREENING, id: `scr_${'2'.repeat(32)}` },
      results: [{ ...first, reference: 'c-9', hits: [{ ...hit, listing_id: 'ofac_sdn:9', score: 0.99 }] }, second],
    };
    const { backend, user } = await page({
      responses: {
        [SCREEN]: (call: FakeRequest) => {
          const { subjects } = call.body as { subjects: { name: string }[] };
          if (isDry(call)) return { billing: SCREENING.billing };
          return subjects[0]?.name === 'Nadie 100' ? promise : SCREENING;
        },
      },
    });
    await user.click(await screen.findByLabelText('Customers to screen'));
    await user.paste(Array.from({ length: 120 }, (_, at) => `Nadie ${String(at)}`).join('\n'));
    await user.click(screen.getByRole('button', { name: 'See the price' }));
    await user.click(await screen.findByRole('button', { name: /^Screen · / }));
    const list = await screen.findByRole('listbox', { name: 'Hits, best first' });
    list.focus();
    await user.keyboard('d');
    const dialog = await screen.findByRole('dialog', { name: 'Dismiss the hit?' });
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Born in 1971.');
    resolve(later);
    await waitFor(() => expect(list.children).toHaveLength(3));
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(backend.requestsTo(DECIDE)).toHaveLength(1));
    expect(backend.requestsTo(DECIDE)[0]?.body).toMatchObject({
      ...{ subject: { reference: 'c-1' }, listing_id: 'ofac_sdn:8', screening_id: SCREENING.id },
    });
    expect(list.children[1]?.getAttribute('aria-selected')).toBe('true');
  });

  it('ignores the price of customers that were changed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user } = await page({ responses: { [SCREEN]: () => promise } });
    const area = await screen.findByLabelText('Customers to screen');
    await user.type(area, 'Benita Quiel');
    await user.click(screen.getByRole('button', { name: 'See the price' }));
    await user.type(area, 'a');
    resolve({ billing: SCREENING.billing });
    await promise;
    await user.type(area, 'b');
    expect(screen.getByRole('button', { name: 'See the price' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Screen · / })).toBeNull();
  });

  it('refuses a file that is not UTF-8, and one without a column of names', async () => {
    const { user } = await page();
    await screen.findByLabelText('Customers to screen');
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    // "José" in Windows-1252.
    await user.upload(input, new File([Uint8Array.from([...Buffer.from('name\nJos'), 0xe9])], 'c.csv'));
    expect(await screen.findByText(/isn’t UTF-8/)).not.toBeNull();
    expect(screen.getByText('0 customers to screen')).not.toBeNull();
    await user.upload(input, new File(['cliente\nJosé\n'], 'c.csv'));
    expect(await screen.findByText(/no column name or entity_id/)).not.toBeNull();
    await user.upload(input, new File(['name\nJosé\n'], 'c.csv'));
    expect(await screen.findByText('1 customer to screen')).not.toBeNull();
    expect(screen.queryByText(/no column name or entity_id/)).toBeNull();
  });

  it('says which field changed since a decision', async () => {
    const decision = decisionOf('ofac_sdn:8', 'dismissed', {
      ...{ state: 'stale', stale_because: [{ party: 'listing', field: 'birth_date' }] },
    });
    const [first, second] = SCREENING.results;
    const hits = first?.hits.map((one) => (one.listing_id === 'ofac_sdn:8' ? { ...one, decision } : one));
    const answer = { ...SCREENING, results: [{ ...first, hits }, second] };
    const { list } = await screened({
      responses: { [SCREEN]: (call: FakeRequest) => (isDry(call) ? { billing: SCREENING.billing } : answer) },
    });
    expect(within(list).getAllByRole('option')[0]?.textContent).toContain('DismissedStale');
    expect(screen.getByText('Changed since: Birth date of the listing. Decide again.')).not.toBeNull();
  });

  it('keeps what is done if a call fails, and goes on with the rest', async () => {
    let fails = true;
    const { user } = await page({
      responses: {
        [SCREEN]: (call: FakeRequest) => {
          const { subjects } = call.body as { subjects: { name: string }[] };
          if (isDry(call)) return { billing: { ...SCREENING.billing, price: '5.01' } };
          if (fails && subjects[0]?.name === 'Nadie 100') return errorResponse(402, 'insufficient_credits');
          return { ...SCREENING, id: `scr_${String(subjects.length).padStart(32, '0')}` };
        },
      },
    });
    const names = Array.from({ length: 120 }, (_, at) => `Nadie ${String(at)}`).join('\n');
    await user.click(await screen.findByLabelText('Customers to screen'));
    await user.paste(names);
    await user.click(screen.getByRole('button', { name: 'See the price' }));
    await user.click(await screen.findByRole('button', { name: /^Screen · \$10\.02/ }));
    expect(await screen.findByText(/^100 of 120 customers are screened/)).not.toBeNull();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Screen the rest' }));
    expect(await screen.findByText(/^Screened for/)).not.toBeNull();
  });

  it('only shows stored screenings to read-only members', async () => {
    const organization = { id: 'org_1', name: 'Prueba SA', role: 'read_only' as const, corporate_domain: false };
    await page({
      me: { organization },
      responses: {
        'GET /api/screenings': {
          items: [
            {
              ...{ id: 1, screening_id: SCREENING.id, subjects: 2, with_hits: 1 },
              ...{ screened_at: SCREENING.screened_at, expires_at: '2031-11-22T12:00:00.000Z' },
            },
          ],
          next: null,
        },
      },
    });
    const link = await screen.findByRole('link', { name: /^Screening of/ });
    expect(link.getAttribute('href')).toBe(`/screening/${SCREENING.id}`);
    expect(screen.queryByLabelText('Customers to screen')).toBeNull();
  });
});
