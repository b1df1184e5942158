import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/show.js';
import { monthEnd } from './forecast.js';
import { readWorkRole } from '../../work-role.js';
import OverviewPage from './OverviewPage.js';
import type { Overview } from './queries.js';

const none = { answered: 0, refused: 0, limited: 0, failed: 0, mean_ms: null };
const overview = (rest: Partial<Overview> = {}): Overview => ({
  as_of: '2026-11-16T00:00:00.000Z',
  tier: 'balance',
  balance: {
    ...{ spendable: '10.00', purchased: '0.00', lasts_days: null },
    trial: [{ remaining: '10.00', expires_at: '2026-12-21T12:00:00.000Z' }],
  },
  withheld_trial: null,
  month: { month: '2026-11', spent: '0.00', cap: null, spent_before: '0.00', resets_at: '2026-12-01T00:00:00.000Z' },
  ...{ quotas: [], days: [], day_codes: [], codes: [], failures: [], last_calls: [], requests: none },
  steps: { called: false, bought: false, webhook: false, capped: false },
  ...rest,
});
const page = (rest?: Partial<Overview>, language: 'en' | 'es' = 'en') =>
  show(<OverviewPage />, { language, responses: { 'GET /api/overview': overview(rest) } });

describe('the overview', () => {
  it('shows a new account its next steps, and lets users hide them permanently', async () => {
    window.localStorage.clear();
    const { user } = await page({ steps: { called: true, bought: false, webhook: false, capped: false } });
    expect(await screen.findByText('1 of 2 done')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Top up now' }).getAttribute('href')).toBe('/credit');
    expect(screen.getByRole('link', { name: 'Invite someone' })).not.toBeNull();
    // API developers have other steps, and the browser remembers the choice.
    await user.click(screen.getByRole('button', { name: 'Developers', pressed: false }));
    expect(screen.getByText('1 of 4 done')).not.toBeNull();
    expect(readWorkRole(window.localStorage, 'user_1')).toBe('developer');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('1 of 4 done')).toBeNull();
    await page();
    await screen.findByText('$10.00 of it is trial credit, valid until 21 Dec 2026.');
    expect(screen.queryByText('Next steps')).toBeNull();
    window.localStorage.clear();
  });

  it('shows the month against its limit, and the forecast', async () => {
    await page({ month: { ...overview().month, spent: '30.00', cap: '50.00' } });
    const meter = await screen.findByRole('meter', { name: 'Monthly spending limit' });
    expect(meter.getAttribute('aria-valuetext')).toBe('$30.00 of $50.00');
    // 15 of 30 days are over.
    expect(screen.getByText('About $60.00 by the end of the month, at this rate.')).not.toBeNull();
  });

  it('says that the limit is reached, and that no credit is left', async () => {
    const quotas: Overview['quotas'] = [{ period: 'day', limit: 30, used: 26, reset_at: '2026-11-17T00:00:00.000Z' }];
    const month = { ...overview().month, spent: '50.00', cap: '50.00' };
    await page({ tier: 'free', quotas, month }, 'es');
    expect(await screen.findByText('No queda saldo: la cuenta está en el nivel gratuito')).not.toBeNull();
    expect(screen.getByText('Se alcanzó el límite de gasto de este mes')).not.toBeNull();
    expect(screen.getByText('quedan 4')).not.toBeNull();
  });

  it('shows how many requests were refused or failed, with links', async () => {
    await page({
      requests: { answered: 95, refused: 3, limited: 1, failed: 1, mean_ms: 21 },
      failures: [
        {
          ...{ route: '/v5/resolve', status: 402, code: 'insufficient_credits', requests: 3, last_request_id: 'r' },
          ...{ last_at: '2026-11-15T00:00:00.000Z', last_key_id: 1 },
        },
      ],
    });
    await waitFor(() => expect(screen.getByText('5%')).not.toBeNull());
    expect(screen.getByText('5 requests were refused or failed')).not.toBeNull();
    expect(screen.getByText(/^Not enough credit/)).not.toBeNull();
  });
});

describe('the forecast for the month', () => {
  it.each([
    ['10.00', '2026-11-16T00:00:00Z', '20.00'],
    ['0.01', '2026-11-21T00:00:00Z', '0.01'],
    ['10.00', '2026-11-01T23:59:59Z', null],
  ])('with %s spent at %s is %s', (spent, at, expected) => {
    expect(monthEnd(spent, at, '2026-12-01T00:00:00Z')).toBe(expected);
  });
});
